import type { Seat } from '../../engine/script.ts';
import { LIMIT, shortHash } from '../parts/limits.ts';

/**
 * What a button or menu is for: `p1:<match>:<seat>:<seq36>:<verb>[:<arg>]`. The seat is `-` where everybody may click.
 * `p1` names this form, so that a later one can tell old buttons apart.
 */
export interface Ticket {
  /** `-` when it belongs to no match. */
  readonly match: string;
  readonly seat: Seat | null;
  /** Of the sheet it was made from. */
  readonly seq: number;
  readonly verb: string;
  readonly arg: string;
}

const FORM = 'p1';
const NONE = '-';

export function idOf({ match, seat, seq, verb, arg }: Ticket): string {
  const id = [FORM, match, seat ?? NONE, seq.toString(36), verb, ...(arg ? [arg] : [])].join(':');
  if (id.length > LIMIT.customId) throw new Error(`the id of ${verb} is longer than ${LIMIT.customId} characters`);
  return id;
}

/** Null when it is not one of ours. */
export function ticketOf(id: string): Ticket | null {
  const [form, match, seat, seq, verb, ...rest] = id.split(':');
  if (form !== FORM || !match || !seat || !seq || !verb) return null;
  const number = Number.parseInt(seq, 36);
  const place = seat === NONE ? null : Number(seat);
  if (!Number.isSafeInteger(number) || (place !== null && !Number.isSafeInteger(place))) return null;
  return { match, seat: place, seq: number, verb, arg: rest.join(':') };
}

export const isFree = ({ match }: Ticket): boolean => match === NONE;

/** For what belongs to no match: settings, look-ups. */
export const freeId = (verb: string, arg = ''): string => idOf({ match: NONE, seat: null, seq: 0, verb, arg });

/**
 * Choices go into ids and menus under their own name, so that an old button still says what it meant. Such ids stand on
 * private panels only. A name that is too long is shortened; then the question has to be read to find it again.
 */
const LONGEST = 64;
const SHORTENED = '#';

export const nameOf = (key: string, id: string): string =>
  id.length <= LONGEST && !id.startsWith(SHORTENED) ? id : `${SHORTENED}${shortHash(`${key} ${id}`)}`;

export const isShortened = (name: string): boolean => name.startsWith(SHORTENED);

/** The choice of this name; null when it is not among them. */
export const byName = (key: string, ids: readonly string[], name: string): string | null =>
  ids.find((id) => nameOf(key, id) === name) ?? null;
