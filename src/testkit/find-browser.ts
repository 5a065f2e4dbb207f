import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const browserNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
] as const;

/** Returns the path of Chromium for the browser tests, or null. */
export function findBrowser(): string | null {
  const given = process.env['CHROMIUM'];
  if (given) return given;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return (
    folders.flatMap((folder) => browserNames.map((name) => join(folder, name))).find((path) => existsSync(path)) ?? null
  );
}

/** Quiet, without network access, and without a sandbox where the process can't create one. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
