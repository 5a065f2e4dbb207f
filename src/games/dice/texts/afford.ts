import type { Seat } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import { affordLine, capitalize, count, missingText } from '../../phrases.ts';
import { assistedBuilds } from '../rules/assisted-builds.ts';
import { freeCastle } from '../rules/moves.ts';
import { placesFor } from '../rules/sites.ts';
import type { Turn } from '../state.ts';
import type { View } from '../view.ts';
import { costs, DICE, type BuildKind, buildKinds, sumDice } from '../vocabulary.ts';
import { listDice } from './phrases.ts';
import { jokerWord, kindWords } from './names.ts';

/** Lists what the dice pay for, alone or with help, and what the rest is short of. */
export function affordLines(view: View, seat: Seat): Text[] {
  const turn = view.players[seat]?.turn;
  if (!turn || view.phase !== 'play') return [];
  const wanted = buildKinds.filter((kind) => kind !== 'castle' || freeCastle(view) !== null);
  return [
    affordLine(
      wanted.map((kind) => ({
        name: capitalize(kindWords[kind].one),
        bar: helpFor(view, seat, kind) ?? (isPaid(view, seat, kind) ? null : barTo(view, seat, kind, turn)),
      })),
    ),
  ];
}

const buildOf = (view: View, seat: Seat, kind: BuildKind) =>
  assistedBuilds(view, seat).find(({ moves }) => moves.at(-1)?.split(' ')[1] === kind);
const isPaid = (view: View, seat: Seat, kind: BuildKind): boolean => buildOf(view, seat, kind) !== undefined;

/** Help needed to pay for a build: gold or jokers. Null if none is needed or possible. */
export function helpFor(view: View, seat: Seat, kind: BuildKind): Text | null {
  const helped = view.players[seat]?.turn ? buildOf(view, seat, kind) : undefined;
  return helped && helped.moves.length > 1 ? helpText(helped.jokers) : null;
}

const helpText = (jokers: number): Text => {
  if (jokers === 0) return { en: 'with gold', de: 'mit Gold' };
  const used = count(jokers, jokerWord);
  return { en: `with ${used.en}`, de: `mit ${used.de}` };
};

function barTo(view: View, seat: Seat, kind: BuildKind, { dice }: Turn): Text {
  if (kind === 'castle') {
    const alike = Math.max(...dice);
    return { en: `${alike} of ${DICE} match`, de: `${alike} von ${DICE} gleich` };
  }
  if (placesFor(view, seat, kind).length === 0) return { en: 'nowhere to build', de: 'kein Platz' };
  const short = costs[kind].map((need, face) => Math.max(0, need - (dice[face] ?? 0)));
  return missingText(listDice(short), sumDice(short));
}
