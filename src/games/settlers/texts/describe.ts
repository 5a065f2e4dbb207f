import type { Seat } from '../../../engine/script.ts';
import { seatPlaceholder, type Text, perLanguage, verbatim } from '../../../engine/text.ts';
import { HEXES, pathEnds, pathNames } from '../board/geometry.ts';
import { harbourPaths } from '../board/island.ts';
import type { TradeTerms } from '../game-event.ts';
import type { View } from '../view.ts';
import { handicapTexts } from '../../handicaps.ts';
import { handicaps } from '../options.ts';
import type { Development } from '../vocabulary.ts';
import { affordLines } from './afford.ts';
import { countCards, hexText, listGoods, listTerms, ownerText, goodsList, countedWords } from './phrases.ts';
import {
  cityPlayerFacts,
  cityPlayerPieces,
  ownProgress,
  citiesAndKnightsLines,
} from '../cities-and-knights/texts/describe.ts';
import { developmentNames, phaseNames, sortNames, titleNames } from './names.ts';
import { capitalize, count, joinComma, clipText, lines } from '../../phrases.ts';

/** Describes the match in full, as alt text with the most important parts first, and in brief. */
export function describe(view: View): {
  readonly text: Text;
  readonly alt: Text;
  readonly brief: Text;
  readonly note: Text;
} {
  const seats = view.sides.map((_, seat) => (seat + (view.seat ?? 0)) % view.sides.length);
  const robber = view.robber < 0 ? null : hexText(view, view.robber);
  const standing: Text =
    robber === null
      ? { en: 'The robber isn’t on the island yet.', de: 'Der Räuber ist noch nicht auf der Insel.' }
      : { en: `The robber is at ${robber.en}.`, de: `Der Räuber steht auf ${robber.de}.` };
  return {
    get text() {
      const neutral = view.colours
        .map((_, owner) => owner)
        .slice(view.sides.length)
        .map((owner) => piecesLine(view, owner));
      const own = seats.flatMap((seat) => [summary(view, seat), piecesLine(view, seat)]);
      return lines(
        [
          headline(view),
          ...handicapTexts(handicaps, view.options),
          ...own,
          ...neutral,
          standing,
          ...citiesAndKnightsLines(view),
          ...landLines(view),
          ...dealLines(view),
          ...ownLines(view),
        ],
        '\n',
      );
    },
    get alt() {
      const all = lines(
        [
          headline(view),
          ...handicapTexts(handicaps, view.options),
          ...seats.map((seat) => summary(view, seat)),
          standing,
          ...citiesAndKnightsLines(view),
          ...seats.map((seat) => piecesLine(view, seat)),
        ],
        ' ',
      );
      return clipText(perLanguage((language) => all[language].replaceAll('*', '')));
    },
    get brief() {
      return lines(
        [
          ...ownLines(view),
          ...affordLines(view),
          scoreLine(view, seats),
          ...citiesAndKnightsLines(view),
          ...dealLines(view),
        ],
        '\n',
      );
    },
    get note() {
      return lines([...affordLines(view), ...dealLines(view)], '\n');
    },
  };
}

/** The active player, the roll, the winner. */
function headline({ winner, turn, active, phase, now, target }: View): Text {
  if (winner !== null)
    return {
      en: `${seatPlaceholder(winner)} has won the match.`,
      de: `${seatPlaceholder(winner)} hat die Partie gewonnen.`,
    };
  if (turn === 0)
    return {
      en: `Set-up, ${seatPlaceholder(active)} places. First to ${target} points wins.`,
      de: `Aufbau, ${seatPlaceholder(active)} setzt. Wer zuerst ${target} Punkte hat, gewinnt.`,
    };
  const thrown =
    now.rolled === null ? { en: '', de: '' } : { en: ` Rolled ${now.rolled}.`, de: ` Gewürfelt: ${now.rolled}.` };
  return {
    en: `Turn ${turn}, ${seatPlaceholder(active)}, ${phaseNames[phase].en}.${thrown.en} First to ${target} points wins.`,
    de: `Zug ${turn}, ${seatPlaceholder(active)}, ${phaseNames[phase].de}.${thrown.de} Wer zuerst ${target} Punkte hat, gewinnt.`,
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
    count(points, countedWords.point),
    ...titlesOf(view, seat),
    hand,
    ...(view.citiesAndKnights
      ? cityPlayerFacts(view, seat)
      : [
          count(side.developmentSize + side.boughtSize, countedWords.development),
          count(side.army, countedWords.knight),
        ]),
    ...(view.options.variant === 'two' ? [count(side.tradeCards, countedWords.tradeCard)] : []),
  ];
  return perLanguage((language) => `${seatPlaceholder(seat)}: ${joinComma(facts)[language]}.`);
}

