import { readFileSync } from 'node:fs';
import { lookBack } from '../bots/index.ts';
import { games } from '../games/index.ts';
import { BadRecord, replayRecord } from '../match/look/read-record.ts';
import { reviewOf } from '../match/look/review.ts';
import { seatNames } from '../engine/seats.ts';
import { fail, readArguments } from './arguments.ts';

const usage = 'npm run review -- <record>';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Looks back at a match by its record: the winning chances over the turns, how well it was played, and what decided it. */
async function review(path: string): Promise<void> {
  const { game, header, seats, passages } = replayRecord(games, readFileSync(path, 'utf8'));
  const { variant } = JSON.parse(header.get('options') ?? '{}') as { variant: string };
  const { chances, accuracy, luck, moments } = await reviewOf(game, header.get('match') ?? path, variant, seats, passages, lookBack);
  const nameOf = (seat: number): string => header.get(seatNames[seat] ?? '') ?? `seat ${seat + 1}`;
  console.log(`turn  ${chances.map((_, seat) => nameOf(seat).padEnd(12)).join('')}`);
  const turns = chances[0]?.length ?? 0;
  for (let turn = 0; turn < turns; turn++) console.log(`${String(turn).padStart(4)}  ${chances.map((line) => percent(line[turn] ?? 0).padEnd(12)).join('')}`);
  accuracy.forEach((share, seat) => console.log(`${nameOf(seat)}: accuracy ${share === null ? 'unknown' : percent(share)}, chance ${percent(luck[seat] ?? 0)}`));
  for (const { turn, seat, luck: fell, missed, played, better } of moments) {
    const instead = better.length > 0 ? `; better by ${percent(missed)}: ${better.map((answer) => answer.join(', ')).join(' → ')}` : '';
    console.log(`turn ${turn}, ${nameOf(seat)}: dice and cards ${percent(fell)}; played ${played.join(', ')}${instead}`);
  }
}

const { paths } = readArguments(usage, [], []);
const [path] = paths;
if (path === undefined) fail(usage);
try {
  await review(path);
} catch (error) {
  if (error instanceof BadRecord) fail(`${path}:${error.line}: this record does not replay.\n  record:   ${error.expected}\n  replayed: ${error.got}`);
  fail(error instanceof Error ? error.message : String(error));
}
