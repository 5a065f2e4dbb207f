import { Refused } from '../../engine/text.ts';
import type { Panel } from '../../match/matches.ts';
import { checkMayPurge, purgePage } from './clicks/data-deletion-buttons.ts';
import type { CommandCall, AutocompleteQuery, AutocompleteChoice } from './command.ts';
import { textPage, type MessagePage } from '../ui/components.ts';
import { findMatch } from './find-match.ts';
import { LIMIT, cut, plain } from '../ui/limits.ts';
import { playerNames } from '../ui/player-names.ts';
import { adminStrings as strings } from '../strings/lists.ts';
import { problems } from '../../match/problems.ts';

/** Returns the match a moderator names, as an onlooker sees it; only for managers, and only matches of their server. */
export async function managedPanel({ context, interaction, text }: CommandCall): Promise<Panel> {
  if (!interaction.manages) throw new Refused(strings.onlyManagers);
  const id = await findMatch(context.matches, text('match'), interaction.channel, interaction.person.id);
  const panel = await context.matches.panel(id, null);
  if (panel.sheet.home.guild !== interaction.guild) throw new Refused(strings.elsewhere);
  return panel;
}

/** Moderates a match; always announced in public with the moderator's name. */
export async function moderateMatchCommand(call: CommandCall, what: 'adjourn' | 'repair'): Promise<MessagePage> {
  const { context, interaction } = call;
  const { id } = await managedPanel(call);
  await context.matches.moderate(id, what, interaction.person.name, interaction.id);
  return textPage(strings.done[what][interaction.language]);
}

export async function askToPurge({ context, interaction, person }: CommandCall): Promise<MessagePage> {
  const who = person('player');
  if (!who) throw problems.notAPlayer();
  await checkMayPurge(context, interaction, who.id);
  return purgePage(who.id, plain(who.name), interaction);
}

/** Suggests the match of this channel, and the manager's own. */
export async function suggestLocal({
  context,
  channel,
  user,
}: AutocompleteQuery): Promise<readonly AutocompleteChoice[]> {
  const here = await context.matches.inChannel(channel);
  const own = (await context.matches.list(user)).map(({ sheet }) => sheet);
  return [...(here ? [here] : []), ...own.filter(({ id }) => id !== here?.id)]
    .slice(0, LIMIT.suggestions)
    .map((sheet) => ({
      name: cut(`${sheet.id} · ${playerNames(sheet).join(' – ')}`, LIMIT.suggestionText),
      value: sheet.id,
    }));
}
