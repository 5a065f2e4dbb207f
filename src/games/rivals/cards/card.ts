import type { Script, Seat } from '../../../engine/script.ts';
import type { CardSpot } from '../rules/geometry.ts';
import type { Violation } from '../rules/violations.ts';
import type { Copy, Land, State, Context } from '../state.ts';
import type { Cause } from '../texts/causes.ts';
import type { CardSet, EventFace, Goods, PointKind, Points, RegionType, Resource, Token } from '../vocabulary.ts';
import type { CardId } from './ids.ts';

export type CardKind =
  | 'region'
  | 'road'
  | 'settlement'
  | 'city'
  | 'metropolis'
  | 'action-neutral'
  | 'action-attack'
  | 'building'
  | 'hero'
  | 'trade-ship'
  | 'ship'
  | 'unit'
  | 'extraordinary-site'
  | 'event'
  | 'marker';

/** The kind of place a card goes to; `hand` for action cards. */
export type Placement =
  | 'center'
  | 'hand'
  | 'event'
  | 'marker'
  | 'settlement-or-city'
  | 'city'
  | 'region'
  | 'road'
  | 'foreign-road'
  | 'foreign-city'
  | { readonly on: CardId };

/** When an action card is played, if not in its player's action phase. */
export type PlayTiming = 'before-roll' | 'with-settlement' | 'with-building' | 'when-struck';

/** A condition checked when a card is built or played, and never again. */
export type Requirement =
  | { readonly own: CardId }
  | { readonly advantage: Token }
  | { readonly points: Points }
  | { readonly city: true }
  /** A hero with strength points. */
  | { readonly warrior: true }
  | { readonly behind: true }
  /** At least this many cards of a kind; a common ship trades one type. */
  | { readonly least: number; readonly of: CountedKind }
  /** At least this level of the Triumph Card. */
  | { readonly triumph: number }
  /** A Residence on its highest level. */
  | { readonly residence: true }
  /** An advantage the opponent must hold. */
  | { readonly rival: Token }
  /** At least one of these. */
  | { readonly any: readonly Requirement[] };

export type CountedKind = 'trade-ship' | 'common-ship' | 'hero' | 'unit';

/** An action that the owner of a placed card can take with it. */
export interface CardUse {
  /** Once per turn. */
  readonly once?: true;
  /** From the owner's next turn. */
  readonly next?: true;
  readonly price?: Goods;
  /** The reason it is not possible now, apart from price and limit; null when it is. */
  fault?(state: State, seat: Seat, spot: CardSpot): Violation | null;
  /** Runs the action, including payment. */
  play(table: Context, seat: Seat, place: string): Script | void;
}

export type Copies = Readonly<Partial<Record<CardSet, number>>>;

/**
 * A card: facets for static effects, scripts for effects over time. The rules read facets and never name a card.
 * Points count for the principality the card is in, while nothing covers it.
 */
export interface Card {
  readonly kind: CardKind;
  readonly placement: Placement;
  /** The number of copies in each set. */
  readonly copies: Copies;
  /** The copies without a half moon, if not all: only these are in the Duel. */
  readonly duelCopies?: Copies;
  /** In the face-up stack of its Theme Game instead of in a draw stack. */
  readonly faceUp?: true;
  /** At most one per principality. */
  readonly unique?: true;
  readonly cost?: Goods;
  readonly points?: Points;
  /** The points of each side of a rotating card. */
  readonly levels?: readonly Points[];
  readonly needs?: readonly Requirement[];
  /** The only region type a region expansion fits. */
  readonly beside?: RegionType;
  /** The price is paid from the region it is placed at. */
  readonly paidThere?: true;
  /** A card for an opposing road that must lead to a city. */
  readonly atCity?: true;
  /** A card it can't share a principality with, in either order. */
  readonly excludes?: CardId;
  /** The card below stays in force. */
  readonly shares?: true;
  readonly heroine?: true;
  readonly residence?: true;

