import type { Answer, Part, Seat } from '../../../engine/script.ts';
import { others } from '../../../engine/seats.ts';
import type { Text } from '../../../engine/text.ts';
import { ACCEPT, DECLINE, giveIds, goodsKey, MOST_KEPT, wantIds, WITHDRAW, writeTerms } from '../notation.ts';
import type { Terms } from '../news.ts';
import { handOf, seatsOf, type State } from '../state.ts';
import { cardsOfSort, RESOURCES } from '../vocabulary.ts';
import { sizeOf } from './hand.ts';

/** Questions in which somebody names what is given, what is wanted and to whom, and how such answers are read. */

export const toId = (state: State, seat: Seat): string => `to ${state.colours[seat] as string}`;

/** What is asked for beside the cards: answers that stand by themselves, and whether seats can be named. */
const kinds = {
  offer: { named: true, alone: [] },
  market: { named: true, alone: [] },
  withdraw: { named: true, alone: [WITHDRAW] },
  decline: { named: false, alone: [DECLINE] },
  accept: { named: false, alone: [ACCEPT, DECLINE] },
} as const satisfies Record<string, { readonly named: boolean; readonly alone: readonly string[] }>;
export type Kind = keyof typeof kinds;

interface Composed {
  readonly choices: readonly string[];
  readonly limits: readonly number[];
  readonly parts: readonly Part[];
  readonly max: number;
  /** The plainest terms there are. */
  readonly plain: Answer;
  readonly likely: readonly Likely[];
}

/** By the colours at the table, then by kind, seat and hand. */
const composedKept = new WeakMap<readonly string[], Map<string, Map<number, Composed>>>();

/** What a hand can offer; where there is something that stands alone, nothing needs to be given. */
export function compose(state: State, seat: Seat, kind: Kind): Composed {
  let table = composedKept.get(state.colours);
  if (!table) composedKept.set(state.colours, (table = new Map<string, Map<number, Composed>>()));
  let hands = table.get(kind);
  if (!hands) table.set(kind, (hands = new Map<number, Composed>()));
  const cards = handOf(state, seat);
  const key = (goodsKey(cards) * 8 + seat) * 2 + (cards.length > RESOURCES ? 1 : 0);
  let composed = hands.get(key);
  if (!composed) {
    if (hands.size > MOST_KEPT) hands.clear();
    hands.set(key, (composed = composeAnew(state, seat, kinds[kind])));
  }
  return composed;
}

function composeAnew(state: State, seat: Seat, { named, alone }: (typeof kinds)[Kind]): Composed {
  const cards = handOf(state, seat);
  const size = sizeOf(cards);
  const gives = giveIds.filter((_, sort) => (cards[sort] ?? 0) > 0);
  const wants = size === 0 ? [] : wantIds.slice(0, cards.length);
  const bounds = wants.map((_, sort) => cardsOfSort(sort));
  const seats = size === 0 || !named ? [] : others(seat, seatsOf(state)).map((each) => toId(state, each));
  const choices = [...gives, ...wants, ...seats, ...alone];
  const least = alone.length > 0 ? 0 : 1;
  const parts: Part[] = [
    { choices: gives, min: least, max: size },
    { choices: wants, min: least, max: sizeOf(bounds) },
    { choices: seats, min: 0, max: seats.length },
    { choices: alone, min: 0, max: 1 },
  ].filter((part) => part.choices.length > 0);
  const want = wants.find((id) => !clash(id, gives[0] as string));
  return {
    choices,
    limits: [...cards.filter((count) => count > 0), ...bounds, ...seats.map(() => 1), ...alone.map(() => 1)],
    parts,
    max: size === 0 ? 1 : mostPicks(cards, bounds) + seats.length,
    plain: want === undefined ? alone.slice(0, 1) : [gives[0] as string, want],
    likely: likelyAmong(choices),
  };
}

/** Most cards are named where a single sort is given and all the others are wanted. */
const mostPicks = (cards: readonly number[], bounds: readonly number[]): number =>
  Math.max(...cards.map((count, sort) => (count > 0 ? count + sizeOf(bounds) - (bounds[sort] as number) : 0)));

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

/**
 * Some answers that make sense, for those who do not think all of them through: one card for one or two. What is in `but` is
 * left out.
 */
export function likelyTerms({ likely }: Composed, but: readonly string[] = []): readonly Answer[] {
  return (but.length === 0 ? likely : likely.filter(({ terms }) => terms === null || !but.includes(terms))).map(({ answer }) => answer);
}

const likelyKept = new Map<string, readonly Likely[]>();

function likelyAmong(choices: readonly string[]): readonly Likely[] {
  const key = choices.join();
  let likely = likelyKept.get(key);
  if (!likely) likelyKept.set(key, (likely = someTerms(choices)));
  return likely;
}

function someTerms(choices: readonly string[]): Likely[] {
  const gives = choices.filter((id) => id.startsWith('give '));
  const wants = choices.filter((id) => id.startsWith('want '));
  const found: Likely[] = choices.filter(standsAlone).map((id) => ({ answer: [id], terms: null }));
  for (const give of gives) {
    wants.forEach((want, index) => {
      if (clash(give, want)) return;
      const another = wants[(index + 1) % wants.length] as string;
      found.push(likelyFor([give], [want]));
      if (index % 2 === 0 && !clash(give, another)) found.push(likelyFor([give], [want, another]));
    });
  }
  return found;
}

function likelyFor(gives: readonly string[], wants: readonly string[]): Likely {
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
