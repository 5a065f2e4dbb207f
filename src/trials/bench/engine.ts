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

const LIVE_MATCHES = 600;
const STORED_MATCHES = 80;

/** Random play, live and stored, in decisions per second; the size of what is stored; the longest journal. */
export function benchEngine(): Row[] {
  return [...games.values()].flatMap((game) => game.facts.variants.flatMap((variant) => benchVariant(game, variant)));
}

/** With as many seats as the variant has: more hands, more to look at. */
function benchVariant(game: AnyGame, { id: variant, seats: [, seats] }: Variant): Row[] {
  playLive(game, variant, seats, 60);
  const live = playLive(game, variant, seats, LIVE_MATCHES);
  const choosing = choosingFloor(game, variant, seats);
  playStored(game, variant, seats, STORED_MATCHES);
  const stored = playStored(game, variant, seats, STORED_MATCHES);
  const floor = jsonFloor(stored.samples);
  return [
    { name: `${variant}: live decisions`, value: live.rate, unit: '/s', floor: choosing, ratio: choosing / live.rate },
    { name: `${variant}: live matches`, value: live.matches, unit: '/s' },
    { name: `${variant}: stored decisions`, value: stored.rate, unit: '/s', floor, ratio: floor / stored.rate },
    { name: `${variant}: stored match`, value: stored.bytes, unit: 'B', floor: stored.plain, ratio: stored.bytes / stored.plain },
    { name: `${variant}: stored match, deflated`, value: stored.deflated, unit: 'B', floor: stored.plain, ratio: stored.deflated / stored.plain, bar: 0.25 },
    { name: `${variant}: longest journal`, value: stored.journal, unit: 'answers' },
  ];
}

/** Rates are those of the median match: what else the machine does now and then is not measured. */
function playLive(game: AnyGame, variant: string, seats: number, matches: number) {
  const random = randomFrom({ seed: 'bench', drawn: 0 });
  const rates: number[] = [];
  const begun = performance.now();
  for (let number = 0; number < matches; number++) {
    const start = performance.now();
    let decisions = 0;
    const live = play(game, game.rules.setup(game.facts.options.parse({ variant }), seats, `live-${number}`) as never);
    while (live.open.length > 0) {
      const decision = live.open[random.below(live.open.length)] as (typeof live.open)[number];
      respond(live, decision.seat, randomAnswer(decision, random));
      live.events.length = 0;
      decisions++;
    }
    rates.push((decisions * 1000) / (performance.now() - start));
  }
  return { rate: median(rates), matches: (matches * 1000) / (performance.now() - begun) };
}

/** The questions of one match answered at random, over and over, without any rules: no live engine is faster. */
function choosingFloor(game: AnyGame, variant: string, seats: number): number {
  const random = randomFrom({ seed: 'bench', drawn: 0 });
  const asked: Decision[] = [];
  const live = play(game, game.rules.setup(game.facts.options.parse({ variant }), seats, 'floor') as never);
  while (live.open.length > 0) {
    const decision = live.open[random.below(live.open.length)] as Decision;
    asked.push(decision);
    respond(live, decision.seat, randomAnswer(decision, random));
  }
  const start = performance.now();
  let rounds = 0;
  while (performance.now() - start < 300) {
    for (const decision of asked) randomAnswer(decision, random);
    rounds++;
  }
  return (rounds * asked.length) / ((performance.now() - start) / 1000);
}

/** From JSON and back at every decision, checked as what comes from the store is. */
function playStored(game: AnyGame, variant: string, seats: number, matches: number) {
  const random = randomFrom({ seed: 'bench', drawn: 0 });
  const samples: string[] = [];
  const rates: number[] = [];
  let journal = 0;
  for (let number = 0; number < matches; number++) {
    const start = performance.now();
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
    rates.push((decisions * 1000) / (performance.now() - start));
  }
  const bytes = mean(samples.map((json) => Buffer.byteLength(json)));
  const plain = mean(samples.map((json) => Buffer.byteLength(JSON.stringify(plainMatch(game, JSON.parse(json) as Match)))));
  const deflated = mean(samples.map((json) => deflateRawSync(json).length));
  return { rate: median(rates), samples, bytes, plain, deflated, journal };
}

/** The same JSON read and written, and nothing else: no stored engine is faster. */
function jsonFloor(samples: readonly string[]): number {
  const start = performance.now();
  let rounds = 0;
  while (performance.now() - start < 300) {
    for (const json of samples) JSON.stringify(JSON.parse(json));
    rounds++;
  }
  return (rounds * samples.length) / ((performance.now() - start) / 1000);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
