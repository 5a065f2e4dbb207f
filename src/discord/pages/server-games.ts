import type { AnyGame } from '../../engine/game/index.ts';
import { type Language, Refused } from '../../engine/text.ts';
import type { PublicMatch } from '../../match/matches.ts';
import { standaloneId, formatCustomId } from '../interactions/custom-id.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import type { BotContext } from '../context.ts';
import {
  button,
  container,
  type ContainerPart,
  textPage,
  type MessagePage,
  row,
  section,
  textBlock,
} from '../ui/components.ts';
import { cut } from '../ui/limits.ts';
import { accentColor, joinNames, playerName, seatOfUser } from '../ui/player-names.ts';
import { gameAndVariant } from '../ui/terms.ts';
import { relativeTime } from '../ui/timestamps.ts';
import { placeLink } from '../ui/links.ts';
import { peopleFirst } from '../ui/match-title.ts';
import { matchListStrings as strings } from '../strings/lists.ts';

/** Matches per page, and the length of their lines. */
const AT_ONCE = 10;
const LINE = 360;

/** Lists a server's open matches and challenges, newest first, each with a link and a button to join or view it. */
export async function serverGamesPage(
  { matches }: BotContext,
  { guild, language, person }: Pick<InteractionContext, 'guild' | 'language' | 'person'>,
  page: number,
): Promise<MessagePage> {
  if (guild === null) throw new Refused(strings.onlyInServers);
  const wanted = Math.max(0, Math.trunc(page));
  const { total } = await matches.inServer(guild, 0, 0);
  const at = Math.min(wanted, Math.max(0, Math.ceil(total / AT_ONCE) - 1));
  const { sheets } = await matches.inServer(guild, at * AT_ONCE, AT_ONCE);
  if (sheets.length === 0 && at === 0) return textPage(strings.serverNone[language]);
  const lineWithButton = (sheet: PublicMatch): ContainerPart => {
    const line = cut(lineOf(sheet, matches.games, language), LINE);
    const verb = (name: string): string =>
      formatCustomId({ match: sheet.id, seat: null, seq: sheet.seq, verb: name, arg: '' });
    if (freeSeats(sheet) > 0 && seatOfUser(sheet, person.id) === null)
      return section(line, button(verb('join'), strings.join[language], 'primary'));
    // A challenge to someone else has nothing to show yet.
    return sheet.status === 'challenge' ? textBlock(line) : section(line, button(verb('open'), strings.view[language]));
  };
  const parts: ContainerPart[] = [
    textBlock(strings.serverTitle(total)[language]),
    ...sheets.map(lineWithButton),
    ...turning(at, total),
  ];
  return { components: [container(accentColor(null), parts)], files: [] };
}

const turning = (at: number, total: number): readonly ContainerPart[] =>
  total <= AT_ONCE
    ? []
    : [
        row(
          button(standaloneId('server-games', `${at - 1}`), '◀', 'secondary', at === 0),
          button(standaloneId('server-games', `${at + 1}`), '▶', 'secondary', (at + 1) * AT_ONCE >= total),
        ),
      ];

const freeSeats = ({ status, players }: PublicMatch): number =>
  status === 'challenge' ? players.filter(({ kind }) => kind === 'open').length : 0;

function gameOf({ terms }: PublicMatch, games: ReadonlyMap<string, AnyGame>, language: Language): string {
  const game = games.get(terms.game);
  return game ? gameAndVariant(game, terms, language).join(' · ') : terms.game;
}

function lineOf(sheet: PublicMatch, games: ReadonlyMap<string, AnyGame>, language: Language): string {
  const { id, status, home, waits, createdAt, startedAt } = sheet;
  const awaited = joinNames([...new Set(waits.map(({ seat }) => playerName(sheet, seat)))], language);
  const free = freeSeats(sheet);
  const state = status === 'open' && awaited ? strings.waitsFor(awaited)[language] : strings.states[status][language];
  const info = [
    state,
    ...(free > 0 ? [strings.seatsFree(free)[language]] : []),
    strings.since(startedAt !== null, relativeTime(startedAt ?? createdAt))[language],
    placeLink(home.guild, home.channel ?? home.parent),
    id,
  ];
  const names = peopleFirst(sheet)
    .flatMap((seat) => (sheet.players[seat]?.kind === 'open' ? [] : [playerName(sheet, seat)]))
    .join(' – ');
  return `› **${names}** · ${gameOf(sheet, games, language)}: ${info.join(' · ')}`;
}
