import type { IncomingMessage } from 'node:http';

/** Returns whether a write comes from a page of ours: browsers say where, and programs have no one's session. */
export function isSameOrigin({ headers }: IncomingMessage, url: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin = '', host } = headers;
  if (origin === new URL(url).origin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
}
