import type { PlayPosition, PlayReply, PlayRequests } from '../../../src/web/play/play-api.ts';
import type { PlayLimits } from '../../../src/web/play/play-limits.ts';
import { openWebHarness, type WebHarness } from '../web-harness.ts';

/** One person's browser. */
export interface Browser {
  /** Its cookies, as it sends them. */
  cookie: string;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  position(id: string, since?: number): Promise<PlayPosition>;
  act<Name extends keyof PlayRequests>(id: string, name: Name, body: PlayRequests[Name]): Promise<PlayReply>;
}

/** Far more than a test asks for. */
const generous: PlayLimits = {
  sessionBurst: 1e6,
  sessionPerSecond: 1e6,
  streams: 1e6,
  streamsPerSession: 1e6,
  streamsPerAddress: 1e6,
};

export const openPlayHarness = async (limits: Partial<PlayLimits> = {}): Promise<WebHarness> =>
  openWebHarness({ play: { ...generous, ...limits } });

export function newBrowser({ url }: Pick<WebHarness, 'url'>): Browser {
  const browser: Browser = {
    cookie: '',
    async get(path, headers = {}) {
      const response = await fetch(`${url}${path}`, {
        headers: { cookie: browser.cookie, ...headers },
        redirect: 'manual',
      });
      keep(browser, response);
      return response;
    },
    async post(path, body, headers = {}) {
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { cookie: browser.cookie, origin: url, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        redirect: 'manual',
      });
      keep(browser, response);
      return response;
    },
    async position(id, since) {
      const response = await browser.get(`/play/m/${id}/position.json${since === undefined ? '' : `?since=${since}`}`);
      if (response.status !== 200) throw new Error(`answered with ${response.status}: ${await response.text()}`);
      return (await response.json()) as PlayPosition;
    },
    async act(id, name, body) {
      const response = await browser.post(`/play/m/${id}/${name}`, body);
      if (response.status !== 200) throw new Error(`answered with ${response.status}: ${await response.text()}`);
      return (await response.json()) as PlayReply;
    },
  };
  return browser;
}

/** A browser keeps what it's told to keep. */
function keep(browser: Browser, response: Response): void {
  const jar = new Map(
    browser.cookie.split('; ').flatMap((pair) => (pair === '' ? [] : [pair.split('=', 2) as [string, string]])),
  );
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([\w-]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0\b/.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
  browser.cookie = [...jar].map((pair) => pair.join('=')).join('; ');
}

/** A browser in which this person has opened their board. */
export async function signedInBrowser(at: WebHarness, user: string, match: string | null = null): Promise<Browser> {
  const browser = newBrowser(at);
  const response = await browser.post(`/open/${await at.matches.newTicket(user, match)}`, {});
  if (response.status !== 200) throw new Error(`answered with ${response.status}`);
  return browser;
}

let tokens = 0;
/** A token that wasn't used before. */
export const freshToken = (): string => `test-token-${tokens++}`;
