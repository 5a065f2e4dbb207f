import { seatPlaceholder, type Text, perLanguage, verbatim } from '../../../engine/text.ts';
import type { Seat } from '../../../engine/script.ts';
import { idOf } from '../cards/registry.ts';
import { columnName, guestsOf, regionName, slotName, type CardSpot, spotsOf, townColumn } from '../rules/geometry.ts';
import { handicapTexts } from '../../handicaps.ts';
import { handicaps } from '../options.ts';
import { centreCards, FULL, pointKinds, tokens } from '../vocabulary.ts';
import type { SideView, View } from '../view.ts';
import { countCards, countPoints, italicCard, listGoods, regionText, showPlace, goodsList } from './phrases.ts';
import { affordableCards, brigandWarning, winsByEnding } from './afford.ts';
import { centreWords, faceNames, phaseNames, pointNames, setNames, tokenNames } from './names.ts';
import { count, joinComma, clipText, lines } from '../../phrases.ts';

/** Describes the table in full, as alternative text of the picture, and in brief. */
export function describe(view: View): {
  readonly text: Text;
  readonly alt: Text;
  readonly brief: Text;
  readonly note: Text;
} {
  const seats: readonly Seat[] = view.seat === 1 ? [1, 0] : [0, 1];
  const side = (seat: Seat): SideView => view.seats[seat as 0 | 1];
  return {
    get text() {
      const lands = seats.flatMap((seat) => [summary(view, seat), ...landLines(side(seat))]);
      return lines(
        [headline(view), ...handicapTexts(handicaps, view.options), ...lands, ...tableLines(view), ...handLine(view)],
        '\n',
      );
    },
    get alt() {
      const all = lines(
        [
          headline(view),
          ...handicapTexts(handicaps, view.options),
          ...seats.map((seat) => summary(view, seat)),
          ...seats.map((seat) => cardsLine(side(seat), seat)),
        ],
        ' ',
      );
      return clipText(perLanguage((language) => all[language].replaceAll('*', '')));
    },
    get brief() {
      return lines([...ownLines(view), scoreLine(view, seats)], '\n');
    },
    get note() {
      return lines(ownLines(view).slice(1), '\n');
    },
  };
}

/** The viewer's resources, what they can pay for, and a warning. */
function ownLines(view: View): Text[] {
  const { seat, seats } = view;
  if (seat === null) return [];
  const side = seats[seat as 0 | 1];
  const goods = goodsList(side.goods);
  const warning = seat === view.active && winsByEnding(view) ? null : brigandWarning(side);
  const have: Text = { en: `Your resources: ${goods.en}.`, de: `Deine Rohstoffe: ${goods.de}.` };
  return [have, ...(warning ? [perLanguage((language) => `⚠ ${warning[language]}`)] : []), affordableCards(view, seat)];
}

/** `Anna 5 (strength advantage), Ben 4. First to 7 points wins.` */
function scoreLine(view: View, seats: readonly Seat[]): Text {
  const scores = joinComma(
    seats.map((seat) => {
      const held = tokens.filter((token) => view.tokens[token] === seat).map((token) => tokenNames[token]);
      const besides = joinComma(held, { en: '', de: '' });
      return perLanguage(
        (language) =>
          `${seatPlaceholder(seat)} ${view.seats[seat as 0 | 1].points.victory}${besides[language] && ` (${besides[language]})`}`,
      );
    }),
  );
  const points = perLanguage((language) => `${scores[language]}.`);
  return lines([points, goalText(view.target)], ' ');
}

const goalText = (target: number): Text => ({
  en: `First to ${target} points wins.`,
  de: `Wer zuerst ${target} Punkte hat, gewinnt.`,
});

