import type { PlayMoved, PlayPosition, PlayRefusal, PlayReply, PlayRequests } from '../../play/play-api.ts';

/** Thrown when the server refuses a request, with its words if it has some. */
export class PlayRefused extends Error {
  readonly status: number;
  readonly refusal: PlayRefusal | null;

  constructor(status: number, refusal: PlayRefusal | null) {
    super(`Refused: ${status}`);
    this.status = status;
    this.refusal = refusal;
  }
}

const readRefusal = async (response: Response): Promise<PlayRefusal | null> =>
  response.json().then(
    (body) => body as PlayRefusal,
    () => null,
  );

async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new PlayRefused(response.status, await readRefusal(response));
  return (await response.json()) as T;
}

/** Fetches something of the play page, by its address below `play/`. */
export const fetchPlay = async <T>(root: string, path: string): Promise<T> =>
  read<T>(await fetch(`${root}play/${path}`, { cache: 'no-store' }));

const post = async (address: string, body: unknown): Promise<Response> =>
  fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

export async function postPlay(root: string, path: string): Promise<void> {
  const response = await post(`${root}play/${path}`, {});
  if (!response.ok) throw new PlayRefused(response.status, await readRefusal(response));
}

export const fetchPosition = async (root: string, id: string, since: number | null): Promise<PlayPosition> =>
  fetchPlay(root, `m/${id}/position.json${since === null ? '' : `?since=${since}`}`);

/** Attempts before a lost connection is reported. The same token is never applied twice. */
const ATTEMPTS = 3;
/** How a proxy says that the server was gone for a moment. */
const GONE: ReadonlySet<number> = new Set([502, 504]);

/** Sends a request about a match; after a lost connection, the same one again. */
export async function sendPlay<K extends keyof PlayRequests, R = PlayReply>(
  root: string,
  id: string,
  name: K,
  body: PlayRequests[K],
): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read<R>(await post(`${root}play/m/${id}/${name}`, body));
    } catch (error) {
      const isLost = !(error instanceof PlayRefused) || GONE.has(error.status);
      if (!isLost || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 400 * attempt));
    }
  }
}

/** Milliseconds before the first and before later attempts to connect again. */
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 20_000;

export interface PlayListener {
  /** Something may have changed: the position of this version is there to be fetched. */
  moved(version: number | null): void;
  lost(): void;
}

/** Hears of every change of a match. After a lost connection it connects again. Returns how to stop. */
export function followPlay(root: string, id: string, listener: PlayListener): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_DELAY;
  let broken = false;
  const listen = (): void => {
    source = new EventSource(`${root}play/m/${id}/events`);
    source.addEventListener('open', () => {
      delay = FIRST_DELAY;
      // What was missed meanwhile has no event.
      if (broken) listener.moved(null);
      broken = false;
    });
    source.addEventListener('message', ({ data }: MessageEvent<string>) =>
      listener.moved((JSON.parse(data) as PlayMoved).version),
    );
    source.addEventListener('error', () => {
      source?.close();
      broken = true;
      listener.lost();
      clearTimeout(timer);
      // Spread out, so that a restarted server isn't asked by everyone at once.
      timer = setTimeout(listen, delay * (0.5 + Math.random()));
      delay = Math.min(delay * 2, LONGEST_DELAY);
    });
  };
  listen();
  return () => {
    source?.close();
    clearTimeout(timer);
  };
}
