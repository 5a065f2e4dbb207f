import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Answer } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import type {
  PlayAction,
  PlayAhead,
  PlayCheckReply,
  PlayHint,
  PlayHintReply,
  PlayOrderMode,
  PlayPosition,
  PlayReply,
  PlayRequests,
} from '../../play/play-api.ts';
import { type Looks, looksOf } from './changes.ts';
import { fetchPosition, followPlay, PlayRefused, sendPlay } from './play-connection.ts';
import { lastLook, rememberLook } from './last-look.ts';
import { playPageStrings as strings } from './strings.ts';

/** What the page says about a request: a refusal, or that someone else was faster. */
export interface Notice {
  readonly text: Text;
  readonly kind: 'problem' | 'stale';
}

export type PlayTrouble = 'signed-out' | 'missing' | 'offline';

/** A match being played, and everything its player can do. */
export interface Play {
  readonly position: PlayPosition | null;
  /** The position before the latest one; null at first. */
  readonly before: PlayPosition | null;
  /** What the match looked like before the latest position, even if the page was closed since; null if it isn't known. */
  readonly looked: Looks | null;
  readonly trouble: PlayTrouble | null;
  /** Whether changes don't arrive at the moment. */
  readonly lost: boolean;
  /** Whether an answer is on its way. */
  readonly busy: boolean;
  readonly notice: Notice | null;
  readonly hint: PlayHint | null;
  dismiss(): void;
  answer(answer: Answer, asking?: boolean): void;
  plan(moves: readonly Answer[]): void;
  undo(how: 'step' | 'turn' | 'order'): void;
  act(action: PlayAction): void;
  planAhead(plan: PlayAhead | null): void;
  setOrder(order: string, setting: string | null, mode: PlayOrderMode): void;
  askHint(): void;
  check(answer: Answer): Promise<Text | null>;
  reload(): void;
}

type Shown = Pick<Play, 'position' | 'before' | 'looked'>;

/** A token that is never the same twice. `randomUUID` exists only over https. */
const newToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Keeps a match up to date and sends what its player does. */
export function usePlay(root: string, id: string): Play {
  const [shown, setShown] = useState<Shown>(() => ({
    position: null,
    before: null,
    looked: lastLook(id)?.looks ?? null,
  }));
  const [trouble, setTrouble] = useState<PlayTrouble | null>(null);
  const [lost, setLost] = useState(false);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [hint, setHint] = useState<PlayHint | null>(null);
  const latest = useRef<PlayPosition | null>(null);
  /** Requests are numbered: what was asked for earlier never replaces what was asked for later. */
  const asked = useRef(0);
  const applied = useRef(0);

  const show = useCallback((position: PlayPosition, order: number): void => {
    if (order < applied.current) return;
    applied.current = order;
    const before = latest.current;
    // The same move can come twice: as an answer and as news. What changed then stays new.
    const again = before?.version === position.version;
    latest.current = again ? { ...position, news: before.news } : position;
    const shownNow = latest.current;
    if (before?.seq !== position.seq) setHint(null);
    setShown((last) => ({
      position: shownNow,
      before: again ? last.before : before,
      looked: again || before === null ? last.looked : looksOf(before),
    }));
    setTrouble(null);
    const { answers, status } = position;
    // What is over doesn't change.
    rememberLook(id, { answers, looks: status === 'over' ? null : looksOf(position) });
  }, []);

  const fail = useCallback((error: unknown): void => {
    if (!(error instanceof PlayRefused)) {
      setLost(true);
      if (latest.current === null) setTrouble('offline');
      return;
    }
    if (error.status === 401) setTrouble('signed-out');
    else if (error.status === 404) setTrouble('missing');
    else setNotice({ kind: 'problem', text: error.refusal?.problem ?? strings.offline });
  }, []);

  const since = (): number | null => latest.current?.answers ?? lastLook(id)?.answers ?? null;

  const load = useCallback(async (): Promise<void> => {
    const order = ++asked.current;
    try {
      show(await fetchPosition(root, id, since()), order);
      setLost(false);
    } catch (error) {
      fail(error);
    }
  }, [root, id]);

  useEffect(() => {
    void load();
    return followPlay(root, id, {
      moved: (version) => {
        if (version === null || version !== latest.current?.version) void load();
      },
      lost: () => setLost(true),
    });
  }, [root, id]);

  const send = async <K extends keyof PlayRequests, R extends PlayReply = PlayReply>(
    name: K,
    body: PlayRequests[K],
  ): Promise<R | null> => {
    const order = ++asked.current;
    setBusy(true);
    setNotice(null);
    try {
      const reply = await sendPlay<K, R>(root, id, name, body);
      show(reply.position, order);
      setLost(false);
      if (reply.problem) setNotice({ kind: reply.stale ? 'stale' : 'problem', text: reply.problem });
      return reply;
    } catch (error) {
      fail(error);
      if (!(error instanceof PlayRefused)) setNotice({ kind: 'problem', text: strings.notSent });
      return null;
    } finally {
      setBusy(false);
    }
  };
  const common = () => ({ token: newToken(), ...sinceOf(since()) });
  const seq = shown.position?.seq ?? 0;

  return {
    ...shown,
    trouble,
    lost,
    busy,
    notice,
    hint,
    dismiss: () => {
      setNotice(null);
      setHint(null);
    },
    answer: (answer, asking) => void send('answer', { seq, answer, ...common(), ...(asking && { asking }) }),
    plan: (moves) => void send('plan', { seq, moves, ...common() }),
    undo: (how) => void send('undo', { seq, how, ...common() }),
    act: (action) => void send('action', { action, ...common() }),
    planAhead: (plan) => void send('ahead', { plan, ...common() }),
    setOrder: (order, setting, mode) => void send('order', { order, setting, mode, ...sinceOf(since()) }),
    askHint: () =>
      void send<'hint', PlayHintReply>('hint', sinceOf(since())).then((reply) => reply?.hint && setHint(reply.hint)),
    check: async (answer) => (await sendPlay<'check', PlayCheckReply>(root, id, 'check', { answer })).problem,
    reload: () => void load(),
  };
}

const sinceOf = (since: number | null): { readonly since?: number } => (since === null ? {} : { since });
