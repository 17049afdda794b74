"""Which tests show each card: one where it works, and one where it does not."""

BASICS: dict[str, tuple[str, str]] = {
    "Basic Quiddity/Basic": (
        "basic_quiddity_that_was_culled_can_be_captured_for_nothing",
        "basic_quiddity_has_no_immediate_effect_and_is_no_creature",
    ),
    "Assistant/Basic": (
        "assistant_re_rolls_itself_and_one_other_die",
        "assistant_is_used_only_before_readying_and_summoning",
    ),
    "Portal/Basic": ("portal_draws_and_rolls_as_many_dice_as_it_shows", "portal_is_not_used_after_phase_two"),
}

SPELLS: dict[str, tuple[str, str]] = {
    "Death/Cantrip": (
        "death_cantrip_raises_every_own_attack_by_its_bursts",
        "death_cantrip_without_an_own_creature_is_kept",
    ),
    "Death/Charm": (
        "death_charm_raises_attack_and_defence_of_its_host",
        "death_charm_is_not_attached_while_creatures_score",
    ),
    "Death/Incantation": (
        "death_incantation_with_one_burst_destroys_level_one_or_two",
        "death_incantation_with_one_burst_does_not_reach_level_three",
    ),
    "Death/Spell": (
        "death_spell_destroys_one_creature_of_each_opponent",
        "death_spell_without_a_fitting_creature_of_an_opponent_cannot_be_cast",
    ),
    "Growth/Cantrip": (
        "growth_cantrip_gives_one_more_capture",
        "growth_cantrip_that_stays_in_the_pool_gives_no_capture",
    ),
    "Growth/Charm": ("growth_charm_gives_three_quiddity", "growth_charm_is_not_cast_in_the_turn_of_another"),
    "Growth/Incantation": (
        "growth_incantation_re_rolls_two_dice_at_once",
        "growth_incantation_does_not_re_roll_spent_dice_or_those_of_others",
    ),
    "Growth/Spell": (
        "growth_spell_draws_and_rolls_one_die",
        "growth_spell_with_nothing_to_draw_opens_no_window",
    ),
    "Life/Cantrip": (
        "life_cantrip_raises_the_defence_of_its_host",
        "life_cantrip_is_no_reaction_and_needs_a_creature",
    ),
    "Life/Charm": (
        "life_charm_sends_all_destroyed_creatures_to_the_active_pool",
        "life_charm_does_not_cover_what_was_destroyed_before",
    ),
    "Life/Incantation": (
        "life_incantation_takes_an_attacker_out_of_the_total_for_every_defender",
        "life_incantation_after_a_defender_was_named_no_longer_matters",
    ),
    "Life/Spell": (
        "life_spell_raises_the_defence_of_all_own_creatures",
        "life_spell_without_an_own_creature_is_not_on_offer",
    ),
    "Shaping/Cantrip": (
        "shaping_cantrip_returns_a_destroyed_creature_with_its_face",
        "shaping_cantrip_is_not_cast_in_the_own_turn",
    ),
    "Shaping/Charm": (
        "shaping_charm_turns_every_own_creature_exactly_one_level_up",
        "shaping_charm_leaves_creatures_without_a_higher_level_as_they_are",
    ),
    "Shaping/Incantation": (
        "shaping_incantation_changes_a_die_for_one_of_cost_up_to_three_more",
        "shaping_incantation_does_nothing_when_its_host_is_destroyed",
    ),
    "Shaping/Spell": (
        "shaping_spell_puts_a_readied_spell_into_its_owners_used_pile",
        "shaping_spell_never_takes_itself",
    ),
    "Victory/Cantrip": (
        "victory_cantrip_adds_two_glory_to_the_score_of_its_host",
        "victory_cantrip_gives_nothing_when_its_host_is_destroyed",
    ),
    "Victory/Charm": (
        "victory_charm_gives_one_glory_for_each_creature_that_scored",
        "victory_charm_needs_two_own_creatures_that_scored_this_turn",
    ),
    "Victory/Incantation": (
        "victory_incantation_gives_three_glory",
        "victory_incantation_is_not_cast_in_the_turn_of_another_or_while_creatures_score",
    ),
    "Victory/Spell": (
        "victory_spell_gives_one_glory_for_each_opponent_who_lost_a_creature",
        "victory_spell_is_cast_in_the_capture_phase_only",
    ),
}

