import type { Script, Seat } from '../../../engine/script.ts';
import type { Spot } from '../rules/geometry.ts';
import type { Fault } from '../rules/faults.ts';
import type { Copy, Land, State, Table } from '../state.ts';
import type { CardSet, EventFace, Goods, PointKind, Points, Resource, Token } from '../vocabulary.ts';
import type { CardId } from './ids.ts';

export type Kind =
  | 'region' | 'road' | 'settlement' | 'city' | 'metropolis'
  | 'action-neutral' | 'action-attack'
  | 'building' | 'hero' | 'trade-ship' | 'ship' | 'unit' | 'extraordinary-site'
  | 'event' | 'marker';

/** Where a card goes: onto a site (green or red), beside a region, onto a road, onto another card; `hand` for action cards. */
export type Placement =
  | 'center' | 'hand' | 'event' | 'marker'
  | 'settlement-or-city' | 'city' | 'region' | 'road'
  | 'foreign-road' | 'foreign-city'
  | { readonly on: CardId };

/** When an action card is played, if not as an action of the own action phase. */
export type Timing = 'before-roll' | 'with-settlement' | 'when-struck';

/** What must hold when a card is built or played; it is never looked at again. */
export type Need =
  | { readonly own: CardId }
  | { readonly advantage: Token }
  | { readonly points: Points }
  /** At least one own city. */
  | { readonly city: true }
  /** An own hero with strength points. */
  | { readonly warrior: true }
  /** Fewer victory points than the opponent. */
  | { readonly behind: true }
  /** One of these is enough. */
  | { readonly any: readonly Need[] };

/** What the owner of a placed card may do with it as an action. */
export interface Use {
  /** Only once in a turn. */
  readonly once?: true;
  readonly price?: Goods;
  /** Why it is not possible now, beside its price and its limit; null when it is. */
  fault?(state: State, seat: Seat, spot: Spot): Fault | null;
  /** What happens, the price included. */
  play(table: Table, seat: Seat, place: string): Script;
}

export type Copies = Readonly<Partial<Record<CardSet, number>>>;

/**
 * A card reads like its text: facets for what is static, scripts for what happens in time. The vocabulary is closed; the
 * rules know facets and never a card by its name. Points count for the principality a card lies in, while nothing covers it.
 */
export interface Card {
  readonly kind: Kind;
  readonly placement: Placement;
  /** How many there are with each back. */
  readonly copies: Copies;
  /** How many of them carry no half moon, when that is not all: only these belong to the Duel. */
  readonly duelCopies?: Copies;
  /** Lies open for both in the Theme Game of its set instead of in a draw stack. */
  readonly faceUp?: true;
  /** At most one in a principality. */
  readonly unique?: true;
  readonly cost?: Goods;
  readonly points?: Points;
  /** The points of each side of a card that can be turned. */
  readonly levels?: readonly Points[];
  readonly needs?: readonly Need[];

  /** Its owner trades this type 2:1. */
  readonly trades?: Resource;
  /** Its owner trades 2:1 out of each region beside it. */
  readonly tradesBeside?: true;
  /** Neighbouring regions of this type produce 2 instead of 1. */
  readonly doubles?: Resource;
  /** Gold at a Plentiful Harvest. */
  readonly harvest?: number;
  /** Neighbouring regions gain 1 in a Year of Plenty. */
  readonly bounty?: true;
  /** What its owner pays to look through a stack in the exchange. */
  readonly search?: number;
  /** Takes the regions beside it out of what counts in a Brigand Attack. */
  readonly shelters?: true;
  /** How many resources the holder of the trade advantage demands on Trade; 1 without such a card. */
  readonly demands?: number;
  /** It stores so much gold when it is laid, and more later. */
  readonly gold?: number;
  /** Rolls of the defence die on which an attack on its owner fails. */
  readonly defends?: readonly number[];
  /** Production numbers on which Riots spare its owner. */
  readonly calms?: readonly number[];
  /** Whether its owner may leave out one resource of the price of that card. */
  reduces?(card: Card): boolean;
  /** Points that hang on other cards of the principality. */
  bonus?(land: Land, kind: PointKind): number;

  readonly timing?: Timing;
  /** What a card played before the roll fixes, and how. */
  readonly before?:
    | { readonly fixes: 'number'; name(table: Table, seat: Seat): Script<number> }
    | { readonly fixes: 'face'; readonly face: EventFace };
  /** Played with a new settlement: its two region cards, or null when its player draws them after all. */
  findRegions?(table: Table, seat: Seat, copy: Copy): Script<readonly string[] | null>;
  /** Whether an action card would do something, as far as its player can know. */
  effective?(state: State, seat: Seat): boolean;
  /** What an action card does; a script when it asks something. */
  play?(table: Table, seat: Seat): Script | void;
  /** What happens when it has been built and paid. */
  built?(table: Table, seat: Seat, place: string): Script;
  readonly use?: Use;
  /** What happens to its owner after production. */
  produced?(table: Table, seat: Seat, number: number): Script;
  /** What its owner gets when an event or an opposing action card takes another card from the principality. */
  lost?(table: Table, seat: Seat): Script;
  /** The event stack is laid anew and another event follows. */
  readonly relays?: true;
  /** What keeps an event from a player: a card that calms, or one played in answer, which is the usual way. */
  readonly averted?: 'calm';
  /** What an event card does. */
  resolve?(table: Table): Script;
}
