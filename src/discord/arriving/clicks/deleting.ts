import { Refused } from '../../../engine/text.ts';
import { heldSeat } from '../../../match/sheet.ts';
import { button, note, type Page, row, say } from '../../parts/components.ts';
import type { Desk } from '../../desk.ts';
import { freeId } from '../ids.ts';
import type { Visit } from '../visit.ts';
import { adminWords, helpWords } from '../../words/lists.ts';
import type { Handlers } from './click.ts';

/** What cannot be taken back is asked once more, with the harmless way first. */
function deleteOwnPage({ language }: Visit): Page {
  return {
    components: [
      say(helpWords.deleteSure[language]),
      row(
        button(freeId('keep-mine'), helpWords.keep[language], 'primary'),
        button(freeId('delete-mine-now'), helpWords.deleteNow[language], 'danger'),
      ),
    ],
  };
}

export function purgePage(user: string, name: string, { language }: Visit): Page {
  return {
    components: [
      say(adminWords.purgeSure(name)[language]),
      row(
        button(freeId('keep-mine'), adminWords.keep[language], 'primary'),
        button(freeId('purge-now', user), adminWords.purge[language], 'danger'),
      ),
    ],
  };
}

/** Managers delete only people who played on their server and nowhere else, and none they are playing with. */
export async function checkPurge({ matches }: Desk, visit: Visit, user: string): Promise<void> {
  if (!visit.manages) throw new Refused(adminWords.onlyManagers);
  const servers = await matches.serversOf(user);
  if (servers.size !== 1 || visit.guild === null || !servers.has(visit.guild)) throw new Refused(adminWords.purgeElsewhere);
  const own = user === visit.person.id ? [] : await matches.list(visit.person.id);
  const together = own.some(({ sheet }) => sheet.startedAt !== null && heldSeat(sheet.players, user) !== null);
  if (together) throw new Refused(adminWords.purgeOpponent);
}

export const deleting: Handlers = {
  'delete-mine': async ({ visit }) => deleteOwnPage(visit),
  async 'delete-mine-now'({ desk, visit }) {
    await desk.matches.purge(visit.person.id);
    return note(helpWords.deleted[visit.language]);
  },
  'keep-mine': async ({ visit }) => note(adminWords.kept[visit.language]),
  async 'purge-now'({ desk, visit, ticket }) {
    await checkPurge(desk, visit, ticket.arg);
    return note(adminWords.purged(await desk.matches.purge(ticket.arg))[visit.language]);
  },
};
