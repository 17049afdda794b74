"""Names of the closed lists in English, where they are no part of a longer phrase."""

from tumblehall.games.quarriors.edges.english.scene import Scene
from tumblehall.games.quarriors.language.terms import Chooser, Coin, Duration, Purse, QuestFace, Which


def coin_of(coin: Coin) -> str:
    match coin:
        case Coin.PLAIN:
            return "quiddity"
        case Coin.LIGHT:
            return "light quiddity"
        case Coin.DARK:
            return "dark quiddity"
        case Coin.GLORY:
            return "glory"


def purse_of(purse: Purse) -> str:
    match purse:
        case Purse.PLAIN | Purse.SUMMON:
            return "quiddity"
        case Purse.LIGHT:
            return "light quiddity"
        case Purse.DARK:
            return "dark quiddity"


def until_of(duration: Duration) -> str:
    match duration:
        case Duration.TURN:
            return "until the end of the turn"
        case Duration.ATTACK:
            return "until the end of the attack"
        case Duration.MY_NEXT_TURN:
            return "until the start of your next turn"
        case Duration.OWNERS_NEXT_TURN:
            return "until the start of its owner's next turn"


def which_of(which: Which) -> str:
    match which:
        case Which.FIRST:
            return "the first defender"
        case Which.ALL:
            return "every defender"


def face_of(face: QuestFace) -> str:
    match face:
        case QuestFace.ART1:
            return "the quartifact after which the quest is named"


def chooser_of(by: Chooser, scene: Scene) -> str:
    match by:
        case Chooser.ME:
            return "you"
        case Chooser.OWNER:
            return "its owner"
        case Chooser.THAT:
            return scene.that
