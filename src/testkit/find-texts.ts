import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';
import type { Text } from '../engine/text.ts';

/** A text in both languages, with the place where it is written. */
export interface FoundText extends Text {
  readonly file: string;
  readonly line: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Positions of the parameters `en` and `de` by the name of a function that takes both. */
type Helpers = ReadonlyMap<string, { readonly en: number; readonly de: number }>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : isNode(value)
      ? [value, ...Object.values(value).flatMap(nodesIn)]
      : [];

/** The name of an identifier, a key, or a parameter with or without a default. */
const nameOf = (node: unknown): unknown =>
  isNode(node) ? (node['name'] ?? node['value'] ?? nameOf(node['left'])) : undefined;

/** Finds every `{ en: …, de: … }`, and every call of a function with parameters `en` and `de`, in order of file and line. */
export function findTexts(folders: readonly string[]): FoundText[] {
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
    .map(({ file, source }) => ({ file, source, nodes: nodesIn(parseAst(source, { lang: 'ts' })) }));
  const exported = helpersIn(
    files.flatMap(({ nodes }) => nodes.filter(({ type }) => type === 'ExportNamedDeclaration').flatMap(nodesIn)),
  );
  return files.flatMap(({ file, source, nodes }) => {
    const helpers = new Map([...exported, ...helpersIn(nodes)]);
    return nodes.flatMap((node): FoundText[] => {
      const pair = pairIn(node) ?? argumentsIn(node, helpers);
      if (!pair || !pair.some(hasWords)) return [];
      const [en, de] = pair.map((part) => textOf(part, source)) as [string, string];
      return [{ file, line: source.slice(0, node.start).split('\n').length, en, de }];
    });
  });
}

function helpersIn(nodes: readonly Node[]): Helpers {
  return new Map(
    nodes.flatMap(({ type, id, init, params }) => {
      const made =
        type === 'FunctionDeclaration' ? params : type === 'VariableDeclarator' && isNode(init) && init['params'];
      const names = Array.isArray(made) ? made.map(nameOf) : [];
      const [en, de] = [names.indexOf('en'), names.indexOf('de')];
      return en < 0 || de < 0 ? [] : [[String(nameOf(id)), { en, de }] as const];
    }),
  );
}

function pairIn({ type, properties }: Node): readonly [Node, Node] | null {
  if (type !== 'ObjectExpression') return null;
  const named = (name: string): Node | undefined => (properties as Node[]).find(({ key }) => nameOf(key) === name);
  const [en, de] = [named('en')?.['value'], named('de')?.['value']];
  return isNode(en) && isNode(de) && en.type !== 'ObjectExpression' ? [en, de] : null;
}

function argumentsIn({ type, callee, arguments: given }: Node, helpers: Helpers): readonly [Node, Node] | null {
  const at = type === 'CallExpression' ? helpers.get(String(nameOf(callee))) : undefined;
  const [en, de] = at ? [(given as Node[])[at.en], (given as Node[])[at.de]] : [];
  return en ? [en, de ?? en] : null;
}

const hasWords = (node: Node): boolean =>
  nodesIn(node).some(
    ({ type, value }) => (type === 'Literal' && typeof value === 'string') || type === 'TemplateElement',
  );

/** The characters of a literal; of a template with its holes; otherwise the expression as it is written. */
function textOf(node: Node, source: string): string {
  if (node.type === 'Literal') return String(node['value']);
  if (node.type === 'TemplateLiteral') return source.slice(node.start + 1, node.end - 1);
  return source.slice(node.start, node.end).replaceAll(/\s+/g, ' ');
}

/** One line per text: file, line, English, German, separated by tabs. */
export const asTable = (texts: readonly FoundText[]): string =>
  texts
    .map(({ file, line, en, de }) =>
      [file, line, ...[en, de].map((text) => text.replaceAll('\n', String.raw`\n`))].join('\t'),
    )
    .join('\n');
