import { button, frame, type Page, row, say } from '../parts/components.ts';
import type { Desk } from '../desk.ts';
import { freeId } from '../arriving/ids.ts';
import { accentOf } from '../parts/people.ts';
import { both } from '../parts/times.ts';
import type { Visit } from '../arriving/visit.ts';
import { vacationWords as words } from '../words/settings.ts';

const DAY = 86_400_000;
const LENGTHS = [1, 3, 7, 14];

/** Whether somebody is away, how much is left, and buttons for the usual lengths. */
export async function vacationPage(desk: Desk, { person, language }: Visit): Promise<Page> {
  const [profile, left] = await Promise.all([desk.matches.profile(person.id), desk.matches.vacationLeft(person.id)]);
  const now = desk.now();
  const running = profile.vacations.find(([from, to]) => from <= now && now < to);
  const days = Math.floor(left / DAY);
  const lines = [
    running ? words.until(both(running[1]))[language] : words.none[language],
    words.left(days)[language],
    `-# ${words.rated[language]}`,
  ];
  const buttons = running
    ? [button(freeId('vacation-end'), words.end[language], 'primary')]
    : LENGTHS.filter((length) => length <= days).map((length) => button(freeId('vacation-start', `${length}`), words.start(length)[language]));
  return { components: [frame(accentOf(null), [say(lines.join('\n')), ...(buttons.length > 0 ? [row(...buttons)] : [])])], files: [] };
}
