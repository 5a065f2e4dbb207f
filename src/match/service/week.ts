import type { MatchResult, ResultKey } from '../../ratings/result.ts';
import { cruelestRoll, type RollLoss, summarizeWeek } from '../../ratings/week.ts';
import { dayAt, familiesWithPuzzles } from '../lobby/daily-seed.ts';
import { DAY } from '../limits.ts';
import type { Matches } from '../matches.ts';
import { seatHolder } from '../stored-match.ts';
import type { Ports } from '../transition/commit.ts';
import { publicMatch } from '../view/panel.ts';

/** Results shown, matches replayed for the cruelest roll, tables looked through, and tables and solvers shown. */
const SHOWN = 8;
const REPLAYED = 30;
const LOOKED_THROUGH = 50;
const TABLES = 4;
const SOLVERS = 10;

/** Tells what happened on a server in a week. */
export function weekService(ports: Ports, { puzzleSolvers }: Pick<Matches, 'puzzleSolvers'>): Pick<Matches, 'weekOf'> {
  const { store, games, puzzles = [] } = ports;

  async function resultsOf(people: readonly string[], from: number): Promise<readonly MatchResult[]> {
    const wanted = new Map<string, ResultKey>();
    for (const person of people) for (const key of await store.results.of(person, from)) wanted.set(key.id, key);
    return (await store.results.get([...wanted.values()])).map(({ result }) => result);
  }

  /** Returns the most cards that one roll cost each person in a match. */
  async function lossesIn(id: string, listed: ReadonlySet<string>): Promise<readonly RollLoss[]> {
    const finished = await store.finished(id);
    const game = finished && games.get(finished.sheet.terms.game);
    const lossOf = game?.stats.rollLoss;
    if (!finished || !game || !lossOf) return [];
    const events = (await ports.replays({ game, ...finished })).flatMap((step) => step.events);
    return events.flatMap(({ event }) => {
      const loss = lossOf(event);
      const player = loss && finished.sheet.players[loss.seat];
      const person = player && seatHolder(player);
      return loss && person && listed.has(person) ? [{ person, cards: loss.cards, match: id }] : [];
    });
  }

  async function solversIn(guild: string, from: number, to: number): Promise<ReadonlyMap<string, number>> {
    const solved = new Map<string, number>();
    for (const { id } of familiesWithPuzzles(games, puzzles))
      for (let day = from; day < to; day += DAY)
        for (const person of await puzzleSolvers(guild, id, dayAt(day)))
          solved.set(person, (solved.get(person) ?? 0) + 1);
    return solved;
  }

  return {
    async weekOf(guild, from, to) {
      const people = await store.results.listed(guild);
      const listed = new Set(people);
      const week = summarizeWeek(await resultsOf(people, from), { server: guild, from, to, listed });
      const losses: RollLoss[] = [];
      for (const { id } of week.results.slice(0, REPLAYED)) losses.push(...(await lossesIn(id, listed)));
      const solved = await solversIn(guild, from, to);
      const { sheets } = await store.inServer(guild, 0, LOOKED_THROUGH);
      return {
        count: week.results.length,
        results: week.results.slice(0, SHOWN),
        comeback: week.comeback,
        cruelest: cruelestRoll(losses),
        solvers: [...solved]
          .map(([person, count]) => ({ person, solved: count }))
          .toSorted((one, other) => other.solved - one.solved)
          .slice(0, SOLVERS),
        tables: sheets
          .filter(({ status, players }) => status === 'challenge' && players.some(({ kind }) => kind === 'open'))
          .slice(0, TABLES)
          .map(publicMatch),
      };
    },
  };
}
