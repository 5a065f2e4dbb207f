import type { Script, Seat } from '../../../engine/script.ts';
import type { Spot } from '../rules/geometry.ts';
import type { Fault } from '../rules/faults.ts';
import type { Copy, Land, State, Table } from '../state.ts';
import type { Cause } from '../texts/causes.ts';
import type { CardSet, EventFace, Goods, PointKind, Points, RegionType, Resource, Token } from '../vocabulary.ts';
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
export type Timing = 'before-roll' | 'with-settlement' | 'with-building' | 'when-struck';

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
  /** So many own cards of this kind; a common ship trades one type. */
  | { readonly least: number; readonly of: Counted }
  /** So much on the own Triumph Card. */
  | { readonly triumph: number }
  /** An own Residence on its highest level. */
  | { readonly residence: true }
  /** An advantage of the other player. */
  | { readonly rival: Token }
  /** One of these is enough. */
  | { readonly any: readonly Need[] };

export type Counted = 'trade-ship' | 'common-ship' | 'hero' | 'unit';

/** What the owner of a placed card may do with it as an action. */
export interface Use {
  /** Only once in a turn. */
  readonly once?: true;
  /** Only from the owner's next turn on. */
  readonly next?: true;
  readonly price?: Goods;
  /** Why it is not possible now, beside its price and its limit; null when it is. */
  fault?(state: State, seat: Seat, spot: Spot): Fault | null;
  /** What happens, the price included. */
  play(table: Table, seat: Seat, place: string): Script | void;
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
  /** A region expansion for regions of this type only. */
  readonly beside?: RegionType;
  /** Its price comes from the region it lies at. */
  readonly paidThere?: true;
  /** A card for an opposing road: that road must lead to a city. */
  readonly atCity?: true;
  /** It cannot lie in a principality with this card, whichever comes first. */
  readonly excludes?: CardId;
  /** The card it lies on stays in force. */
  readonly shares?: true;
  readonly heroine?: true;
  readonly residence?: true;

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
  /** Takes the regions beside it out of what counts in a Brigand Attack, or out of what can be robbed as well. */
  readonly shelters?: 'count' | 'robbery';
  /** The only type it shelters; any when left out. */
  readonly sheltersOnly?: Resource;
  /** How many resources the holder of the trade advantage demands on Trade; 1 without such a card. */
  readonly demands?: number;
  /** What it brings is `up to` a number: whatever else is agreed, less may be taken. */
  readonly upTo?: true;
  /** It stores so much gold when it is laid, and more later. */
  readonly gold?: number;
  /** Rolls of the defence die on which an attack on its owner fails. */
  readonly defends?: readonly number[];
  /** Production numbers on which Riots spare its owner. */
  readonly calms?: readonly number[];
  /** Whether its owner may leave out one resource of the price of that card. */
  reduces?(card: Card): boolean;
  /** Which resources may be left out; any when this is. */
  readonly omits?: readonly Resource[];
  /** So many exchanges at the end of its owner's turn. */
  readonly exchanges?: number;
  /** While it lies in play nobody plays cards that attack. */
  readonly truce?: true;
  /** Cards that can take a card away cost the other player gold for each victory point of a lead. */
  readonly toll?: number;
  /** An action card that can take a card of the other player away. */
  readonly preys?: true;
  /** A placed card that acts on the other player's hand, goods, points or cards: never built or used before the first turn. */
  readonly hostile?: true;
  /** It brings trade ships back from the discard pile. */
  readonly salvages?: true;
  /** Played with a building: so many resources of its price may be paid in gold. */
  readonly substitutes?: number;
  /** What a card in the other principality takes off its points. */
  readonly lowers?: Points;
  /** Armed units in the towns at its road count but 1 strength. */
  readonly tames?: true;
  /** Whether a card leaves the other principality; then it cannot come there either. */
  expires?(host: Land): boolean;
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
  /** What its owner gets after a Brigand Attack. */
  raided?(table: Table, seat: Seat): void;
  /** What its owner may do after a Celebration. */
  celebrated?(table: Table, seat: Seat, place: string): Script;
  /** When the other player has traded two or three of this type for another. */
  rivalTraded?(table: Table, seat: Seat, type: Resource): void;
  /** For a card in the other principality: when its host has stored something of choice. */
  hostGained?(table: Table, seat: Seat, by: Cause): void;
  /** When an event or an opposing card has taken cards from its owner's hand. */
  handLost?(table: Table, seat: Seat): Script;
  /** After use an event comes back below the four top ones, and is never laid below Yule. */
  readonly resurfaces?: true;
  /** The event stack is laid anew and another event follows. */
  readonly relays?: true;
  /** What keeps an event from a player: a card that calms, or one played in answer, which is the usual way. */
  readonly averted?: 'calm';
  /** What a player may still buy after an event, when there was no need to wait for it. */
  bargain?(table: Table, seat: Seat): Script;
  /** What an event card does. */
  resolve?(table: Table): Script;
}
