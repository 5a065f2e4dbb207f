import type { RulesContext as EngineTable } from '../../engine/game/index.ts';
import type { RandomState } from '../../engine/random.ts';
import type { Seat } from '../../engine/script.ts';
import type { CardId } from './cards/ids.ts';
import type { GameEvent } from './game-event.ts';
import type { Options } from './options.ts';
import type { QuestionKey } from './texts/questions.ts';
import type { CardSet, CentreCard, EventFace, Phase, RegionType, Resource, Token } from './vocabulary.ts';

/** A copy: a card with the set on its back, such as `abbey/basic`. */
export type Copy = string;

/** A card in a principality. */
export interface Piece {
  readonly card: Copy;
  /** Its once-per-turn ability was used this turn or must wait for the next. */
  used?: boolean;
  /** The stored resources of a card that stores. */
  goods?: number;
  /** The level of a rotating card. */
  level?: number;
  /** The owner of a foreign card. */
  readonly by?: Seat;
}

/** The cards on one site, top card first. */
export type Pile = Piece[];

export interface Region {
  readonly type: RegionType;
  readonly number: number;
  stock: number;
  /** The region expansion on its outer side. */
  on: Piece | null;
}

/** A settlement or city. Sites in the order u1, u2, d1, d2; outer sites only in a city. */
export interface Town {
  city: boolean;
  /** The metropolis card on the city. */
  metropolis: Copy | null;
  readonly sites: [Pile | null, Pile | null, Pile | null, Pile | null];
}

/**
 * Columns run from `west`, the leftmost one with regions. Region 2i is above the road at column west + 2i and region
 * 2i + 1 below it; town i is at column west + 1 + 2i, so its corners are regions 2i to 2i + 3.
 */
export interface Land {
  west: number;
  readonly towns: Town[];
  readonly regions: Region[];
  /** Cards on roads by index: entry i is the road at column west + 2i, which may be unbuilt at the ends. */
  readonly roads: (Piece | null)[];
  /** A card without a place. */
  marker: Piece | null;
  /** Whether there is an open road at the left and right end. */
  readonly ends: [boolean, boolean];
}

export interface Principality extends Land {
  readonly hand: Copy[];
}

export interface Stack {
  readonly set: CardSet;
  /** Top card first, as in all stacks. */
  readonly cards: Copy[];
  /** Whether the top card is face up. */
  open: boolean;
  /** The owner, where each player has their own. */
  readonly owner?: Seat;
}

/** A gain of choice that is not stored yet while the opponent continues. */
export interface Owed {
  readonly seat: Seat;
  /** The key of its question. */
  readonly key: QuestionKey;
  readonly count: number;
  /** The types to choose from; any if omitted. */
  readonly of?: readonly Resource[];
  /** The limit per type. */
  readonly each?: number;
  /** Whether it must be taken. */
  readonly must?: true;
  /** The answers given so far. */
  readonly given?: readonly { readonly key: string; readonly answer: readonly string[] }[];
}

export interface State {
  readonly options: Options;
  readonly rng: RandomState;
  phase: Phase;
  /** The turn number, counted over both players from 1; 0 during setup. */
  turn: number;
  readonly starter: Seat;
  active: Seat;
  /**
   * Setup progress: steps done (negative while eras are chosen), the stack of the first hand, chosen eras; null
   * afterwards.
   */
  setup: { readonly done: number; readonly stack: number | null; readonly sets?: readonly CardSet[] } | null;
  /** The production number of this turn. */
  production: number | null;
  face: EventFace | null;
  /** The event card of this turn. */
  event: Copy | null;
  /** The action card being resolved, which is on no pile yet. */
  playing: Copy | null;
  /** The seat looking at hidden cards and their place: `stack-2`, `regions`, `discard`, `hand`; null when none is. */
  looking: readonly { readonly seat: Seat; readonly at: string }[] | null;
  /** The number of voluntary removals this turn. */
  removals: number;
  /** Cards used this turn that left their principality; rebuilt, they stay used. */
  spent: CardId[];
  /** Types with a 1:1 trade this turn. */
  bargains: Resource[];
  stacks: Stack[];
  events: Copy[];
  /** Region cards, such as `forest 6`. */
  regions: string[];
  /** One shared pile, or one per seat. */
  readonly discards: readonly Copy[][];
  readonly faceUp: Copy[];
  readonly tokens: Record<Token, Seat | null>;
  readonly supply: Record<CentreCard, number>;
  readonly seats: readonly [Principality, Principality];
  owed: Owed[];
  /** Hand cards that must wait until their owner's next turn, by option. */
  fresh: CardId[];
  /** The number of cards above each event that was publicly reinserted; omitted when there is none. */
  sighted?: readonly number[];
  /** Loaded dice: each roll takes the next entry. */
  dice?: string[];
  winner: Seat | null;
}

export type Context = EngineTable<State, GameEvent>;

export const other = (seat: Seat): Seat => 1 - seat;

/** The discard pile of a seat. */
export const discardOf = ({ discards }: Pick<State, 'discards'>, seat: Seat): Copy[] =>
  (discards[seat] ?? discards[0]) as Copy[];

export const landOf = (state: State, seat: Seat): Principality => state.seats[seat as 0 | 1];

/** Copies a state, sharing only immutable parts. Fields keep the order of setup for a stable object shape. */
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
