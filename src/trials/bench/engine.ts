import { deflateRawSync } from 'node:zlib';
import { randomAnswer } from '../../engine/answers.ts';
import type { AnyGame, Variant } from '../../engine/game/index.ts';
import { play, respond } from '../../engine/live.ts';
import { begin, type Match, submit } from '../../engine/match.ts';
import { read } from '../../engine/migrate.ts';
import { randomFrom } from '../../engine/random.ts';
import type { Decision } from '../../engine/script.ts';
import { games } from '../../games/index.ts';
import { median, type Row } from './row.ts';
import { plainMatch } from '../plain-match.ts';

/** For so many milliseconds each is played before any of its game counts, and then to be measured. */
const WARM_UP = 500;
const TRIAL = 1500;

/** What a variant should come to at least: live decisions per second, or a part of what the Duel comes to in the same run. */
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

/** Random play, live and stored, in decisions per second; the size of what is stored; the longest journal. */
export function benchEngine(): Row[] {
  const measured = [...games.values()].flatMap(benchGame);
  const duel = measured.find(({ variant }) => variant === 'duel');
  return measured.flatMap((table) => rowsOf(table, duel));
}

function seatNumbers([least, most]: Variant['seats']): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

/** All its variants are played before the first is measured: the order in which they come makes no difference then. */
function benchGame(game: AnyGame): Measured[] {
  const tables = game.facts.variants.flatMap(({ id, seats }) => seatNumbers(seats).map((number) => [id, number] as const));
  for (const [variant, seats] of tables) {
    playLive(game, variant, seats, WARM_UP);
    playStored(game, variant, seats, WARM_UP);
  }
  return tables.map(([variant, seats]) => benchTable(game, variant, seats));
}

type Measured = ReturnType<typeof benchTable>;

/** One variant with so many seats: more hands, more to look at. */
function benchTable(game: AnyGame, variant: string, seats: number) {
  const live = playLive(game, variant, seats, TRIAL);
  const choosing = choosingFloor(game, variant, seats);
  const stored = playStored(game, variant, seats, TRIAL);
  return { variant, seats, live, choosing, stored, floor: jsonFloor(stored.samples) };
}

function rowsOf({ variant, seats, live, choosing, stored, floor }: Measured, duel: Measured | undefined): Row[] {
  const name = `${variant}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`;
  const { least, ofDuel } = bars[variant] ?? {};
  return [
    { name: `${name}: live decisions`, value: live.rate, unit: '/s', floor: choosing, ratio: choosing / live.rate, ...(least !== undefined && { least }) },
    { name: `${name}: live matches`, value: live.matches, unit: '/s' },
    { name: `${name}: stored decisions`, value: stored.rate, unit: '/s', floor, ratio: floor / stored.rate },
    ...(ofDuel !== undefined && duel
      ? [
          { name: `${name}: live, of the Duel`, value: live.rate / duel.live.rate, unit: '×', least: ofDuel },
          { name: `${name}: stored, of the Duel`, value: stored.rate / duel.stored.rate, unit: '×', least: ofDuel },
        ]
      : []),
    { name: `${name}: stored match`, value: stored.bytes, unit: 'B', floor: stored.plain, ratio: stored.bytes / stored.plain },
    { name: `${name}: stored match, deflated`, value: stored.deflated, unit: 'B', floor: stored.plain, ratio: stored.deflated / stored.plain, bar: 0.25 },
    { name: `${name}: longest journal`, value: stored.journal, unit: 'answers' },
  ];
}

/** The processor's time of this process in milliseconds: what else the machine does is not measured. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Rates are those of the median match, so that what is cleared away now and then does not count for one of them. */
function playLive(game: AnyGame, variant: string, seats: number, time: number) {
  const random = randomFrom({ seed: 'bench', drawn: 0 });
  const rates: number[] = [];
  const begun = spent();
  for (let number = 0; spent() - begun < time; number++) {
    const start = spent();
    let decisions = 0;
    const live = play(game, game.rules.setup(game.facts.options.parse({ variant }), seats, `live-${number}`) as never);
    while (live.open.length > 0) {
      const decision = live.open[random.below(live.open.length)] as (typeof live.open)[number];
      respond(live, decision.seat, randomAnswer(decision, random));
      live.events.length = 0;
      decisions++;
    }
    rates.push((decisions * 1000) / (spent() - start));
  }
  return { rate: median(rates), matches: (rates.length * 1000) / (spent() - begun) };
}

/** The questions of one match answered at random, over and over, without any rules: no live engine is faster. */
function choosingFloor(game: AnyGame, variant: string, seats: number): number {
  const random = randomFrom({ seed: 'bench', drawn: 0 });
  const asked: Decision[] = [];
  const live = play(game, game.rules.setup(game.facts.options.parse({ variant }), seats, 'floor') as never);
  while (live.open.length > 0) {
    const decision = live.open[random.below(live.open.length)] as Decision;
    // A check looks at the table of its own time, which is gone afterwards.
    if (!decision.check) asked.push(decision);
    respond(live, decision.seat, randomAnswer(decision, random));
  }
  const start = spent();
  let rounds = 0;
  while (spent() - start < 300) {
    for (const decision of asked) randomAnswer(decision, random);
    rounds++;
  }
  return (rounds * asked.length) / ((spent() - start) / 1000);
}

/** From JSON and back at every decision, checked as what comes from the store is. */
function playStored(game: AnyGame, variant: string, seats: number, time: number) {
  const random = randomFrom({ seed: 'bench', drawn: 0 });
  const samples: string[] = [];
  const rates: number[] = [];
  let journal = 0;
  const begun = spent();
  for (let number = 0; spent() - begun < time; number++) {
    const start = spent();
    let decisions = 0;
    let moved = begin(game, game.facts.options.parse({ variant }), seats, `stored-${number}`);
    while (moved.open.length > 0) {
      const json = JSON.stringify(moved.match);
      if (decisions++ % 97 === 0) samples.push(json);
      journal = Math.max(journal, moved.match.journal.length);
      const decision = moved.open[random.below(moved.open.length)] as (typeof moved.open)[number];
      const answer = randomAnswer(decision, random);
      moved = submit(game, read(game, JSON.parse(json)), decision.seat, answer);
    }
    rates.push((decisions * 1000) / (spent() - start));
  }
  const bytes = mean(samples.map((json) => Buffer.byteLength(json)));
  const plain = mean(samples.map((json) => Buffer.byteLength(JSON.stringify(plainMatch(game, JSON.parse(json) as Match)))));
  const deflated = mean(samples.map((json) => deflateRawSync(json).length));
  return { rate: median(rates), samples, bytes, plain, deflated, journal };
}

/** The same JSON read and written, and nothing else: no stored engine is faster. */
function jsonFloor(samples: readonly string[]): number {
  const start = spent();
  let rounds = 0;
  while (spent() - start < 300) {
    for (const json of samples) JSON.stringify(JSON.parse(json));
    rounds++;
  }
  return (rounds * samples.length) / ((spent() - start) / 1000);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
