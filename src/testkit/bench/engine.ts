import { deflateRawSync } from 'node:zlib';
import { randomAnswer } from '../../engine/answers.ts';
import type { AnyGame, Variant } from '../../engine/game/index.ts';
import { startLive, giveAnswer } from '../../engine/live-match.ts';
import { startMatch, type Match, submitAnswer } from '../../engine/match.ts';
import { readMatch } from '../../engine/read-match.ts';
import { randomFrom } from '../../engine/random.ts';
import type { Decision } from '../../engine/script.ts';
import { games } from '../../games/index.ts';
import { upperMedian, type BenchRow } from './result-table.ts';
import { plainMatch } from '../plain-match.ts';

/** Milliseconds for warming up each game, and for each measurement. */
const WARM_UP_MS = 500;
const MEASURE_MS = 1500;

/** The least for a variant: live decisions per second, or a share of the Duel's in the same run. */
const bars: Readonly<Record<string, { readonly least?: number; readonly ofDuel?: number }>> = {
  'island-one': { least: 100_000 },
  'island-two': { least: 100_000 },
  extra: { least: 100_000 },
  struggle: { least: 100_000 },
  intrigue: { ofDuel: 0.7 },
  'merchant-princes': { ofDuel: 0.7 },
  barbarians: { ofDuel: 0.7 },
  tournament: { ofDuel: 0.7 },
  classic: { least: 100_000 },
  'cities-and-knights': { least: 60_000 },
};

/** Measures random play, live and stored, in decisions per second; the size of stored data; the longest journal. */
export function benchEngine(): BenchRow[] {
  const measured = [...games.values()].flatMap(benchGame);
  const duel = measured.find(({ variant }) => variant === 'duel');
  return measured.flatMap((table) => rowsOf(table, duel));
}

function seatNumbers([least, most]: Variant['seats']): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

/** Plays all variants before the first is measured, so that their order doesn't matter. */
function benchGame(game: AnyGame): TableRates[] {
  const tables = game.info.variants.flatMap(({ id, seats }) =>
    seatNumbers(seats).map((number) => [id, number] as const),
  );
  for (const [variant, seats] of tables) {
    playLive(game, variant, seats, WARM_UP_MS);
    playStored(game, variant, seats, WARM_UP_MS);
  }
  return tables.map(([variant, seats]) => benchTable(game, variant, seats));
}

type TableRates = ReturnType<typeof benchTable>;

/** Measures one variant with this many players. */
function benchTable(game: AnyGame, variant: string, seats: number) {
  const live = playLive(game, variant, seats, MEASURE_MS);
  const choosing = choosingFloor(game, variant, seats);
  const stored = playStored(game, variant, seats, MEASURE_MS);
  return { variant, seats, live, choosing, stored, floor: jsonFloor(stored.samples) };
}

function rowsOf(
  { variant, seats, live, choosing, stored, floor }: TableRates,
  duel: TableRates | undefined,
): BenchRow[] {
  const name = `${variant}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`;
  const { least, ofDuel } = bars[variant] ?? {};
  return [
    {
      name: `${name}: live decisions`,
      value: live.rate,
      unit: '/s',
      floor: choosing,
      ratio: choosing / live.rate,
      ...(least !== undefined && { least }),
    },
    { name: `${name}: live matches`, value: live.matches, unit: '/s' },
    { name: `${name}: stored decisions`, value: stored.rate, unit: '/s', floor, ratio: floor / stored.rate },
    ...(ofDuel !== undefined && duel
      ? [
          { name: `${name}: live, of the Duel`, value: live.rate / duel.live.rate, unit: '×', least: ofDuel },
          { name: `${name}: stored, of the Duel`, value: stored.rate / duel.stored.rate, unit: '×', least: ofDuel },
        ]
      : []),
    {
      name: `${name}: stored match`,
      value: stored.bytes,
      unit: 'B',
      floor: stored.plain,
      ratio: stored.bytes / stored.plain,
    },
    {
      name: `${name}: stored match, deflated`,
      value: stored.deflated,
      unit: 'B',
      floor: stored.plain,
      ratio: stored.deflated / stored.plain,
      bar: 0.25,
    },
    { name: `${name}: longest journal`, value: stored.journal, unit: 'answers' },
  ];
}

