import type { AnyGame } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import type { Language, Text } from '../../engine/text.ts';
import type { PublicMatch } from '../../match/matches.ts';
import { clubStrings } from '../strings/clubs.ts';
import { matchStrings } from '../strings/match.ts';
import { plain } from './limits.ts';
import { joinNames } from './player-names.ts';
import { variantOf } from './terms.ts';

type NamedMatch = Pick<PublicMatch, 'players' | 'terms' | 'competition'>;
type Named = Pick<AnyGame, 'info'>;

/** Returns the seats with people before computers. */
export const peopleFirst = ({ players }: Pick<NamedMatch, 'players'>): readonly Seat[] => {
  const isComputer = (seat: Seat): number => Number(players[seat]?.kind === 'computer');
  return players.map((_, seat) => seat).sort((a, b) => isComputer(a) - isComputer(b) || a - b);
};

/** Returns the variant, or the game if it has only one. */
export const playedName = (game: Named, { terms }: Pick<NamedMatch, 'terms'>): Text =>
  variantOf(game as AnyGame, terms)?.name ?? game.info.name;

/** Returns the other players, people first; empty in solo play. `asText` escapes names for messages. */
export function opponentNames(
  sheet: Pick<NamedMatch, 'players'>,
  seat: Seat,
  language: Language,
  asText: (name: string) => string = plain,
): string {
  const others = peopleFirst(sheet).filter((each) => each !== seat);
  return joinNames(
    others.map((each) => asText(sheet.players[each]?.name ?? '?')),
    language,
  );
}

/** Returns the competition a match belongs to and its round, as plain text; empty if there is none. */
export function competitionOf({ competition }: Pick<PublicMatch, 'competition'>, language: Language): string {
  if (!competition) return '';
  const { name, round } = competition;
  return round === undefined ? name : `${name}, ${clubStrings.matchRound(round)[language]}`;
}

/** Names a match for one of its players: `against Ben · Introductory Game`; only the game in solo play. */
export function titleForPlayer(sheet: NamedMatch, game: Named, seat: Seat, language: Language): string {
  const what = playedName(game, sheet)[language];
  const others = opponentNames(sheet, seat, language);
  if (sheet.competition) return `${matchStrings.against(others)[language]} · ${plain(competitionOf(sheet, language))}`;
  return others ? `${matchStrings.against(others)[language]} · ${what}` : `· ${what}`;
}

/** Names a match for everyone: `Anna – Ben · Introductory Game`, as plain text. */
export const publicTitle = (sheet: NamedMatch, game: Named, language: Language): string =>
  [
    peopleFirst(sheet)
      .flatMap((seat) => (sheet.players[seat]?.kind === 'open' ? [] : [sheet.players[seat]?.name]))
      .join(' – '),
    playedName(game, sheet)[language],
    ...(sheet.competition ? [competitionOf(sheet, language)] : []),
  ].join(' · ');
