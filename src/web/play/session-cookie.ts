import type { IncomingMessage } from 'node:http';

/** Cookies of the play page: the session, and what a browser keeps while it signs in. */
export interface Cookies {
  read(request: IncomingMessage, name: CookieName): string | null;
  /** Returns the header that sets a cookie, or removes it with null. */
  write(name: CookieName, value: string | null): string;
}

const lifetimes = { parley: 30 * 86_400, 'parley-sign-in': 600 } as const;
type CookieName = keyof typeof lifetimes;

/** `url`: the public address. Below a path, other programs at the same host don't get the cookies. */
export function createCookies(url: string): Cookies {
  const { protocol, pathname } = new URL(url);
  const attributes = [`Path=${pathname}`, 'HttpOnly', 'SameSite=Lax', ...(protocol === 'https:' ? ['Secure'] : [])];
  return {
    read({ headers }, name) {
      for (const pair of (headers.cookie ?? '').split(';')) {
        const [key = '', value = ''] = pair.trim().split('=', 2);
        if (key === name && /^[\w.~-]{1,300}$/.test(value)) return value;
      }
      return null;
    },
    write: (name, value) =>
      [`${name}=${value ?? ''}`, `Max-Age=${value === null ? 0 : lifetimes[name]}`, ...attributes].join('; '),
  };
}
