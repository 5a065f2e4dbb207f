import { Refused } from '../../../engine/text.ts';
import { seatHeldBy } from '../../../match/stored-match.ts';
import { button, textPage, type MessagePage, row, textBlock } from '../../ui/components.ts';
import type { BotContext } from '../../context.ts';
import { standaloneId } from '../custom-id.ts';
import type { InteractionContext } from '../interaction-context.ts';
import { adminStrings, helpStrings } from '../../strings/lists.ts';
import type { ClickHandlers } from './click.ts';

/** Asks for confirmation, with the harmless button first. */
function deleteOwnPage({ language }: InteractionContext): MessagePage {
  return {
    components: [
      textBlock(helpStrings.deleteSure[language]),
      row(
        button(standaloneId('keep-mine'), helpStrings.keep[language], 'primary'),
        button(standaloneId('delete-mine-now'), helpStrings.deleteNow[language], 'danger'),
      ),
    ],
  };
}

export function purgePage(user: string, name: string, { language }: InteractionContext): MessagePage {
  return {
    components: [
      textBlock(adminStrings.purgeSure(name)[language]),
      row(
        button(standaloneId('keep-mine'), adminStrings.keep[language], 'primary'),
        button(standaloneId('purge-now', user), adminStrings.purge[language], 'danger'),
      ),
    ],
  };
}

/** Throws unless the person played only on the manager's server and isn't playing with the manager. */
export async function checkMayPurge(
  { matches }: BotContext,
  interaction: InteractionContext,
  user: string,
): Promise<void> {
  if (!interaction.manages) throw new Refused(adminStrings.onlyManagers);
  const servers = await matches.serversOf(user);
  if (servers.size !== 1 || interaction.guild === null || !servers.has(interaction.guild))
    throw new Refused(adminStrings.purgeElsewhere);
  const own = user === interaction.person.id ? [] : await matches.list(interaction.person.id);
  const together = own.some(({ sheet }) => sheet.startedAt !== null && seatHeldBy(sheet.players, user) !== null);
  if (together) throw new Refused(adminStrings.purgeOpponent);
}

export const dataDeletionButtons: ClickHandlers = {
  'delete-mine': async ({ interaction }) => deleteOwnPage(interaction),
  async 'delete-mine-now'({ context, interaction }) {
    await context.matches.purge(interaction.person.id);
    return textPage(helpStrings.deleted[interaction.language]);
  },
  'keep-mine': async ({ interaction }) => textPage(adminStrings.kept[interaction.language]),
  async 'purge-now'({ context, interaction, customId }) {
    await checkMayPurge(context, interaction, customId.arg);
    return textPage(adminStrings.purged(await context.matches.purge(customId.arg))[interaction.language]);
  },
};
