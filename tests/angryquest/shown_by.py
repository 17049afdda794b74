"""Which tests show each card, character or word of a monster: one where it works, and one where it does not."""

ABILITIES: dict[str, tuple[str, str]] = {
    "vessa-quickstep": ("vessa_rolls_again_and_only_she_may_use_the_new_face", "others_do_not_roll_again"),
    "old-tam-the-ferryman": ("tam_goes_one_more_or_one_less", "others_go_exactly_the_total"),
    "brakka-longstride": ("brakka_counts_one_and_two_as_four", "others_count_one_as_one"),
    "silt-friend-of-moles": ("silt_may_leave_home_six_spaces_further", "others_leave_home_by_the_entry_space"),
    "captain-ordelia": ("ordelia_splits_the_die_into_at_least_one_each", "others_do_not_split_the_die"),
    "wend-the-weathercock": ("wend_may_walk_up_to_three_back_without_bonus", "others_never_walk_back"),
    "hroth-ironbelly": ("hroth_attacking_may_re_roll_a_die_that_missed", "others_do_not_re_roll"),
    "maren-twobows": ("maren_may_shoot_two_spaces_far_by_ranged_alone", "others_do_not_shoot_two_spaces_far"),
    "ashgar-the-smouldering": ("ashgar_attacking_with_arcane_hits_on_four", "others_miss_with_arcane_on_four"),
    "pell-the-fencer": ("pell_attacking_wins_a_tie", "others_attacking_lose_a_tie"),
    "duchess-karrow": ("karrow_attacking_counts_a_ranged_six_twice", "others_count_a_ranged_six_once"),
    "grit-tooth-olga": ("olga_attacking_pierces_two_armour", "others_do_not_pierce_armour"),
    "tolliver-hex": ("hex_defending_counts_a_six_as_one_hit", "against_others_a_close_six_counts_twice"),
    "brother-anselm": ("anselm_lends_a_die_within_three_spaces", "without_anselm_nobody_lends_a_die"),
    "stonewife-hadda": ("hadda_defending_stops_arcane_hits", "armour_of_others_does_not_stop_arcane"),
    "nimble-finch": ("finch_beaten_in_defence_goes_back_five", "others_beaten_in_defence_go_home"),
    "sir-dunmore-the-late": ("dunmore_defending_rolls_one_more_die", "others_defending_roll_their_dice"),
    "the-veiled-sister": ("sister_cannot_be_attacked_from_another_space", "others_can_be_attacked_from_another_space"),
    "jory-cutpurse": ("jory_takes_an_upgrade_of_the_loser_with_its_level", "others_take_no_upgrade"),
    "runa-wolf-sister": ("runa_may_go_on_one_to_three_spaces", "others_do_not_go_on"),
    "guildmaster-pim": ("pim_rolls_two_more_dice_for_an_upgrade", "others_roll_the_attribute_plus_one"),
    "yrsa-the-whittler": ("yrsa_succeeds_on_three", "others_succeed_on_four"),
    "magister-orlo": ("orlo_may_upgrade_an_attribute_again", "others_may_not_upgrade_an_attribute_again"),
    "quartermaster-bree": ("bree_may_upgrade_two_different_attributes", "others_have_one_errand"),
    "innkeeper-dov": ("dov_draws_four_cards_for_a_friend", "others_draw_two_cards"),
    "mimi-many-faces": ("mimi_leaves_her_upgrades_to_the_newcomer", "others_keep_their_upgrades"),
    "lucky-osric": (
        "osric_uses_a_luck_space_that_he_walked_over",
        "others_use_no_luck_space_that_they_walked_over",
    ),
    "clover-annie": ("annie_may_be_shifted_twice", "others_are_shifted_once"),
    "grim-ludo": ("ludo_ignores_a_curse", "others_suffer_a_curse"),
    "saint-evra": ("evra_saves_a_friend_on_four", "others_are_not_saved"),
    "bitterroot-the-hag": ("hag_passes_a_curse_to_an_opponent_on_the_loop", "others_pass_no_curse"),
    "gatewarden-ilse": ("ilse_turns_into_the_lair_with_up_to_two_less", "others_turn_into_the_lair_by_exact_count"),
}

MONSTER_WORDS: dict[str, tuple[str, str]] = {
    "animated-armour luck": (
        "animated_armour_luck_tries_to_upgrade_armour",
        "animated_armour_luck_gives_no_upgrade_too_many",
    ),
    "animated-armour curse": (
        "animated_armour_curse_sends_three_back",
        "animated_armour_curse_stops_on_the_last_free_space",
    ),
    "animated-armour sixes": (
        "animated_armour_each_six_re_rolls_one_failed_die_once",
        "animated_armour_re_rolls_only_a_die_that_failed",
    ),
    "mire-hydra luck": ("mire_hydra_luck_moves_three_on", "mire_hydra_luck_is_no_use_when_all_is_taken"),
    "mire-hydra curse": (
        "mire_hydra_curse_holds_the_character_in_the_next_turn_only",
        "mire_hydra_curse_does_not_hold_the_others",
    ),
    "mire-hydra sixes": ("mire_hydra_each_six_adds_a_die", "clay_colossus_six_is_one_success"),
    "bone-regent luck": (
        "bone_regent_luck_brings_somebody_out",
        "bone_regent_luck_needs_somebody_at_home_and_a_free_entry",
    ),
    "bone-regent curse": ("bone_regent_curse_sends_home_on_a_one", "bone_regent_curse_spares_on_more_than_one"),
    "bone-regent sixes": ("bone_regent_each_six_is_two_successes", "clay_colossus_six_is_one_success"),
    "storm-roc luck": (
        "storm_roc_luck_moves_any_character_without_bonus",
        "six_of_the_storm_roc_gives_no_further_roll",
    ),
    "storm-roc curse": (
        "storm_roc_curse_changes_places_with_the_nearest_behind",
        "storm_roc_curse_finds_nobody_off_the_loop",
    ),
    "storm-roc sixes": ("storm_roc_each_two_sixes_add_one", "clay_colossus_six_is_one_success"),
    "hollow-librarian luck": (
        "hollow_librarian_luck_replaces_the_character_on_its_space",
        "hollow_librarian_luck_needs_a_card_to_take",
    ),
    "hollow-librarian curse": (
        "hollow_librarian_curse_takes_an_upgrade_of_ones_choice",
        "hollow_librarian_curse_without_an_upgrade_sends_two_back",
    ),
    "hollow-librarian sixes": (
        "hollow_librarian_sixes_of_phase_one_ease_phase_two",
        "other_monsters_ease_no_phase_two",
    ),
    "clay-colossus luck": (
        "clay_colossus_luck_sends_an_opponent_three_back",
        "clay_colossus_luck_reaches_nobody_off_the_loop",
    ),
    "clay-colossus curse": (
        "weakened_attacker_rolls_one_die_fewer_and_recovers",
        "weakness_does_not_count_against_the_monster",
    ),
    "clay-colossus sixes": ("clay_colossus_six_is_one_success", "bone_regent_each_six_is_two_successes"),
}
