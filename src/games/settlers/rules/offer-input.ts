import type { Answer, Quota, Seat } from '../../../engine/script.ts';
import { otherSeats } from '../../../engine/seats.ts';
import type { Text } from '../../../engine/text.ts';
import { ACCEPT, DECLINE, giveIds, goodsKey, MOST_KEPT, wantIds, WITHDRAW } from '../notation.ts';
import type { TradeTerms } from '../game-event.ts';
import { handOf, type Proposal, seatsOf, type State } from '../state.ts';
import { cardsOfSort, type PlayerColour, playerColours, type Goods, RESOURCES } from '../vocabulary.ts';
import { noGoods, goodsCount } from './goods.ts';

const toIds = Object.fromEntries(playerColours.map((colour) => [colour, `to ${colour}`])) as Readonly<
  Record<PlayerColour, string>
>;
export const toId = (state: State, seat: Seat): string => toIds[state.colours[seat] as PlayerColour];

/** Extra answers of each kind of question, and whether recipients can be named. */
const offerKinds = {
  offer: { named: true, alone: [] },
  market: { named: true, alone: [] },
  withdraw: { named: true, alone: [WITHDRAW] },
  decline: { named: false, alone: [DECLINE] },
  accept: { named: false, alone: [ACCEPT, DECLINE] },
} as const satisfies Record<string, { readonly named: boolean; readonly alone: readonly string[] }>;
export type OfferKind = keyof typeof offerKinds;

/** Choices for a hand, independent of its counts. */
interface NamedChoices {
  readonly gives: readonly string[];
  readonly wants: readonly string[];
  readonly seats: readonly string[];
  readonly alone: readonly string[];
  readonly choices: readonly string[];
  /** The simplest legal terms. */
  readonly plain: Answer;
  /** Plausible answers. */
  readonly likely: readonly Answer[];
  /** The terms of those answers. */
  readonly likelyTerms: readonly Keys[];
}

export interface OfferInput extends Pick<NamedChoices, 'choices' | 'plain' | 'likely' | 'likelyTerms'> {
  readonly limits: readonly number[];
  readonly parts: readonly Quota[];
  readonly max: number;
}

/** Caches the input by hand, and the named choices by the sorts in a hand, both with the number of seats. */
interface CachedInput {
  readonly composed: Map<number, OfferInput>;
  readonly named: Map<number, NamedChoices>;
}

/** Keyed by the colours in play, then by kind and seat. */
const cachedInputs = new WeakMap<readonly string[], Record<OfferKind, readonly CachedInput[]>>();

const newCachedInput = (): CachedInput => ({
  composed: new Map<number, OfferInput>(),
  named: new Map<number, NamedChoices>(),
});

function cachedInputFor({ colours }: State, seat: Seat, kind: OfferKind): CachedInput {
  let table = cachedInputs.get(colours);
  if (!table) {
    const bySeat = (): readonly CachedInput[] => colours.map(newCachedInput);
    table = { offer: bySeat(), market: bySeat(), withdraw: bySeat(), decline: bySeat(), accept: bySeat() };
    cachedInputs.set(colours, table);
  }
  return table[kind][seat] as CachedInput;
}

/** The choices a hand allows; with a standalone answer, no card needs to be given. */
export function offerInput(state: State, seat: Seat, kind: OfferKind): OfferInput {
  const { composed: hands, named } = cachedInputFor(state, seat, kind);
  const cards = handOf(state, seat);
  const key = (goodsKey(cards) * 8 + seatsOf(state)) * 2 + (cards.length > RESOURCES ? 1 : 0);
  let composed = hands.get(key);
  if (!composed) {
    if (hands.size > MOST_KEPT) hands.clear();
    hands.set(key, (composed = rebuildInput(cards, nameWith(state, seat, kind, named))));
  }
  return composed;
}

function nameWith(state: State, seat: Seat, kind: OfferKind, kept: Map<number, NamedChoices>): NamedChoices {
  const cards = handOf(state, seat);
  let key = seatsOf(state);
  for (let sort = 0; sort < cards.length; sort++) key = key * 2 + ((cards[sort] as number) > 0 ? 1 : 0);
  let named = kept.get(key);
  if (!named) kept.set(key, (named = renameChoices(state, seat, offerKinds[kind])));
  return named;
}

