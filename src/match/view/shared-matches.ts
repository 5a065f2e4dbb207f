import type { AnyGame } from '../../engine/game/index.ts';
import { UnreadableMatch } from '../../engine/read-match.ts';
import { ReplayDiverged } from '../../engine/replay.ts';
import type { Text } from '../../engine/text.ts';
import { isSeedHidden } from '../lobby/daily-seed.ts';
import type { Store } from '../ports.ts';
import { describeEvents } from '../posts.ts';
import { isSideGame, type FinishedMatch, type StoredMatch } from '../stored-match.ts';
import { tableTurn } from '../transition/change-context.ts';
import { currentPosition, lastCheckpoint } from '../transition/transition.ts';
import type { PublicMatch } from '../views.ts';
import { memoizeLast } from './memoize.ts';
import { publicMatch } from './panel.ts';
import { writeRecord } from './record.ts';
import { createReplayCache, type ReplaySource } from './replay-cache.ts';
import { readSharedReview, type SharedReview } from './shared-review.ts';

/** A shared match as everyone with its link may see it. */
export interface SharedView {
  readonly sheet: PublicMatch;
  readonly game: AnyGame;
  readonly over: boolean;
  /** What spectators see; null if this version can't replay the match. */
  readonly view: unknown;
  readonly turn: number;
  /** The public events since the start of the previous turn, while the match runs. */
  readonly log: readonly Text[];
  /** Once it is over: the record with its seed. */
  readonly record: string | null;
  readonly review: SharedReview | null;
}

/** Reads shared matches; it changes nothing, so that any number of processes can serve them. */
export interface SharedMatches {
  /** Returns null if the token isn't that of a shared match, or if the match can't be shown to anyone. */
  find(id: string, token: string): Promise<SharedView | null>;
  /** Returns what spectators saw after a turn; null as above, or if there was no such turn. */
  atTurn(id: string, token: string, turn: number): Promise<Pick<SharedView, 'sheet' | 'game' | 'view'> | null>;
}

export interface SharedMatchesOptions {
  readonly store: Pick<Store, 'load' | 'finished' | 'history' | 'shareOf' | 'saveShare' | 'mark'>;
  readonly games: ReadonlyMap<string, AnyGame>;
  now(): number;
}

/** Finished matches kept with their records, some ten kilobytes each. */
const FINISHED = 50;

type LoadedMatch = { readonly sheet: StoredMatch } | { readonly finished: FinishedMatch };

export function createSharedMatches({ store, games, now }: SharedMatchesOptions): SharedMatches {
  const running = new WeakMap<StoredMatch, SharedView>();
  const finishedViews = memoizeLast<Omit<SharedView, 'review'>>(FINISHED);
  const replays = createReplayCache();

  /** Asks one thing about any token that isn't valid, whatever is wrong with it. */
  async function load(id: string, token: string): Promise<(LoadedMatch & { readonly game: AnyGame }) | null> {
    const share = await store.shareOf(id);
    if (!share || !isEqual(share.token, token)) return null;
    const sheet = await store.load(id);
    const finished = sheet ? null : await store.finished(id);
    const found = sheet ?? finished?.sheet;
    if (!found) {
      await store.saveShare(id, share, null);
      return null;
    }
    const { terms, startedAt } = found;
    const game = games.get(terms.game);
    if (!game || startedAt === null || isSideGame(terms) || isSeedHidden(terms, now())) return null;
    if (finished) return { finished, game };
    return sheet?.match && !terms.rated ? { sheet, game } : null;
  }

  function viewOf(game: AnyGame, sheet: StoredMatch): SharedView {
    const known = running.get(sheet);
    if (known) return known;
    const position = unlessUnreadable(() => currentPosition(game, sheet));
    const view: unknown = position && game.views.forSeat(position.state, null);
    const seen: SharedView = {
      sheet: publicMatch(sheet),
      game,
      over: false,
      view,
      turn: position ? tableTurn(game, position.state) : 0,
      log: position ? describeEvents(game, sheet.log, null, view) : [],
      record: null,
      review: null,
    };
    running.set(sheet, seen);
    return seen;
  }

  async function finalView(game: AnyGame, finished: FinishedMatch): Promise<Omit<SharedView, 'review'>> {
    const { sheet, history } = finished;
    const steps = await replays({ game, ...finished });
    const last = steps[history.length];
    return {
      sheet: publicMatch(sheet),
      game,
      over: true,
      view: last ? game.views.forSeat(last.position.state, null) : null,
      turn: last ? tableTurn(game, last.position.state) : 0,
      log: [],
      record: last ? writeRecord(game, finished, false, steps) : null,
    };
  }

  /** Only names change in a finished match. */
  const finishedView = (game: AnyGame, finished: FinishedMatch): Promise<Omit<SharedView, 'review'>> =>
    finishedViews(`${finished.sheet.id} ${JSON.stringify(finished.sheet.players)}`, async () =>
      finalView(game, finished),
    );

  async function replaySource(loaded: LoadedMatch & { readonly game: AnyGame }): Promise<ReplaySource | null> {
    const { game } = loaded;
    if ('finished' in loaded) return { game, ...loaded.finished };
    const { sheet } = loaded;
    const checkpoint = unlessUnreadable(() => lastCheckpoint(game, sheet));
    return checkpoint && { game, sheet, seed: checkpoint.rng.seed, history: await store.history(sheet.id) };
  }

  return {
    async find(id, token) {
      const loaded = await load(id, token);
      if (!loaded) return null;
      if ('sheet' in loaded) return viewOf(loaded.game, loaded.sheet);
      const [seen, review] = await Promise.all([
        finishedView(loaded.game, loaded.finished),
        readSharedReview(store, id),
      ]);
      return { ...seen, review };
    },
    async atTurn(id, token, turn) {
      const loaded = await load(id, token);
      if (!loaded) return null;
      const { game } = loaded;
      const latest = 'sheet' in loaded ? viewOf(game, loaded.sheet) : await finishedView(game, loaded.finished);
      if (turn === latest.turn || latest.view === null) return turn === latest.turn ? latest : null;
      if (turn > latest.turn) return null;
      const source = await replaySource(loaded);
      const step = source && (await replays(source)).findLast((each) => each.turn <= turn);
      return step ? { sheet: latest.sheet, game, view: game.views.forSeat(step.position.state, null) } : null;
    },
  };
}

/** Compares secrets in a time that depends only on their length. */
function isEqual(secret: string, given: string): boolean {
  if (secret === '' || secret.length !== given.length) return false;
  let difference = 0;
  for (let at = 0; at < secret.length; at++) difference |= secret.charCodeAt(at) ^ given.charCodeAt(at);
  return difference === 0;
}

function unlessUnreadable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableMatch || error instanceof ReplayDiverged) return null;
    throw error;
  }
}
