import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { randomOpponent as byChance } from '../../src/bots/index.ts';
import type { AnyGame } from '../../src/engine/game/index.ts';
import { randomFrom } from '../../src/engine/random.ts';
import type { Decision, DecisionHints } from '../../src/engine/script.ts';
import { games } from '../../src/games/index.ts';
import { playOut } from '../../src/testkit/play-out.ts';
import { seatLimits } from '../../src/testkit/seat-limits.ts';

/** Answers per line of a trace, and at most per flow. */
const LINE = 50;
const LIMIT = 900;
/** Moves that aren't offered, typed at each question. */
const TYPED = 3;

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

const tracedNames: Readonly<Record<string, string>> = {
  fallback: 'otherwise',
  quotas: 'parts',
  riskyTail: 'rash',
  standalone: 'alone',
  blocking: 'waits',
};
const tracedBlocking = { deferred: 'later', optional: 'never' } as const;

/** A question in the spelling of the frozen traces, in which hints were fields of their own. */
const asTraced = (decision: Decision): unknown =>
  Object.fromEntries(
    Object.entries({ ...decision, ...(decision.blocking && { blocking: tracedBlocking[decision.blocking] }) })
      .flatMap(([name, value]): [string, unknown][] =>
        name === 'hints' ? Object.entries(value as DecisionHints) : [[name, value]],
      )
      .map(([name, value]) => [tracedNames[name] ?? name, value]),
  );

/**
 * A random match in lines of fingerprints: what was asked, answered and told, and whether it can be taken back; what a player
 * reads who types a move that isn't offered.
 */
function traceOf(
  game: AnyGame,
  options: unknown,
  seats: number,
  seed: string,
  limit: number,
): { readonly lines: readonly string[]; readonly answers: number } {
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
    limit,
    order: (open) => open[random.below(open.length)] as Decision,
    before: (live, decision) => {
      moves.add(live.open.map(asTraced));
      live.revealed = false;
      for (const id of decision.choices) {
        if (!known.has(id)) seen.push(id);
        known.add(id);
      }
      for (let typed = 0; typed < TYPED; typed++) {
        const id = seen[random.below(seen.length)] ?? '';
        if (!decision.choices.includes(id)) refusals.add(game.text.refusal(live.state, decision.seat, decision, id).en);
      }
    },
    after: ({ given, events, live }) => {
      moves.add([given, events, live.revealed]);
      if (++count % LINE === 0) lines.push(`${count} ${moves.take()} ${refusals.take()}`);
    },
  });
  moves.add([game.codec.write(state), game.rules.result(state)]);
  return {
    lines: [...lines, `${history.length} ${moves.take()} ${over ? 'over' : 'stopped'}`],
    answers: history.length,
  };
}

/** Matches one after the other until there are enough answers. */
function tracesOf(game: AnyGame, options: unknown, seats: number, seed: string): string[] {
  const lines: string[] = [];
  for (let match = 1, left = LIMIT; left > 0; match++) {
    const trace = traceOf(game, options, seats, `${seed}/${match}`, left);
    lines.push(...trace.lines);
    left -= trace.answers;
  }
  return lines;
}

/** Rules are tested one by one elsewhere. This notices every other change of behaviour; `npx vitest run test/games/traces.test.ts -u` accepts it. */
describe.each(
  [...games.values()].flatMap((game) => game.info.variants.map(({ id }) => [game.info.id, id, game] as const)),
)('%s, %s', (id, variant, game) => {
  it('is played as before', async () => {
    const [least, most] = seatLimits(game, { variant });
    const flows = ['patient', 'strict'].map((flow, index) => {
      const options: unknown = game.info.options.parse({ variant, flow });
      return [
        flow,
        ...tracesOf(
          game,
          options,
          index === 0 ? most : Math.max(least, Math.min(2, most)),
          `trace/${id}/${variant}/${flow}`,
        ),
      ].join('\n');
    });
    await expect(`${flows.join('\n')}\n`).toMatchFileSnapshot(`traces/${id}-${variant}.txt`);
  });
});
