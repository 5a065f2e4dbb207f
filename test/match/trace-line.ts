import { createHash } from 'node:crypto';
import { Refused } from '../../src/engine/text.ts';
import { Problem } from '../../src/match/index.ts';

/** Returns the kind of a refusal; throws everything else. */
export function refusal(error: unknown): { readonly refused: string } {
  if (error instanceof Problem) return { refused: error.kind };
  if (error instanceof Refused) return { refused: error.name };
  throw error;
}

/** Posts listed per line; all are in the fingerprint. */
const SAID = 6;

interface TracedPost {
  readonly to: string | number;
  readonly kind: string;
  readonly push: boolean;
  readonly detail: unknown;
}

/** Leaves out games, which are the same everywhere, wordings, and the order of fields. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (('rules' in value && 'codec' in value) || ('en' in value && 'de' in value)) return undefined;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A line of a trace: when, who did what, what was said, and a fingerprint of everything that came of it. */
export function traceLine({
  hours,
  deed,
  result,
  posts,
  everything,
}: {
  readonly hours: number;
  readonly deed: string;
  readonly result: unknown;
  readonly posts: readonly TracedPost[];
  readonly everything: unknown;
}): string {
  const { refused } = Object(result) as { readonly refused?: string };
  const told = posts.map(({ to, kind, push, detail }) => {
    const { event, about, step } = Object(detail) as Readonly<Record<string, unknown>>;
    const what = [event, about, step].find((word) => typeof word === 'string');
    return [to, kind, what, push ? '!' : undefined].filter((word) => word !== undefined).join(' ');
  });
  const more = told.length > SAID ? [`${told.length - SAID} more`] : [];
  const said =
    [...(refused === undefined ? [] : [`refused: ${refused}`]), ...told.slice(0, SAID), ...more].join(', ') || '–';
  const hash = createHash('sha256').update(JSON.stringify(everything, plain)).digest('hex').slice(0, 8);
  return `${hours.toFixed(2)} ${deed}: ${said} (${hash})`;
}
