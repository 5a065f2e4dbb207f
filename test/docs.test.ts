import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file.replaceAll('\\', '/')}`),
];

/** Phrases that read like a translation. */
const banned = [
  /\bwhoever\b/gi,
  /\bthe own\b/gi,
  /\bso (?:many|often)\b/gi,
  /\banew\b/gi,
  /\bby (?:itself|themselves)\b/gi,
  /\b(?:is|are) told\b/gi,
  /\bstands? in\b/gi,
  /\bnobody\b[^.;:|]*\bany ?more\b/gi,
];

const withoutCodeBlocks = (page: string): string => page.replaceAll(/^ *```.*?^ *```$/gms, '');

/** The targets of links and pictures within the repository. */
const linksIn = (page: string): readonly string[] =>
  [...withoutCodeBlocks(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

/** The anchors code hosts give to headings. */
const anchorsIn = (page: string): readonly string[] =>
  [...withoutCodeBlocks(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The card that docs/add-a-card.md adds as an example. */
const example = 'watch-house';

/** Paths in backticks, without placeholders. */
const pathsIn = (page: string): readonly string[] =>
  [...page.matchAll(/`((?:src|test|docs|commands|assets)\/[^`\s:]*)[^`]*`/g)]
    .map(([, path = '']) => path.replace(/[,;]$/, ''))
    .filter((path) => !/[<*…{]/.test(path) && !path.includes(example));

function brokenLinks(file: string): readonly string[] {
  const page = readFileSync(file, 'utf8');
  return linksIn(page).filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(target)) return true;
    return anchor !== undefined && !anchorsIn(readFileSync(target, 'utf8')).includes(anchor);
  });
}

describe.each(pages)('%s', (file) => {
  it('has links that lead somewhere', () => {
    expect(brokenLinks(file)).toEqual([]);
  });

  it('names files that exist', () => {
    expect(pathsIn(readFileSync(file, 'utf8')).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('is written in plain English', () => {
    const text = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
    expect(banned.flatMap((phrase) => text.match(phrase) ?? [])).toEqual([]);
  });
});

it('finds links, anchors, paths and phrases', () => {
  expect(pages).toContain('docs/rules/README.md');
  expect(linksIn('[a](b.md#c) ![d](e.png) [f](https://g.h)')).toEqual(['b.md#c', 'e.png']);
  expect(anchorsIn('# Backup and restore\n## What’s new?')).toEqual(['backup-and-restore', 'whats-new']);
  expect(pathsIn('`src/a.ts` `src/<game>/b.ts` `docs/*.md` `test/c.ts:7` `made`')).toEqual(['src/a.ts', 'test/c.ts']);
  expect(banned.flatMap((phrase) => 'Nobody waits any more.'.match(phrase) ?? [])).toEqual(['Nobody waits any more']);
});
