import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAst } from 'vitest/node';
import { type Ending, FORGOTTEN_USER, type MatchPlayer, type Ranking } from '../../src/match/stored-match.ts';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

type Maker = (...given: unknown[]) => unknown;

/** What is tried for a parameter of each type. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  TSStringKeyword: ['‹a›', '1'],
  TSNumberKeyword: [2, 11, 13, 1, 0, -1, 23],
  TSBooleanKeyword: [false, true],
  TSNullKeyword: [null],
  TSUndefinedKeyword: [undefined],
  TSUnknownKeyword: ['strict', 'patient', null],
};

const person = (name: string): MatchPlayer => ({ kind: 'person', id: name, name });
const computer = { kind: 'computer', level: 'good', name: 'Computer' } as const;
const pair = [person('Anna'), person('Ben')];
const solo = [person('Anna')];
const deserted = [person('Anna'), computer, { ...computer, standsFor: null }];
const won = (ranking: Ranking): Ending => ({ kind: 'won', ranking });
const resigned = (ranking: Ranking): Ending => ({ kind: 'resigned', ranking });
const ended: readonly (readonly [readonly MatchPlayer[], Ending | null])[] = [
  [pair, null],
  [pair, won([[1], [0]])],
  [pair, won([[0, 1]])],
  [solo, won([[0]])],
  [pair, resigned([[1], [0]])],
  [[...pair, person('Clara')], resigned([[1, 2], [0]])],
  [[person(FORGOTTEN_USER.name), person('Ben')], resigned([[1], [0]])],
  [deserted, resigned([[0], [1], [2]])],
  [deserted, resigned([[1], [0], [2]])],
  [solo, resigned([[0]])],
  [pair, { kind: 'claimed', ranking: [[1], [0]] }],
  [pair, { kind: 'adjudicated', ranking: [[1], [0]] }],
  [pair, { kind: 'adjudicated', ranking: [[0, 1]] }],
  [pair, { kind: 'declined' }],
  [pair, { kind: 'withdrawn' }],
  [pair, { kind: 'expired' }],
  [pair, { kind: 'abandoned' }],
  [[person(FORGOTTEN_USER.name), person('Ben')], { kind: 'abandoned' }],
];
const named: Readonly<Record<string, readonly unknown[]>> = {
  Text: [{ en: '‹a›', de: '‹ä›' }],
  OutcomeTally: [
    [3, 2, 0],
    [3, 2, 1],
  ],
  Outcome: ['won', 'lost', 'tied'],
  BadgeId: ['comeback', 'hundred', 'explorer', 'punctual'],
  PuzzleStreak: [
    { row: 2, best: 1, solved: 3, tried: 4 },
    { row: 1, best: 2, solved: 3, tried: 4 },
  ],
  ChanceSum: [
    { from: 50, to: 47, luck: -5, decisions: 2 },
    { from: 50, to: 47, luck: 0, decisions: -3 },
  ],
  Premoves: [
    { upTo: 'roll', turns: 1 },
    { upTo: 'roll', turns: 5 },
    { upTo: 'end', turns: 1 },
  ],
  DailyScore: [
    { won: true, turns: 2, points: 1 },
    { won: true, turns: 1, points: 2 },
    { won: false, turns: 1, points: 2 },
    { won: false, turns: 2, points: 1 },
  ],
  LogWords: [
    { by: '‹a›', person: '‹b›', round: 2, days: 2 },
    { by: '‹a›', person: '‹b›', round: 1, days: 1 },
  ],
  Ended: [
    ...ended.map(([players, ending]) => ({ players, ending })),
    { players: [computer, ...solo], ending: null, terms: { day: '2026-01-02' } },
  ],
};

/** Returns what to try for a type; null if nothing is known of it. */
function valuesOf(type: unknown): readonly unknown[] | null {
  const { type: kind, ...node } = type as Node;
  if (samples[kind]) return samples[kind];
  const all = (parts: unknown): readonly (readonly unknown[])[] | null => {
    const values = (parts as Node[]).map(valuesOf);
    return values.every((each) => each !== null) ? values : null;
  };
  switch (kind) {
    case 'TSUnionType':
      return all(node['types'])?.flat() ?? null;
    case 'TSLiteralType':
      return [(node['literal'] as Node)['value']];
    case 'TSTypeOperator':
      return valuesOf(node['typeAnnotation']);
    case 'TSArrayType': {
      const each = valuesOf(node['elementType']);
      return each && [[], each.slice(0, 1), [...each.slice(0, 1), ...each.slice(0, 1)]];
    }
    case 'TSTupleType':
      return all(node['elementTypes'])?.[0]?.map((value) => (node['elementTypes'] as Node[]).map(() => value)) ?? null;
    case 'TSTypeReference':
      return named[String((node['typeName'] as Node)['name'])] ?? null;
    default:
      return null;
  }
}

