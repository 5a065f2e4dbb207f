import { ranOutOfTime, variantKey } from './badges.ts';
import { type Outcome, type OutcomeTally, noOutcomes, withOutcome } from './head-to-head.ts';
import { isPersonSeat, type MatchResult, seatOfPerson } from './result.ts';

const YEAR = 365 * 86_400_000;
const FORM = 10;

/** What a person's results add up to. */
export interface Figures {
  /** By family, the most played first. */
  readonly families: readonly {
    readonly family: string;
    readonly rated: OutcomeTally;
    readonly friendly: OutcomeTally;
  }[];
  /** The outcomes of the last ten matches against people, newest last. */
  readonly form: readonly Outcome[];
  /** The share of started matches played to their end, the last year's, recent ones counting most; null without any. */
  readonly reliability: number | null;
  /** Average response time in milliseconds; null if unknown. */
  readonly responseTime: number | null;
  readonly favouriteVariant: { readonly game: string; readonly variant: string } | null;
  readonly favouriteCard: { readonly game: string; readonly card: string } | null;
  readonly matches: number;
}

/** Returns whether someone won a match, lost it, or shared the first place. */
export function outcomeFor({ seats }: MatchResult, person: string): Outcome | null {
  const place = seats.find((seat) => isPersonSeat(seat) && seat.person === person)?.place;
  if (place === undefined) return null;
  return place > 1 ? 'lost' : seats.filter((seat) => seat.place === 1).length > 1 ? 'tied' : 'won';
}

/** Adds up a person's results, which are in order. */
export function figuresOf(results: readonly MatchResult[], person: string, now: number): Figures {
  const families = new Map<string, { rated: OutcomeTally; friendly: OutcomeTally; count: number }>();
  const form: Outcome[] = [];
  const variants = new Map<string, number>();
  const cards = new Map<string, number>();
  let [weight, finished, waits, spent] = [0, 0, 0, 0];
  for (const result of results) {
    const [seat, outcome] = [seatOfPerson(result, person), outcomeFor(result, person)];
    if (!seat || !outcome) continue;
    const family = families.get(result.family) ?? { rated: noOutcomes, friendly: noOutcomes, count: 0 };
    const list = result.rated ? 'rated' : 'friendly';
    families.set(result.family, { ...family, [list]: withOutcome(family[list], outcome), count: family.count + 1 });
    if (result.seats.every(isPersonSeat)) form.push(outcome);
    const fresh = Math.max(0, 1 - (now - result.end) / YEAR);
    weight += fresh;
    if (!ranOutOfTime(result, person)) finished += fresh;
    waits += seat.times?.[0] ?? 0;
    spent += seat.times?.[1] ?? 0;
    add(variants, variantKey(result));
    if (seat.card !== undefined) add(cards, `${result.game} ${seat.card}`);
  }
  const [game = '', variant = ''] = most(variants)?.split(' ') ?? [];
  const [cardGame = '', card = ''] = most(cards)?.split(' ') ?? [];
  return {
    families: [...families]
      .toSorted(([one, a], [other, b]) => b.count - a.count || (one < other ? -1 : 1))
      .map(([family, { rated, friendly }]) => ({ family, rated, friendly })),
    form: form.slice(-FORM),
    reliability: weight > 0 ? finished / weight : null,
    responseTime: waits > 0 ? spent / waits : null,
    favouriteVariant: variant === '' ? null : { game, variant },
    favouriteCard: card === '' ? null : { game: cardGame, card },
    matches: [...families.values()].reduce((sum, family) => sum + family.count, 0),
  };
}

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Returns the key with the highest count, the first of equal ones. */
function most(counts: ReadonlyMap<string, number>): string | null {
  let best: [string, number] | null = null;
  for (const [key, times] of counts) if (!best || times > best[1]) best = [key, times];
  return best?.[0] ?? null;
}
