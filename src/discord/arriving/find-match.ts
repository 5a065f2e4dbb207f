import { Refused, text } from '../../engine/text.ts';
import type { Matches, Panel } from '../../match/matches.ts';
import { isCalled } from './called.ts';
import type { Call, Query, Suggestion } from './command.ts';
import { LIMIT, cut, plain } from '../parts/limits.ts';
import { labelled, namesOf, userOf } from '../parts/people.ts';
import { gamesWords } from '../words/lists.ts';
import { lookUpWords } from '../words/looks.ts';

/**
 * The match somebody means: the one they name, else the one played in this channel, else their only open one. With several
 * open nothing is guessed: a move in the wrong match helps nobody.
 */
export async function findMatch(matches: Matches, named: string | null, channel: string, user: string): Promise<string> {
  if (named) return named.trim().toUpperCase();
  const here = await matches.inChannel(channel);
  if (here) return here.id;
  const open = (await matches.list(user)).filter(({ sheet }) => sheet.status === 'open' || sheet.status === 'adjourned');
  // One that a computer plays for them is meant only when there is no other.
  const own = open.filter(({ sheet, seat }) => userOf(sheet, seat) !== null);
  const meant = own.length > 0 ? own : open;
  const [only] = meant;
  if (!only) throw new Refused(gamesWords.noMatch);
  if (meant.length > 1) throw new Refused(gamesWords.whichMatch(meant.map(({ sheet }) => sheet.id).join(', ')));
  return only.sheet.id;
}

export async function panelFor({ desk, visit, text }: Call): Promise<Panel> {
  const id = await findMatch(desk.matches, text('match'), visit.channel, visit.person.id);
  return desk.matches.panel(id, visit.person.id);
}

/** The finished match somebody means: the one they name, the one of this channel, or their last. */
export async function lastMatch({ desk, visit, text }: Call): Promise<string> {
  const named = text('match');
  if (named) return named.trim().toUpperCase();
  const here = await desk.matches.inChannel(visit.channel);
  if (here) return here.id;
  const past = await desk.matches.pastOf(visit.person.id, LIMIT.suggestions);
  const meant = past.find(({ sheet }) => sheet.home.channel === visit.channel) ?? past[0];
  if (!meant) throw new Refused(gamesWords.noPast);
  return meant.sheet.id;
}

/** A person's matches for the option `match`, over ones too when asked for. */
export async function suggestMatches({ desk, user, begun, language }: Query, past = false): Promise<readonly Suggestion[]> {
  const open = (await desk.matches.list(user)).map(({ sheet }) => sheet);
  const over = past ? (await desk.matches.pastOf(user, LIMIT.suggestions)).map(({ sheet }) => sheet) : [];
  return [...open, ...over]
    .map((sheet) => {
      const name = `${sheet.id} · ${namesOf(sheet).join(' – ')} · ${gamesWords.states[sheet.status][language]}`;
      return { name: cut(name, LIMIT.suggestionText), value: sheet.id };
    })
    .filter(({ name }) => name.toLowerCase().includes(begun.toLowerCase()))
    .slice(0, LIMIT.suggestions);
}

/** The part of the table that is to be enlarged, by its name in any language; null when none is named. */
export function windowNamed({ text: typed }: Pick<Call, 'text'>, { game, view, sheet }: Panel): string | null {
  const wanted = typed('part')?.trim();
  if (!wanted) return null;
  const found = game.sight.windows(view).find(({ id, name }) => isCalled(wanted, { id, name: text((language) => labelled(name, language, sheet)) }));
  if (!found) throw new Refused(lookUpWords.noPart(plain(cut(wanted, 60))));
  return found.id;
}

/** The parts of the table that can be enlarged, for the option `part`. */
export async function suggestWindows({ desk, user, channel, begun, language, text }: Query): Promise<readonly Suggestion[]> {
  const panel = await desk.matches.panel(await findMatch(desk.matches, text('match'), channel, user), user);
  return panel.game.sight
    .windows(panel.view)
    .map(({ id, name }) => ({ name: cut(labelled(name, language, panel.sheet), LIMIT.suggestionText), value: id }))
    .filter(({ name }) => name.toLowerCase().includes(begun.toLowerCase()));
}
