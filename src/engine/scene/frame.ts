import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';
import type { HexesField } from './hexes.ts';
import type { Chip, Colour, Die, CardFace, Price, SeatedPlayer, FaceDownStack, Total } from './parts.ts';
import type { SheetsField } from './sheets.ts';
import type { SidesField } from './sides.ts';
import type { TableauField } from './tableau.ts';

export type BoardField = SidesField | HexesField | SheetsField | TableauField;

export interface Banner extends SeatedPlayer {
  /** Below the name, e.g. whose turn it is; drawn with a pointer. */
  readonly note: Text | null;
  readonly score: Total;
  /** The points needed to win; null when the highest score wins. */
  readonly target: number | null;
  readonly totals: readonly Total[];
  readonly holdings: readonly Total[];
  readonly tokens: readonly AwardToken[];
  /** The player's progress on several tracks. */
  readonly tracks?: readonly ProgressTrack[];
}

/** Something won that others may take over: a title, a merchant, or honours with their number. */
export interface AwardToken {
  readonly icon: string;
  readonly name: Text;
  readonly shape: 'circle' | 'octagon' | 'shield' | 'trapezium' | 'cup';
  readonly value?: number;
  readonly of?: number;
}

export interface ProgressTrack {
  readonly icon: string;
  readonly name: Text;
  readonly fill: Colour;
  readonly ink: Colour;
  readonly level: number;
  readonly of: number;
  /** Cards of this kind in hand; their number is public. */
  readonly cards: number;
  /** Whether this player leads the track and holds the metropolis. */
  readonly first: boolean;
}

/** Shared things: dice, stacks, the supply and, where prices are public, the bank. */
export interface Strip {
  readonly dice: readonly Die[];
  readonly event: Text | null;
  /** The player who rolled these dice, if it was in an earlier turn. */
  readonly roller?: SeatedPlayer;
  readonly stacks: readonly FaceDownStack[];
  /** Stacks that players don't choose to draw from. */
  readonly others: readonly FaceDownStack[];
  readonly supply: readonly Total[];
  readonly piles: readonly FacePile[];
  readonly bank?: { readonly title: Text; readonly chips: readonly Chip[] };
  readonly prices?: readonly Price[];
  /** Stacks that belong to one player. */
  readonly decks?: readonly {
    readonly seat: Seat;
    readonly stacks: readonly FaceDownStack[];
    readonly pile: FacePile | null;
  }[];
  readonly attack?: Attack;
  readonly forecast?: DeckForecast;
}

export interface FacePile {
  readonly label: Text;
  readonly face: CardFace | null;
}

/** All players against a common enemy, and the result. */
export interface Attack {
  readonly icon: string;
  readonly name: Text;
  readonly plates: readonly { readonly seat: Seat; readonly own: Total; readonly foe: Total; readonly gain: number }[];
}

/** The known next cards of a stack, top first, and how many follow them. */
export interface DeckForecast {
  readonly label: Text;
  readonly cells: readonly { readonly icon: string; readonly warn: boolean }[];
  readonly rest: number;
  readonly fill: Colour;
}

export interface Footer {
  readonly lead: Text;
  readonly detail: Text;
  /** Explains the change marks; null when nothing is marked. */
  readonly legend: Text | null;
  /** Explains other marks. */
  readonly signs?: readonly { readonly sign: LegendSign; readonly name: Text; readonly seat?: Seat }[];
}
export type LegendSign = 'built' | 'now' | 'next' | 'later' | 'title' | 'taken' | 'safe' | 'button' | 'foreign';

export interface BoardScene {
  readonly kind: 'board';
  /** By side from top to bottom, otherwise in order of play. */
  readonly banners: readonly Banner[];
  readonly field: BoardField;
  readonly strip: Strip;
  readonly footer: Footer;
  /** Explains the icons, where a small side leaves room. */
  readonly key: readonly { readonly icon: string; readonly name: Text }[];
}

/** One part of the table, enlarged or small next to a question; with the last roll if given. */
export interface ZoomScene {
  readonly kind: 'zoom';
  readonly banners: readonly Banner[];
  readonly field: BoardField;
  readonly roll?: Pick<Strip, 'dice' | 'event'>;
  readonly footer: Footer;
}
