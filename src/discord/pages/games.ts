import type { AnyGame } from '../../engine/game/index.ts';
import type { Language, Text } from '../../engine/text.ts';
import type { ListedMatch } from '../../match/matches.ts';
import { button, container, type MessagePage, row, section, textBlock, select } from '../ui/components.ts';
import { formatCustomId, standaloneId } from '../interactions/custom-id.ts';
import { cut, LIMIT, plain } from '../ui/limits.ts';
import { accentColor, joinNames as listedNames, playerName, userAt } from '../ui/player-names.ts';
import { relativeTime } from '../ui/timestamps.ts';
import { placeLink } from '../ui/links.ts';
import { greetingStrings } from '../strings/greeting.ts';
import { opponentNames, playedName } from '../ui/match-title.ts';
import { dailyStrings } from '../strings/daily.ts';
import { matchListStrings as strings } from '../strings/lists.ts';

/** Matches with a button of their own: each counts three times towards the limit of components. */
const LINES = 10;

/** Shows a person's matches, least time left first, each with a button to play; further ones are in a menu. */
export function gamesPage(
  listed: readonly ListedMatch[],
  games: ReadonlyMap<string, AnyGame>,
  language: Language,
): MessagePage {
  const ways = row(
    ...(listed.length === 0
      ? [
          button(standaloneId('learn'), greetingStrings.learn[language], 'primary'),
          button(standaloneId('challenge-form'), greetingStrings.challenge[language]),
          button(standaloneId('solo-form'), greetingStrings.alone[language]),
        ]
      : []),
    button(standaloneId('best'), dailyStrings.page[language]),
  );
  if (listed.length === 0)
    return { components: [container(accentColor(null), [textBlock(strings.none[language]), ways])], files: [] };
  const lines = listed
    .slice(0, LINES)
    .map((each) =>
      section(
        lineOf(each, games, language),
        button(
          formatCustomId({ match: each.sheet.id, seat: null, seq: each.sheet.seq, verb: 'open', arg: '' }),
          (each.isAwaited ? strings.play : strings.show)[language],
          each.isAwaited ? 'primary' : 'secondary',
        ),
      ),
    );
  const options = listed.slice(LINES, LINES + LIMIT.options).map((each) => matchEntry(each, games, language));
  return {
    components: [
      container(accentColor(null), [
        textBlock(`**${strings.title[language]}**`),
        ...lines,
        ...(options.length > 0 ? [row(select(standaloneId('go'), strings.open[language], options))] : []),
        ways,
      ]),
    ],
    files: [],
  };
}

/** Returns the menu entry of a match: with whom and what, then its state and code. Menus don't support markdown. */
export function matchEntry(
  each: ListedMatch,
  games: ReadonlyMap<string, AnyGame>,
  language: Language,
): { readonly value: string; readonly label: string; readonly detail: string } {
  const { sheet } = each;
  const state = (ownState(each) ?? strings.states[sheet.status])[language];
  return {
    value: sheet.id,
    label: cut(
      titleOf(each, games, language, (name) => name),
      LIMIT.optionText,
    ),
    detail: `${state} · ${sheet.id}`,
  };
}

/** `Ben and Clara · CATAN`; `solo · Island One` in solo play. */
function titleOf(
  { sheet, seat }: ListedMatch,
  games: ReadonlyMap<string, AnyGame>,
  language: Language,
  asText: (name: string) => string,
): string {
  const game = games.get(sheet.terms.game);
  const others = opponentNames(sheet, seat, language, asText) || strings.alone[language];
  return `${others} · ${game ? playedName(game, sheet)[language] : sheet.terms.game}`;
}

/** Describes the match from this person's side, if there is anything special. */
function ownState({ sheet, seat, isAwaited: mine }: ListedMatch): Text | null {
  if (userAt(sheet, seat) === null) return strings.kept;
  return mine ? strings.yourMove : null;
}

function lineOf(listed: ListedMatch, games: ReadonlyMap<string, AnyGame>, language: Language): string {
  const { sheet, due } = listed;
  const place = sheet.home.channel && sheet.home.guild ? ` · ${placeLink(sheet.home.guild, sheet.home.channel)}` : '';
  const awaited = [...new Set(sheet.waits.map(({ seat }) => playerName(sheet, seat)))];
  const waiting =
    sheet.status === 'open' && awaited.length > 0
      ? strings.waitsFor(listedNames(awaited, language))
      : strings.states[sheet.status];
  const own = sheet.status === 'open' ? ownState(listed) : null;
  const state = own ? `**${own[language]}**` : waiting[language];
  const time = due === null ? '' : ` · ${relativeTime(due)}`;
  return `› **${titleOf(listed, games, language, plain)}**: ${state}${time}${place} · ${sheet.id}`;
}