  /** The type its owner trades 2:1. */
  readonly trades?: Resource;
  /** Its owner trades 2:1 from each region beside it. */
  readonly tradesBeside?: true;
  /** The type of which neighbouring regions produce 2 instead of 1. */
  readonly doubles?: Resource;
  /** Gold gained at a Plentiful Harvest. */
  readonly harvest?: number;
  /** Neighbouring regions gain 1 in a Year of Plenty. */
  readonly bounty?: true;
  /** The price of looking through a stack in the exchange. */
  readonly search?: number;
  /** Protects the regions beside it in a Brigand Attack: from the count only, or from loss as well. */
  readonly shelters?: 'count' | 'robbery';
  /** The only type it protects; all types if omitted. */
  readonly sheltersOnly?: Resource;
  /** The number of resources demanded on Trade; 1 without such a card. */
  readonly demands?: number;
  /** The gain is `up to` a number, so less may be taken under any house rule. */
  readonly upTo?: true;
  /** The gold it holds when built; it can store more later. */
  readonly gold?: number;
  /** Defence rolls that stop an attack on its owner. */
  readonly defends?: readonly number[];
  /** Production numbers on which its owner is safe from Riots. */
  readonly calms?: readonly number[];
  /** Whether its owner pays one resource less for a card. */
  reduces?(card: Card): boolean;
  /** The resources that may be left out of a price; any if omitted. */
  readonly omits?: readonly Resource[];
  /** The number of exchanges at the end of its owner's turn. */
  readonly exchanges?: number;
  /** Prevents all attack cards while in play. */
  readonly truce?: true;
  /** Makes the opponent pay gold per victory point of their lead for cards that can take a card away. */
  readonly toll?: number;
  /** An action card that can take a card from the opponent. */
  readonly preys?: true;
  /** A placed card that acts on the opponent, so it is barred from the preparatory round. */
  readonly hostile?: true;
  /** Brings trade ships back from the discard pile. */
  readonly salvages?: true;
  /** Played with a building: the number of resources that may be paid in gold. */
  readonly substitutes?: number;
  /** The points a foreign card takes from its host. */
  readonly lowers?: Points;
  /** Units with strength in the towns at its road count only 1 strength. */
  readonly tames?: true;
  /** Whether a foreign card has to leave, in which case it can't be built there either. */
  expires?(host: Land): boolean;
  /** Points that depend on other cards of the principality. */
  bonus?(land: Land, kind: PointKind): number;

  readonly timing?: PlayTiming;
  /** The die a card played before the roll fixes, and how. */
  readonly before?:
    | { readonly fixes: 'number'; name(table: Context, seat: Seat): Script<number> }
    | { readonly fixes: 'face'; readonly face: EventFace };
  /** Played with a new settlement: picks its two regions, or null to draw them. */
  findRegions?(table: Context, seat: Seat, copy: Copy): Script<readonly string[] | null>;
  /** Whether an action card has an effect, as far as its player can know. */
  effective?(state: State, seat: Seat): boolean;
  /** Plays an action card; a script if it asks something. */
  play?(table: Context, seat: Seat): Script | void;
  /** Runs after it is built and paid for. */
  built?(table: Context, seat: Seat, place: string): Script;
  readonly use?: CardUse;
  /** Runs for its owner after production. */
  produced?(table: Context, seat: Seat, number: number): Script;
  /** Pays its owner when an event or opposing action card takes another card from the principality. */
  lost?(table: Context, seat: Seat): Script;
  /** Pays its owner after a Brigand Attack. */
  raided?(table: Context, seat: Seat): void;
  /** Runs for its owner after a Celebration. */
  celebrated?(table: Context, seat: Seat, place: string): Script;
  /** Runs when the opponent has traded two or three of a type for another. */
  rivalTraded?(table: Context, seat: Seat, type: Resource): void;
  /** Runs for a foreign card when its host has stored a resource of choice. */
  hostGained?(table: Context, seat: Seat, by: Cause): void;
  /** Runs when an event or opposing card has taken cards from its owner's hand. */
  handLost?(table: Context, seat: Seat): Script;
  /** An event that returns below the top four after use and never starts below Yule. */
  readonly resurfaces?: true;
  /** Rebuilds the event stack and draws another event. */
  readonly relays?: true;
  /** How a player can avert an event: with a calming card, or by default with a card played in response. */
  readonly averted?: 'calm';
  /** The purchase a player may still make after an event that did not wait for it. */
  bargain?(table: Context, seat: Seat): Script;
  /** Resolves an event card. */
  resolve?(table: Context): Script;
}
