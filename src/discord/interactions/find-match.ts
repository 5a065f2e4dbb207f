import { Refused, perLanguage } from '../../engine/text.ts';
import type { ListedMatch, Matches, Panel } from '../../match/matches.ts';
import { matchesName } from './match-name.ts';
import type { CommandCall, AutocompleteQuery, AutocompleteChoice } from './command.ts';
import { LIMIT, cut, plain } from '../ui/limits.ts';
import { publicTitle } from '../ui/match-title.ts';
import { labelText, userAt } from '../ui/player-names.ts';
import { matchListStrings } from '../strings/lists.ts';
import { lookUpStrings } from '../strings/viewing.ts';

/** Thrown when several matches could be meant. */
export class SeveralMatches extends Refused {
  readonly listed: readonly ListedMatch[];
  constructor(listed: readonly ListedMatch[]) {
    super(matchListStrings.tooMany);
    this.listed = listed;
  }
}

/**
 * Returns the named match, else the one of this channel, else the person's only open one. With several open ones it
 * doesn't guess, as a move in the wrong match is worse than none.
 */
export async function findMatch(
  matches: Matches,
  named: string | null,
  channel: string,
  user: string,
): Promise<string> {
  if (named) return named.trim().toUpperCase();
  const here = await matches.inChannel(channel);
  if (here) return here.id;
  const open = (await matches.list(user)).filter(
    ({ sheet }) => sheet.status === 'open' || sheet.status === 'adjourned',
  );
  // Matches played by a stand-in count only if there is no other.
  const own = open.filter(({ sheet, seat }) => userAt(sheet, seat) !== null);
  const meant = own.length > 0 ? own : open;
  const [only] = meant;
  if (!only) throw new Refused(matchListStrings.noMatch);
  if (meant.length > 1) throw new SeveralMatches(meant);
  return only.sheet.id;
}

export async function findPanel({ context, interaction, text }: CommandCall): Promise<Panel> {
  const id = await findMatch(context.matches, text('match'), interaction.channel, interaction.person.id);
  return context.matches.panel(id, interaction.person.id);
}

/** Returns the named finished match, else the one of this channel, else the person's last one. */
export async function findFinishedMatch({ context, interaction, text }: CommandCall): Promise<string> {
  const named = text('match');
  if (named) return named.trim().toUpperCase();
  const here = await context.matches.inChannel(interaction.channel);
  if (here) return here.id;
  const finished = await context.matches.finishedOf(interaction.person.id, LIMIT.suggestions);
  const meant = finished.find(({ sheet }) => sheet.home.channel === interaction.channel) ?? finished[0];
  if (!meant) throw new Refused(matchListStrings.noPast);
  return meant.sheet.id;
}

/** Returns the named match, else the one of this channel, else the person's current one, else their last one. */
export async function findMatchToShare(call: CommandCall): Promise<string> {
  const { context, interaction, text } = call;
  const here = await context.matches.inChannel(interaction.channel);
  if (text('match') || here) return findFinishedMatch(call);
  const over = await context.matches.finishedOf(interaction.person.id, LIMIT.suggestions);
  if (over.some(({ sheet }) => sheet.home.channel === interaction.channel)) return findFinishedMatch(call);
  const current = (await context.matches.list(interaction.person.id)).find(({ sheet }) => sheet.startedAt !== null);
  return current?.sheet.id ?? findFinishedMatch(call);
}

/** Suggests a person's matches for the option `match`, optionally with finished ones. */
export async function suggestMatches(
  { context, user, typed: begun, language }: AutocompleteQuery,
  finished = false,
): Promise<readonly AutocompleteChoice[]> {
  const open = (await context.matches.list(user)).map(({ sheet }) => sheet);
  const over = finished ? (await context.matches.finishedOf(user, LIMIT.suggestions)).map(({ sheet }) => sheet) : [];
  return [...open, ...over]
    .map((sheet) => {
      const game = context.matches.games.get(sheet.terms.game);
      const state = `${matchListStrings.states[sheet.status][language]} · ${sheet.id}`;
      const title = game ? publicTitle(sheet, game, language) : sheet.terms.game;
      return { name: `${cut(title, LIMIT.suggestionText - state.length - 3)} · ${state}`, value: sheet.id };
    })
    .filter(({ name }) => name.toLowerCase().includes(begun.toLowerCase()))
    .slice(0, LIMIT.suggestions);
}

/** Returns the named part of the board, in any language; null if none is named. */
export function boardPartNamed(
  { text: typed }: Pick<CommandCall, 'text'>,
  { game, view, sheet }: Panel,
): string | null {
  const wanted = typed('part')?.trim();
  if (!wanted) return null;
  const found = game.views
    .zoomAreas(view)
    .find(({ id, name }) =>
      matchesName(wanted, { id, name: perLanguage((language) => labelText(name, language, sheet)) }),
    );
  if (!found) throw new Refused(lookUpStrings.noPart(plain(cut(wanted, 60))));
  return found.id;
}

/** Suggests the parts of the board for the option `part`. */
export async function suggestBoardParts({
  context,
  user,
  channel,
  typed: begun,
  language,
  text,
}: AutocompleteQuery): Promise<readonly AutocompleteChoice[]> {
  const panel = await context.matches.panel(await findMatch(context.matches, text('match'), channel, user), user);
  return panel.game.views
    .zoomAreas(panel.view)
    .map(({ id, name }) => ({ name: cut(labelText(name, language, panel.sheet), LIMIT.suggestionText), value: id }))
    .filter(({ name }) => name.toLowerCase().includes(begun.toLowerCase()));
}
