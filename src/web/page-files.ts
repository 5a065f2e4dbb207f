import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { plainStyle } from './plain-style.ts';
import { caching, type WebResponse } from './responses.ts';

/** The built files of the page. */
export interface PageFiles {
  /** The names of script, style and icon as they are served; null if the page wasn't built. */
  readonly script: string | null;
  readonly style: string | null;
  readonly icon: string | null;
  /** The page to play on. */
  readonly play: { readonly script: string | null; readonly style: string | null };
  /** Trades a ticket for a session. */
  readonly openTicket: string | null;
  /** Icons of the installed page, by what the manifest calls them. */
  readonly icons: readonly { readonly name: string; readonly file: string }[];
  /** Returns a file by its name; null if there is none. */
  file(name: string): Promise<WebResponse | null>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const MANIFEST = 'manifest.json';

/** Opens the folder of the built page. Only the files that are there now are served. */
export function openPageFiles(folder: string): PageFiles {
  const names = new Set(listFiles(folder).filter((name) => name !== MANIFEST && extname(name) in types));
  const manifest = names.size > 0 ? readManifest(join(folder, MANIFEST)) : {};
  const loaded = new Map([[plainStyle.name as string, Promise.resolve(Buffer.from(plainStyle.css))]]);
  return {
    script: manifest['main.js'] ?? null,
    style: manifest['style.css'] ?? null,
    icon: manifest['icon.svg'] ?? null,
    play: {
      script: manifest['play.js'] ?? manifest['main.js'] ?? null,
      style: manifest['play.css'] ?? manifest['style.css'] ?? null,
    },
    openTicket: manifest['open-ticket.js'] ?? null,
    icons: Object.entries(manifest).flatMap(([name, file]) => (/^icon.*\.(svg|png)$/.test(name) ? { name, file } : [])),
    async file(name) {
      if (!names.has(name) && name !== plainStyle.name) return null;
      const reading = loaded.get(name) ?? readFile(join(folder, name));
      loaded.set(name, reading);
      try {
        return { status: 200, type: types[extname(name)] ?? '', body: await reading, cache: caching.forever };
      } catch {
        loaded.delete(name);
        return null;
      }
    },
  };
}

function listFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []));
  } catch {
    return [];
  }
}

function readManifest(file: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  } catch {
    return {};
  }
}