function renameChoices(state: State, seat: Seat, { named, alone }: (typeof offerKinds)[OfferKind]): NamedChoices {
  const cards = handOf(state, seat);
  const gives = giveIds.filter((_, sort) => (cards[sort] ?? 0) > 0);
  const wants = gives.length === 0 ? [] : wantIds.slice(0, cards.length);
  const seats = gives.length === 0 || !named ? [] : otherSeats(seat, seatsOf(state)).map((each) => toId(state, each));
  const want = wants.find((id) => !conflicts(id, gives[0] as string));
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

function rebuildInput(
  cards: Goods,
  { gives, wants, seats, alone, choices, plain, likely, likelyTerms }: NamedChoices,
): OfferInput {
  const size = goodsCount(cards);
  const bounds = wants.map((_, sort) => cardsOfSort(sort));
  const least = alone.length > 0 ? 0 : 1;
  const parts: Quota[] = [
    { choices: gives, min: least, max: size },
    { choices: wants, min: least, max: goodsCount(bounds) },
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

/** The most cards are named when one sort is given and all others are wanted. */
const mostPicks = (cards: readonly number[], bounds: readonly number[]): number =>
  Math.max(...cards.map((count, sort) => (count > 0 ? count + goodsCount(bounds) - (bounds[sort] as number) : 0)));

const isStandalone = (id: string): boolean => id === ACCEPT || id === DECLINE || id === WITHDRAW;

/** Whether two picks exclude each other: the same sort on both sides, or a standalone answer. */
export function conflicts(one: string, other: string): boolean {
  if (one === other) return false;
  if (isStandalone(one) || isStandalone(other)) return true;
  return (
    one.slice(5) === other.slice(5) &&
    one.charCodeAt(0) !== other.charCodeAt(0) &&
    !one.startsWith('to ') &&
    !other.startsWith('to ')
  );
}

const givenBy = new Map(giveIds.map((id, sort) => [id, sort]));
const wantedBy = new Map(wantIds.map((id, sort) => [id, sort]));

/** Reads the terms of an answer; `to` is empty if it names no seat. */
export function readPicks(state: State, picks: Answer): TradeTerms & { readonly to: readonly Seat[] } {
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

/** Why these picks are not valid terms, or repeat a standing offer of the seat; otherwise null. */
export function offerInputViolation(state: State, picks: Answer, own: readonly Proposal[] = []): Text | null {
  if (picks.some(isStandalone)) return picks.length === 1 ? null : aloneFault;
  const terms = readPicks(state, picks);
  const { give, want, to } = terms;
  if (goodsCount(give) === 0) return giveFault;
  if (goodsCount(want) === 0) return wantFault;
  if (give.some((count, sort) => count > 0 && (want[sort] as number) > 0)) return bothFault;
  return own.some((each) => each.standing && isSameTerms(each, terms) && sameList(each.to, to)) ? repeatFault : null;
}

const sameList = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

export const isSameTerms = (one: TradeTerms, other: TradeTerms): boolean =>
  sameList(one.give, other.give) && sameList(one.want, other.want);

const aloneFault: Text = {
  en: 'You can’t combine that answer with cards.',
  de: 'Diese Antwort lässt sich nicht mit Karten kombinieren.',
};
const giveFault: Text = {
  en: 'Choose at least one card to give. Gifts aren’t allowed.',
  de: 'Wähle mindestens eine Karte, die du gibst. Geschenke sind nicht erlaubt.',
};
const wantFault: Text = {
  en: 'Choose at least one card you want. Gifts aren’t allowed.',
  de: 'Wähle mindestens eine Karte, die du willst. Geschenke sind nicht erlaubt.',
};
const bothFault: Text = {
  en: 'The same kind of card can’t be on both sides of a trade.',
  de: 'Dieselbe Sorte kann nicht auf beiden Seiten eines Handels stehen.',
};
const repeatFault: Text = { en: 'You’ve already offered that.', de: 'Das hast du schon angeboten.' };

/** Terms as two numbers, for quick comparison. */
interface Keys {
  readonly give: number;
  readonly want: number;
}

const keysOf = ({ give, want }: TradeTerms): Keys => ({ give: goodsKey(give), want: goodsKey(want) });

/** A sample of plausible answers, without those the seat has already proposed. */
export function plausibleOffers({ likely, likelyTerms }: OfferInput, own: readonly Proposal[]): readonly Answer[] {
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
      if (conflicts(give, want)) return;
      const another = wants[(index + 1) % wants.length] as string;
      found.push([give, want]);
      if (index % 2 === 0 && !conflicts(give, another)) found.push([give, want, another]);
    });
  }
  return found;
}
