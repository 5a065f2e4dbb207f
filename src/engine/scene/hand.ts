import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { Chip, Colour, Livery, Price, Status, Ware, Worth } from './parts.ts';

/** A card to be read. */
export interface Portrait {
  readonly name: Text;
  readonly icon: string;
  readonly livery: Livery;
  readonly kind: Text;
  /** Where it goes and when it works. */
  readonly place: Text | null;
  readonly cost: readonly Chip[];
  /** In place of the cost when there is none. */
  readonly free: Text | null;
  readonly worths: readonly Worth[];
  readonly text: Text | null;
  readonly requirement: Text | null;
}

export interface HandCard {
  readonly card: Portrait;
  readonly number?: number;
  readonly status: Status | null;
}

/** Cards of one ware in hand, and at which rate they can be changed. */
export interface HandTile {
  readonly ware: Ware;
  readonly count: number;
  readonly rate?: string;
  /** A better rate than others have. */
  readonly good?: boolean;
}

/** Something that can be bought: when, what for, or what is short. */
export interface Offer extends Price {
  readonly note?: Text;
  /** Another way to pay. */
  readonly instead?: readonly Chip[];
  /** One's points before and after. */
  readonly points?: readonly [before: number, after: number];
  readonly status: Status;
}

/** What one player holds. Parts that a game does not have are left out. */
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
  readonly offers?: { readonly title: Text | null; readonly list: readonly Offer[] };
  readonly facts?: readonly { readonly icon: string; readonly text: Text }[];
  readonly foot?: { readonly icon: string; readonly lead: Text; readonly detail: Text };
  /** Two when left out; more for a sheet of many cards. */
  readonly across?: number;
}

export interface CardScene {
  readonly kind: 'card';
  readonly card: Portrait;
  readonly foot: readonly [Text, Text];
}

/** A deck that is being built. */
export interface DeckScene {
  readonly kind: 'deck';
  readonly seat: Seat | null;
  readonly title: Text;
  readonly note: Text;
  readonly counts: readonly DeckCount[];
  /** The first fault, or that there is none. */
  readonly verdict: Status;
  readonly kinds: readonly { readonly name: Text; readonly livery: Livery; readonly count: number }[];
  readonly blocks: readonly DeckBlock[];
  readonly legend: { readonly start: Text; readonly copies: Text; readonly note: Text };
  readonly checks: readonly Status[];
}

export interface DeckCount {
  /** `star` is drawn as one in gold. */
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
