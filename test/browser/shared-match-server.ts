import { join } from 'node:path';
import type { AnyGame } from '../../src/engine/game/index.ts';
import type { Scene } from '../../src/engine/scene/index.ts';
import { games } from '../../src/games/index.ts';
import type { SharedView } from '../../src/match/view/shared-matches.ts';
import { createRenderer } from '../../src/render/index.ts';
import { createWebHandler, sharePath } from '../../src/web/web-handler.ts';
import { startWebServer } from '../../src/web/web-server.ts';
import { quick } from '../web/web-harness.ts';

/** Serves the match page and one shared match after another, from records instead of a bot. */
export interface SharedMatchServer {
  readonly address: string;
  /** Shares a match instead of the one before, and returns its address. */
  share(seen: SharedView): string;
  /** Cuts all connections. What is shared then is missed by those who follow. */
  cut(then: SharedView | null): Promise<void>;
  /** Number of open streams. */
  readonly followers: number;
  close(): Promise<void>;
}

const id = 'K7M2';
const token = '0123456789abcdef'.repeat(2);
const generous = { burst: 1e6, perSecond: 1e6, viewers: 1e6, viewersPerAddress: 1e6 };

export async function startSharedMatchServer(): Promise<SharedMatchServer> {
  let shared: SharedView | null = null;
  const find = async (wanted: string, given: string): Promise<SharedView | null> =>
    wanted === id && given === token ? shared : null;
  const renderer = createRenderer({ workers: 1 });
  const open = async (port: number) => {
    const handler = createWebHandler({
      matches: { find, atTurn: find },
      renderer,
      url: 'https://parley.example.org',
      pageFolder: join('dist', 'src', 'web', 'page'),
      report: (error) => {
        throw error;
      },
      limits: generous,
      timing: quick,
      picturePatience: 60_000,
    });
    return { handler, server: await startWebServer({ host: '127.0.0.1', port }, handler) };
  };
  let running = await open(0);
  const { port } = running.server;
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    share(seen) {
      shared = seen;
      return address + sharePath(id, token);
    },
    async cut(then) {
      await running.server.close();
      shared = then;
      running = await open(port);
    },
    get followers() {
      return running.handler.viewers;
    },
    async close() {
      await running.server.close();
      await renderer.close();
    },
  };
}

/** A running match that looks like a scene. */
export function sharedScene(scene: Scene, game: string, names: readonly string[], seq: number): SharedView {
  const real = games.get(game) as AnyGame;
  const none = { en: '', de: '' };
  const drawn: AnyGame = {
    ...real,
    views: { ...real.views, scene: () => scene },
    text: { ...real.text, describe: () => ({ text: none, alt: none, brief: none }) },
  };
  const sheet = {
    id,
    seq,
    terms: { game, options: {} },
    home: { language: 'en' },
    players: names.map((name) => ({ kind: 'person', id: name, name })),
    ending: null,
    commitment: '',
  };
  return {
    sheet: sheet as unknown as SharedView['sheet'],
    game: drawn,
    over: false,
    view: {},
    turn: seq,
    log: [],
    record: null,
    review: null,
  };
}
