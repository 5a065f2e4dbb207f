import type { Page } from '../parts/components.ts';
import { showMatch } from '../pages/show-match.ts';
import type { Call } from './command.ts';

/** The puzzle of the day as this person has left it; `again` begins it anew once it is over. */
export async function puzzle({ desk, visit }: Pick<Call, 'desk' | 'visit'>, again = false): Promise<Page> {
  const { person, language, channel } = visit;
  const home = { guild: null, parent: channel, language };
  return showMatch(desk, visit, await desk.matches.puzzle({ player: person, again, home, token: visit.id }));
}
