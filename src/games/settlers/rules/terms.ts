import type { Answer, Part, Seat } from '../../../engine/script.ts';
import { others } from '../../../engine/seats.ts';
import type { Text } from '../../../engine/text.ts';
import { ACCEPT, DECLINE, giveIds, goodsKey, MOST_KEPT, wantIds, WITHDRAW } from '../notation.ts';
import type { Terms } from '../news.ts';
import { handOf, type Proposal, seatsOf, type State } from '../state.ts';
import { cardsOfSort, type Colour, colours, type Goods, RESOURCES } from '../vocabulary.ts';
import { noGoods, sizeOf } from './hand.ts';

/** Questions in which somebody names what is given, what is wanted and to whom, and how such answers are read. */

const toIds = Object.fromEntries(colours.map((colour) => [colour, `to ${colour}`])) as Readonly<Record<Colour, string>>;
export const toId = (state: State, seat: Seat): string => toIds[state.colours[seat] as Colour];

/** What is asked for beside the cards: answers that stand by themselves, and whether seats can be named. */
const kinds = {
  offer: { named: true, alone: [] },
  market: { named: true, alone: [] },
  withdraw: { named: true, alone: [WITHDRAW] },
  decline: { named: false, alone: [DECLINE] },
  accept: { named: false, alone: [ACCEPT, DECLINE] },
} as const satisfies Record<string, { readonly named: boolean; readonly alone: readonly string[] }>;
export type Kind = keyof typeof kinds;

/** What can be named with a hand, however many cards of a sort it holds. */
interface Named {
  readonly gives: readonly string[];
  readonly wants: readonly string[];
  readonly seats: readonly string[];
  readonly alone: readonly string[];
  readonly choices: readonly string[];
  /** The plainest terms there are. */
  readonly plain: Answer;
  /** Some answers that make sense. */
  readonly likely: readonly Answer[];
  /** Beside those, their terms. */
  readonly likelyTerms: readonly Keys[];
}

export interface Composed extends Pick<Named, 'choices' | 'plain' | 'likely' | 'likelyTerms'> {
  readonly limits: readonly number[];
  readonly parts: readonly Part[];
  readonly max: number;
}

/** By hand, and by the sorts in a hand, each with the number of seats: neutral players have colours too. */
interface Kept {
  readonly composed: Map<number, Composed>;
  readonly named: Map<number, Named>;
}

/** By the colours at the table, then by kind and seat. */
const kept = new WeakMap<readonly string[], Record<Kind, readonly Kept[]>>();

const newKept = (): Kept => ({ composed: new Map<number, Composed>(), named: new Map<number, Named>() });

function keptFor({ colours }: State, seat: Seat, kind: Kind): Kept {
  let table = kept.get(colours);
  if (!table) {
    const bySeat = (): readonly Kept[] => colours.map(newKept);
    table = { offer: bySeat(), market: bySeat(), withdraw: bySeat(), decline: bySeat(), accept: bySeat() };
    kept.set(colours, table);
  }
  return table[kind][seat] as Kept;
}

/** What a hand can offer; where there is something that stands alone, nothing needs to be given. */
export function compose(state: State, seat: Seat, kind: Kind): Composed {
  const { composed: hands, named } = keptFor(state, seat, kind);
  const cards = handOf(state, seat);
  const key = (goodsKey(cards) * 8 + seatsOf(state)) * 2 + (cards.length > RESOURCES ? 1 : 0);
  let composed = hands.get(key);
  if (!composed) {
    if (hands.size > MOST_KEPT) hands.clear();
    hands.set(key, (composed = composeAnew(cards, nameWith(state, seat, kind, named))));
  }
  return composed;
}

function nameWith(state: State, seat: Seat, kind: Kind, kept: Map<number, Named>): Named {
  const cards = handOf(state, seat);
  let key = seatsOf(state);
  for (let sort = 0; sort < cards.length; sort++) key = key * 2 + ((cards[sort] as number) > 0 ? 1 : 0);
  let named = kept.get(key);
  if (!named) kept.set(key, (named = nameAnew(state, seat, kinds[kind])));
  return named;
}

function nameAnew(state: State, seat: Seat, { named, alone }: (typeof kinds)[Kind]): Named {
  const cards = handOf(state, seat);
  const gives = giveIds.filter((_, sort) => (cards[sort] ?? 0) > 0);
  const wants = gives.length === 0 ? [] : wantIds.slice(0, cards.length);
  const seats = gives.length === 0 || !named ? [] : others(seat, seatsOf(state)).map((each) => toId(state, each));
  const want = wants.find((id) => !clash(id, gives[0] as string));
  const likely = [...alone.map((id) => [id]), ...someTerms(gives, wants)];
  return {
    gives,
    wants,
    seats,
    alone,
    choices: [...gives, ...wants, ...seats, ...alone],
    plain: want === undefined ? alone.slice(0, 1) : [gives[0] as string, want],
    likely,
    likelyTerms: likely.map((picks) => keysOf(readPicks(state, picks))),
  };
}

