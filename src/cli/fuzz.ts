import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '../engine/game/index.ts';
import type { GivenAnswer } from '../engine/match.ts';
import { seatName, seatNames } from '../engine/seats.ts';
import { games } from '../games/index.ts';
import { newMatch } from '../match/lobby/lobby.ts';
import { writeRecord } from '../match/view/record.ts';
import type { FinishedMatch, Terms } from '../match/stored-match.ts';
import { exitWithError, optionsFrom, readArguments, wholeNumber } from './arguments.ts';
import { compareFlows } from '../testkit/both-flows.ts';
import { FuzzFailure, fuzzMatch, UnfinishedMatch } from '../testkit/fuzz-match.ts';
import { createCounter, neverUsed, newTally } from '../testkit/tally.ts';
import { seatLimits } from '../testkit/seat-limits.ts';

const usage =
  'npm run fuzz -- [--game rivals] [--variant intro] [--games 1000] [--seed 1] [--flow strict|patient] [--order strict|parallel] [--sets random] [--every 7] [--quick] [--out out]';

/** Few random matches take longer: those of players without income who have built all they can pay for. */
const LIMIT = 100_000;

/** A quick run checks one position in this many; what is lost or made stays so until the next one. */
const QUICK = 10;

/**
 * Plays random matches of all variants, checked at every step and in both flows. A failure is saved as a record that
 * replays up to it.
 */
function fuzz(): void {
  const { values, flags } = readArguments(
    usage,
    ['game', 'variant', 'games', 'seed', 'flow', 'order', 'sets', 'every', 'out'],
    ['quick'],
  );
  const game =
    games.get(values.game ?? 'rivals') ??
    exitWithError(`There is no game ${values.game}. There are ${[...games.keys()].join(', ')}.`);
  const known = game.info.variants.map(({ id }) => id);
  if (values.variant !== undefined && !known.includes(values.variant))
    exitWithError(`There is no variant ${values.variant}. There are ${known.join(', ')}.`);
  if (values.flow !== undefined && values.flow !== 'strict' && values.flow !== 'patient')
    exitWithError('--flow is strict or patient.');
  const number = wholeNumber('games', values.games, 100);
  // Without the stored copy, secrecy and text checks; invariants and positions are checked now and then.
  const every = flags.quick ? 0 : wholeNumber('every', values.every, 7);
  const oneIn = flags.quick ? QUICK : 1;
  const flows = values.flow === undefined ? ['patient', 'strict'] : [values.flow];
  let found = 0;
  let unfinished = 0;
  for (const variant of values.variant === undefined ? known : [values.variant]) {
    const [least, most] = seatLimits(game, { variant });
    const tally = newTally(most);
    for (let match = 0; match < number; match++) {
      const optionsIn = (flow: string | undefined) =>
        optionsFrom(game, variant, usage, { flow, order: values.order, sets: values.sets });
      const seats = least + (match % (most - least + 1));
      const seed = `${values.seed ?? '1'}/${variant}/${match}`;
      const count = createCounter(game, tally);
      const attempt = (flow: string | undefined, run: (options: unknown) => void): void => {
        const options = optionsIn(flow);
        try {
          run(options);
        } catch (error) {
          if (!(error instanceof FuzzFailure)) throw error;
          if (error instanceof UnfinishedMatch) {
            unfinished++;
            console.log(`${seed}: ${error.message}, and nothing wrong until then`);
            return;
          }
          found++;
          console.log(
            `${seed}: ${error.message}\n  ${writeFailure(values.out ?? 'out', game, options, seats, seed, error)}`,
          );
          if (error.cause instanceof Error) console.log(error.cause.stack);
        }
      };
      attempt(flows[match % flows.length], (options) => {
        const { state } = fuzzMatch({
          game,
          options,
          seats,
          seed,
          limit: LIMIT,
          stored: !flags.quick,
          every,
          oneIn,
          begin: count.begin,
          after: count.after,
        });
        count.end(state, true);
      });
      // Its history is that of strict flow, and so is the record of a failure.
      attempt('strict', () => {
        compareFlows({ game, options: optionsIn, seats, seed, limit: LIMIT, oneIn });
      });
    }
    const unused = neverUsed(tally);
    console.log(
      `${variant}: ${number} matches, ${tally.allTurns} turns; cards never used: ${unused.join(', ') || 'none'}`,
    );
  }
  if (unfinished > 0) console.log(`${unfinished} matches were stopped after ${LIMIT} answers.`);
  console.log(found === 0 ? 'Nothing found.' : `${found} matches failed.`);
  process.exitCode = found === 0 ? 0 : 1;
}

/** Writes the record of the play before a failure, followed by the failing answer. */
function writeFailure(
  folder: string,
  game: AnyGame,
  options: Terms['options'],
  seats: number,
  seed: string,
  found: FuzzFailure,
): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `fuzz-${seed.replaceAll('/', '-')}.record`);
  const { text, kept } = longestRecord(game, options, seats, seed, found.history);
  const next = found.history[kept];
  const lines = [
    `# ${found.message}`,
    ...(next ? [`# next: [${seatName(next.seat)}] ${next.key}: ${next.answer.join(', ')}`] : []),
  ];
  writeFileSync(path, `${text}${lines.map((line) => line.replace(/\s+/gu, ' ')).join('\n')}\n`);
  return path;
}

/** Returns the longest record that replays without the failure. */
function longestRecord(
  game: AnyGame,
  options: Terms['options'],
  seats: number,
  seed: string,
  history: readonly GivenAnswer[],
): { text: string; kept: number } {
  const terms: Terms = { game: game.info.id, options, clock: 'none', takebacks: false, rated: false };
  const players = seatNames.slice(0, seats).map((name) => ({ kind: 'computer', level: 'random', name }) as const);
  const sheet = {
    ...newMatch('fuzz', terms, { guild: null, parent: '', channel: null, language: 'en' }, players, 0),
    status: 'over',
  } as const;
  const commitment = createHash('sha256').update(seed).digest('hex');
  for (let kept = history.length; kept >= 0; kept--) {
    const past: FinishedMatch = {
      sheet: { ...sheet, commitment, ending: { kind: 'abandoned' } },
      seed,
      version: game.codec.version,
      history: history.slice(0, kept),
    };
    try {
      return { text: writeRecord(game, past), kept };
    } catch {
      // One answer fewer, until it replays.
    }
  }
  return { text: `# the set-up itself fails, seed ${seed}\n`, kept: 0 };
}

fuzz();
