import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { random as byChance } from '../../src/bots/index.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { Decision } from '../../src/engine/script.ts';
import { games } from '../../src/games/index.ts';
import { playOut } from '../../src/trials/play-out.ts';
import { seatsOf } from '../../src/trials/seats-of.ts';

/** Answers per line of a trace, and at most per match. */
const LINE = 25;
const LIMIT = 700;

/** A running hash that is read at the end of every line. */
function fingerprint(): { add(part: unknown): void; take(): string } {
  let hash = createHash('sha256');
  return {
    add: (part) => void hash.update(JSON.stringify(part)),
    take: () => {
      const text = hash.digest('hex').slice(0, 12);
      hash = createHash('sha256');
      return text;
    },
  };
}

/** A random match in lines of fingerprints: what was asked, answered and told; what a player reads who types a move that isn't offered. */
function traceOf(game: AnyGame, options: unknown, seats: number, seed: string): string[] {
  const random = randomFrom({ seed: `${seed}/answers`, drawn: 0 });
  const [moves, refusals] = [fingerprint(), fingerprint()];
  const seen: string[] = [];
  const known = new Set<string>();
  const lines: string[] = [];
  let count = 0;
  const { state, history, over } = playOut({
    game,
    options,
    seed,
    opponents: Array.from({ length: seats }, () => byChance),
    random,
    limit: LIMIT,
    order: (open) => open[random.below(open.length)] as Decision,
    before: ({ open, state: now }, decision) => {
      moves.add(open);
      for (const id of decision.choices) {
        if (!known.has(id)) seen.push(id);
        known.add(id);
      }
      const id = seen[random.below(seen.length)] ?? '';
      if (!decision.choices.includes(id)) refusals.add(game.words.refusal(now, decision.seat, decision, id).en);
    },
    after: ({ given, events }) => {
      moves.add([given, events]);
      if (++count % LINE === 0) lines.push(`${count} ${moves.take()} ${refusals.take()}`);
    },
  });
  moves.add([game.keeping.write(state), game.rules.result(state)]);
  return [...lines, `${history.length} ${moves.take()} ${over ? 'over' : 'stopped'}`];
}

/** Rules are tested one by one elsewhere. This notices every other change of behaviour; `npx vitest run test/games/traces.test.ts -u` accepts it. */
describe.each([...games.values()].flatMap((game) => game.facts.variants.map(({ id }) => [game.facts.id, id, game] as const)))('%s, %s', (id, variant, game) => {
  it('is played as before', async () => {
    const [least, most] = seatsOf(game, { variant });
    const flows = ['patient', 'strict'].map((flow, index) => {
      const options: unknown = game.facts.options.parse({ variant, flow });
      return [flow, ...traceOf(game, options, index === 0 ? most : Math.max(least, Math.min(2, most)), `trace/${id}/${variant}/${flow}`)].join('\n');
    });
    await expect(`${flows.join('\n')}\n`).toMatchFileSnapshot(`traces/${id}-${variant}.txt`);
  });
});