/** A player's pieces by place. */
function piecesLine(view: View, owner: number): Text {
  const towns = (rank: number): Text =>
    verbatim(
      view.towns
        .flatMap((each, node) => (each === owner && view.ranks[node] === rank ? [String(node)] : []))
        .join(', ') || '–',
    );
  const roads =
    view.roads.flatMap((each, path) => (each === owner ? [pathNames[path] as string] : [])).join(', ') || '–';
  const who = capitalize(ownerText(view, owner));
  const more = cityPlayerPieces(view, owner);
  const [settlements, cities] = [towns(1), towns(2)];
  return {
    en: `${who.en}: settlements ${settlements.en}; cities ${cities.en}; roads ${roads}${more.en}.`,
    de: `${who.de}: Siedlungen ${settlements.de}; Städte ${cities.de}; Straßen ${roads}${more.de}.`,
  };
}

function landLines(view: View): Text[] {
  const hexes = joinComma(Array.from({ length: HEXES }, (_, hex) => hexText(view, hex)));
  const harbours = joinComma(
    view.harbours.flatMap((what, index) => {
      if (!what) return [];
      const [low, high] = pathEnds[harbourPaths[index] as number] as readonly [number, number];
      return [
        perLanguage((language) => `${low}/${high} ${what === 'any' ? '3:1' : `2:1 ${sortNames[what][language]}`}`),
      ];
    }),
  );
  const bank = listGoods(view.bank);
  const deck = view.citiesAndKnights
    ? count(
        view.citiesAndKnights.decks.reduce((sum, size) => sum + size, 0),
        countedWords.progress,
      )
    : count(view.deck, countedWords.development);
  return [
    { en: `Land: ${hexes.en}.`, de: `Land: ${hexes.de}.` },
    { en: `Harbours: ${harbours.en}.`, de: `Häfen: ${harbours.de}.` },
    { en: `Bank: ${bank.en}; ${deck.en}.`, de: `Bank: ${bank.de}; ${deck.de}.` },
  ];
}

function dealLines(view: View): Text[] {
  const { proposals, seat } = view;
  const own = proposals.filter((proposal) => proposal.seat === seat);
  const made = joinComma(
    proposals
      .filter((proposal) => proposal.seat !== seat)
      .map((proposal) => ({
        en: `${seatPlaceholder(proposal.seat)} gives ${listTerms(proposal).en}`,
        de: `${seatPlaceholder(proposal.seat)} gibt ${listTerms(proposal).de}`,
      })),
  );
  return [
    ...offerLines(view),
    ...own.map(ownTerms),
    ...(proposals.length > own.length ? [{ en: `Offers: ${made.en}.`, de: `Angebote: ${made.de}.` }] : []),
  ];
}

/** `Your offer: you give 1 wool, you get 1 ore.` */
function ownTerms(terms: TradeTerms): Text {
  const [give, get] = [listGoods(terms.give), listGoods(terms.want)];
  return {
    en: `Your offer: you give ${give.en}, you get ${get.en}.`,
    de: `Dein Angebot: Du gibst ${give.de}, du bekommst ${get.de}.`,
  };
}

/** The open offer; none to a viewer who is asked, whose question says it. */
function offerLines({ offer, active, seat }: View): Text[] {
  if (!offer || (seat !== null && offer.waiting.includes(seat))) return [];
  if (seat === active) return [ownTerms(offer)];
  const terms = listTerms(offer);
  return [
    {
      en: `${seatPlaceholder(active)}’s open offer: ${terms.en}.`,
      de: `Offenes Angebot von ${seatPlaceholder(active)}: ${terms.de}.`,
    },
  ];
}

/** Private information of the viewer. */
function ownLines(view: View): Text[] {
  const { own } = view;
  if (!own) return [];
  const goods = goodsList(own.hand);
  const cards = [...own.development, ...own.bought];
  const held = joinComma(
    cards.map((card: Development) => perLanguage((language) => `*${developmentNames[card][language]}*`)),
  );
  return [
    { en: `Your cards: ${goods.en}.`, de: `Deine Karten: ${goods.de}.` },
    ...ownProgress(view),
    ...(cards.length > 0
      ? [{ en: `Your development cards: ${held.en}.`, de: `Deine Entwicklungskarten: ${held.de}.` }]
      : []),
  ];
}

/** `Points: Anna 5 (Longest Road), Ben 4. First to 10 wins.` */
function scoreLine(view: View, seats: readonly Seat[]): Text {
  const scores = joinComma(
    seats.map((seat) => {
      const points = seat === view.seat && view.own ? view.own.points : (view.sides[seat]?.openPoints ?? 0);
      const held = joinComma(titlesOf(view, seat), { en: '', de: '' });
      return perLanguage((language) => `${seatPlaceholder(seat)} ${points}${held[language] && ` (${held[language]})`}`);
    }),
  );
  return {
    en: `Points: ${scores.en}. First to ${view.target} wins.`,
    de: `Punkte: ${scores.de}. Wer zuerst ${view.target} hat, gewinnt.`,
  };
}
