import { Refused } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import { checkPurge, purgePage } from './clicks/deleting.ts';
import type { Call, Query, Suggestion } from './command.ts';
import { note, type Page } from '../parts/components.ts';
import { findMatch } from './find-match.ts';
import { LIMIT, cut, plain } from '../parts/limits.ts';
import { namesOf } from '../parts/people.ts';
import { adminWords as words } from '../words/lists.ts';
import { problems } from '../../match/problems.ts';

/** The match a moderator means, as somebody who only looks on sees it. Only those of the own server, and only for managers. */
export async function looked({ desk, visit, text }: Call): Promise<Panel> {
  if (!visit.manages) throw new Refused(words.onlyManagers);
  const id = await findMatch(desk.matches, text('match'), visit.channel, visit.person.id);
  const panel = await desk.matches.panel(id, null);
  if (panel.sheet.home.guild !== visit.guild) throw new Refused(words.elsewhere);
  return panel;
}

/** Always said in public, with the name of whoever did it. */
export async function moderate(call: Call, what: 'adjourn' | 'repair'): Promise<Page> {
  const { desk, visit } = call;
  const { id } = await looked(call);
  await desk.matches.moderate(id, what, visit.person.name, visit.id);
  return note(words.done[what][visit.language]);
}

export async function askToPurge({ desk, visit, person }: Call): Promise<Page> {
  const who = person('player');
  if (!who) throw problems.notAPlayer();
  await checkPurge(desk, visit, who.id);
  return purgePage(who.id, plain(who.name), visit);
}

/** The match played in this channel, and the manager's own. */
export async function suggestLocal({ desk, channel, user }: Query): Promise<readonly Suggestion[]> {
  const here = await desk.matches.inChannel(channel);
  const own = (await desk.matches.list(user)).map(({ sheet }) => sheet);
  return [...(here ? [here] : []), ...own.filter(({ id }) => id !== here?.id)].slice(0, LIMIT.suggestions).map((sheet) => ({
    name: cut(`${sheet.id} · ${namesOf(sheet).join(' – ')}`, LIMIT.suggestionText),
    value: sheet.id,
  }));
}
