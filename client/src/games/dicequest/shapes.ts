/** Cards without a drawing of their own that share a shape; those that are not here take the one of their kind. */
const SHAPES: Record<string, readonly string[]> = {
  paper: [
    "letter-of-credit", "drill-manual", "sob-story", "forged-map", "scroll-of-the-perfect-plan", "royal-pardon",
    "star-map-tapestry", "silent-library", "herbalists-list", "the-unwritten",
  ],
  bow: ["bow-of-the-last-horizon", "spare-quiver", "barbed-dart", "archery-fair"],
  jewel: [
    "charm-of-liathan", "necklace-of-kurumo", "hourglass-pendant", "chameleon-ring", "orb-of-the-drowned-moon",
    "hoard-of-vyrrakh",
  ],
  cloth: [
    "cloak-of-ninefold-thread", "bottomless-glove", "light-fingers", "gauntlets-of-certainty", "runestone-girdle",
    "folding-stretcher",
  ],
  trinket: [
    "shaved-knucklebone", "lucky-clover", "chalk-of-correction", "leftover-firework", "phoenix-plume",
    "horn-of-surrender", "purse-without-a-bottom", "pocket-whetstone",
  ],
  shield: [
    "pot-lid-buckler", "dented-kite-shield", "aegis-of-the-old-gate", "hold-the-bridge", "last-wall-of-emberfall",
    "vanguard-of-the-hordes", "ironmaw",
  ],
  beast: [
    "rats-in-the-cellar", "old-orrins-goat", "bramble-wolves", "wyrmling-nest", "weavers-larder", "wild-hunt",
    "ogre-on-market-day", "toll-of-the-troll", "horde-mother", "boulderback", "duke-of-ravens",
  ],
  tower: [
    "siege-of-harrow-keep", "the-sky-citadel", "goblin-tollbooth", "gate-of-endings", "necropolis-gate",
    "throne-without-a-king", "haunted-mill", "undermine",
  ],
  wave: [
    "sunken-shrine", "iron-leviathan", "deep-tide-oracle", "gallows-armada", "raiders-of-gull-point",
    "fogbound-ferry", "salted-wells",
  ],
  eye: [
    "cult-of-the-hollow-eye", "hall-of-mirrors", "humming-stones", "the-rune-tempest", "the-null-zone", "rune-forge",
    "the-faceless-general", "witch-light-vigil", "marsh-lanterns",
  ],
  road: ["salt-caravan", "bandits-at-the-ford", "dune-ambush", "scouts-of-the-horde", "engine-of-ash"],
  swords: [
    "sparring-yard", "pit-champions", "shadow-tournament", "twin-colossi", "stone-giants-wager", "twinfang-daggers",
    "titan-of-olan", "the-broken-standard", "throwing-axe", "traitor-at-table",
  ],
  flame: ["heart-of-the-volcano", "second-wind-pepper"],
  tree: ["queen-of-thorns", "world-roots-wound", "iron-rations"],
  skull: ["grave-robbers", "bonewright", "lichs-bargain", "the-barrow-choir", "death-dealer"],
};

const BY_CARD = new Map(Object.entries(SHAPES).flatMap(([shape, cards]) => cards.map((card) => [card, `dq-shape-${shape}`] as const)));

export function shapeOf(card: string): string | undefined {
  return BY_CARD.get(card);
}
