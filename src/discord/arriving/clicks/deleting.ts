import { Refused } from '../../../engine/text.ts';
import { button, note, type Page, row, say } from '../../parts/components.ts';
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

export const deleting: Handlers = {
  'delete-mine': async ({ visit }) => deleteOwnPage(visit),
  async 'delete-mine-now'({ desk, visit }) {
    await desk.matches.purge(visit.person.id);
    return note(helpWords.deleted[visit.language]);
  },
  'keep-mine': async ({ visit }) => note(adminWords.kept[visit.language]),
  async 'purge-now'({ desk, visit, ticket }) {
    if (!visit.manages) throw new Refused(adminWords.onlyManagers);
    return note(adminWords.purged(await desk.matches.purge(ticket.arg))[visit.language]);
  },
};
