import type { Seat } from '../../engine/script.ts';
import { LIMIT, shortHash } from '../ui/limits.ts';

/**
 * The meaning of a button or menu: `p1:<match>:<seat>:<seq36>:<verb>[:<arg>]`. The seat is `-` if everyone may click.
 * `p1` is the version of this format.
 */
export interface CustomId {
  /** `-` if it belongs to no match. */
  readonly match: string;
  readonly seat: Seat | null;
  /** The number of the match it was made from. */
  readonly seq: number;
  readonly verb: string;
  readonly arg: string;
}

const VERSION = 'p1';
const NONE = '-';

export function formatCustomId({ match, seat, seq, verb, arg }: CustomId): string {
  const id = [VERSION, match, seat ?? NONE, seq.toString(36), verb, ...(arg ? [arg] : [])].join(':');
  if (id.length > LIMIT.customId) throw new Error(`the id of ${verb} is longer than ${LIMIT.customId} characters`);
  return id;
}

/** Parses a custom id; null if it isn't one of ours. */
export function parseCustomId(id: string): CustomId | null {
  const [form, match, seat, seq, verb, ...rest] = id.split(':');
  if (form !== VERSION || !match || !seat || !seq || !verb) return null;
  const number = Number.parseInt(seq, 36);
  const place = seat === NONE ? null : Number(seat);
  if (!Number.isSafeInteger(number) || (place !== null && !Number.isSafeInteger(place))) return null;
  return { match, seat: place, seq: number, verb, arg: rest.join(':') };
}

export const isStandalone = ({ match }: CustomId): boolean => match === NONE;

/** Formats the id of a component that belongs to no match: settings, look-ups. */
export const standaloneId = (verb: string, arg = ''): string =>
  formatCustomId({ match: NONE, seat: null, seq: 0, verb, arg });

/**
 * Custom ids carry choices by name, so that an old button keeps its meaning; such ids appear only on private panels. A
 * longer name is shortened to a hash and looked up in the question.
 */
const LONGEST = 64;
const SHORTENED = '#';

export const choiceToken = (key: string, id: string): string =>
  id.length <= LONGEST && !id.startsWith(SHORTENED) ? id : `${SHORTENED}${shortHash(`${key} ${id}`)}`;

export const isHashed = (name: string): boolean => name.startsWith(SHORTENED);

/** Returns the choice of this name; null if there is none. */
export const choiceByToken = (key: string, ids: readonly string[], name: string): string | null =>
  ids.find((id) => choiceToken(key, id) === name) ?? null;