/** Returns what to try for each parameter; null where that isn't known. */
function parametersOf(params: readonly Node[]): readonly (readonly unknown[])[] | null {
  const values = params.map((param) => {
    const annotation = (param['typeAnnotation'] ??
      (param['left'] as Node | undefined)?.['typeAnnotation']) as Node | null;
    if (annotation) return valuesOf(annotation['typeAnnotation']);
    // The lines of a log name their type once, for all of them.
    if (param.type === 'ObjectPattern') return named['LogWords'] ?? null;
    const preset = (param['right'] as Node | undefined)?.['value'];
    return typeof preset === 'boolean' ? [false, true] : null;
  });
  return values.every((each) => each !== null) ? values : null;
}

/** A named piece of syntax. */
type Defined = ReadonlyMap<string, unknown>;

/** Every function in a value, by its path, with its parameters. */
function* functionsIn(
  value: unknown,
  node: unknown,
  path: string,
  defined: Defined,
): Generator<readonly [string, Maker, readonly Node[]]> {
  const { type, ...rest } = (node ?? {}) as Node;
  if (type === 'TSAsExpression' || type === 'TSSatisfiesExpression')
    yield* functionsIn(value, rest['expression'], path, defined);
  else if (type === 'Identifier') yield* functionsIn(value, defined.get(String(rest['name'])), path, defined);
  else if (type === 'ArrowFunctionExpression' || type === 'FunctionDeclaration')
    yield [path, value as Maker, rest['params'] as Node[]];
  else if (type === 'ObjectExpression')
    for (const { key, value: inner, argument } of rest['properties'] as {
      key?: { name?: string; value?: string };
      value?: Node;
      argument?: Node;
    }[]) {
      const name = key?.name ?? key?.value ?? '';
      if (inner) yield* functionsIn((value as Record<string, unknown>)[name], inner, `${path}.${name}`, defined);
      else yield* functionsIn(value, argument, path, defined);
    }
}

/** Everything that a module defines at its top, exported or not. */
const definitionsOf = (body: readonly Node[]): Defined =>
  new Map(
    body.flatMap((statement): readonly (readonly [string, unknown])[] => {
      const { type, id, declarations } = (statement['declaration'] ?? statement) as Node;
      if (type === 'FunctionDeclaration')
        return [[String((id as Node)['name']), statement['declaration'] ?? statement]];
      return ((declarations ?? []) as { id: Node; init: unknown }[]).map(({ id: { name }, init }) => [
        String(name),
        init,
      ]);
    }),
  );

/** All combinations; if there are very many, those that differ from the first or the last in one place. */
function combinationsOf(parameters: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
  const count = parameters.reduce((product, { length }) => product * length, 1);
  if (count <= 400)
    return parameters.reduce<readonly (readonly unknown[])[]>(
      (all, values) => all.flatMap((given) => values.map((value) => [...given, value])),
      [[]],
    );
  return [0, -1].flatMap((at) => {
    const base = parameters.map((values) => values.at(at));
    return [base, ...parameters.flatMap((values, index) => values.map((value) => base.with(index, value)))];
  });
}

const shown = (made: unknown): string => {
  const { en, de } = (made ?? {}) as { readonly en?: string; readonly de?: string };
  return en === undefined || de === undefined ? String(made) : `${en} | ${de}`;
};

/** Every form of a text, with the first arguments that lead to it: what is put in doesn't make another form. */
function formsOf(make: Maker, parameters: readonly (readonly unknown[])[]): readonly string[] {
  const forms = new Map<string, string>();
  for (const given of combinationsOf(parameters)) {
    const text = shown(make(...given));
    const form = text.replaceAll(/‹.›|[-−]?\d+/gu, '0');
    if (!forms.has(form)) forms.set(form, `  ${JSON.stringify(given).slice(1, -1).replaceAll(/["{}]/gu, '')}: ${text}`);
  }
  return [...forms.values()];
}

/** `npm run golden -- transcripts` accepts a change. */
it('texts with several forms read the same as before', async () => {
  const folder = new URL('../../src/discord/strings/', import.meta.url);
  const lines: string[] = [];
  for (const file of readdirSync(folder).toSorted()) {
    const url = new URL(file, folder);
    const room = (await import(url.href)) as Record<string, unknown>;
    const { body } = parseAst(readFileSync(url, 'utf8'), { lang: 'ts' }) as unknown as {
      readonly body: readonly Node[];
    };
    const defined = definitionsOf(body);
    for (const [name, node] of defined)
      for (const [path, make, params] of name in room ? functionsIn(room[name], node, name, defined) : []) {
        const parameters = parametersOf(params);
        const forms = parameters ? formsOf(make, parameters) : [];
        if (forms.length > 1) lines.push(`${file} ${path}`, ...forms);
      }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('strings-forms.txt');
});