function composeAnew(cards: Goods, { gives, wants, seats, alone, choices, plain, likely, likelyTerms }: Named): Composed {
  const size = sizeOf(cards);
  const bounds = wants.map((_, sort) => cardsOfSort(sort));
  const least = alone.length > 0 ? 0 : 1;
  const parts: Part[] = [
    { choices: gives, min: least, max: size },
    { choices: wants, min: least, max: sizeOf(bounds) },
    { choices: seats, min: 0, max: seats.length },
    { choices: alone, min: 0, max: 1 },
  ].filter((part) => part.choices.length > 0);
  return {
    choices,
    limits: [...cards.filter((count) => count > 0), ...bounds, ...seats.map(() => 1), ...alone.map(() => 1)],
    parts,
    max: size === 0 ? 1 : mostPicks(cards, bounds) + seats.length,
    plain,
    likely,
    likelyTerms,
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

const givenBy = new Map(giveIds.map((id, sort) => [id, sort]));
const wantedBy = new Map(wantIds.map((id, sort) => [id, sort]));

/** What an answer names; `to` is empty when it names nobody. */
export function readPicks(state: State, picks: Answer): Terms & { readonly to: readonly Seat[] } {
  const give = noGoods(state);
  const want = noGoods(state);
  const to: Seat[] = [];
  for (const id of picks) {
    const given = givenBy.get(id);
    const wanted = wantedBy.get(id);
    if (given !== undefined) give[given] = (give[given] as number) + 1;
    else if (wanted !== undefined) want[wanted] = (want[wanted] as number) + 1;
    else for (let seat = 0; seat < seatsOf(state); seat++) if (toId(state, seat) === id) to.push(seat);
  }
  return { give, want, to: to.sort((a, b) => a - b) };
}

/** Why these picks are no terms, or repeat what the seat has put forward; null when neither is so. */
export function termsFault(state: State, picks: Answer, own: readonly Proposal[] = []): Text | null {
  if (picks.some(standsAlone)) return picks.length === 1 ? null : aloneFault;
  const terms = readPicks(state, picks);
  const { give, want, to } = terms;
  if (sizeOf(give) === 0) return giveFault;
  if (sizeOf(want) === 0) return wantFault;
  if (give.some((count, sort) => count > 0 && (want[sort] as number) > 0)) return bothFault;
  return own.some((each) => each.standing && sameTerms(each, terms) && sameList(each.to, to)) ? repeatFault : null;
}

const sameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

export const sameTerms = (one: Terms, other: Terms): boolean => sameList(one.give, other.give) && sameList(one.want, other.want);

const aloneFault: Text = { en: 'That answer stands by itself; leave out the cards.', de: 'Diese Antwort steht für sich; lass die Karten weg.' };
const giveFault: Text = { en: 'Name at least one card you give: nothing is given away for free.', de: 'Nenne mindestens eine Karte, die du gibst: Verschenkt wird nichts.' };
const wantFault: Text = { en: 'Name at least one card you want: nothing is given away for free.', de: 'Nenne mindestens eine Karte, die du willst: Verschenkt wird nichts.' };
const bothFault: Text = { en: 'The same sort cannot stand on both sides of a trade.', de: 'Dieselbe Sorte kann nicht auf beiden Seiten eines Handels stehen.' };
const repeatFault: Text = { en: 'You have put that forward already.', de: 'Das hast du schon angeboten.' };

/** Terms as two numbers, to be compared quickly. */
interface Keys {
  readonly give: number;
  readonly want: number;
}

const keysOf = ({ give, want }: Terms): Keys => ({ give: goodsKey(give), want: goodsKey(want) });

/** Some answers that make sense, for those who do not think all of them through; without what is put forward already. */
export function likelyBut({ likely, likelyTerms }: Composed, own: readonly Proposal[]): readonly Answer[] {
  if (own.length === 0) return likely;
  const known = own.map(keysOf);
  return likely.filter((_, index) => {
    const { give, want } = likelyTerms[index] as Keys;
    for (const each of known) if (each.give === give && each.want === want) return false;
    return true;
  });
}

/** One card for one or two. */
function someTerms(gives: readonly string[], wants: readonly string[]): Answer[] {
  const found: Answer[] = [];
  for (const give of gives) {
    wants.forEach((want, index) => {
      if (clash(give, want)) return;
      const another = wants[(index + 1) % wants.length] as string;
      found.push([give, want]);
      if (index % 2 === 0 && !clash(give, another)) found.push([give, want, another]);
    });
  }
  return found;
}
