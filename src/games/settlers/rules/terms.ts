import type { Answer, Part, Seat } from '../../../engine/script.ts';
import type { Text } from '../../../engine/text.ts';
import { ACCEPT, DECLINE, giveIds, wantIds, WITHDRAW, writeTerms } from '../notation.ts';
import type { Terms } from '../news.ts';
import { handOf, seatsOf, type State } from '../state.ts';
import { CARDS } from '../vocabulary.ts';
import { sizeOf } from './hand.ts';

/** Questions in which somebody names what is given, what is wanted and to whom, and how such answers are read. */

/** More of a sort than this there is not. */
const MOST = CARDS;

export const toId = (state: State, seat: Seat): string => `to ${state.colours[seat] as string}`;

interface Composed {
  readonly choices: readonly string[];
  readonly limits: readonly number[];
  readonly parts: readonly Part[];
  readonly max: number;
  /** The plainest terms there are. */
  readonly plain: Answer;
}

/** What does not depend on how many cards there are of each sort, kept by what does. */
interface Frame {
  readonly choices: readonly string[];
  readonly gives: readonly string[];
  readonly wants: readonly string[];
  readonly seats: readonly string[];
  readonly plain: Answer;
}

const frames = new Map<string, Frame>();

/** `alone` are answers that stand by themselves; with them nothing needs to be given. */
export function compose(state: State, seat: Seat, to: readonly Seat[], alone: readonly string[]): Composed {
  const cards = handOf(state, seat);
  const limits: number[] = [];
  let held = 0;
  let size = 0;
  for (let sort = 0; sort < cards.length; sort++) {
    const count = cards[sort] as number;
    if (count === 0) continue;
    held |= 1 << sort;
    size += count;
    limits.push(count);
  }
  const { choices, gives, wants, seats, plain } = frameOf(state, held, to, alone);
  for (let i = 0; i < wants.length; i++) limits.push(MOST);
  for (let i = 0; i < seats.length + alone.length; i++) limits.push(1);
  const least = alone.length > 0 ? 0 : 1;
  const parts: Part[] = [];
  if (held !== 0) {
    parts.push({ choices: gives, min: least, max: size }, { choices: wants, min: least, max: MOST * wants.length });
    if (seats.length > 0) parts.push({ choices: seats, min: 0, max: seats.length });
  }
  if (alone.length > 0) parts.push({ choices: alone, min: 0, max: 1 });
  return { choices, limits, parts, max: held === 0 ? 1 : size + MOST * wants.length + seats.length, plain };
}

function frameOf(state: State, held: number, to: readonly Seat[], alone: readonly string[]): Frame {
  const key = `${held} ${state.bank.length} ${state.colours.join()} ${to.join()} ${alone.join()}`;
  let frame = frames.get(key);
  if (!frame) frames.set(key, (frame = newFrame(state, held, to, alone)));
  return frame;
}

function newFrame(state: State, held: number, to: readonly Seat[], alone: readonly string[]): Frame {
  const gives = giveIds.filter((_, sort) => (held & (1 << sort)) !== 0);
  const wants = held === 0 ? [] : wantIds.slice(0, state.bank.length);
  const seats = held === 0 ? [] : to.map((each) => toId(state, each));
  const want = wants.find((id) => !clash(id, gives[0] as string));
  const plain = want === undefined ? alone.slice(0, 1) : [gives[0] as string, want];
  return { choices: [...gives, ...wants, ...seats, ...alone], gives, wants, seats, plain };
}

const standsAlone = (id: string): boolean => id === ACCEPT || id === DECLINE || id === WITHDRAW;

/** The same sort is never on both sides, and what stands alone goes with nothing. */
export function clash(one: string, other: string): boolean {
  if (one === other) return false;
  if (standsAlone(one) || standsAlone(other)) return true;
  return one.slice(5) === other.slice(5) && one.charCodeAt(0) !== other.charCodeAt(0) && !one.startsWith('to ') && !other.startsWith('to ');
}

