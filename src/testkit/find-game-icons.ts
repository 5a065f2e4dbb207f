import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

let known: IconSet | null = null;

/**
 * Returns the paths of all icons that pictures of a game may show: those named anywhere in its source, or in the
 * drawing.
 */
export function findGameIcons(game: string): Readonly<Record<string, readonly string[]>> {
  known ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
  ) as IconSet;
  const { icons } = known;
  const named = new Set(
    [`src/games/${game}`, 'src/engine', 'src/render']
      .flatMap(sourceFiles)
      .flatMap((file) => readFileSync(file, 'utf8').match(/(?<=['"`])[a-z0-9-]+(?=['"`+])/g) ?? []),
  );
  return Object.fromEntries(
    [...named].toSorted().flatMap((name) => {
      const body = icons[name]?.body;
      return body === undefined ? [] : [[name, [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '')]];
    }),
  );
}

const sourceFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(folder, file));
