import type { SharedMatch } from '../shared-match.ts';

export type LiveNews =
  | { readonly kind: 'match'; readonly match: SharedMatch }
  | { readonly kind: 'lost' }
  /** The match is no longer shared. */
  | { readonly kind: 'gone' };

/** Milliseconds before the first and before later attempts to connect again. */
const FIRST_DELAY = 1_000;
const LONGEST_DELAY = 20_000;

/** Fetches a shared match; null if the link doesn't work. Throws if the server doesn't answer. */
export async function fetchMatch(address: string): Promise<SharedMatch | null> {
  const response = await fetch(`${address}/match.json`, { cache: 'no-store' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`No match: ${response.status}`);
  return (await response.json()) as SharedMatch;
}

/** Follows a running match until it is over. After a lost connection it fetches what was missed. Returns how to stop. */
export function followMatch(address: string, from: SharedMatch, onNews: (news: LiveNews) => void): () => void {
  let seq = from.seq;
  let stopped = false;
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = FIRST_DELAY;

  const stop = (): void => {
    stopped = true;
    source?.close();
    clearTimeout(timer);
  };
  const receive = (match: SharedMatch): void => {
    if (stopped || match.seq < seq) return;
    ({ seq } = match);
    delay = FIRST_DELAY;
    if (match.state === 'over') stop();
    onNews({ kind: 'match', match });
  };
  const catchUp = async (): Promise<void> => {
    const match = await fetchMatch(address);
    if (stopped) return;
    if (match === null) {
      stop();
      onNews({ kind: 'gone' });
      return;
    }
    receive(match);
    if (!stopped) listen();
  };
  const retry = (): void => {
    source?.close();
    if (stopped) return;
    onNews({ kind: 'lost' });
    clearTimeout(timer);
    // Spread out, so that a restarted server isn't asked by everyone at once.
    timer = setTimeout(() => void catchUp().catch(retry), delay * (0.5 + Math.random()));
    delay = Math.min(delay * 2, LONGEST_DELAY);
  };
  const listen = (): void => {
    source = new EventSource(`${address}/events`);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => receive(JSON.parse(data) as SharedMatch));
    source.addEventListener('error', retry);
  };
  listen();
  return stop;
}
