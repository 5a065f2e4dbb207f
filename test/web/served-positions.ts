import { randomAnswer } from '../../src/engine/answers.ts';
import type { AnyGame, BaseState } from '../../src/engine/game/index.ts';
import { type MatchUpdate, startMatch, submitAnswer } from '../../src/engine/match.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { readCheckpoint } from '../../src/engine/read-match.ts';
import { games } from '../../src/games/index.ts';
import { createSharedMatches } from '../../src/match/index.ts';
import type { StoredMatch } from '../../src/match/stored-match.ts';
import { nextDecision } from '../../src/testkit/next-decision.ts';
import { type PlayedCheckpoint, withHiddenRedrawn } from '../../src/testkit/secrecy.ts';
import { createWebHandler, sharePath } from '../../src/web/web-handler.ts';
import { startWebServer } from '../../src/web/web-server.ts';
import { createHarness, startedMatch, storedMatchOf } from '../match/harness.ts';

const token = '0123456789abcdef'.repeat(2);

export interface ServedPositions {
  readonly positions: number;
  /** Those in which something is hidden that was drawn again. */
  readonly redrawn: number;
  readonly faults: readonly string[];
}

/** Every variant with its least and most players. */
export const tables = [...games.values()].flatMap((game: AnyGame) =>
  game.info.variants.flatMap(({ id: variant, seats: [least, most] }) =>
    [...new Set([least, most])].map((seats) => ({ game, options: game.info.options.parse({ variant }), seats })),
  ),
);

/**
 * Plays random matches of all variants and serves their positions twice: as they are, and with everything that
 * spectators don’t see drawn again. Nobody with the link must be able to tell them apart.
 */
export async function servePositions(wanted: number): Promise<ServedPositions> {
  const house = createHarness();
  const { id } = await startedMatch(house);
  const template = await storedMatchOf(house, id);
  let served = template;
  const drawn: string[] = [];
  const handler = createWebHandler({
    matches: createSharedMatches({
      store: { ...house.store, load: async () => served, shareOf: async () => ({ token, by: 'u-anna' }) },
      games,
      now: () => 0,
    }),
    renderer: {
      draw: async (scene) => {
        drawn.push(JSON.stringify(scene));
        return { png: Buffer.from('png'), width: 10, height: 10 };
      },
    },
    url: 'https://parley.example.org',
    pageFolder: '/nowhere',
    report: (error) => {
      throw error;
    },
    limits: { burst: 1e9, perSecond: 1e9 },
  });
  const server = await startWebServer({ host: '127.0.0.1', port: 0 }, handler);
  const url = `http://127.0.0.1:${server.port}${sharePath(id, token)}`;

  async function shown(sheet: StoredMatch): Promise<string> {
    served = sheet;
    const bodies: string[] = [];
    for (const part of ['', '/match.json']) {
      const response = await fetch(`${url}${part}`);
      if (response.status !== 200) throw new Error(`answered with ${response.status}`);
      bodies.push(await response.text());
    }
    return [...bodies, ...drawn.splice(0)].join('\n');
  }

  const faults: string[] = [];
  let positions = 0;
  let redrawn = 0;
  try {
    const each = Math.ceil(wanted / tables.length);
    for (const { game, options, seats } of tables) {
      let compared = 0;
      for (let number = 0; compared < each; number++) {
        const name = `${game.info.id} ${JSON.stringify(options)} ${seats} ${number}`;
        for (const at of walk(game, options, seats, name)) {
          if (compared >= each) break;
          const { rest, journal } = at.match;
          const pair = withHiddenRedrawn(
            game,
            { checkpoint: readCheckpoint(game, rest), pending: journal },
            null,
            `${name} ${at.match.seq}`,
          );
          if (!pair) continue;
          const [real, other] = pair.map((played) => sheetOf(template, game, options, seats, at, played)) as [
            StoredMatch,
            StoredMatch,
          ];
          compared++;
          if (real.match?.rest !== other.match?.rest) redrawn++;
          const [one, two] = [await shown(real), await shown(other)];
          if (one !== two) faults.push(`${name} at ${at.match.seq}: ${firstDifference(one, two)}`);
          const secrets = [real.home.parent, 'u-anna', 'u-ben', pair[0].checkpoint.rng.seed];
          for (const secret of secrets) if (one.includes(secret)) faults.push(`${name} shows ${secret}`);
        }
      }
      positions += compared;
    }
  } finally {
    await server.close();
  }
  return { positions, redrawn, faults };
}

export function sheetOf(
  template: StoredMatch,
  game: AnyGame,
  options: unknown,
  seats: number,
  { match }: MatchUpdate<BaseState, unknown>,
  { checkpoint, events }: PlayedCheckpoint,
): StoredMatch {
  return {
    ...template,
    home: { ...template.home, guild: 'guild-of-the-match', parent: 'channel-of-the-match' },
    terms: { ...template.terms, game: game.info.id, options: options as Record<string, unknown> },
    players: Array.from({ length: seats }, (_, seat) => ({
      kind: 'person' as const,
      id: seat % 2 === 0 ? 'u-anna' : 'u-ben',
      name: `Player ${seat}`,
    })),
    match: { ...match, rest: game.codec.write(checkpoint) },
    log: events.map((event) => ({ seq: 1, turn: 1, event })),
  };
}

export function* walk(
  game: AnyGame,
  options: unknown,
  seats: number,
  name: string,
): Generator<MatchUpdate<BaseState, unknown>, void> {
  const random = randomFrom({ seed: name, drawn: 0 });
  let at = startMatch(game, options, seats, name) as MatchUpdate<BaseState, unknown>;
  while (at.open.length > 0) {
    yield at;
    const decision = nextDecision(at.open, random);
    at = submitAnswer(game, at.match, decision.seat, randomAnswer(decision, random)) as typeof at;
  }
}

export function firstDifference(one: string, two: string): string {
  const at = Array.from({ length: one.length }, (_, index) => index).find((index) => one[index] !== two[index]) ?? 0;
  return `“${one.slice(at - 60, at + 60)}” against “${two.slice(at - 60, at + 60)}”`;
}
