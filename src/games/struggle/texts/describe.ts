import type { Seat } from '../../../engine/script.ts';
import { seatPlaceholder, type Text, perLanguage } from '../../../engine/text.ts';
import { clipText, count, joinComma, lines } from '../../phrases.ts';
import { handicapTexts } from '../../handicaps.ts';
import { handicaps } from '../options.ts';
import { expansionKinds, TARGET } from '../vocabulary.ts';
import type { SideView, View } from '../view.ts';
import { affordLines } from './afford.ts';
import { countCards, countPoints, listAmounts } from './phrases.ts';
import { buildWords, expansionNames, gameName, phaseNames, resourceNames, wayNames } from './names.ts';

/** Describes the table: in full, as alt text, and briefly for the player who has to choose. */
export function describe(view: View): {
  readonly text: Text;
  readonly alt: Text;
  readonly brief: Text;
  readonly note: Text;
} {
  const seats = view.seats
    .map((_, seat) => seat)
    .sort((one, other) => Number(other === view.seat) - Number(one === view.seat));
  const head = headline(view);
  const sums = seats.map((seat) => summary(view, seat));
  const own = handLine(view);
  const handicap = handicapTexts(handicaps, view.options);
  return {
    text: lines([head, ...handicap, ...sums, ...tableLines(view), ...own], '\n'),
    alt: clipText(lines([head, ...handicap, ...sums, marketLine(view)], ' ')),
    brief: lines([...own, ...affordLines(view), marketLine(view), ...sums], '\n'),
    note: lines([...affordLines(view)], '\n'),
  };
}

function headline(view: View): Text {
  if (view.winner !== null)
    return {
      en: `${seatPlaceholder(view.winner)} won the match.`,
      de: `${seatPlaceholder(view.winner)} hat die Partie gewonnen.`,
    };
  if (view.phase === 'over') return { en: 'The match is over.', de: 'Die Partie ist vorbei.' };
  const phase = phaseNames[view.phase];
  return {
    en: `${gameName.en}, turn ${view.turn}: ${seatPlaceholder(view.active)}, ${phase.en}. First to ${TARGET} victory points wins.`,
    de: `${gameName.de}, Zug ${view.turn}: ${seatPlaceholder(view.active)}, ${phase.de}. ${TARGET} Siegpunkte zum Sieg.`,
  };
}

/** One line per player: points, hand size and cards on the table. */
function summary(view: View, seat: Seat): Text {
  const side = view.seats[seat] as SideView;
  const inHand = countCards(side.handSize);
  const facts: Text[] = [countPoints(side.points), { en: `${inHand.en} in hand`, de: `${inHand.de} auf der Hand` }];
  if (side.settlements > 0) facts.push(count(side.settlements, buildWords.settlement));
  const plain = side.cities.filter(({ expansion }) => expansion === null).length;
  if (plain > 0) facts.push(count(plain, buildWords.city));
  for (const { expansion } of side.cities) if (expansion) facts.push(expansionNames[expansion]);
  for (const [kind, cards] of [
    ['road', side.roads],
    ['knight', side.knights],
  ] as const) {
    if (cards.length > 0)
      facts.push(perLanguage((language) => `${buildWords[kind].many[language]} ${cards.join(' ')}`));
  }
  return perLanguage((language) => `${seatPlaceholder(seat)}: ${joinComma(facts)[language]}.`);
}

const marketLine = ({ market }: View): Text => {
  const cards = listAmounts(market);
  return { en: `Market: ${cards.en}.`, de: `Markt: ${cards.de}.` };
};

function tableLines(view: View): Text[] {
  const { supply, settlements, expansions, destiny, discard, draw } = view;
  const left = joinComma([
    count(supply.road, buildWords.road),
    count(supply.knight, buildWords.knight),
    count(settlements, buildWords.settlement),
    ...expansionKinds.flatMap((kind) => {
      const number = expansions.filter((each) => each === kind).length;
      return number === 0 ? [] : [perLanguage((language) => `${number} ${expansionNames[kind][language]}`)];
    }),
  ]);
  const top = discard[0] ? resourceNames[discard[0]] : { en: 'empty', de: 'leer' };
  return [
    marketLine(view),
    {
      en: `Draw stack ${draw}, discard pile ${discard.length} (top: ${top.en}).`,
      de: `Nachziehstapel ${draw}, Ablagestapel ${discard.length} (oben: ${top.de}).`,
    },
    { en: `In the stacks: ${left.en}.`, de: `In den Stapeln: ${left.de}.` },
    ...(destiny ? [{ en: `Destiny: ${wayNames[destiny].en}.`, de: `Schicksal: ${wayNames[destiny].de}.` }] : []),
  ];
}

function handLine({ seat, seats }: View): Text[] {
  const hand = seat === null ? null : seats[seat]?.hand;
  if (!hand) return [];
  const cards = listAmounts(hand, { en: 'empty', de: 'leer' });
  return [{ en: `Your hand: ${cards.en}.`, de: `Deine Hand: ${cards.de}.` }];
}
