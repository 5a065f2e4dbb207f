import type { Table as EngineTable } from '../../engine/game/index.ts';
import type { RandomState } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import type { CardId } from './cards/ids.ts';
import type { News } from './news.ts';
import type { Options } from './options.ts';
import type { QuestionKey } from './texts/questions.ts';
import type { CardSet, CentreCard, EventFace, Phase, RegionType, Resource, Token } from './vocabulary.ts';

/** A card with its back, written `abbey/basic`. */
export type Copy = string;

/** A card lying in a principality. */
export interface Piece {
  readonly card: Copy;
  /** Its once-a-turn ability was used in this turn, or must wait for the next one. */
  used?: boolean;
  /** What a card that stores holds. */
  goods?: number;
  /** The side a card that can be turned shows. */
  level?: number;
  /** The seat it belongs to, where it lies in the other principality. */
  readonly by?: Seat;
}

/** The cards on one site, the uppermost first: a Town Hall lies on its Parish Hall. */
export type Pile = Piece[];

export interface Region {
  readonly type: RegionType;
  readonly number: number;
  stock: number;
  /** The region expansion on its outer side. */
  on: Piece | null;
}

/** A settlement, or a city when it has been extended. Sites in the order u1, u2, d1, d2; the outer ones only in a city. */
export interface Town {
  city: boolean;
  /** The card that makes more than a city of it. */
  metropolis: Copy | null;
  readonly sites: [Pile | null, Pile | null, Pile | null, Pile | null];
}

/**
 * The columns run from `west`, the leftmost one with regions. Region 2i stands above the road at column west + 2i and region
 * 2i + 1 below it; town i stands at column west + 1 + 2i, so its corners are the regions 2i to 2i + 3.
 */
export interface Land {
  west: number;
  readonly towns: Town[];
  readonly regions: Region[];
  /** The card on the road at column west + 2i, which need not be built at either end. */
  readonly roads: (Piece | null)[];
  /** A card that lies at no place. */
  marker: Piece | null;
  /** Whether a road leads out of the leftmost and of the rightmost town. */
  readonly ends: [boolean, boolean];
}

export interface Principality extends Land {
  readonly hand: Copy[];
}

export interface Stack {
  readonly set: CardSet;
  /** The uppermost first, as in every stack here. */
  readonly cards: Copy[];
  /** The uppermost card lies face up. */
  open: boolean;
  /** Whose it is, where everybody has their own. */
  readonly owner?: Seat;
}

/** A gain of choice that its receiver has not stored yet, while the other player goes on. */
export interface Owed {
  readonly seat: Seat;
  /** Where it comes from: the key of its question. */
  readonly key: QuestionKey;
  readonly count: number;
  /** The types to choose from; any when left out. */
  readonly of?: readonly Resource[];
  /** So many of each type at most, whatever the count. */
  readonly each?: number;
  /** It cannot be left in the supply. */
  readonly must?: true;
  /** What was answered already, where there is more to answer. */
  readonly given?: readonly { readonly key: string; readonly answer: readonly string[] }[];
}

export interface State {
  readonly options: Options;
  readonly rng: RandomState;
  phase: Phase;
  /** Counts turns of either player from 1; 0 during set-up. */
  turn: number;
  readonly starter: Seat;
  active: Seat;
  /**
   * How many parts of the set-up are done (below 0 while the eras of a Duel are chosen), the stack the first hand came from,
   * the eras chosen so far; null afterwards.
   */
  setup: { readonly done: number; readonly stack: number | null; readonly sets?: readonly CardSet[] } | null;
  /** The production number of this turn. */
  production: number | null;
  face: EventFace | null;
  /** The event card of this turn. */
  event: Copy | null;
  /** The action card being resolved; it lies on no pile yet. */
  playing: Copy | null;
  /** Who is looking at hidden cards just now, and where they lie: `stack-2`, `regions`, `discard`, `hand`; null when nobody is. */
  looking: readonly { readonly seat: Seat; readonly at: string }[] | null;
  /** Own cards removed of one's own will in this turn. */
  removals: number;
  /** Cards that were used and then left their principality in this turn: built again, they stay used. */
  spent: CardId[];
  /** Types that may be traded 1:1 in this turn. */
  bargains: Resource[];
  stacks: Stack[];
  events: Copy[];
  /** Region cards, written `forest 6`. */
  regions: string[];
  /** One pile for both, or one for each seat. */
  readonly discards: readonly Copy[][];
  readonly faceUp: Copy[];
  readonly tokens: Record<Token, Seat | null>;
  readonly supply: Record<CentreCard, number>;
  readonly seats: readonly [Principality, Principality];
  owed: Owed[];
  /** Cards in hand that must wait until their owner's next turn; kept only where an option asks for it. */
  fresh: CardId[];
  /** How many cards lie above each event that all have seen come back into the stack; left out where none has. */
  sighted?: readonly number[];
  /** Loaded dice: each throw takes the next entry. */
  dice?: string[];
  winner: Seat | null;
}

