import type { Seat } from '../../../engine/script.ts';
import { nameOf, type Text, text, verbatim } from '../../../engine/text.ts';
import { HEXES, pathEnds, pathNames } from '../board/geometry.ts';
import { harbourPaths } from '../board/island.ts';
import type { View } from '../view.ts';
import type { Development } from '../vocabulary.ts';
import { affordLines } from './afford.ts';
import { capital, count, countCards, hexText, joinComma, listGoods, listTerms, ownerText, tellGoods, words } from './phrases.ts';
import { courtFacts, courtPieces, ownProgress, realmLines } from './realm-describe.ts';
import { developmentNames, phaseNames, sortNames, titleNames } from './words.ts';

/** An alternative text holds 1,024 characters; the names that come in later need room. */
const ALT = 880;

/** The table in words: everything, the most important of it first in what a screen reader says of a picture, and in brief. */
export function describe(view: View): { readonly text: Text; readonly alt: Text; readonly brief: Text } {
  const seats = view.sides.map((_, seat) => (seat + (view.seat ?? 0)) % view.sides.length);
  const robber = view.robber < 0 ? null : hexText(view, view.robber);
  const standing: Text = robber === null ? { en: 'The robber is not on the island yet.', de: 'Der Räuber ist noch nicht auf der Insel.' } : { en: `The robber is at ${robber.en}.`, de: `Der Räuber steht auf ${robber.de}.` };
  return {
    get text() {
      const neutral = view.colours.map((_, owner) => owner).slice(view.sides.length).map((owner) => piecesLine(view, owner));
      const own = seats.flatMap((seat) => [summary(view, seat), piecesLine(view, seat)]);
      return lines([headline(view), ...own, ...neutral, standing, ...realmLines(view), ...landLines(view), ...dealLines(view), ...ownLines(view)], '\n');
    },
    get alt() {
      const all = lines([headline(view), ...seats.map((seat) => summary(view, seat)), standing, ...realmLines(view), ...seats.map((seat) => piecesLine(view, seat))], ' ');
      return text((language) => clip(all[language].replaceAll('*', '')));
    },
    get brief() {
      return lines([...ownLines(view), ...affordLines(view), scoreLine(view, seats), ...realmLines(view), ...dealLines(view)], '\n');
    },
  };
}

const lines = (parts: readonly Text[], between: string): Text =>
  text((language) => parts.map((part) => part[language]).join(between));

const clip = (words: string): string => (words.length <= ALT ? words : `${words.slice(0, words.lastIndexOf(' ', ALT - 2))} …`);

/** Whose turn it is, what was rolled, who has won. */
function headline({ winner, turn, active, phase, now, target }: View): Text {
  if (winner !== null) return { en: `${nameOf(winner)} has won the match.`, de: `${nameOf(winner)} hat die Partie gewonnen.` };
  if (turn === 0) return { en: `Set-up, ${nameOf(active)} places. ${target} points win.`, de: `Aufbau, ${nameOf(active)} setzt. ${target} Punkte gewinnen.` };
  const thrown = now.rolled === null ? { en: '', de: '' } : { en: ` Rolled ${now.rolled}.`, de: ` Gewürfelt: ${now.rolled}.` };
  return {
    en: `Turn ${turn}, ${nameOf(active)}, ${phaseNames[phase].en}.${thrown.en} ${target} points win.`,
    de: `Zug ${turn}, ${nameOf(active)}, ${phaseNames[phase].de}.${thrown.de} ${target} Punkte gewinnen.`,
  };
}

const titlesOf = ({ longest, largest }: View, owner: number): Text[] => [
  ...(longest === owner ? [titleNames['longest-road']] : []),
  ...(largest === owner ? [titleNames['largest-army']] : []),
];

/** A player's points, titles and cards. */
function summary(view: View, seat: Seat): Text {
  const side = view.sides[seat];
  if (!side) return { en: '', de: '' };
  const points = view.revealed?.[seat] ?? side.openPoints;
  const cards = countCards(side.handSize);
  const hand: Text = { en: `${cards.en} in hand`, de: `${cards.de} auf der Hand` };
  const facts = [
    count(points, words.point),
    ...titlesOf(view, seat),
    hand,
    ...(view.realm ? courtFacts(view, seat) : [count(side.developmentSize + side.boughtSize, words.development), count(side.army, words.knight)]),
    ...(view.options.variant === 'two' ? [count(side.tradeCards, words.tradeCard)] : []),
  ];
  return text((language) => `${nameOf(seat)}: ${joinComma(facts)[language]}.`);
}

