import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';

/** `#rrggbb` */
export type Colour = `#${string}`;

/** Something stored, paid and gained. The same colours stand for it everywhere. */
export interface Ware {
  readonly icon: string;
  readonly name: Text;
  readonly fill: Colour;
  readonly ink: Colour;
}

/** So many of a ware: 2 wool, +1 ore. `missing` of them the player does not have. */
export interface Chip {
  readonly ware: Ware;
  readonly amount: string;
  readonly missing?: number;
}

/** A sign with something beside it: an axe and 2; 2:1 and a sheep. */
export interface Worth {
  readonly icon: string;
  readonly before?: Text;
  readonly after?: Text;
}

/** The kind of a card: by colour, and by the lower edge of its title for those who do not see colours. */
export interface Livery {
  readonly fill: Colour;
  readonly edge: Edge;
}
export type Edge = 'straight' | 'battlements' | 'waves' | 'point' | 'teeth' | 'dots';

/** A card as it lies on the table. */
export interface Face {
  /** Short; a soft hyphen says where it may be broken. */
  readonly name: Text;
  readonly icon: string;
  readonly livery: Livery;
  readonly worths: readonly Worth[];
  /** Goods on the card. */
  readonly store?: { readonly full: number; readonly room: number };
  /** A card that is turned as it grows: the level it has reached. */
  readonly level?: number;
  /** Another card lies below, whose worth is added when its sign is shown. */
  readonly covers?: boolean;
  readonly below?: { readonly icon: string; readonly livery: Livery };
  /** The seat it belongs to, when it is not the one it lies with. */
  readonly owner?: Seat;
  /** Used up in this turn. */
  readonly spent?: boolean;
}

/** Since the viewer's last turn: come, gone, or so many more in store. */
export type Change = 'new' | 'lost' | number;

/** A place on the table under its name in the notation. `number` is its number in the menu, when it can be chosen. */
export interface Place {
  readonly place: string;
  readonly number?: number;
  readonly change?: Change;
}

export interface Site extends Place {
  readonly face: Face | null;
}

/** A number under a sign. */
export interface Total {
  readonly icon: string;
  readonly name: Text;
  readonly value: number;
  /** How much of it is allowed or wanted. */
  readonly of?: number;
  /** Too much of it. */
  readonly warn?: boolean;
  /** It carries a title: the longest road in a circle, the largest army in an octagon. */
  readonly title?: 'circle' | 'octagon';
}

/** A die shows a number, a sign or a ware; null before the throw. */
export type Die =
  | { readonly value: number; readonly fill?: Colour }
  | { readonly icon: string; readonly warn: boolean; readonly fill?: Colour }
  | { readonly ware: Ware; readonly spent?: boolean; readonly change?: boolean }
  | null;

/** Cards face down: only the back, the count and the name of the stack. */
export interface Stack {
  readonly count: number;
  readonly label: Text;
  readonly fill: Colour;
  readonly emblem: string;
  readonly number?: number;
}

export interface Seated {
  readonly seat: Seat;
  readonly name: string;
}

/** What something costs. */
export interface Price {
  readonly icon: string;
  readonly name: Text;
  readonly cost: readonly Chip[];
}

/** Whether something can be done now, and how, or the one reason why not. */
export interface Status {
  readonly open: boolean;
  readonly text: Text;
}