/** The winner, or whose turn it is and what was rolled. */
function headline(view: View): Text {
  const { winner, turn, active, phase, production, face, event, target } = view;
  if (winner !== null) {
    const name = seatPlaceholder(winner);
    return { en: `${name} won the match.`, de: `${name} hat die Partie gewonnen.` };
  }
  const goal = goalText(target);
  if (turn === 0) return { en: `Set-up. ${goal.en}`, de: `Aufbau. ${goal.de}` };
  const name = seatPlaceholder(active);
  const dice =
    production === null || face === null
      ? null
      : perLanguage((language) => `${production}, ${faceNames[face][language]}`);
  const card = event ? perLanguage((language) => `: ${italicCard(idOf(event))[language]}`) : { en: '', de: '' };
  const thrown = dice ? { en: ` Dice ${dice.en}${card.en}.`, de: ` Würfel ${dice.de}${card.de}.` } : { en: '', de: '' };
  return {
    en: `Turn ${turn}, ${name}, ${phaseNames[phase].en}.${thrown.en} ${goal.en}`,
    de: `Zug ${turn}, ${name}, ${phaseNames[phase].de}.${thrown.de} ${goal.de}`,
  };
}

/** A player's points, tokens, goods and hand size. */
function summary(view: View, seat: Seat): Text {
  const side = view.seats[seat as 0 | 1];
  const points = pointKinds
    .filter((kind) => kind !== 'victory' && side.points[kind] > 0)
    .map((kind) => perLanguage((language) => `${pointNames[kind][language]} ${side.points[kind]}`));
  const held = tokens.filter((token) => view.tokens[token] === seat).map((token) => tokenNames[token]);
  const facts = [
    countPoints(side.points.victory, 'victory'),
    ...held,
    ...points,
    listGoods(side.goods),
    handText(side),
  ];
  return perLanguage((language) => `${seatPlaceholder(seat)}: ${joinComma(facts)[language]}.`);
}

function handText({ handSize, handLimit }: SideView): Text {
  const cards = countCards(handSize);
  return { en: `${cards.en} in hand (limit ${handLimit})`, de: `${cards.de} auf der Hand (Limit ${handLimit})` };
}

/** A player's towns and all cards in play. */
function cardsLine(side: SideView, seat: Seat): Text {
  const cards = joinComma(spotsOf(side).map(spotText), { en: 'no expansions', de: 'keine Ausbauten' });
  return perLanguage((language) => `${seatPlaceholder(seat)}: ${centreText(side)[language]}, ${cards[language]}.`);
}

const spotText = ({ piece, place }: CardSpot): Text =>
  perLanguage((language) => `${italicCard(idOf(piece.card))[language]} ${showPlace(place)}`);

function centreText({ west, towns, ends }: SideView): Text {
  const cities = towns.filter(({ city }) => city).length;
  const span = `${showPlace(columnName(townColumn(west, 0)))} … ${showPlace(columnName(townColumn(west, towns.length - 1)))}`;
  const roads = Number(ends[0]) + Number(ends[1]);
  const [settled, grown] = [count(towns.length - cities, centreWords.settlement), count(cities, centreWords.city)];
  return {
    en: `${settled.en} and ${grown.en} (${span}), ${roads} open road ${roads === 1 ? 'end' : 'ends'}`,
    de: `${settled.de} und ${grown.de} (${span}), ${roads} ${roads === 1 ? 'offenes Straßenende' : 'offene Straßenenden'}`,
  };
}

/** A principality: regions, towns, roads, foreign cards and marker. */
function landLines(side: SideView): Text[] {
  const { west, regions, towns } = side;
  const regionLines = regions.map(({ type, number, stock, on }, index) => {
    const region = regionText(type, number);
    const cache = on ? italicCard(idOf(on.card)) : null;
    return perLanguage((language) => {
      const beside = cache
        ? `; ${showPlace(slotName(west, index))} ${cache[language]} ${on?.goods ?? on?.level ?? 0}/${FULL}`
        : '';
      return `${showPlace(regionName(west, index))} ${region[language]} ${stock}/${FULL}${beside}`;
    });
  });
  const roads = spotsOf(side)
    .filter(({ place }) => place.startsWith('r'))
    .map(spotText);
  const townLines = towns.map(({ city, metropolis }, town) => {
    const cards = spotsOf(side).filter((spot) => spot.town === town);
    const list = joinComma(cards.map(spotText), { en: '–', de: '–' });
    const kind: Text = metropolis
      ? { en: 'Metropolis', de: 'Metropole' }
      : city
        ? { en: 'City', de: 'Stadt' }
        : { en: 'Settlement', de: 'Siedlung' };
    return perLanguage(
      (language) => `- ${kind[language]} ${showPlace(columnName(townColumn(west, town)))}: ${list[language]}`,
    );
  });
  const guests = guestsOf(side).map(spotText);
  const guestLine = perLanguage(
    (language) =>
      `- ${{ en: 'Opponent’s cards', de: 'Karten der anderen Seite' }[language]}: ${joinComma(guests)[language]}`,
  );
  const roadLine = perLanguage(
    (language) => `- ${{ en: 'On roads', de: 'Auf Straßen' }[language]}: ${joinComma(roads)[language]}`,
  );
  const regionLine = perLanguage((language) => `- ${joinComma(regionLines)[language]}`);
  return [
    regionLine,
    ...townLines,
    ...(roads.length > 0 ? [roadLine] : []),
    ...(guests.length > 0 ? [guestLine] : []),
    ...markerLine(side),
    perLanguage((language) => `- ${centreText(side)[language]}`),
  ];
}

