import type { Seat } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import { affordLine, capital, count, shortOf } from '../../phrases.ts';
import { helpedBuilds } from '../rules/help.ts';
import { freeCastle } from '../rules/moves.ts';
import { placesFor } from '../rules/sites.ts';
import type { Turn } from '../state.ts';
import type { View } from '../view.ts';
import { costs, DICE, type Kind, kinds, sumOf } from '../vocabulary.ts';
import { listDice } from './phrases.ts';
import { jokerWord, kindWords } from './words.ts';

/** What the dice as they lie pay for, alone or with help, and what is short of the rest. */
export function affordLines(view: View, seat: Seat): Text[] {
  const turn = view.players[seat]?.turn;
  if (!turn || view.phase !== 'play') return [];
  const builds = helpedBuilds(view, seat);
  const wanted = kinds.filter((kind) => kind !== 'castle' || freeCastle(view) !== null);
  return [affordLine(wanted.map((kind) => {
    const helped = builds.find(({ moves }) => moves.at(-1)?.split(' ')[1] === kind);
    const bar = helped === undefined ? barTo(view, seat, kind, turn) : helped.moves.length === 1 ? null : helpText(helped.jokers);
    return { name: capital(kindWords[kind].one), bar };
  }))];
}

const helpText = (jokers: number): Text => {
  if (jokers === 0) return { en: 'with gold', de: 'mit Gold' };
  const used = count(jokers, jokerWord);
  return { en: `with ${used.en}`, de: `mit ${used.de}` };
};

function barTo(view: View, seat: Seat, kind: Kind, { dice }: Turn): Text {
  if (kind === 'castle') {
    const alike = Math.max(...dice);
    return { en: `${alike} of ${DICE} alike`, de: `${alike} von ${DICE} gleichen` };
  }
  if (placesFor(view, seat, kind).length === 0) return { en: 'no place', de: 'kein Platz' };
  const short = costs[kind].map((need, face) => Math.max(0, need - (dice[face] ?? 0)));
  return shortOf(listDice(short), sumOf(short));
}
