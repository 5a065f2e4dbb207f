import { createHash } from 'node:crypto';
import { opponents } from '../bots/index.ts';
import type { AnyGame } from '../engine/game/index.ts';
import type { Opponent } from '../engine/opponent.ts';
import { randomFrom } from '../engine/random.ts';
import type { StoredMatch } from '../match/stored-match.ts';
import { writeRecord } from '../match/view/record.ts';
import { playOut } from './play-out.ts';

const names = ['Anna', 'Ben', 'Łukasz', 'Δήμητρα', 'Ольга', 'Fatma'] as const;

/** Plays a match between Fair computers and writes its record, with a seed and its commitment. */
export function sampleRecord(game: AnyGame, variant: string, seats: number): string {
  const options = game.info.options.parse({ variant }) as StoredMatch['terms']['options'];
  const seed = `sample ${game.info.id} ${variant} ${seats}`;
  const fair = opponents.get('fair') as Opponent;
  const { state, history } = playOut({
    game,
    options,
    seed,
    opponents: Array.from({ length: seats }, () => fair),
    random: randomFrom({ seed: `${seed}/answers`, drawn: 0 }),
    limit: 100_000,
  });
  const result = game.rules.result(state);
  if (!result) throw new Error(`The match of ${variant} did not end`);
  const sheet = {
    id: 'K7M2',
    status: 'over',
    terms: { game: game.info.id, options },
    players: names.slice(0, seats).map((name) => ({ name })),
    ending: { kind: 'won', ranking: result.ranking },
    previous: null,
    challenger: null,
    startedAt: null,
    endedAt: null,
    commitment: createHash('sha256').update(seed).digest('hex'),
  };
  return writeRecord(game, { sheet: sheet as unknown as StoredMatch, seed, version: game.codec.version, history });
}