export type Table = EngineTable<State, News>;

export const other = (seat: Seat): Seat => 1 - seat;

/** The discard pile this seat's cards go to. */
export const discardOf = ({ discards }: Pick<State, 'discards'>, seat: Seat): Copy[] => (discards[seat] ?? discards[0]) as Copy[];

export const landOf = (state: State, seat: Seat): Principality => state.seats[seat as 0 | 1];

/** A copy that shares only what is never changed. Names stand in the order of set-up: objects of one shape are fast. */
export function copyState(state: State): State {
  const { seats } = state;
  const copy: State = {
    options: state.options,
    rng: { seed: state.rng.seed, drawn: state.rng.drawn },
    phase: state.phase,
    turn: state.turn,
    starter: state.starter,
    active: state.active,
    setup: state.setup,
    production: state.production,
    face: state.face,
    event: state.event,
    playing: state.playing,
    looking: state.looking,
    removals: state.removals,
    spent: state.spent.slice(),
    bargains: state.bargains.slice(),
    stacks: state.stacks.map(copyStack),
    events: state.events.slice(),
    regions: state.regions.slice(),
    discards: state.discards.map((pile) => pile.slice()),
    faceUp: state.faceUp.slice(),
    tokens: { hero: state.tokens.hero, trade: state.tokens.trade },
    supply: { road: state.supply.road, settlement: state.supply.settlement, city: state.supply.city },
    seats: [copyPrincipality(seats[0]), copyPrincipality(seats[1])],
    owed: state.owed.slice(),
    fresh: state.fresh.slice(),
    winner: state.winner,
  };
  if (state.sighted) copy.sighted = state.sighted;
  if (state.dice) copy.dice = state.dice.slice();
  return copy;
}

function copyStack({ set, cards, open, owner }: Stack): Stack {
  return owner === undefined ? { set, cards: cards.slice(), open } : { set, cards: cards.slice(), open, owner };
}

export function copyPrincipality({ west, towns, regions, roads, marker, ends, hand }: Principality): Principality {
  return {
    west,
    towns: towns.map(copyTown),
    regions: regions.map(({ type, number, stock, on }) => ({ type, number, stock, on: on && copyPiece(on) })),
    roads: roads.map((piece) => piece && copyPiece(piece)),
    marker: marker && copyPiece(marker),
    ends: [ends[0], ends[1]],
    hand: hand.slice(),
  };
}

function copyTown({ city, metropolis, sites: [u1, u2, d1, d2] }: Town): Town {
  return { city, metropolis, sites: [copyPile(u1), copyPile(u2), copyPile(d1), copyPile(d2)] };
}

const copyPile = (pile: Pile | null): Pile | null => pile && pile.map(copyPiece);

function copyPiece({ card, used, goods, level, by }: Piece): Piece {
  const copy: { -readonly [key in keyof Piece]: Piece[key] } = { card };
  if (used !== undefined) copy.used = used;
  if (goods !== undefined) copy.goods = goods;
  if (level !== undefined) copy.level = level;
  if (by !== undefined) copy.by = by;
  return copy;
}
