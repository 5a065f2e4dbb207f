import type { Text } from '../../../engine/text.ts';
import { valueDifference, unorderedDifference } from '../common/list-differences.ts';
import { isProgressCard } from '../../../games/settlers/cities-and-knights/cards/progress.ts';
import type { GameEvent } from '../../../games/settlers/game-event.ts';
import type { Options } from '../../../games/settlers/options.ts';
import type { State } from '../../../games/settlers/state.ts';
import { progressNames } from '../../../games/settlers/cities-and-knights/texts/names.ts';
import { developmentNames, sortNames } from '../../../games/settlers/texts/names.ts';
import type { View } from '../../../games/settlers/view.ts';
import { isDevelopment, isSort } from '../../../games/settlers/vocabulary.ts';
import type { ScenarioRun } from '../common/scenario-run.ts';
import { textsHeardBy, learnt, mentionDifferences, namedIn } from '../common/secrecy.ts';
import { goodsDifferences } from './compare.ts';
import type { Expectation, Seen } from './file.ts';

export type SettlersRun = ScenarioRun<State, View, GameEvent, Options>;

/** What a seat can learn but mustn't, and what it should but can't. */
export function viewDifferences({ sees, news }: Expectation, run: SettlersRun): string[] {
  const found: string[] = [];
  const { state } = run.update;
  const { colours } = state;
  run.seating.names.forEach((name, seat) => {
    const wanted = sees?.[name];
    if (wanted) {
      const learntOf = (ids: readonly string[]) => learnt(run, seat, ids, nameOf, colours);
      found.push(...mentionDifferences(name, 'see', wanted, learntOf));
      const view = run.game.views.forSeat(state, seat);
      for (const other of colours) {
        const seen = wanted[other];
        if (seen) found.push(...seenDifferences(`${name} sees of ${other}`, seen, view, colours.indexOf(other)));
      }
    }
    const texts = textsHeardBy(run, run.lastEvents, seat, colours);
    found.push(...mentionDifferences(name, 'hear', news?.[name] ?? {}, (ids) => namedIn(run, texts, ids, nameOf)));
  });
  return found;
}

function seenDifferences(what: string, wanted: Seen, view: View, seat: number): string[] {
  const side = view.sides[seat];
  if (!side) return [`${what}: no such player`];
  const own = seat === view.seat;
  const known: object = own ? { ...side, ...view.own } : side;
  const shown = (wanted.hidden ?? []).filter((key) => key in known);
  return [
    ...valueDifference(`${what}: hand size`, wanted.handSize, side.handSize),
    ...valueDifference(`${what}: development size`, wanted.developmentSize, side.developmentSize + side.boughtSize),
    ...valueDifference(`${what}: open points`, wanted.openPoints, side.openPoints),
    ...valueDifference(`${what}: army`, wanted.army, side.army),
    ...valueDifference(
      `${what}: progress size`,
      wanted.progressSize,
      view.citiesAndKnights?.cityPlayers[seat]?.backs.reduce((sum, count) => sum + count, 0),
    ),
    ...valueDifference(`${what}: trade cards`, wanted.tradeCards, side.tradeCards),
    ...(shown.length > 0 ? [`${what}: ${shown.join(', ')} is shown`] : []),
    ...secretDifferences(what, wanted, view, seat),
  ];
}

/** What a seat sees of itself alone, points until the end. */
function secretDifferences(what: string, wanted: Seen, view: View, seat: number): string[] {
  const own = seat === view.seat ? view.own : null;
  const points = valueDifference(`${what}: points`, wanted.points, own?.points ?? view.revealed?.[seat]);
  if (!own)
    return [
      ...points,
      ...(['hand', 'development', 'progress'] as const)
        .filter((key) => wanted[key])
        .map((key) => `${what}: ${key} is hidden`),
    ];
  return [
    ...points,
    ...(wanted.hand ? goodsDifferences(`${what}: hand`, wanted.hand, own.hand, true) : []),
    ...(wanted.development
      ? unorderedDifference(`${what}: development`, wanted.development, [...own.development, ...own.bought])
      : []),
    ...(wanted.progress ? unorderedDifference(`${what}: progress`, wanted.progress, own.progress) : []),
  ];
}

function nameOf(word: string): Text | undefined {
  if (isSort(word)) return sortNames[word];
  if (isProgressCard(word)) return progressNames[word];
  return isDevelopment(word) ? developmentNames[word] : undefined;
}