/** The level of the marker, which has no place. */
function markerLine({ marker }: SideView): Text[] {
  return marker
    ? [perLanguage((language) => `- ${italicCard(idOf(marker.card))[language]}: ${marker.level ?? 0}`)]
    : [];
}

function tableLines(view: View): Text[] {
  const { events, regions, supply } = view;
  const left = joinComma(centreCards.map((card) => count(supply[card], centreWords[card])));
  return [
    ...(view.discards.length > 1 ? [0, 1].flatMap((seat) => ownPiles(view, seat)) : commonPiles(view)),
    {
      en: `Event stack ${events}, region stack ${regions}.`,
      de: `Ereignisstapel ${events}, Landschaftsstapel ${regions}.`,
    },
    { en: `Supply: ${left.en}.`, de: `Vorrat: ${left.de}.` },
  ];
}

type Stacked = View['stacks'][number];

const openTop = ({ top }: Stacked): Text =>
  top ? perLanguage((language) => ` (${italicCard(idOf(top))[language]})`) : verbatim('');

const topOf = ({ top }: View['discards'][number]): Text => (top ? italicCard(idOf(top)) : { en: 'empty', de: 'leer' });

function commonPiles({ stacks, discards, faceUp }: View): Text[] {
  const [discard] = discards as [View['discards'][number]];
  const piles = stacks.map((stack, index) =>
    perLanguage(
      (language) => `${index + 1} ${setNames[stack.set].name[language]} ${stack.size}${openTop(stack)[language]}`,
    ),
  );
  const top = topOf(discard);
  const open = joinComma(
    faceUp.map((copy) => italicCard(idOf(copy))),
    { en: '–', de: '–' },
  );
  return [
    perLanguage(
      (language) => `${{ en: 'Draw stacks', de: 'Nachziehstapel' }[language]}: ${joinComma(piles)[language]}.`,
    ),
    {
      en: `Discard pile ${discard.size} (top: ${top.en}), face-up stack: ${open.en}.`,
      de: `Ablagestapel ${discard.size} (oben: ${top.de}), offener Stapel: ${open.de}.`,
    },
  ];
}

/** A player's own draw stacks and discard pile. */
function ownPiles({ stacks, discards }: View, seat: Seat): Text[] {
  const discard = discards[seat] as View['discards'][number];
  const piles = stacks.flatMap((stack, index) =>
    stack.owner === seat ? [perLanguage((language) => `${index + 1}: ${stack.size}${openTop(stack)[language]}`)] : [],
  );
  const [list, top] = [joinComma(piles, { en: '–', de: '–' }), topOf(discard)];
  return [
    {
      en: `${seatPlaceholder(seat)}: draw stacks ${list.en}; discard pile ${discard.size} (top: ${top.en}).`,
      de: `${seatPlaceholder(seat)}: Nachziehstapel ${list.de}; Ablagestapel ${discard.size} (oben: ${top.de}).`,
    },
  ];
}

function handLine({ hand }: View): Text[] {
  if (!hand) return [];
  const cards = joinComma(
    hand.map((copy) => italicCard(idOf(copy))),
    { en: 'empty', de: 'leer' },
  );
  return [{ en: `Your hand: ${cards.en}.`, de: `Deine Hand: ${cards.de}.` }];
}
