import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { DAY, MINUTE } from '../../src/match/limits.ts';
import type { CompetitionView } from '../../src/match/clubs/clubs.ts';
import { addPerson, buttonOf, menuOf, panelOf } from './match-helpers.ts';
import { controlsOf, finalMessage, textOf } from './message-parts.ts';
import type { Harness } from './harness.ts';
import { submitted } from './whole-match.ts';

/** Makes Anna an organiser: someone who may manage events. */
export function makeOrganizer({ sandbox, guild, anna }: Harness, person: SimulatedPerson = anna): void {
  const role = sandbox.admin.addRole(guild, { name: 'Organisers', permissions: ['ManageEvents'] });
  sandbox.admin.giveRole(guild, person.id, role);
}

export const addPeople = (harness: Harness, names: readonly string[]): readonly SimulatedPerson[] =>
  names.map((name) => addPerson(harness, name));

/** The choices of a competition in its private page, in order, then its form. */
export async function createCompetition(
  { channel }: Harness,
  organizer: SimulatedPerson,
  kind: 'ladder' | 'league' | 'cup',
  choices: Readonly<Record<string, string>>,
  form: Readonly<Record<string, string>>,
): Promise<PageMessage> {
  let page = await finalMessage(organizer.slash(channel, '/club-admin create', { kind }));
  for (const [field, value] of Object.entries(choices))
    page = await finalMessage(organizer.select(page.id, menuOf(page, `club-set-${field}`).id, [value]));
  return submitted(organizer, page, 'club-name', form);
}

/** Public messages in the channel, oldest first. */
export const publicMessages = ({ channel }: Harness, person: SimulatedPerson): readonly PageMessage[] =>
  person.messages(channel).filter(({ ephemeral }) => !ephemeral);

/** The current message of a competition: the newest one with its button. */
export function cardOf(harness: Harness, id: string, person: SimulatedPerson = harness.anna): PageMessage {
  const found = publicMessages(harness, person).findLast((message) =>
    controlsOf(message).buttons.some(
      ({ id: button }) => button.endsWith(`club-log:${id}`) || button.endsWith(`club-join:${id}`),
    ),
  );
  if (!found) throw new Error(`no card of ${id}`);
  return found;
}

/** Clicks a button of the card and returns the private page. */
export async function clickCard(
  harness: Harness,
  person: SimulatedPerson,
  id: string,
  verb: string,
): Promise<PageMessage> {
  const card = cardOf(harness, id, person);
  const page = await finalMessage(person.click(card.id, buttonOf(card, verb)));
  await harness.idle();
  return page;
}

/** The only competition of the server, or the newest one. */
export async function newestCompetition({ matches, guild }: Harness): Promise<CompetitionView> {
  const [first] = await matches.clubs.inServer(guild);
  if (!first) throw new Error('no competition');
  return matches.clubs.show(first.id);
}

/** Lets someone resign from a match by buttons. */
export async function resign(harness: Harness, person: SimulatedPerson, match: string): Promise<void> {
  const panel = await panelOf(harness, person, match);
  const menu = await finalMessage(person.click(panel.id, buttonOf(panel, 'more')));
  const sure = await finalMessage(person.click(menu.id, buttonOf(menu, 'resign')));
  await finalMessage(person.click(sure.id, buttonOf(sure, 'resign-now')));
  await harness.idle();
}

/** Ends every running match: the one of both who comes later in the list resigns. */
export async function resignAll(harness: Harness, people: readonly SimulatedPerson[], id: string): Promise<void> {
  const { fixtures } = await harness.matches.clubs.show(id);
  for (const fixture of fixtures) {
    if (fixture.status !== 'running' || fixture.match === null) continue;
    const loser = people.findLast((person) => fixture.people.some((each) => each.id === person.id));
    if (loser) await resign(harness, loser, fixture.match);
  }
  await harness.advance(60_000);
}

/** Lets days pass in steps short enough that the bot doesn't seem to have been away. */
export async function passDays(harness: Harness, days: number): Promise<void> {
  for (let day = 0; day < days; day++) await harness.advance(DAY);
  // Matches that started are announced now.
  await harness.advance(MINUTE);
}

export const textsOf = (messages: readonly PageMessage[]): string => messages.map(textOf).join('\n');
