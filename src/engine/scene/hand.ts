import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { Chip, Colour, Livery, Price, Availability, Ware, IconValue } from './parts.ts';

/** A card large enough to read. */
export interface CardPortrait {
  readonly name: Text;
  readonly icon: string;
  readonly livery: Livery;
  readonly kind: Text;
  /** The place it's for and when it works. */
  readonly place: Text | null;
  readonly cost: readonly Chip[];
  /** Replaces the cost when there is none. */
  readonly free: Text | null;
  readonly worths: readonly IconValue[];
  readonly text: Text | null;
  readonly requirement: Text | null;
}

export interface HandCard {
  /** Its name in choices. */
  readonly id?: string;
  readonly card: CardPortrait;
  readonly number?: number;
  readonly status: Availability | null;
}

/** The cards of one ware in hand, with their trade rate. */
export interface HandTile {
  /** Its name in choices. */
  readonly id?: string;
  readonly ware: Ware;
  readonly count: number;
  readonly rate?: string;
  /** Whether the rate is better than the usual one. */
  readonly good?: boolean;
}

/** Something to buy: when, what for, or what is missing. */
export interface PurchaseOffer extends Price {
  /** Its name in choices. */
  readonly id?: string;
  readonly note?: Text;
  /** Another way to pay. */
  readonly instead?: readonly Chip[];
  /** The player's points before and after. */
  readonly points?: readonly [before: number, after: number];
  readonly status: Availability;
}

/** One player's hand. Parts that a game doesn't have are left out. */
export interface HandScene {
  readonly kind: 'hand';
  readonly seat: Seat | null;
  readonly title: Text;
  readonly note: Text;
  readonly tiles?: readonly (readonly HandTile[])[];
  readonly warning?: Text;
  /** Above the cards. */
  readonly heading?: Text;
  readonly cards: readonly HandCard[];
  readonly goods: { readonly title: Text; readonly chips: readonly Chip[]; readonly total: number } | null;
  readonly offers?: { readonly title: Text | null; readonly list: readonly PurchaseOffer[] };
  readonly facts?: readonly { readonly icon: string; readonly text: Text }[];
  readonly foot?: { readonly icon: string; readonly lead: Text; readonly detail: Text };
  /** Columns; two by default, more for a sheet of many cards. */
  readonly across?: number;
}

export interface CardScene {
  readonly kind: 'card';
  readonly card: CardPortrait;
  readonly foot: readonly [Text, Text];
}

/** A deck in the editor. */
export interface DeckScene {
  readonly kind: 'deck';
  readonly seat: Seat | null;
  readonly title: Text;
  readonly note: Text;
  readonly counts: readonly DeckCount[];
  /** The first problem, or that there is none. */
  readonly verdict: Availability;
  readonly kinds: readonly { readonly name: Text; readonly livery: Livery; readonly count: number }[];
  readonly blocks: readonly DeckBlock[];
  readonly legend: { readonly start: Text; readonly copies: Text; readonly note: Text };
  readonly checks: readonly Availability[];
}

export interface DeckCount {
  /** `star` is drawn in gold. */
  readonly icon: string;
  readonly name: Text;
  readonly value: number;
  readonly of: number;
}

export interface DeckBlock {
  readonly name: Text;
  readonly emblem: string;
  readonly fill: Colour;
  readonly count: number;
  readonly rows: readonly {
    readonly name: Text;
    readonly icon: string;
    readonly fill: Colour;
    readonly start: boolean;
    readonly chosen: number;
    readonly allowed: number;
  }[];
  readonly note: Text | null;
}