/** Where somebody has built. */
function piecesLine(view: View, owner: number): Text {
  const towns = (rank: number): Text =>
    verbatim(view.towns.flatMap((each, node) => (each === owner && view.ranks[node] === rank ? [String(node)] : [])).join(', ') || '–');
  const roads = view.roads.flatMap((each, path) => (each === owner ? [pathNames[path] as string] : [])).join(', ') || '–';
  const who = capital(ownerText(view, owner));
  const more = courtPieces(view, owner);
  const [settlements, cities] = [towns(1), towns(2)];
  return {
    en: `${who.en}: settlements ${settlements.en}; cities ${cities.en}; roads ${roads}${more.en}.`,
    de: `${who.de}: Siedlungen ${settlements.de}; Städte ${cities.de}; Straßen ${roads}${more.de}.`,
  };
}

/** The land, the harbours, the bank. */
function landLines(view: View): Text[] {
  const hexes = joinComma(Array.from({ length: HEXES }, (_, hex) => hexText(view, hex)));
  const harbours = joinComma(view.harbours.flatMap((what, index) => {
    if (!what) return [];
    const [low, high] = pathEnds[harbourPaths[index] as number] as readonly [number, number];
    return [text((language) => `${low}/${high} ${what === 'any' ? '3:1' : `2:1 ${sortNames[what][language]}`}`)];
  }));
  const bank = listGoods(view.bank);
  const deck = view.realm ? count(view.realm.decks.reduce((sum, size) => sum + size, 0), words.progress) : count(view.deck, words.development);
  return [
    { en: `Land: ${hexes.en}.`, de: `Land: ${hexes.de}.` },
    { en: `Harbours: ${harbours.en}.`, de: `Häfen: ${harbours.de}.` },
    { en: `Bank: ${bank.en}; ${deck.en}.`, de: `Bank: ${bank.de}; ${deck.de}.` },
  ];
}

/** What is offered at the table. */
function dealLines(view: View): Text[] {
  const { offer, active, proposals } = view;
  const open = offer ? listTerms(offer) : null;
  const made = joinComma(proposals.map((proposal) => text((language) => `${nameOf(proposal.seat)} ${listTerms(proposal)[language]}`)));
  return [
    ...(open ? [{ en: `Open offer of ${nameOf(active)}: ${open.en}.`, de: `Offenes Angebot von ${nameOf(active)}: ${open.de}.` }] : []),
    ...(proposals.length > 0 ? [{ en: `Offers: ${made.en}.`, de: `Angebote: ${made.de}.` }] : []),
  ];
}

/** What the viewer alone knows. */
function ownLines(view: View): Text[] {
  const { own } = view;
  if (!own) return [];
  const goods = tellGoods(own.hand);
  const cards = [...own.development, ...own.bought];
  const held = joinComma(cards.map((card: Development) => text((language) => `*${developmentNames[card][language]}*`)));
  return [
    { en: `Your cards: ${goods.en}.`, de: `Deine Karten: ${goods.de}.` },
    ...ownProgress(view),
    ...(cards.length > 0 ? [{ en: `Your development cards: ${held.en}.`, de: `Deine Entwicklungskarten: ${held.de}.` }] : []),
  ];
}

/** `Points: Anna 5 (Longest Road), Ben 4. 10 win.` */
function scoreLine(view: View, seats: readonly Seat[]): Text {
  const scores = joinComma(seats.map((seat) => {
    const points = seat === view.seat && view.own ? view.own.points : (view.sides[seat]?.openPoints ?? 0);
    const held = joinComma(titlesOf(view, seat), { en: '', de: '' });
    return text((language) => `${nameOf(seat)} ${points}${held[language] && ` (${held[language]})`}`);
  }));
  return { en: `Points: ${scores.en}. ${view.target} win.`, de: `Punkte: ${scores.de}. ${view.target} gewinnen.` };
}

