import { type Random, shuffle } from '../../../engine/random.ts';
import { isPointCard, type ProgressCard, trackOf, tracks, wholeDeck } from './cards/progress.ts';
import { copyCitiesAndKnights, type CityPlayer, newCityPlayer, type CitiesAndKnightsState } from './state.ts';
import { barbarianStrength } from './rules/barbarian-attack.ts';
import { isActive } from './rules/knights.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { NO_OWNER } from '../vocabulary.ts';

/** The public part of a player. */
export interface CityPlayerView {
  readonly improvements: readonly number[];
  /** Hidden cards by deck; their backs are public. */
  readonly backs: readonly number[];
  readonly honours: readonly ProgressCard[];
  readonly chips: number;
}

/** The public part of Cities & Knights. */
export interface CitiesAndKnightsView extends Omit<Readonly<CitiesAndKnightsState>, 'cityPlayers' | 'decks'> {
  readonly cityPlayers: readonly CityPlayerView[];
  readonly decks: readonly number[];
  /** The strength of the barbarians, and of the active knights. */
  readonly foe: number;
  readonly defence: number;
}

export function viewCitiesAndKnights(state: State, citiesAndKnights: CitiesAndKnightsState): CitiesAndKnightsView {
  return {
    ...copyCitiesAndKnights(citiesAndKnights),
    cityPlayers: citiesAndKnights.cityPlayers.map(viewCityPlayer),
    decks: citiesAndKnights.decks.map((deck) => deck.length),
    foe: barbarianStrength(state),
    defence: citiesAndKnights.levels.reduce(
      (sum, level, node) =>
        citiesAndKnights.knights[node] !== NO_OWNER && isActive(citiesAndKnights, node) ? sum + level : sum,
      0,
    ),
  };
}

const viewCityPlayer = ({ improvements, progress, honours, chips }: CityPlayer): CityPlayerView => ({
  improvements: improvements.slice(),
  backs: tracks.map((_, track) => progress.filter((card) => trackOf(card) === track).length),
  honours: honours.slice(),
  chips,
});

/** Redraws hidden progress cards and decks; hands first, since they hold no point cards. */
export function determinizeCitiesAndKnights(
  view: View,
  citiesAndKnights: CitiesAndKnightsView,
  random: Random,
): CitiesAndKnightsState {
  const seen = [...(view.own?.progress ?? []), ...citiesAndKnights.cityPlayers.flatMap(({ honours }) => honours)];
  const pools = tracks.map((_, track) => {
    const pool = wholeDeck(track);
    for (const card of seen) if (trackOf(card) === track) pool.splice(pool.indexOf(card), 1);
    return shuffle(pool, random);
  });
  const cityPlayers = citiesAndKnights.cityPlayers.map((cityPlayer, seat): CityPlayer => ({
    ...newCityPlayer(),
    improvements: cityPlayer.improvements.slice(),
    progress:
      seat === view.seat && view.own
        ? view.own.progress.slice()
        : cityPlayer.backs.flatMap((count, track) => dealFrom(pools[track] ?? [], count)),
    honours: cityPlayer.honours.slice(),
    chips: cityPlayer.chips,
  }));
  return copyCitiesAndKnights({ ...citiesAndKnights, cityPlayers, decks: pools });
}

function dealFrom(pool: ProgressCard[], count: number): ProgressCard[] {
  return Array.from(
    { length: count },
    () =>
      pool.splice(
        pool.findIndex((card) => !isPointCard(card)),
        1,
      )[0] as ProgressCard,
  );
}