CREATURES: dict[str, tuple[str, str]] = {
    "Deathdealer/Base": (
        "deathdealer_is_exchanged_with_a_die_of_an_opponents_used_pile",
        "deathdealer_without_a_die_to_take_asks_nothing",
    ),
    "Deathdealer/Strong": (
        "strong_deathdealer_scores_when_it_destroys_and_the_total_stays",
        "strong_deathdealer_that_destroys_nothing_does_not_score",
    ),
    "Deathdealer/Mighty": (
        "mighty_deathdealer_adds_its_attack_after_the_first_loss_only",
        "mighty_deathdealer_adds_nothing_without_a_loss",
    ),
    "Defender of the Pale/Base": (
        "defender_gives_glory_for_each_other_scorer_whatever_the_order",
        "defender_alone_gives_only_its_own_glory",
    ),
    "Defender of the Pale/Strong": (
        "strong_defender_draws_dice_that_wait_before_the_culls",
        "strong_defender_that_falls_draws_nothing",
    ),
    "Defender of the Pale/Mighty": (
        "mighty_defenders_make_opponents_pay_more_and_add_up",
        "own_mighty_defender_costs_nothing",
    ),
    "Devotee of the Holy Query/Base": (
        "devotee_with_a_burst_holds_against_five",
        "devotee_with_a_burst_falls_to_six",
    ),
    "Devotee of the Holy Query/Strong": (
        "strong_devotee_captures_a_cheap_spell_into_the_bag",
        "devotees_without_that_burst_capture_nothing",
    ),
    "Devotee of the Holy Query/Mighty": (
        "mighty_devotee_silences_spells_on_defenders",
        "devotees_without_that_burst_silence_nothing",
    ),
    "Ghostly Spirit/Base": (
        "ghost_returns_for_a_basic_quiddity_of_the_used_pile",
        "ghost_without_that_price_is_lost",
    ),
    "Ghostly Spirit/Strong": (
        "strong_ghost_waits_in_the_active_pool_and_is_rolled_on_top_of_the_draw",
        "strong_ghost_that_scores_goes_to_the_used_pile",
    ),
    "Ghostly Spirit/Mighty": (
        "mighty_ghost_is_rolled_when_its_owner_destroys",
        "mighty_ghost_stays_aside_when_others_destroy_or_nothing_falls",
    ),
    "Primordial Ooze/Base": (
        "ooze_counts_basic_quiddity_in_pool_spent_and_used_pile",
        "ooze_without_basic_quiddity_is_destroyed_by_nobody",
    ),
    "Primordial Ooze/Strong": (
        "strong_ooze_must_copy_one_creature_of_an_opponent",
        "strong_ooze_with_nothing_to_copy_is_plain",
    ),
    "Primordial Ooze/Mighty": (
        "mighty_ooze_counts_all_creatures_in_all_ready_areas",
        "base_ooze_counts_no_creatures",
    ),
    "Quake Dragon/Base": (
        "quake_dragon_destroys_all_of_level_1_before_defenders_are_named",
        "quake_dragon_at_home_destroys_nothing",
    ),
    "Quake Dragon/Strong": (
        "strong_quake_dragon_leaves_levels_1_and_2_out_of_the_total_against_its_player",
        "strong_quake_dragon_of_the_attacker_changes_nothing",
    ),
    "Quake Dragon/Mighty": (
        "defence_and_glory_of_a_quake_dragon",
        "mighty_quake_dragon_of_level_3_falls_to_nine",
    ),
    "Questing Wizard/Base": (
        "wizard_draws_one_and_is_rolled_again_instead_of_its_quiddity",
        "wizards_without_that_face_offer_no_immediate_effect",
    ),
    "Questing Wizard/Strong": (
        "strong_wizard_culls_any_number_of_own_spells",
        "strong_wizard_reaches_no_others_spells_nor_those_it_carried",
    ),
    "Questing Wizard/Mighty": (
        "mighty_wizard_makes_captures_cheaper_and_allows_one_more",
        "mighty_wizards_discount_ends_with_the_turn_and_is_its_players_alone",
    ),
    "Scavenging Goblin/Base": (
        "goblin_with_a_burst_gives_quiddity_when_summoned",
        "goblins_without_that_burst_give_no_quiddity",
    ),
    "Scavenging Goblin/Strong": (
        "strong_goblin_with_a_burst_counts_the_others_in_its_ready_area",
        "goblins_without_that_burst_count_nobody",
    ),
    "Scavenging Goblin/Mighty": (
        "mighty_goblin_with_a_burst_draws_two_when_destroyed",
        "goblins_without_that_burst_draw_nothing",
    ),
    "Warrior of the Quay/Base": (
        "warrior_is_stronger_against_each_player_with_exactly_one_creature",
        "warrior_that_defends_is_no_stronger",
    ),
    "Warrior of the Quay/Strong": (
        "strong_warrior_makes_every_other_creature_stronger",
        "strong_warriors_help_ends_when_it_leaves_in_an_attack",
    ),
    "Warrior of the Quay/Mighty": (
        "mighty_warrior_destroys_the_warriors_of_all_opponents_when_summoned",
        "mighty_warrior_that_was_there_before_destroys_nothing",
    ),
    "Witching Hag/Base": (
        "hag_gives_quiddity_for_each_creature_destroyed",
        "hag_gives_nothing_when_the_defender_holds_or_others_destroy",
    ),
    "Witching Hag/Strong": (
        "strong_hag_puts_another_creature_die_into_the_active_pool",
        "strong_hag_may_decline_and_never_takes_itself",
    ),
    "Witching Hag/Mighty": (
        "mighty_hag_caps_each_attacker_at_three_for_its_player_only",
        "mighty_hag_of_the_attacker_caps_nobody",
    ),
}