/** What an answer names; `to` is empty when it names nobody. */
export function readPicks(state: State, picks: Answer): Terms & { readonly to: readonly Seat[] } {
  const give = state.bank.map(() => 0);
  const want = state.bank.map(() => 0);
  const to: Seat[] = [];
  for (const id of picks) {
    const sort = giveIds.indexOf(id);
    const wanted = wantIds.indexOf(id);
    if (sort >= 0) give[sort] = (give[sort] as number) + 1;
    else if (wanted >= 0) want[wanted] = (want[wanted] as number) + 1;
    else for (let seat = 0; seat < seatsOf(state); seat++) if (toId(state, seat) === id) to.push(seat);
  }
  return { give, want, to: to.sort((a, b) => a - b) };
}

/** Why these picks are no terms; null when they are. */
export function termsFault(state: State, picks: Answer): Text | null {
  if (picks.some(standsAlone)) return picks.length === 1 ? null : aloneFault;
  const { give, want } = readPicks(state, picks);
  if (sizeOf(give) === 0) return giveFault;
  if (sizeOf(want) === 0) return wantFault;
  return give.some((count, sort) => count > 0 && (want[sort] as number) > 0) ? bothFault : null;
}

const aloneFault: Text = { en: 'That answer stands by itself; leave out the cards.', de: 'Diese Antwort steht für sich; lass die Karten weg.' };
const giveFault: Text = { en: 'Name at least one card you give: nothing is given away for free.', de: 'Nenne mindestens eine Karte, die du gibst: Verschenkt wird nichts.' };
const wantFault: Text = { en: 'Name at least one card you want: nothing is given away for free.', de: 'Nenne mindestens eine Karte, die du willst: Verschenkt wird nichts.' };
const bothFault: Text = { en: 'The same sort cannot stand on both sides of a trade.', de: 'Dieselbe Sorte kann nicht auf beiden Seiten eines Handels stehen.' };

/** An answer and its terms, by which it is compared with what is put forward already. */
interface Likely {
  readonly answer: Answer;
  readonly terms: string | null;
}

const likelyKept = new Map<string, readonly Likely[]>();

/**
 * Some answers that make sense, for those who do not think all of them through: one card for one or two. What is in `but` is
 * left out.
 */
export function likelyTerms(choices: readonly string[], but: readonly string[] = []): readonly Answer[] {
  const key = choices.join();
  let likely = likelyKept.get(key);
  if (!likely) likelyKept.set(key, (likely = someTerms(choices)));
  return (but.length === 0 ? likely : likely.filter(({ terms }) => terms === null || !but.includes(terms))).map(({ answer }) => answer);
}

function someTerms(choices: readonly string[]): Likely[] {
  const gives = choices.filter((id) => id.startsWith('give '));
  const wants = choices.filter((id) => id.startsWith('want '));
  const found: Likely[] = choices.filter(standsAlone).map((id) => ({ answer: [id], terms: null }));
  for (const give of gives) {
    wants.forEach((want, index) => {
      if (clash(give, want)) return;
      const another = wants[(index + 1) % wants.length] as string;
      found.push(composed([give], [want]));
      if (index % 2 === 0 && !clash(give, another)) found.push(composed([give], [want, another]));
    });
  }
  return found;
}

function composed(gives: readonly string[], wants: readonly string[]): Likely {
  const countOf = (ids: readonly string[], picks: readonly string[]): number[] => ids.map((id) => picks.filter((pick) => pick === id).length);
  return { answer: [...gives, ...wants], terms: writeTerms(countOf(giveIds, gives), countOf(wantIds, wants)) };
}

const termsKept = new WeakMap<Terms, string>();

/** `1 brick for 2 wool`, kept because the same proposals are looked at again and again. */
export function termsOf(terms: Terms): string {
  let written = termsKept.get(terms);
  if (written === undefined) termsKept.set(terms, (written = writeTerms(terms.give, terms.want)));
  return written;
}
