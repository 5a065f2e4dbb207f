import type { Seat } from '../script.ts';
import type { Text } from '../text.ts';

/** `#rrggbb` */
export type Colour = `#${string}`;

/** A resource or commodity. It has the same colours everywhere. */
export interface Ware {
  readonly icon: string;
  readonly name: Text;
  readonly fill: Colour;
  readonly ink: Colour;
}

/** A number of one ware: 2 wool, +1 ore. The player lacks `missing` of them. */
export interface Chip {
  /** Its name in choices. */
  readonly id?: string;
  readonly ware: Ware;
  readonly amount: string;
  readonly missing?: number;
}

/** An icon with a value: an axe and 2; 2:1 and a sheep. */
export interface IconValue {
  readonly icon: string;
  readonly before?: Text;
  readonly after?: Text;
}

/** The kind of a card, shown by colour and, for colour-blind players, by the lower edge of its title. */
export interface Livery {
  readonly fill: Colour;
  readonly edge: TitleEdge;
}
export type TitleEdge = 'straight' | 'battlements' | 'waves' | 'point' | 'teeth' | 'dots';

/** A card as drawn on the table. */
export interface CardFace {
  /** Short; a soft hyphen marks where it may break. */
  readonly name: Text;
  readonly icon: string;
  readonly livery: Livery;
  readonly worths: readonly IconValue[];
  /** Goods on the card. */
  readonly store?: { readonly full: number; readonly room: number };
  /** The level of a card that is turned as it grows. */
  readonly level?: number;
  /** Whether a card below adds its value when its icon is shown. */
  readonly covers?: boolean;
  readonly below?: { readonly icon: string; readonly livery: Livery };
  /** The owner, when it isn't the player whose side it's on. */
  readonly owner?: Seat;
  /** Used up this turn. */
  readonly spent?: boolean;
}

/** Since the viewer's last turn: added, gone, or a change in stock. */
export type ChangeMark = 'new' | 'lost' | number;

/** A place on the table by its name in the notation. `number` is its number in the menu, if it can be chosen. */
export interface BoardPlace {
  readonly place: string;
  readonly number?: number;
  readonly change?: ChangeMark;
}

export interface CardSite extends BoardPlace {
  readonly face: CardFace | null;
}

/** A number under an icon. */
export interface Total {
  readonly icon: string;
  readonly name: Text;
  readonly value: number;
  /** The limit or target. */
  readonly of?: number;
  /** Whether the limit is exceeded. */
  readonly warn?: boolean;
  /** Its award: the longest road in a circle, the largest army in an octagon. */
  readonly title?: 'circle' | 'octagon';
}

/** A die with a number, an icon or a ware; null before the roll. */
export type Die =
  | { readonly value: number; readonly fill?: Colour }
  | { readonly icon: string; readonly warn: boolean; readonly fill?: Colour }
  | { readonly ware: Ware; readonly spent?: boolean; readonly change?: boolean }
  | null;

/** Face-down cards: only the back, the count and the name of the stack. */
export interface FaceDownStack {
  readonly count: number;
  readonly label: Text;
  readonly fill: Colour;
  readonly emblem: string;
  readonly number?: number;
  /** Its name in choices, if it can be chosen. */
  readonly place?: string;
}

export interface SeatedPlayer {
  readonly seat: Seat;
  readonly name: string;
}

export interface Price {
  readonly icon: string;
  readonly name: Text;
  readonly cost: readonly Chip[];
}

/** Whether something can be done now, and how, or the one reason why not. */
export interface Availability {
  readonly open: boolean;
  readonly text: Text;
}
