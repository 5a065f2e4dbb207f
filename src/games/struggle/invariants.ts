import type { Decision } from '../../engine/script.ts';
import { countFor, expansionsFor, resourceCards } from './cards.ts';
import { violationOf } from './rules/violations.ts';
import { END } from './rules/menu.ts';
import type { State } from './state.ts';
import { MARKET, sumCards } from './vocabulary.ts';

/** Lists violated invariants of a position; empty if it is sound. */
export function invariantViolations(state: State): string[] {
  const { players, supply } = state;
  const found: string[] = [];
  const must = (holds: boolean, complaint: string): void => {
    if (!holds) found.push(complaint);
  };
  const held = (kind: number): number =>
    players.reduce((sum, { hand }) => sum + (hand[kind] as number), state.market[kind] as number);
  const lying = (kind: number): number => [...state.draw, ...state.discard].filter((each) => each === kind).length;
  resourceCards.forEach((count, kind) => must(held(kind) + lying(kind) === count, 'resource cards were lost or made'));
  must(sumCards(state.market) === MARKET, 'the market is not full');
  for (const { hand, chosen, owed } of players) {
    must(
      hand.every((count, kind) => count >= (chosen?.[kind] ?? 0)),
      'a hand lacks cards',
    );
    must(!chosen || sumCards(chosen) === owed, 'the robbers take something else than is owed');
  }
  const all = <T>(of: (player: State['players'][number]) => readonly T[]): T[] =>
    players.flatMap((player) => [...of(player)]);
  const seats = players.length;
  must(all(({ roads }) => roads).length + supply.road === countFor('road', seats), 'roads were lost or made');
  must(all(({ knights }) => knights).length + supply.knight === countFor('knight', seats), 'knights were lost or made');
  must(Math.min(supply.road, supply.knight) >= 0, 'a supply is below nothing');
  const sites = [
    ...state.settlements,
    ...all(({ settlements }) => settlements),
    ...all(({ cities }) => cities.map(({ card }) => card)),
  ];
  must(
    new Set(sites).size === sites.length && sites.length === countFor('settlement', seats),
    'settlements were lost or made',
  );
  const expansions = [...state.expansions, ...all(({ cities }) => cities.flatMap(({ expansion }) => expansion ?? []))];
  must(expansions.toSorted().join() === expansionsFor(seats).toSorted().join(), 'expansions were lost or made');
  return found;
}

/** Explains why a menu move is illegal; undefined if the question is no menu. */
export function moveViolation(state: State, { key }: Decision, id: string): object | null | undefined {
  return key === 'menu' && id !== END ? violationOf(state, id) : undefined;
}
