import type { AnyGame } from '../../engine/game/index.ts';
import type { Language, Text } from '../../engine/text.ts';
import { verbatim } from '../../engine/text.ts';
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
export function competitionTerms(games: Games, view: CompetitionView, language: Language): readonly string[] {
  const { kind, pace, seats, divisionSize, inRounds, format, rated } = view;
  const play = [
    matchStrings.clocks[pace],
    ...(seats > 2 ? [strings.seats(seats)] : []),
    ...(kind === 'league' && divisionSize !== null ? [strings.divisionsOf(divisionSize)] : []),
    ...(kind === 'league' ? [inRounds ? strings.inRounds : strings.atOnce] : []),
    ...(kind === 'cup' && format ? [strings.formats[format]] : []),
    matchStrings.rated(rated),
  ];
  return [
    `**${strings.kinds[kind][language]}** · ${playedIn(games, view)[language]}`,
    upperFirst(play.map((each) => each[language]).join(' · ')),
  ];
}

/** Names a round of a cup by how far it is from the final. */
export function cupRoundName(round: number, { rounds, format }: Pick<CompetitionView, 'rounds' | 'format'>): Text {
  if (rounds === null || format !== 'single') return strings.roundName(round);
  return [strings.final, strings.semifinals, strings.quarterfinals][rounds - round] ?? strings.roundName(round);
}

/** Returns the escaped name of a person in a fixture. */
export const fixtureName = (person: FixtureView['people'][number], language: Language): string =>
  person ? plain(person.name) : strings.unknownPlace[language];

/** Returns the names of those who won a fixture; empty if it is open or doesn't count. */
export function fixtureWinners({ places, people }: FixtureView): readonly string[] {
  const best = Math.min(...places);
  return places.flatMap((place, seat) => (place === best ? (people[seat]?.id ?? []) : []));
}

/** Returns how a fixture ended for someone; null if it is open, doesn't count, or they weren't in it. */
export function fixtureOutcome(fixture: FixtureView, person: string): 'won' | 'lost' | 'tied' | null {
  const seat = fixture.people.findIndex((each) => each?.id === person);
  const place = fixture.places[seat];
  if (fixture.status !== 'decided' || place === undefined || fixture.how === 'bye' || fixture.how === 'void')
    return null;
  const winners = fixtureWinners(fixture);
  if (!winners.includes(person)) return 'lost';
  return winners.length > 1 ? 'tied' : 'won';
}
