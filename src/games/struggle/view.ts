import type { Seat } from '../../engine/script.ts';
import { cardName } from './cards.ts';
import { pointsOf } from './rules/points.ts';
import type { State } from './state.ts';
import { type Amounts, type Expansion, type Resource, resourceName, type CardSide, sumCards } from './vocabulary.ts';

export interface SideView {
  /** Null if hidden. */
  readonly hand: Amounts | null;
  readonly handSize: number;
  readonly roads: readonly CardSide[];
  readonly knights: readonly CardSide[];
  /** Number of settlements; their backs are hidden from all. */
  readonly settlements: number;
  readonly cities: readonly { readonly card: string; readonly expansion: Expansion | null }[];
  readonly points: number;
  /** Number of cards owed to the robbers, and whether they are chosen. */
  readonly owed: number;
  readonly settled: boolean;
  /** Visible only to the owner. */
  readonly chosen: Amounts | null;
}

export interface View extends Omit<
  State,
  'rng' | 'players' | 'draw' | 'discard' | 'settlements' | 'returning' | 'draws'
> {
  readonly seat: Seat | null;
  readonly draw: number;
  /** Top card first. */
  readonly discard: readonly Resource[];
  readonly settlements: number;
  /** Cards are visible to the two players concerned. */
  readonly returning: { readonly to: Seat; readonly count: number; readonly cards: readonly number[] | null } | null;
  readonly seats: readonly SideView[];
}

export function viewOf(state: State, seat: Seat | null): View {
  const { options, phase, active, turn, traded, library, guild, built, looking, paying, returning, winner, idle } =
    state;
  const concerned = seat !== null && (seat === active || seat === returning?.to);
  return {
    seat,
    options,
    phase,
    active,
    turn,
    traded,
    library,
    guild,
    built: built.slice(),
    looking,
    paying,
    returning: returning && {
      to: returning.to,
      count: returning.cards.length,
      cards: concerned ? returning.cards.slice() : null,
    },
    draw: state.draw.length,
    discard: state.discard.map(resourceName),
    market: state.market.slice(),
    settlements: state.settlements.length,
    supply: { ...state.supply },
    expansions: state.expansions.slice(),
    destiny: state.destiny,
    winner,
    idle,
    seats: state.players.map((player, each): SideView => {
      const open = each === seat || (each === looking && seat === active);
      return {
        hand: open ? player.hand.slice() : null,
        handSize: sumCards(player.hand),
        roads: player.roads.slice(),
        knights: player.knights.slice(),
        settlements: player.settlements.length,
        cities: player.cities.map(({ card, expansion }) => ({ card: cardName(card), expansion })),
        points: pointsOf(state, each),
        owed: player.owed,
        settled: player.chosen !== null,
        chosen: each === seat && player.chosen ? player.chosen.slice() : null,
      };
    }),
  };
}
