import type { AnyGame } from '../../engine/game/index.ts';
import type { Seat } from '../../engine/script.ts';
import { type Language, perLanguage, type Text } from '../../engine/text.ts';
import type { ListedMatch, PublicMatch } from '../../match/matches.ts';
import type { PlayMatchLine } from './play-api.ts';
import { playStrings as strings } from './play-strings.ts';

/** Describes one of a person's matches for the list. */
export function describeMatchLine({ sheet, seat, isAwaited, due }: ListedMatch, game: AnyGame): PlayMatchLine {
  return {
    id: sheet.id,
    game: game.info.id,
    variant: variantIdOf(sheet),
    title: titleAgainst(sheet, game, seat),
    status: sheet.status,
    waiting: isAwaited,
    awaiting: [...new Set(sheet.waits.map((wait) => wait.seat))].map((each) => sheet.players[each]?.name ?? ''),
    due,
    turn: Math.max(0, ...sheet.waits.map(({ turn }) => turn)),
    discord: discordLink(sheet),
  };
}

/** Returns the others and the variant: `against Ben · Introductory Game`. */
export function titleAgainst({ players, terms }: PublicMatch, game: AnyGame, seat: Seat): Text {
  const { variant } = terms.options;
  const what = game.info.variants.find(({ id }) => id === variant)?.name ?? game.info.name;
  const others = players.flatMap(({ name, kind }, each) => (each === seat || kind === 'open' ? [] : [name]));
  return perLanguage((language) =>
    others.length === 0
      ? what[language]
      : `${strings.against[language]}${joinedNames(others, language)} · ${what[language]}`,
  );
}

export const joinedNames = (names: readonly string[], language: Language): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}${strings.and[language]}${names.at(-1)}`;

/** Returns a link to the match in Discord; null if it has no channel. */
export const discordLink = ({ home }: Pick<PublicMatch, 'home'>): string | null =>
  home.channel === null ? null : `https://discord.com/channels/${home.guild ?? '@me'}/${home.channel}`;

/** Returns the id of the variant. */
export function variantIdOf({ terms }: Pick<PublicMatch, 'terms'>): string {
  const { variant } = terms.options;
  return typeof variant === 'string' ? variant : '';
}