/** Returns the CPU time of this process in milliseconds, so that other load doesn't matter. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Uses the rate of the median match, so that garbage collection doesn't distort it. */
function playLive(game: AnyGame, variant: string, seats: number, time: number) {
  const random = randomFrom({ seed: 'bench', drawn: 0 });
  const rates: number[] = [];
  const startedAt = cpuMilliseconds();
  for (let number = 0; cpuMilliseconds() - startedAt < time; number++) {
    const start = cpuMilliseconds();
    let decisions = 0;
    const live = startLive(
      game,
      game.rules.setup(game.info.options.parse({ variant }), seats, `live-${number}`) as never,
    );
    while (live.open.length > 0) {
      const decision = live.open[random.below(live.open.length)] as (typeof live.open)[number];
      giveAnswer(live, decision.seat, randomAnswer(decision, random));
      live.events.length = 0;
      decisions++;
    }
    rates.push((decisions * 1000) / (cpuMilliseconds() - start));
  }
  return { rate: upperMedian(rates), matches: (rates.length * 1000) / (cpuMilliseconds() - startedAt) };
}

/** Answers the questions of one match at random, over and over, without any rules: no live engine is faster. */
function choosingFloor(game: AnyGame, variant: string, seats: number): number {
  const random = randomFrom({ seed: 'bench', drawn: 0 });
  const asked: Decision[] = [];
  const live = startLive(game, game.rules.setup(game.info.options.parse({ variant }), seats, 'floor') as never);
  while (live.open.length > 0) {
    const decision = live.open[random.below(live.open.length)] as Decision;
    // A check reads the state of its time, which is gone afterwards.
    if (!decision.check) asked.push(decision);
    giveAnswer(live, decision.seat, randomAnswer(decision, random));
  }
  const start = cpuMilliseconds();
  let rounds = 0;
  while (cpuMilliseconds() - start < 300) {
    for (const decision of asked) randomAnswer(decision, random);
    rounds++;
  }
  return (rounds * asked.length) / ((cpuMilliseconds() - start) / 1000);
}

/** Plays from JSON and back at every decision, with the checks for stored data. */
function playStored(game: AnyGame, variant: string, seats: number, time: number) {
  const random = randomFrom({ seed: 'bench', drawn: 0 });
  const samples: string[] = [];
  const rates: number[] = [];
  let journal = 0;
  const startedAt = cpuMilliseconds();
  for (let number = 0; cpuMilliseconds() - startedAt < time; number++) {
    const start = cpuMilliseconds();
    let decisions = 0;
    let moved = startMatch(game, game.info.options.parse({ variant }), seats, `stored-${number}`);
    while (moved.open.length > 0) {
      const json = JSON.stringify(moved.match);
      if (decisions++ % 97 === 0) samples.push(json);
      journal = Math.max(journal, moved.match.journal.length);
      const decision = moved.open[random.below(moved.open.length)] as (typeof moved.open)[number];
      const answer = randomAnswer(decision, random);
      moved = submitAnswer(game, readMatch(game, JSON.parse(json)), decision.seat, answer);
    }
    rates.push((decisions * 1000) / (cpuMilliseconds() - start));
  }
  const bytes = mean(samples.map((json) => Buffer.byteLength(json)));
  const plain = mean(
    samples.map((json) => Buffer.byteLength(JSON.stringify(plainMatch(game, JSON.parse(json) as Match)))),
  );
  const deflated = mean(samples.map((json) => deflateRawSync(json).length));
  return { rate: upperMedian(rates), samples, bytes, plain, deflated, journal };
}

/** Reads and writes the same JSON and nothing else: no stored engine is faster. */
function jsonFloor(samples: readonly string[]): number {
  const start = cpuMilliseconds();
  let rounds = 0;
  while (cpuMilliseconds() - start < 300) {
    for (const json of samples) JSON.stringify(JSON.parse(json));
    rounds++;
  }
  return (rounds * samples.length) / ((cpuMilliseconds() - start) / 1000);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
