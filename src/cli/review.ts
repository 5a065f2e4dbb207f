import { readFileSync } from 'node:fs';
import { localAnalyst } from '../bots/index.ts';
import { games } from '../games/index.ts';
import { RecordMismatch, replayRecord } from '../match/view/replay-record.ts';
import { reviewOf } from '../match/view/review.ts';
import { seatNames } from '../engine/seats.ts';
import { exitWithError, readArguments } from './arguments.ts';

const usage = 'npm run review -- <record>';

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Reviews a match from its record: winning chances by turn, quality of play and what decided it. */
async function review(path: string): Promise<void> {
  const { game, header, seats, steps: passages } = replayRecord(games, readFileSync(path, 'utf8'));
  const { variant } = JSON.parse(header.get('options') ?? '{}') as { variant: string };
  const { chances, decisions, luck, moments } = await reviewOf(
    { game, id: header.get('match') ?? path, variant, seats, steps: passages },
    localAnalyst,
  );
  const nameOf = (seat: number): string => header.get(seatNames[seat] ?? '') ?? `seat ${seat + 1}`;
  console.log(`turn  ${chances.map((_, seat) => nameOf(seat).padEnd(12)).join('')}`);
  const turns = chances[0]?.length ?? 0;
  for (let turn = 0; turn < turns; turn++)
    console.log(`${String(turn).padStart(4)}  ${chances.map((line) => percent(line[turn] ?? 0).padEnd(12)).join('')}`);
  luck.forEach((share, seat) =>
    console.log(`${nameOf(seat)}: luck ${percent(share)}, decisions ${percent(decisions[seat] ?? 0)}`),
  );
  for (const { turn, seat, from, to, played, better } of moments) {
    const instead = better.length > 0 ? `; better: ${better.map((answer) => answer.join(', ')).join(' → ')}` : '';
    console.log(
      `turn ${turn}, ${nameOf(seat)}: ${percent(from)} → ${percent(to)}; played ${played.join(', ')}${instead}`,
    );
  }
}

const { paths } = readArguments(usage, [], []);
const [path] = paths;
if (path === undefined) exitWithError(usage);
try {
  await review(path);
} catch (error) {
  if (error instanceof RecordMismatch)
    exitWithError(
      `${path}:${error.line}: this record does not replay.\n  record:   ${error.expected}\n  replayed: ${error.got}`,
    );
  exitWithError(error instanceof Error ? error.message : String(error));
}
