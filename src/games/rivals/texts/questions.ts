import type { Text } from '../../../engine/text.ts';
import type { Decision } from '../../../engine/script.ts';
import { isFirst } from '../variants.ts';
import type { View } from '../view.ts';
import { winsByEnding } from './afford.ts';
import { type Cause, causeText } from './causes.ts';
import { countCards, sourceText } from './phrases.ts';
import { because, goods, goodsFrom, plainQuestion, type QuestionWriter, withCause } from './question-phrases.ts';
import { darknessQuestions } from './questions-darkness.ts';
import { capitalize, joinOr } from '../../phrases.ts';

/** Says what happens to the hand at the end of the turn. */
function afterTurn({ seats, active }: View): Text {
  const { handSize, handLimit } = seats[active as 0 | 1];
  const cards = countCards(Math.abs(handLimit - handSize));
  if (handSize < handLimit) return { en: `you’ll draw ${cards.en}`, de: `dann ziehst du ${cards.de}` };
  if (handSize > handLimit) return { en: `you’ll put ${cards.en} back`, de: `dann legst du ${cards.de} zurück` };
  return {
    en: 'your hand is full, so you may exchange a card',
    de: 'deine Hand ist voll, du darfst dann eine Karte tauschen',
  };
}

/** Questions with their own wording, by full key. */
const single = {
  ...darknessQuestions,
  roll: ({ decision }) =>
    decision.choices.length > 1
      ? { en: 'Roll the dice or play a card first.', de: 'Würfle oder spiele zuerst eine Karte.' }
      : { en: 'Roll the dice.', de: 'Würfle.' },
  action: ({ view }) => {
    if (winsByEnding(view)) {
      const { victory } = view.seats[view.active as 0 | 1].points;
      return {
        en: `You have ${victory} points: end your turn to win.`,
        de: `Du hast ${victory} Punkte: Beende deinen Zug, und du gewinnst.`,
      };
    }
    const after = afterTurn(view);
    return {
      en: `Choose an action or end your turn (${after.en}).`,
      de: `Wähle eine Aktion oder beende deinen Zug (${after.de}).`,
    };
  },
  exchange: plainQuestion(
    'Choose a card to exchange or keep your hand.',
    'Wähle eine Karte zum Tauschen oder behalte deine Hand.',
  ),
  scout: plainQuestion(
    'Get your 2 new regions: draw the top 2, or play the *Scout* and pick them.',
    'Du bekommst 2 neue Landschaften: Ziehe die obersten 2, oder spiele den *Kundschafter* und such sie aus.',
  ),
  riots: ({ decision: { choices } }) => {
    const pay = { en: 'pay', de: 'zahle' };
    const give = { en: 'give up a unit', de: 'gib eine Einheit auf' };
    const avert = { en: 'play *Sebastian*', de: 'spiele *Sebastian*' };
    const averts = choices.some((id) => id.startsWith('play '));
    const can = joinOr([...(choices.includes('pay') ? [pay] : []), give, ...(averts ? [avert] : [])]);
    return { en: `*Riots*: ${can.en}.`, de: `*Unruhen*: ${capitalize(can).de}.` };
  },
  'name.brigitta': because('choose the production number for this turn', 'Wähle die Ertragszahl dieses Zuges'),
  'draw.replenish': ({ view, decision: { seat } }) => {
    const { handSize, handLimit } = view.seats[seat as 0 | 1];
    return {
      en: `Choose a draw stack for your next card (you have ${handSize} of ${handLimit}).`,
      de: `Wähle einen Nachziehstapel für deine nächste Karte (du hast ${handSize} von ${handLimit}).`,
    };
  },
  'draw.exchange': plainQuestion(
    'Choose a draw stack: draw its top card, or pay to look through it.',
    'Wähle einen Nachziehstapel: Ziehe die oberste Karte, oder zahle und sieh ihn durch.',
  ),
  'draw.library': because(
    'choose a draw stack to look through, or none',
    'Wähle einen Nachziehstapel zum Durchsehen oder keinen',
  ),
  'return.replenish': ({ view, decision: { seat, max } }) => {
    const { handLimit } = view.seats[seat as 0 | 1];
    return max === 1
      ? {
          en: `Choose 1 card to put under a draw stack: your hand limit is ${handLimit}.`,
          de: `Wähle 1 Karte, die unter einen Nachziehstapel kommt: Dein Handkartenlimit ist ${handLimit}.`,
        }
      : {
          en: `Choose ${max} cards to put under draw stacks: your hand limit is ${handLimit}.`,
          de: `Wähle ${max} Karten, die unter Nachziehstapel kommen: Dein Handkartenlimit ist ${handLimit}.`,
        };
  },
  'lay.settlement': plainQuestion(
    'Choose the region that goes above. The other one goes below.',
    'Wähle die Landschaft, die nach oben kommt. Die andere kommt nach unten.',
  ),
  'search.scout': because(
    'choose the 2 regions of your new settlement',
    'Wähle die 2 Landschaften deiner neuen Siedlung',
  ),
  deck: plainQuestion(
    'Choose your deck: 36 cards, 3 of them as your starting hand, and 4 events.',
    'Wähle dein Deck: 36 Karten, davon 3 als Starthand, und 4 Ereignisse.',
  ),
  prepare: plainQuestion(
    'Preparatory round: build one card or pass. It ends when both players pass in a row.',
    'Vorbereitungsrunde: Baue eine Karte oder passe. Sie endet, wenn beide nacheinander passen.',
  ),
  'setup.stack': ({ view }) =>
    isFirst(view.options.variant)
      ? {
          en: 'Choose a draw stack for your 3 starting cards.',
          de: 'Wähle den Nachziehstapel für deine 3 Startkarten.',
        }
      : {
          en: 'Choose a draw stack to look through for your 3 starting cards.',
          de: 'Wähle den Nachziehstapel, den du für deine 3 Startkarten durchsiehst.',
        },
  'setup.cards': ({ decision: { max, choices, limits } }) => {
    const all = limits?.reduce((sum, limit) => sum + limit, 0) ?? choices.length;
    return {
      en: `Choose any ${max} of these ${all} cards for your starting hand.`,
      de: `Wähle beliebige ${max} dieser ${all} Karten für deine Starthand.`,
    };
  },
  'setup.swap': plainQuestion(
    'Choose 2 regions to swap, or leave them as they are.',
    'Wähle 2 Landschaften zum Vertauschen, oder lass sie so.',
  ),
  'swap.relocation': because(
    'choose 2 regions or 2 expansions to swap',
    'Wähle 2 Landschaften oder 2 Ausbauten, die den Platz tauschen',
  ),
  'mark.feud': because(
    'point out 3 buildings; your opponent gives up 1 of them',
    'Zeige auf 3 Gebäude; dein Gegenüber gibt 1 davon auf',
  ),
  'lose.feud': because('choose the building you give up', 'Wähle das Gebäude, das du aufgibst'),
  'lose.archer': because('choose the unit you give up', 'Wähle die Einheit, die du aufgibst'),
  'lose.pirate-ship': because('choose the trade ship you lose', 'Wähle das Handelsschiff, das du verlierst'),
  'rob.fraternal-feuds': because(
    'choose 2 cards of your opponent’s hand to put under draw stacks',
    'Wähle 2 Karten der gegnerischen Hand, die unter Nachziehstapel kommen',
  ),
  'burn.arsonist': because(
    'choose which of your opponent’s buildings burns down',
    'Wähle das gegnerische Gebäude, das niederbrennt',
  ),
  'steal.traitor': because(
    'take a card from your opponent’s hand, or none',
    'Nimm eine Karte aus der gegnerischen Hand oder keine',
  ),
  'choose.doctor': because(
    'choose the Bath House whose 2 regions receive 1 resource each',
    'Wähle das Badhaus, dessen 2 Landschaften je 1 Rohstoff erhalten',
  ),
  'gain.tithe-barn': ({ decision: { max }, cause }) =>
    withCause(
      cause,
      max === 1
        ? { en: 'take 1 grain or 1 wool', de: 'Nimm 1 Getreide oder 1 Wolle' }
        : { en: `take ${max} grain or ${max} wool`, de: `Nimm ${max} Getreide oder ${max} Wolle` },
    ),
  'route.gold': plainQuestion('Choose where your gold goes first.', 'Wähle, wohin dein Gold zuerst kommt.'),
  'buy.traveling-merchant': goods((amount) => ({
    en: `buy ${amount.en} for 1 gold each`,
    de: `Kaufe ${amount.de} für je 1 Gold`,
  })),
} as const satisfies Record<string, QuestionWriter>;

