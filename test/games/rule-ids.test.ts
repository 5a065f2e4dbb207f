import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';

const under = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);

/** The ids a page defines: in bold at the start of a list item, a heading or a table row, several joined by commas. */
function definedIn(page: string): readonly string[] {
  const starts = page.matchAll(
    /^(?:- |#+ |\| )((?:\*\*(?:C-[a-z\d-]+|notation-\d|[A-Z][\w.-]*\d[ab]?)\*\*(?:, )?)+)/gm,
  );
  return [...starts].flatMap(([, ids = '']) => [...ids.matchAll(/\*\*([^*]+)\*\*/g)].map(([, id = '']) => id));
}

/** The ids a source text mentions; decisions and editions only occur in scenarios, as their short names mean other things too. */
const mentionedIn = (source: string): readonly string[] =>
  source.match(
    /\b(?:R\d+\.\d+|D\d+(?:\.\d+)+|T\d\.\d+|X\d+|(?:S|T|DG|I1|I2|EX|SG)-\d+[ab]?|CK-[SPT]?\d+|C-[a-z][a-z\d-]*[a-z\d]|notation-\d)\b/g,
  ) ?? [];

/** The ids in a scenario's line `rule: …`; the rest of the file is left unread, as there are many. */
function citedIn(scenario: string): readonly string[] {
  const { rule } = parse(scenario.match(/^rule: .+/m)?.[0] ?? 'rule: missing') as {
    readonly rule: string | readonly string[];
  };
  return [rule].flat();
}

const undefinedIds = (cited: Iterable<string>, defined: readonly string[]): readonly string[] =>
  [...new Set(cited)].filter((id) => !defined.includes(id));
const repeated = (ids: readonly string[]): readonly string[] => ids.filter((id, index) => ids.indexOf(id) !== index);

/** Ids of whole sections: the rules in them are numbered. */
const sections = new Set(
  under('docs/rules', '.md').flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/^#+ \*\*([A-Z][\d.]+)\*\*/gm)].map(([, id = '']) => id),
  ),
);

/** What nothing in a match can show: where our data comes from, names of fields, sets that aren't here, numbers not used. */
const isBackground = (id: string): boolean =>
  /^B\d+$/.test(id) || ['D0.15', 'D1.4', 'T1.4', 'CK-32', 'CK-33', 'CK-34'].includes(id);

const read = (file: string): string => readFileSync(file, 'utf8');
const defined = [...under('docs/rules', '.md'), ...under('docs/notation', '.md')].flatMap((page) =>
  definedIn(read(page)),
);

describe('rule ids', () => {
  it('are defined for everything a scenario cites', () => {
    const cited = new Set(under('test/games', '.yaml').flatMap((file) => citedIn(read(file))));
    expect(cited.size).toBeGreaterThan(700);
    expect(undefinedIds(cited, defined)).toEqual([]);
  });

  it('are defined for everything code and tests mention', () => {
    const sources = [...under('src/games', '.ts'), ...under('test/games', '.ts')].filter(
      (file) => !file.endsWith('/rule-ids.test.ts'),
    );
    const mentioned = sources.flatMap((file) => mentionedIn(read(file)));
    expect(mentioned).toEqual(expect.arrayContaining(['R4.10', 'C-riots', 'S-6']));
    expect(undefinedIds(mentioned, defined)).toEqual([]);
  });

  it('are defined for everything the rules themselves refer to', () => {
    const mentioned = [...under('docs/rules', '.md'), ...under('docs/notation', '.md')].flatMap((page) =>
      mentionedIn(read(page)),
    );
    expect(undefinedIds(mentioned, defined)).toEqual([]);
  });

  it('are cited by a scenario or named in a test, if there is something to play', () => {
    const tests = under('test/games', '.ts').filter((file) => !file.endsWith('/rule-ids.test.ts'));
    const cited = new Set([
      ...under('test/games', '.yaml').flatMap((file) => citedIn(read(file))),
      ...tests.flatMap((file) => mentionedIn(read(file))),
    ]);
    expect(defined.filter((id) => !cited.has(id) && !sections.has(id) && !isBackground(id))).toEqual([]);
  });

  it('are defined once each', () => {
    expect(repeated(defined)).toEqual([]);
  });
});

describe('the search for definitions and mentions', () => {
  it('finds list items, headings, table rows and several ids at once, not words in bold', () => {
    const page =
      '## **R18** Decisions\n\n| **D1** | Set-up |\n\n- **C-ore-ship**, **C-wool-ship**: R10.3.\n- see **R4.7**\n- **Marks.** None\n';
    expect(definedIn(page)).toEqual(['R18', 'D1', 'C-ore-ship', 'C-wool-ship']);
  });

  it('reports an id nobody defined and one defined twice', () => {
    expect(undefinedIds(['R1.1', 'R1.2'], ['R1.1'])).toEqual(['R1.2']);
    expect(repeated(['R1.1', 'R1.2', 'R1.1'])).toEqual(['R1.1']);
  });

  it('reads one id or a list from a scenario, and ids from comments', () => {
    expect([...citedIn('rule: S-1'), ...citedIn('rule: [R4.7, D5]')]).toEqual(['S-1', 'R4.7', 'D5']);
    expect(mentionedIn('// D2.7.5 and CK-S10 as in C-gold-cache.')).toEqual(['D2.7.5', 'CK-S10', 'C-gold-cache']);
  });
});
