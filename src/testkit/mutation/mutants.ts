import { parseAst } from 'vitest/node';

/** A small change to a source file: the expression between `start` and `end`, with `from`…`to` replaced by `text`. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

type Change = Omit<Mutant, 'id' | 'file' | 'line'>;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Replacements of each operator. */
const operators: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
};

function operatorChanges(node: Node, source: string): Change[] {
  const { left, right, operator, start, end } = node as Node & { left: Node; right: Node; operator: string };
  const at = left.end + source.slice(left.end, right.start).indexOf(operator);
  const swap = (text: string): Change => ({
    kind: `${operator} → ${text}`,
    start,
    end,
    from: at,
    to: at + operator.length,
    text,
  });
  return (operators[operator] ?? []).map(swap);
}

function changesAt(node: Node, source: string): Change[] {
  const { type, start, end } = node;
  const whole = (kind: string, text: string, from = start, to = end): Change => ({ kind, start, end, from, to, text });
  switch (type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorChanges(node, source);
    case 'UnaryExpression':
      return node['operator'] === '!' ? [whole('! dropped', '', start, start + 1)] : [];
    case 'Literal':
      return typeof node['value'] === 'boolean'
        ? [whole(`${String(node['value'])} → ${String(!node['value'])}`, String(!node['value']))]
        : [];
    case 'ConditionalExpression': {
      const test = node['test'] as Node;
      return [whole('condition negated', `!(${source.slice(test.start, test.end)})`, test.start, test.end)];
    }
    case 'ExpressionStatement': {
      const { type: kind, start: from, end: to } = node['expression'] as Node;
      const calls = kind === 'CallExpression' || kind === 'YieldExpression' || kind === 'AwaitExpression';
      return calls && !source.slice(from, to).startsWith('super')
        ? [{ kind: 'call dropped', start: from, end: to, from, to, text: 'undefined' }]
        : [];
    }
    default:
      return [];
  }
}

/**
 * Returns the children that run. Types contain literals and operators too; of TS nodes only the wrapped expression
 * runs.
 */
function childrenOf(node: Node): Node[] {
  if (node.type.startsWith('TS')) return isNode(node['expression']) ? [node['expression']] : [];
  return Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** Returns every mutant of a file, in order of position. */
export function findMutants(file: string, source: string): Omit<Mutant, 'id'>[] {
  const found: Change[] = [];
  const walk = (node: Node): void => {
    found.push(...changesAt(node, source));
    childrenOf(node).forEach(walk);
  };
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
  return found.map((change) => ({ ...change, file, line: source.slice(0, change.from).split('\n').length }));
}

/** Returns the source with every mutant in it, each behind a switch. */
export function instrument(source: string, mutants: readonly Mutant[]): string {
  // The outermost come first; mutants of the same place are nested.
  const ordered = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end || a.id - b.id);
  const render = (from: number, to: number, left: readonly Mutant[]): string => {
    const [next, ...rest] = left.filter(({ start, end }) => start >= from && end <= to);
    if (!next) return source.slice(from, to);
    const original = render(next.start, next.end, rest);
    const mutated = render(next.start, next.from, rest) + next.text + render(next.to, next.end, rest);
    const before = source.slice(from, next.start);
    return `${before}(globalThis.__mutant(${next.id}) ? (${mutated}) : (${original}))${render(next.end, to, rest)}`;
  };
  return render(0, source.length, ordered);
}
