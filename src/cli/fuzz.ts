import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../engine/game/index.ts';
import type { Given } from '../engine/match.ts';
import { seatName, seatNames } from '../engine/seats.ts';
import { games } from '../games/index.ts';
import { blankSheet } from '../match/lobby/lobby.ts';
import { writeRecord } from '../match/look/record.ts';
import type { Past, Terms } from '../match/sheet.ts';
import { fail, optionsFrom, readArguments, wholeNumber } from './arguments.ts';
import { Found, fuzzMatch } from '../trials/fuzz-match.ts';
import { counterFor, neverUsed, newTally } from '../trials/tally.ts';
import { seatsOf } from '../trials/seats-of.ts';

const usage = 'npm run fuzz -- [--game rivals] [--variant intro] [--games 1000] [--seed 1] [--flow strict|patient] [--order strict|parallel] [--sets random] [--every 7] [--out out]';

/** Random matches over all variants, checked at every step. What is found is left as a record that replays up to there. */
function fuzz(): void {
  const { values } = readArguments(usage, ['game', 'variant', 'games', 'seed', 'flow', 'order', 'sets', 'every', 'out'], []);
  const game = games.get(values.game ?? 'rivals') ?? fail(`There is no game ${values.game}. There are ${[...games.keys()].join(', ')}.`);
  const known = game.facts.variants.map(({ id }) => id);
  if (values.variant !== undefined && !known.includes(values.variant)) fail(`There is no variant ${values.variant}. There are ${known.join(', ')}.`);
  if (values.flow !== undefined && values.flow !== 'strict' && values.flow !== 'patient') fail('--flow is strict or patient.');
  const number = wholeNumber('games', values.games, 100);
  const every = wholeNumber('every', values.every, 7);
  const flows = values.flow === undefined ? ['patient', 'strict'] : [values.flow];
  let found = 0;
  for (const variant of values.variant === undefined ? known : [values.variant]) {
    const [least, most] = seatsOf(game, { variant });
    const tally = newTally(most);
    for (let match = 0; match < number; match++) {
      const options: unknown = optionsFrom(game, variant, usage, { flow: flows[match % flows.length], order: values.order, sets: values.sets });
      const seats = least + (match % (most - least + 1));
      const seed = `${values.seed ?? '1'}/${variant}/${match}`;
      const count = counterFor(game, tally);
      try {
        const { state } = fuzzMatch({ game, options, seats, seed, limit: 100_000, stored: true, every, begin: count.begin, after: count.after });
        count.end(state, true);
      } catch (error) {
        if (!(error instanceof Found)) throw error;
        found++;
        console.log(`${seed}: ${error.message}\n  ${leave(values.out ?? 'out', game, options as Terms['options'], seats, seed, error)}`);
        if (error.cause instanceof Error) console.log(error.cause.stack);
      }
    }
    const unused = neverUsed(tally);
    console.log(`${variant}: ${number} matches, ${tally.allTurns} turns; cards never used: ${unused.join(', ') || 'none'}`);
  }
  console.log(found === 0 ? 'Nothing found.' : `${found} matches with something wrong.`);
  process.exitCode = found === 0 ? 0 : 1;
}

/** Writes the record of what was played before; the answer that went wrong stands behind it. */
function leave(folder: string, game: AnyGame, options: Terms['options'], seats: number, seed: string, found: Found): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `fuzz-${seed.replaceAll('/', '-')}.record`);
  const { text, kept } = longestRecord(game, options, seats, seed, found.history);
  const next = found.history[kept];
  const lines = [`# ${found.message}`, ...(next ? [`# next: [${seatName(next.seat)}] ${next.key}: ${next.answer.join(', ')}`] : [])];
  writeFileSync(path, `${text}${lines.map((line) => line.replace(/\s+/gu, ' ')).join('\n')}\n`);
  return path;
}

/** The record of as many answers as can be played again without the trouble. */
function longestRecord(
  game: AnyGame,
  options: Terms['options'],
  seats: number,
  seed: string,
  history: readonly Given[],
): { text: string; kept: number } {
  const terms: Terms = { game: game.facts.id, options, clock: 'none', takebacks: false, rated: false };
  const players = seatNames.slice(0, seats).map((name) => ({ kind: 'computer', level: 'random', name }) as const);
  const sheet = { ...blankSheet('fuzz', terms, { guild: null, parent: '', channel: null, language: 'en' }, players, 0), status: 'over' } as const;
  const commitment = createHash('sha256').update(seed).digest('hex');
  for (let kept = history.length; kept >= 0; kept--) {
    const past: Past = { sheet: { ...sheet, commitment, ending: { kind: 'abandoned' } }, seed, version: game.keeping.version, history: history.slice(0, kept) };
    try {
      return { text: writeRecord(game, past), kept };
    } catch {
      // One answer less, until it can be told.
    }
  }
  return { text: `# the set-up itself fails, seed ${seed}\n`, kept: 0 };
}

fuzz();
