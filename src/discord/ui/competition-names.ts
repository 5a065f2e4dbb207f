import { type AnyGame, familyOf } from '../../engine/game/index.ts';
import type { Language, Text } from '../../engine/text.ts';
import { verbatim } from '../../engine/text.ts';
import type { UserRef } from '../../match/requests.ts';
import { isAnonymous } from '../../ratings/result.ts';
import type { CompetitionSummary, CompetitionView, FixtureView } from '../../match/clubs/clubs.ts';
import { clubStrings as strings } from '../strings/clubs.ts';
import { matchStrings } from '../strings/match.ts';
import { plain } from './limits.ts';
import { upperFirst } from './terms.ts';

type Games = ReadonlyMap<string, AnyGame>;

/** Returns the name of a competition with its season, as plain text: `Winter League, season 2`. */
export function competitionTitle({ name, kind, season }: Pick<CompetitionSummary, 'name' | 'kind' | 'season'>): Text {
  if (kind === 'ladder' || season === 1) return verbatim(name);
  const number = strings.season(season);
  return { en: `${name}, ${number.en}`, de: `${name}, ${number.de}` };
}

/** Returns the name of the variant that is played, or of the game. */
export function playedIn(games: Games, { game, variant }: Pick<CompetitionView, 'game' | 'variant'>): Text {
  const info = games.get(game)?.info;
  return info?.variants.find(({ id }) => id === variant)?.name ?? info?.name ?? verbatim(game);
}

/** Names the game and the variant that is played, once if they share a name: `The Rivals for Catan · Introductory Game`. */
function gameAndVariant(games: Games, view: Pick<CompetitionView, 'game' | 'variant'>, language: Language): string {
  const info = games.get(view.game)?.info;
  const name = playedIn(games, view)[language];
  return [...new Set([...(info ? [familyOf(info, view.variant).name[language]] : []), name])].join(' · ');
}

/** Describes what is played in one line: `League · The Introductory Game · round 2 of 5`. */
export function competitionLine(games: Games, view: CompetitionView, language: Language): string {
  const { kind, format, round, rounds, status } = view;
  return [
    strings.kinds[kind][language],
    playedIn(games, view)[language],
    ...(kind === 'cup' && format ? [strings.formats[format][language]] : []),
    ...(status === 'running' && round > 0 && (kind === 'cup' || view.inRounds)
      ? [strings.round(round, rounds)[language]]
      : []),
    ...(status === 'over' || status === 'cancelled' ? [strings.states[status][language]] : []),
  ].join(' · ');
}

/** Lists the terms of a competition, one per line. */
export function competitionTermLines(games: Games, view: CompetitionView, language: Language): readonly string[] {
  const { kind, pace, seats, divisionSize, inRounds, format, days, rated } = view;
  const play = [
    matchStrings.clocks[pace],
    ...(seats > 2 ? [strings.seats(seats)] : []),
    ...(kind === 'league' && divisionSize !== null ? [strings.divisionsOf(divisionSize)] : []),
    ...(kind === 'league' ? [inRounds ? strings.inRounds : strings.atOnce] : []),
    ...(kind === 'cup' && format ? [strings.formats[format]] : []),
    ...(kind === 'league' ? [strings.seasonOf(days)] : []),
    ...(kind === 'cup' ? [strings.roundsOf(days)] : []),
    matchStrings.rated(rated),
  ];
  return [
    `**${strings.kinds[kind][language]}** · ${gameAndVariant(games, view, language)}`,
    upperFirst(play.map((each) => each[language]).join(' · ')),
  ];
}

/** Returns how many rounds each slot of a bracket is from the final. */
export function roundsToFinal({ bracket }: Pick<CompetitionView, 'bracket'>): ReadonlyMap<string, number> {
  const next = new Map(bracket.map(({ id, win }) => [id, win]));
  const distance = (id: string): number => {
    const winner = next.get(id);
    return winner ? 1 + distance(winner) : 0;
  };
  return new Map(bracket.map(({ id }) => [id, distance(id)]));
}

/** Names a round by how many follow it. */
export const roundBeforeFinal = (left: number): Text =>
  [strings.final, strings.semifinals, strings.quarterfinals][left] ?? strings.roundOf(2 ** (left + 1));

/** Names the round of a fixture: by its way to the final in a simple bracket, else by number. */
export function fixtureRound(view: Pick<CompetitionView, 'bracket' | 'format'>, { id, round }: FixtureView): Text {
  const left = view.format === 'single' ? roundsToFinal(view).get(id) : undefined;
  return left === undefined ? strings.roundName(round) : roundBeforeFinal(left);
}

/** Returns someone's name, escaped; people who deleted their data have none. */
export const personName = ({ id, name }: UserRef, language: Language): string =>
  isAnonymous(id) ? strings.deleted[language] : plain(name);

/** Returns those who won a fixture; empty if it is open or doesn't count. */
export function fixtureWinners({ places, people }: FixtureView): readonly string[] {
  const best = Math.min(...places);
  return places.flatMap((place, seat) => (place === best ? (people[seat]?.id ?? []) : []));
}

/** Returns how a fixture ended for someone; null if it is open, doesn't count, or they weren't in it. */
export function fixtureOutcome(fixture: FixtureView, person: string): 'won' | 'lost' | 'tied' | null {
  const seat = fixture.people.findIndex((each) => each.id === person);
  const place = fixture.places[seat];
  if (fixture.people.length < 2 || place === undefined) return null;
  const winners = fixtureWinners(fixture);
  if (!winners.includes(person)) return 'lost';
  return winners.length > 1 ? 'tied' : 'won';
}
