import type { Seat } from './script.ts';
import type { Text } from './text.ts';

/**
 * What to draw, as data. Names, colours and icons come with the scene, so drawing it needs no knowledge of the game;
 * only the look of the seats, of paper and of table belongs to the drawing.
 */
export type Scene = BoardScene | ZoomScene | HandScene | CardScene | RollScene | ChallengeScene | ResultScene | ChartScene;

/** Which picture of a match is asked for. A view knows seats only, so the names of the people come along. */
export type Topic<V = unknown> =
  /** Both sides. What differs from the view `before` is marked; places in `sites` carry the number of their position. */
  | (Named & { readonly kind: 'board'; readonly before?: V; readonly sites?: readonly string[] })
  /** One side alone, enlarged; `sites` are the places to choose from, as the seat that looks writes them. */
  | (Named & { readonly kind: 'zoom'; readonly seat: Seat; readonly before?: V; readonly sites?: readonly string[] })
  /** The cards of the viewer, and what can be done with each. `choices` are the ids on offer now. */
  | (Named & { readonly kind: 'hand'; readonly choices?: readonly string[] })
  /** Cards to choose from in a private question, numbered in this order. */
  | (Named & { readonly kind: 'cards'; readonly title: Text; readonly ids: readonly string[] })
  | { readonly kind: 'card'; readonly id: string }
  /** The last throw. What differs from the view `before` is written as gained and lost. */
  | (Named & { readonly kind: 'roll'; readonly before?: V })
  | (Named & { readonly kind: 'result' });

interface Named {
  /** By seat. */
  readonly names: readonly string[];
}

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
  /** A store or a level on the card. */
  readonly store?: { readonly full: number; readonly room: number };
  /** Another card lies below. */
  readonly covers?: boolean;
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

export interface Region extends Place {
  readonly ware: Ware;
  /** A landscape, faint behind the rest. */
  readonly scenery: string;
  readonly die: string;
  /** Its number is the one thrown in this turn. */
  readonly hit: boolean;
  readonly stock: number;
  readonly room: number;
  /** A card beyond the region, or the empty place for one when it can be chosen. */
  readonly expansion?: Site;
}

export interface Road extends Place {
  readonly built: boolean;
  /** A card on the road, or the empty place for one when it can be chosen. */
  readonly complement?: Site;
}

export interface Town extends Place {
  readonly icon: string;
  readonly points: number;
  /** 1 a settlement, 2 a city, 3 more than a city. */
  readonly rank: 1 | 2 | 3;
}

/** The columns of a side from left to right. Sites are listed from the centre outwards. */
export type Column =
  | { readonly kind: 'regions'; readonly road: Road; readonly upper: Region | null; readonly lower: Region | null }
  | { readonly kind: 'town'; readonly town: Town; readonly upper: readonly Site[]; readonly lower: readonly Site[] }
  /** Where the next town could stand. */
  | { readonly kind: 'end'; readonly end: Place };

/** A number under a sign. */
export interface Total {
  readonly icon: string;
  readonly name: Text;
  readonly value: number;
  /** Too much of it. */
  readonly warn?: boolean;
}

export interface Banner {
  readonly seat: Seat;
  readonly name: string;
  /** Below the name, e.g. whose turn it is; drawn with a pointer. */
  readonly note: Text | null;
  readonly score: Total;
  readonly target: number;
  readonly totals: readonly Total[];
  readonly holdings: readonly Total[];
  readonly tokens: readonly { readonly icon: string; readonly name: Text; readonly shape: 'circle' | 'octagon' }[];
}

/** What one player has on the table. */
export interface Side {
  readonly banner: Banner;
  readonly columns: readonly Column[];
}

/** A die shows a number or a sign; null before the throw. */
export type Die = { readonly value: number } | { readonly icon: string; readonly warn: boolean } | null;

/** Cards face down: only the back, the count and the name of the stack. */
export interface Stack {
  readonly count: number;
  readonly label: Text;
  readonly fill: Colour;
  readonly emblem: string;
  readonly number?: number;
}

export interface Strip {
  readonly dice: readonly Die[];
  readonly event: Text | null;
  readonly stacks: readonly Stack[];
  /** Stacks that are not drawn from by choice. */
  readonly others: readonly Stack[];
  readonly supply: readonly Total[];
  readonly piles: readonly { readonly label: Text; readonly face: Face | null }[];
}

export interface Footer {
  readonly lead: Text;
  readonly detail: Text;
  /** What the change marks mean; null when nothing is marked. */
  readonly legend: Text | null;
}

export interface BoardScene {
  readonly kind: 'board';
  readonly upper: Side;
  readonly lower: Side;
  readonly strip: Strip;
  readonly footer: Footer;
  /** What the signs mean, drawn where a small side leaves room. */
  readonly key: readonly { readonly icon: string; readonly name: Text }[];
}

export interface ZoomScene {
  readonly kind: 'zoom';
  readonly side: Side;
  readonly footer: Footer;
}

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
  /** Whether it can be played now, and where, or the one reason why not. */
  readonly status: { readonly open: boolean; readonly text: Text } | null;
}

export interface HandScene {
  readonly kind: 'hand';
  readonly seat: Seat | null;
  readonly title: Text;
  readonly note: Text;
  readonly cards: readonly HandCard[];
  readonly goods: { readonly title: Text; readonly chips: readonly Chip[]; readonly total: number } | null;
  /** Two when left out; more for a sheet of many cards. */
  readonly across?: number;
}

export interface CardScene {
  readonly kind: 'card';
  readonly card: Portrait;
  readonly foot: readonly [Text, Text];
}

export interface RollScene {
  readonly kind: 'roll';
  readonly seat: Seat;
  readonly dice: readonly Die[];
  readonly title: Text;
  readonly rows: readonly (Player & { readonly chips: readonly Chip[]; readonly note: Text | null })[];
  /** The event that is being resolved. */
  readonly card: Portrait | null;
}

export interface ChallengeScene {
  readonly kind: 'challenge';
  readonly title: Text;
  readonly people: readonly [Player, Player];
  readonly terms: readonly { readonly icon: string; readonly label: Text; readonly value: Text }[];
}

interface Player {
  readonly seat: Seat;
  readonly name: string;
}

export interface ResultScene {
  readonly kind: 'result';
  /** The winner first. */
  readonly people: readonly [Player, Player];
  readonly verdict: Text;
  readonly detail: Text;
  /** By person, in the same order. */
  readonly points: readonly [number, number];
  readonly sources: readonly { readonly icon: string; readonly name: Text; readonly points: readonly [number, number] }[];
}

/** A series between two people, or the statistics of a match. */
export interface ChartScene {
  readonly kind: 'chart';
  readonly title: Text;
  readonly note: Text;
  readonly people: readonly [Player, Player];
  readonly score: readonly [number, number] | null;
  readonly panels: readonly Panel[];
}

export type Panel =
  /** How a number went on, by person. */
  | {
      readonly kind: 'lines';
      readonly title: Text;
      readonly axis: Text;
      readonly values: readonly (readonly number[])[];
      readonly goal: number | null;
    }
  /** How often something came, by person; `expected` is drawn as a line across. */
  | {
      readonly kind: 'bars';
      readonly title: Text;
      readonly bars: readonly { readonly label: Text; readonly icon?: string; readonly values: readonly number[] }[];
      readonly expected: number | null;
    };