/** Questions that several causes share, by the part of the key before the dot. */
const families = {
  avert: ({ cause }) => ({
    en: `${cause.en} hits you: respond, or let it happen.`,
    de: `${cause.de} trifft dich: Reagiere oder lass es geschehen.`,
  }),
  search: ({ view, cause }) => {
    const from = sourceText(view.looking?.at ?? 'discard');
    return withCause(cause, {
      en: `choose a card to take from ${from.en}`,
      de: `Wähle die Karte, die du aus ${from.de} nimmst`,
    });
  },
  draw: because('choose a draw stack for your next card', 'Wähle einen Nachziehstapel für deine nächste Karte'),
  gild: because(
    'choose which resources of the price you pay in gold',
    'Wähle die Rohstoffe des Preises, die du in Gold zahlst',
  ),
  return: because('choose the resource you give back', 'Wähle den Rohstoff, den du zurückgibst'),
  take: goods((amount) => ({ en: `demand ${amount.en}`, de: `Fordere ${amount.de}` })),
  give: goodsFrom((amount) => ({ en: `hand over ${amount.en}`, de: `Gib ${amount.de} ab` })),
  gain: goods((amount) => ({ en: `take ${amount.en}`, de: `Nimm ${amount.de}` })),
  store: goods((amount) => ({ en: `choose where to store ${amount.en}`, de: `Wähle, wo du ${amount.de} einlagerst` })),
  pay: goodsFrom((amount) => ({ en: `pay ${amount.en}`, de: `Zahle ${amount.de}` })),
  omit: ({ cause }) => ({
    en: `${cause.en} costs you 1 less: choose the resource you save.`,
    de: `${cause.de} kostet dich 1 weniger: Wähle den Rohstoff, den du sparst.`,
  }),
  under: ({ cause }) => ({
    en: `Choose the draw stack ${cause.en} goes under.`,
    de: `Wähle den Nachziehstapel, unter den ${cause.de} kommt.`,
  }),
} as const satisfies Record<string, QuestionWriter>;

/** Keys of the questions above: full keys, and for shared ones the part before the dot. */
export type Asked = keyof typeof single | keyof typeof families;
export type QuestionKey = keyof typeof single | `${keyof typeof families}.${Cause}`;

export function questionText(view: View, decision: Decision): Text {
  const [family, subject] = decision.key.split('.') as [string, string | undefined];
  const write: QuestionWriter | undefined =
    single[decision.key as keyof typeof single] ?? families[family as keyof typeof families];
  if (!write) throw new Error(`no text for the question ${decision.key}`);
  return write({
    view,
    decision,
    get cause() {
      return causeText(subject as Cause);
    },
  });
}
