import type { Text } from '../../../engine/text.ts';
import type { Decision } from '../../../engine/script.ts';
import { isFirst } from '../variants.ts';
import type { View } from '../view.ts';
import { winsByEnding } from './afford.ts';
import { type Cause, causeText } from './causes.ts';
import { capital, countCards, joinOr, sourceText } from './phrases.ts';
import { because, from, goods, howMany, into, say, type Write } from './question-words.ts';
import { darkness } from './questions-darkness.ts';

/** What the end of the turn brings, so that nobody ends it unawares. */
function afterTurn({ seats, active }: View): Text {
  const { handSize, handLimit } = seats[active as 0 | 1];
  const cards = countCards(Math.abs(handLimit - handSize));
  if (handSize < handLimit) return { en: `At its end you draw ${cards.en}.`, de: `An seinem Ende ziehst du ${cards.de}.` };
  if (handSize > handLimit) return { en: `At its end you put ${cards.en} back.`, de: `An seinem Ende legst du ${cards.de} zurück.` };
  return { en: 'Your hand is full; at its end you may exchange a card.', de: 'Deine Hand ist voll; an seinem Ende darfst du eine Karte tauschen.' };
}

/** Questions of their own, by the whole key. */
const single = {
  ...darkness,
  roll: ({ decision }) =>
    decision.choices.length > 1
      ? { en: 'Roll the dice, or play a card first.', de: 'Würfle, oder spiele zuerst eine Karte.' }
      : { en: 'Roll the dice.', de: 'Würfle.' },
  action: ({ view }) => {
    if (winsByEnding(view)) {
      const { victory } = view.seats[view.active as 0 | 1].points;
      return { en: `You have ${victory} points: end your turn to win.`, de: `Du hast ${victory} Punkte: Beende deinen Zug, und du gewinnst.` };
    }
    const after = afterTurn(view);
    return {
      en: `Choose your next action, or end your turn. ${after.en}`,
      de: `Wähle deine nächste Aktion, oder beende deinen Zug. ${after.de}`,
    };
  },
  exchange: say('Choose a card to exchange, or keep your hand.', 'Wähle eine Karte zum Tauschen, oder behalte deine Hand.'),
  scout: say(
    'Choose how your 2 new regions come: draw the top 2, or send the *Scout*.',
    'Wähle, woher deine 2 neuen Landschaften kommen: Ziehe die obersten 2, oder schicke den *Kundschafter*.',
  ),
  riots: ({ decision: { choices } }) => {
    const pay = { en: 'pay', de: 'zahle' };
    const give = { en: 'give up a unit of your choice', de: 'gib eine Einheit deiner Wahl auf' };
    const avert = { en: 'play *Sebastian*', de: 'spiele *Sebastian*' };
    const averts = choices.some((id) => id.startsWith('play '));
    const can = capital(joinOr([...(choices.includes('pay') ? [pay] : []), give, ...(averts ? [avert] : [])]));
    return { en: `*Riots*. ${can.en}.`, de: `*Unruhen*. ${can.de}.` };
  },
  'name.brigitta': because('Choose the production number of this turn', 'Wähle die Ertragszahl dieses Zuges'),
  'draw.replenish': ({ view, decision: { seat } }) => {
    const { handSize, handLimit } = view.seats[seat as 0 | 1];
    return {
      en: `Choose the draw stack your next card comes from: you have ${handSize} of ${handLimit} cards.`,
      de: `Wähle den Nachziehstapel für deine nächste Karte: Du hast ${handSize} von ${handLimit} Karten.`,
    };
  },
  'draw.exchange': say(
    'Choose a draw stack: draw its top card, or pay and look through it.',
    'Wähle einen Nachziehstapel: Ziehe die oberste Karte, oder zahle und sieh ihn durch.',
  ),
  'draw.library': because(
    'Choose a draw stack to look through, or none',
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
  'lay.settlement': say(
    'Choose the region for the upper place. The other one goes below.',
    'Wähle die Landschaft für den oberen Platz. Die andere kommt nach unten.',
  ),
  'search.scout': because('Choose the 2 regions of your new settlement', 'Wähle die 2 Landschaften deiner neuen Siedlung'),
  deck: say(
    'Choose your deck: 36 cards, 3 of them to start with, and 4 events.',
    'Wähle dein Deck: 36 Karten, davon 3 für den Anfang, und 4 Ereignisse.',
  ),
  prepare: say(
    'Preparatory round: build one card of your own, or pass. It ends when both pass in a row.',
    'Vorbereitungsrunde: Baue eine eigene Karte, oder passe. Sie endet, wenn beide nacheinander passen.',
  ),
  'setup.stack': ({ view }) =>
    isFirst(view.options.variant)
      ? {
          en: 'Choose the draw stack your 3 starting cards come from.',
          de: 'Wähle den Nachziehstapel für deine 3 Startkarten.',
        }
      : {
          en: 'Choose the draw stack you look through for your 3 starting cards.',
          de: 'Wähle den Nachziehstapel, den du für deine 3 Startkarten durchsiehst.',
        },
  'setup.cards': ({ decision: { max } }) => ({
    en: `Choose ${max} cards for your starting hand.`,
    de: `Wähle ${max} Karten für deine Starthand.`,
  }),
  'setup.swap': say('Choose 2 regions to swap, or keep this order.', 'Wähle 2 Landschaften zum Vertauschen, oder lass sie so.'),
  'swap.relocation': because(
    'Choose 2 regions or 2 expansions that trade places',
    'Wähle 2 Landschaften oder 2 Ausbauten, die den Platz tauschen',
  ),
  'mark.feud': because(
    'Choose the 3 buildings you point out; your opponent gives up 1 of them',
    'Wähle die 3 Gebäude, auf die du zeigst; dein Gegenüber gibt 1 davon auf',
  ),
  'lose.feud': because('Choose the building you give up', 'Wähle das Gebäude, das du aufgibst'),
  'lose.archer': because('Choose the unit you give up', 'Wähle die Einheit, die du aufgibst'),
  'lose.pirate-ship': because('Choose the trade ship you lose', 'Wähle das Handelsschiff, das du verlierst'),
  'rob.fraternal-feuds': because(
    'Choose 2 cards of the opposing hand to put under draw stacks',
    'Wähle 2 Karten der gegnerischen Hand, die unter Nachziehstapel kommen',
  ),
  'burn.arsonist': because('Choose the opposing building that burns down', 'Wähle das gegnerische Gebäude, das niederbrennt'),
  'steal.traitor': because('Choose a card of the opposing hand, or none', 'Wähle eine Karte der gegnerischen Hand oder keine'),
  'choose.doctor': because(
    'Choose the Bath House whose 2 regions receive 1 resource each',
    'Wähle das Badhaus, dessen 2 Landschaften je 1 Rohstoff erhalten',
  ),
  'gain.tithe-barn': ({ decision, cause }) => {
    const what = howMany(decision);
    return decision.max === 1
      ? {
          en: `Choose ${what.en}, grain or wool, and where to store it (${cause.en}).`,
          de: `Wähle ${what.de}, Getreide oder Wolle, und wo du ihn einlagerst (${cause.de}).`,
        }
      : {
          en: `Choose ${what.en} for your heroes, all grain or all wool, and where to store them (${cause.en}).`,
          de: `Wähle ${what.de} für deine Helden und Heldinnen, nur Getreide oder nur Wolle, und wo du sie einlagerst (${cause.de}).`,
        };
  },
  'route.gold': say('Choose where your gold goes first.', 'Wähle, wohin dein Gold zuerst kommt.'),
  'buy.traveling-merchant': goods({ en: ' to buy at 1 gold apiece', de: 'du für 1 Gold das Stück kaufst' }, into),
} as const satisfies Record<string, Write>;

/** Questions that many causes ask alike, by what stands before the dot. */
const families = {
  avert: ({ cause }) => ({
    en: `${cause.en} strikes you: choose an answer, or let it happen.`,
    de: `${cause.de} trifft dich: Wähle eine Antwort, oder lass es geschehen.`,
  }),
  search: ({ view, cause }) => {
    const from = sourceText(view.looking?.at ?? 'discard');
    return {
      en: `Choose the card you take from ${from.en} (${cause.en}).`,
      de: `Wähle die Karte, die du aus ${from.de} nimmst (${cause.de}).`,
    };
  },
  draw: ({ cause }) => ({
    en: `Choose the draw stack your next card comes from (${cause.en}).`,
    de: `Wähle den Nachziehstapel für deine nächste Karte (${cause.de}).`,
  }),
  gild: because('Choose the resources of the price that you pay in gold', 'Wähle die Rohstoffe des Preises, die du in Gold zahlst'),
  return: because('Choose the resource you give in return', 'Wähle den Rohstoff, den du zurückgibst'),
  take: goods({ en: ' to demand', de: 'du forderst' }, into),
  give: goods({ en: ' to hand over', de: 'du abgibst' }, from),
  gain: goods({ en: '', de: '' }, into),
  store: ({ decision, cause }) => {
    const what = howMany(decision);
    return { en: `Choose where to store ${what.en} (${cause.en}).`, de: `Wähle, wo du ${what.de} einlagerst (${cause.de}).` };
  },
  pay: goods({ en: ' to pay', de: 'du zahlst' }, from),
  omit: ({ cause }) => ({
    en: `Choose the resource you leave out of the price of ${cause.en}.`,
    de: `Wähle den Rohstoff, den du beim Preis von ${cause.de} weglässt.`,
  }),
  under: ({ cause }) => ({
    en: `Choose the draw stack under which ${cause.en} goes.`,
    de: `Wähle den Nachziehstapel, unter den ${cause.de} kommt.`,
  }),
} as const satisfies Record<string, Write>;

/** The questions there are words for: whole keys, and what stands before the dot of others. */
export type Asked = keyof typeof single | keyof typeof families;
export type QuestionKey = keyof typeof single | `${keyof typeof families}.${Cause}`;

/** What is chosen, for what, and how many. */
export function questionText(view: View, decision: Decision): Text {
  const [family, subject] = decision.key.split('.') as [string, string | undefined];
  const write: Write | undefined = single[decision.key as keyof typeof single] ?? families[family as keyof typeof families];
  if (!write) throw new Error(`there are no words for the question ${decision.key}`);
  return write({
    view,
    decision,
    get cause() {
      return causeText(subject as Cause);
    },
  });
}
