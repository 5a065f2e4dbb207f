import type { Decision } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import { countCards } from './phrases.ts';
import { because, goods, plainQuestion, type QuestionWriter, withCause } from './question-phrases.ts';

/** Questions of the Age of Darkness, by full key. */
export const darknessQuestions = {
  'setup.era': plainQuestion('Choose an era for this Duel.', 'Wähle eine Zeit für dieses Duell.'),
  'fill.bishop': because('choose the store to fill with gold', 'Wähle das Lager, das mit Gold gefüllt wird'),
  'lose.missionary': because('choose the hero you give up', 'Wähle den Helden oder die Heldin, die du aufgibst'),
  'place.missionary': because(
    'choose where the hero goes, or discard the card',
    'Wähle den Platz für die Karte, oder lege sie ab',
  ),
  'slide.odins-priest': because(
    'choose the order in which these cards go under draw stacks',
    'Wähle die Reihenfolge, in der diese Karten unter Nachziehstapel kommen',
  ),
  'slide.religious-dispute': ({ decision: { min, max }, cause }) =>
    withCause(
      cause,
      min === max
        ? { en: `put ${countCards(max).en} under draw stacks`, de: `Lege ${countCards(max).de} unter Nachziehstapel` }
        : {
            en: `put ${min} to ${countCards(max).en} under draw stacks; you keep the rest`,
            de: `Lege ${min} bis ${countCards(max).de} unter Nachziehstapel; den Rest behältst du`,
          },
    ),
  'steal.godfrey': because(
    'take a unit or action card from your opponent’s hand, or none',
    'Nimm eine Einheit oder Aktionskarte aus der gegnerischen Hand oder keine',
  ),
  'mark.bishops-see': because(
    'point out 3 units; your opponent discards 1 of them',
    'Zeige auf 3 Einheiten; dein Gegenüber legt 1 davon ab',
  ),
  'lose.bishops-see': because('choose the unit you discard', 'Wähle die Einheit, die du ablegst'),
  'turn.abbey-brewery': because('choose which side to turn it to', 'Wähle die Seite, auf die du sie drehst'),
  'open.good-neighbors': because('take one of the face-up cards, or none', 'Nimm eine der offenen Karten oder keine'),
  'name.hergild': because(
    'choose the type you trade 1:1 this turn',
    'Wähle die Sorte, die du in diesem Zug 1:1 tauschst',
  ),
  'retreat.tactical-retreat': because(
    'choose the building you withdraw from your opponent’s principality',
    'Wähle das Gebäude, das du aus dem gegnerischen Fürstentum zurückziehst',
  ),
  'lower.commercial-harbor': because(
    'choose the Residence that drops one level',
    'Wähle die Residenz, die um eine Stufe sinkt',
  ),
  'shift.trading-post': because(
    'choose the region that gives 1 resource',
    'Wähle die Landschaft, die 1 Rohstoff abgibt',
  ),
  'mode.wainwright': because(
    'move resources of one type, or trade 3 for 1',
    'Verschiebe Rohstoffe einer Sorte, oder tausche 3 gegen 1',
  ),
  'shift.wainwright': because(
    'choose the region each resource comes from',
    'Wähle die Landschaft, die abgibt, einmal je Rohstoff',
  ),
  'receive.wainwright': because('choose the region that receives them', 'Wähle die Landschaft, die sie erhält'),
  'lose.capricious-sea': because('choose the trade ship you lose', 'Wähle das Handelsschiff, das du verlierst'),
  'ship.fortunate-trade-voyage': because(
    'choose the trade ship that brings its goods',
    'Wähle das Handelsschiff, das seine Ware bringt',
  ),
  'type.fortunate-trade-voyage': because('choose the type it brings', 'Wähle die Sorte, die es bringt'),
  'ship.ship-builder': because(
    'choose a trade ship to take from the discard pile',
    'Wähle das Handelsschiff, das du vom Ablagestapel nimmst',
  ),
  'hero.contest-of-the-heroes': because(
    'choose the hero who competes for you',
    'Wähle den Helden oder die Heldin, die für dich antritt',
  ),
  'foe.contest-of-the-heroes': because(
    'choose the opposing hero',
    'Wähle den gegnerischen Helden oder die gegnerische Heldin',
  ),
  'name.marie': because('name 2 of your heroes', 'Nenne 2 deiner Helden oder Heldinnen'),
  'win.marie': because('choose the hero who joins you', 'Wähle den Helden oder die Heldin, die zu dir kommt'),
  'see.siward': because('choose what to look at', 'Wähle, was du dir ansiehst'),
  'sell.secret-brotherhood': because('choose a card to discard', 'Wähle die Karte, die du ablegst'),
  'place.wolfgang': because(
    'pay 2 gold and choose a site where he joins you, or leave him',
    'Zahle 2 Gold und wähle einen Bauplatz, auf den er zu dir kommt, oder lass ihn ziehen',
  ),
  'draw.retreat-of-the-barbarians': because(
    'choose a draw stack to look through, or none',
    'Wähle einen Nachziehstapel zum Durchsehen oder keinen',
  ),
  'yield.barbarian-attack': goods((amount) => ({ en: `give up ${amount.en}`, de: `Gib ${amount.de} auf` })),
  'spoils.barbarian-attack': ({ decision, cause }) => spoils(decision, upToTwo, cause),
  'spoils.siegfried': ({ decision, cause }) => spoils(decision, oneOrTwo, cause),
  'gain.wolfgang': goods((amount) => ({
    en: `take ${amount.en}, at most 1 in each region beside him`,
    de: `Nimm ${amount.de}, höchstens 1 in jeder Landschaft neben ihm`,
  })),
  'gain.religious-dispute': goods((amount) => ({ en: `take ${amount.en}`, de: `Nimm ${amount.de}` })),
} as const satisfies Record<string, QuestionWriter>;

const upToTwo: Text = { en: 'up to 2 resources', de: 'bis zu 2 Rohstoffe' };
const oneOrTwo: Text = { en: '1 or 2 resources', de: '1 oder 2 Rohstoffe' };

function spoils({ choices }: Decision, amount: Text, cause: Text): Text {
  return withCause(
    cause,
    choices.includes('triumph')
      ? {
          en: `take ${amount.en}, or raise your Triumph Card one level`,
          de: `Nimm ${amount.de}, oder erhöhe deine Triumphkarte um eine Stufe`,
        }
      : { en: `take ${amount.en}`, de: `Nimm ${amount.de}` },
  );
}
