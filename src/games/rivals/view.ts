import type { Seat } from '../../engine/script.ts';
import type { CardId } from './cards/ids.ts';
import { cardOf } from './cards/registry.ts';
import type { Options } from './options.ts';
import { type Copy, copyPrincipality, type Land, landOf, type Owed, type State } from './state.ts';
import { hiddenCardsAt, copyByChoice } from './rules/look-at-cards.ts';
import { handLimit, isTradeShip, pointsOf } from './rules/points.ts';
import { totals } from './rules/stores.ts';
import { compositionOf, targetOf } from './variants.ts';
import {
  type CardSet,
  type CentreCard,
  type EventFace,
  type Phase,
  type PointKind,
  pointKinds,
  type Resource,
  type Token,
} from './vocabulary.ts';

/** The public part of a player's side. */
export interface SideView extends Land {
  readonly handSize: number;
  readonly handLimit: number;
  readonly points: Readonly<Record<PointKind, number>>;
  readonly goods: Readonly<Record<Resource, number>>;
}

/** Everything a seat may know; `seat` is null for spectators. */
export interface View {
  readonly seat: Seat | null;
  readonly options: Options;
  readonly target: number;
  readonly phase: Phase;
  readonly turn: number;
  readonly starter: Seat;
  readonly active: Seat;
  readonly setup: State['setup'];
  readonly production: number | null;
  readonly face: EventFace | null;
  readonly event: Copy | null;
  readonly playing: Copy | null;
  readonly removals: number;
  readonly spent: readonly CardId[];
  readonly bargains: readonly Resource[];
  /** The top card, where it is face up. */
  readonly stacks: readonly {
    readonly set: CardSet;
    readonly size: number;
    readonly top: Copy | null;
    readonly owner?: Seat;
  }[];
  /** The contents of the seat's own deck stacks, unordered; empty with shared stacks. */
  readonly ownCards: readonly Copy[];
  readonly events: number;
  readonly sighted: readonly number[];
  readonly regions: number;
  /** The size and top card of each discard pile, and its trade ships if a card needs them. */
  readonly discards: readonly { readonly size: number; readonly top: Copy | null; readonly ships?: readonly Copy[] }[];
  readonly faceUp: readonly Copy[];
  readonly tokens: Readonly<Record<Token, Seat | null>>;
  readonly supply: Readonly<Record<CentreCard, number>>;
  readonly seats: readonly [SideView, SideView];
  readonly owed: readonly Owed[];
  /** The seat's hand; null for spectators. */
  readonly hand: readonly Copy[] | null;
  readonly fresh: readonly CardId[];
  /** The cards the seat is looking through, top card first. */
  readonly looking: { readonly at: string; readonly cards: readonly string[] } | null;
  /** Cards the seat saw later, by place: the top cards or all of them. */
  readonly remembered?: Readonly<Record<string, readonly string[]>>;
  readonly winner: Seat | null;
}

export function viewOf(state: State, seat: Seat | null): View {
  return {
    seat,
    options: state.options,
    target: targetOf(state.options.variant),
    phase: state.phase,
    turn: state.turn,
    starter: state.starter,
    active: state.active,
    setup: state.setup,
    production: state.production,
    face: state.face,
    event: state.event,
    playing: state.playing,
    removals: state.removals,
    spent: state.spent.slice(),
    bargains: state.bargains.slice(),
    stacks: state.stacks.map(({ set, cards, open, owner }) => ({
      set,
      size: cards.length,
      top: open ? (cards[0] ?? null) : null,
      ...(owner === undefined ? {} : { owner }),
    })),
    ownCards: ownCards(state, seat),
    events: state.events.length,
    sighted: state.sighted ?? [],
    regions: state.regions.length,
    discards: discardsOf(state, seat),
    faceUp: state.faceUp.slice(),
    tokens: { ...state.tokens },
    supply: { ...state.supply },
    seats: [sideOf(state, 0), sideOf(state, 1)],
    owed: state.owed.slice(),
    hand: seat === null ? null : landOf(state, seat).hand.slice(),
    fresh: state.fresh.filter((id) => seat !== null && copyByChoice(landOf(state, seat).hand, id)),
    looking: lookedAt(state, seat),
    winner: state.winner,
  };
}

function ownCards({ stacks }: State, seat: Seat | null): readonly Copy[] {
  if (seat === null || stacks[0]?.owner === undefined) return [];
  return stacks.flatMap(({ owner, cards }) => (owner === seat ? cards : [])).toSorted();
}

/** With separate piles, only the owner's ships can come back. */
function discardsOf(state: State, seat: Seat | null): View['discards'] {
  const { salvaged } = compositionOf(state);
  return state.discards.map((pile, owner) => {
    const ships = salvaged && (state.discards.length === 1 || owner === seat);
    return { size: pile.length, top: pile[0] ?? null, ...(ships && { ships: pile.filter(isShip) }) };
  });
}

const isShip = (copy: Copy): boolean => isTradeShip(cardOf(copy));

function sideOf(state: State, seat: Seat): SideView {
  const { hand, ...land } = copyPrincipality(landOf(state, seat));
  const points = {} as Record<PointKind, number>;
  for (const kind of pointKinds) points[kind] = pointsOf(state, seat, kind);
  return { ...land, handSize: hand.length, handLimit: handLimit(land), points, goods: totals(land) };
}

function lookedAt(state: State, seat: Seat | null): View['looking'] {
  const looking = state.looking?.find((each) => each.seat === seat);
  return looking ? { at: looking.at, cards: hiddenCardsAt(state, looking.seat, looking.at).slice() } : null;
}
