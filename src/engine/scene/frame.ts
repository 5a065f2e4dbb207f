import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { HexesField } from './hexes.ts';
import type { Chip, Colour, Die, Face, Price, Seated, Stack, Total } from './parts.ts';
import type { SheetsField } from './sheets.ts';
import type { SidesField } from './sides.ts';
import type { TableauField } from './tableau.ts';

/** What lies in the middle of the table. */
export type Field = SidesField | HexesField | SheetsField | TableauField;

export interface Banner extends Seated {
  /** Below the name, e.g. whose turn it is; drawn with a pointer. */
  readonly note: Text | null;
  readonly score: Total;
  /** How many points win; null where the most do. */
  readonly target: number | null;
  readonly totals: readonly Total[];
  readonly holdings: readonly Total[];
  readonly tokens: readonly Token[];
  /** How far somebody has come on several tracks. */
  readonly tracks?: readonly Track[];
}

/** Something won that others may win: a title, a merchant, honours with their number. */
export interface Token {
  readonly icon: string;
  readonly name: Text;
  readonly shape: 'circle' | 'octagon' | 'shield' | 'trapezium' | 'cup';
  readonly value?: number;
  readonly of?: number;
}

export interface Track {
  readonly icon: string;
  readonly name: Text;
  readonly fill: Colour;
  readonly ink: Colour;
  readonly level: number;
  readonly of: number;
  /** Cards of this kind in hand; their number is open. */
  readonly cards: number;
  /** Whoever has gone farthest holds the metropolis. */
  readonly first: boolean;
}

/** What belongs to nobody: dice, stacks, the supply and, where prices are for all to see, the bank. */
export interface Strip {
  readonly dice: readonly Die[];
  readonly event: Text | null;
  readonly stacks: readonly Stack[];
  /** Stacks that are not drawn from by choice. */
  readonly others: readonly Stack[];
  readonly supply: readonly Total[];
  readonly piles: readonly Pile[];
  readonly bank?: { readonly title: Text; readonly chips: readonly Chip[] };
  readonly prices?: readonly Price[];
  /** Stacks of single players. */
  readonly decks?: readonly { readonly seat: Seat; readonly stacks: readonly Stack[]; readonly pile: Pile | null }[];
  readonly attack?: Attack;
  readonly ahead?: Ahead;
}

export interface Pile {
  readonly label: Text;
  readonly face: Face | null;
}

/** Everybody against a common foe, and what it brought. */
export interface Attack {
  readonly icon: string;
  readonly name: Text;
  readonly plates: readonly { readonly seat: Seat; readonly own: Total; readonly foe: Total; readonly gain: number }[];
}

/** The next cards of a stack of which something is known, the top first, and how many come after them. */
export interface Ahead {
  readonly label: Text;
  readonly cells: readonly { readonly icon: string; readonly warn: boolean }[];
  readonly rest: number;
  readonly fill: Colour;
}

export interface Footer {
  readonly lead: Text;
  readonly detail: Text;
  /** What the change marks mean; null when nothing is marked. */
  readonly legend: Text | null;
  /** What other marks mean. */
  readonly signs?: readonly { readonly sign: Sign; readonly name: Text; readonly seat?: Seat }[];
}
export type Sign = 'built' | 'now' | 'next' | 'later' | 'title' | 'taken' | 'safe' | 'button' | 'foreign';

export interface BoardScene {
  readonly kind: 'board';
  /** By side from top to bottom, otherwise in order of play. */
  readonly banners: readonly Banner[];
  readonly field: Field;
  readonly strip: Strip;
  readonly footer: Footer;
  /** What the signs mean, drawn where a small side leaves room. */
  readonly key: readonly { readonly icon: string; readonly name: Text }[];
}

/** One part of the table alone, enlarged, or small beside a question; with the last throw where it is given. */
export interface ZoomScene {
  readonly kind: 'zoom';
  readonly banners: readonly Banner[];
  readonly field: Field;
  readonly roll?: Pick<Strip, 'dice' | 'event'>;
  readonly footer: Footer;
}
