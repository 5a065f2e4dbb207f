import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import {
  addPeople,
  cardOf,
  clickCard,
  createCompetition,
  makeOrganizer,
  newestCompetition,
  passDays,
  publicMessages,
  textsOf,
} from './club-helpers.ts';
import { type Harness, openHarness } from './harness.ts';
import { bothGames, buttonOf, finishToyMatch, menuOf } from './match-helpers.ts';
import { controlsOf, finalMessage, textOf } from './message-parts.ts';
import { submitted } from './whole-match.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ seed: 'clubs', games: bothGames });
  makeOrganizer(harness);
});
afterEach(async () => {
  expect(harness.sandbox.violations).toEqual([]);
  await harness.close();
});

const toy = { game: 'toy.short', pace: 'normal' };
const week = { name: 'Spring', start: 'in 1 day', length: '2 weeks' };

/** Opens a ladder on which these people stand in this order. */
async function openLadder(people: readonly SimulatedPerson[]): Promise<string> {
  await createCompetition(harness, harness.anna, 'ladder', toy, { name: 'Tower' });
  await harness.idle();
  const { id } = await newestCompetition(harness);
  await harness.advance(60_000);
  for (const person of people) await clickCard(harness, person, id, 'club-join');
  await harness.advance(60_000);
  return id;
}

describe('a ladder', () => {
  it('lets people challenge those above them, accept, play, and change places', async () => {
    const { anna, ben, channel } = harness;
    const id = await openLadder([anna, ben]);
    const own = await finalMessage(ben.slash(channel, '/club matches'));
    const sent = await finalMessage(ben.select(own.id, menuOf(own, 'club-challenge').id, [anna.id]));
    expect(textOf(sent)).toContain('Du hast Anna herausgefordert');
    await harness.idle();
    const asked = publicMessages(harness, anna).at(-1);
    expect(asked && textOf(asked)).toContain(`<@${anna.id}>, Ben challenges you for 1st place`);
    expect(asked?.mentionsMe).toBe(true);
    const accepted = await finalMessage(anna.click(asked?.id ?? '', asked ? buttonOf(asked, 'club-accept') : ''));
    expect(textOf(accepted)).toContain('Accepted. The match is starting.');
    await harness.advance(60_000);
    expect(textsOf(publicMessages(harness, anna))).toContain('Ben’s challenge to Anna has been answered');
    const { fixtures } = await newestCompetition(harness);
    const match = fixtures[0]?.match ?? '';
    expect((await harness.sheet(match)).competition?.id).toBe(id);
    expect(textsOf(publicMessages(harness, anna))).toMatch(/\*\*Tower.*\*\* · (Anna – Ben|Ben – Anna)/u);
    await finishToyMatch(harness, match);
    await harness.advance(60_000);
    const [table] = (await newestCompetition(harness)).tables;
    expect(table?.rows.map(({ played }) => played)).toEqual([1, 1]);
  });

  it('counts a refusal and a week without an answer as losses', async () => {
    const { anna, ben, channel } = harness;
    await openLadder([anna, ben]);
    await finalMessage(ben.slash(channel, '/club challenge', { opponent: anna.id }));
    await harness.idle();
    const asked = publicMessages(harness, anna).at(-1);
    const refused = await finalMessage(anna.click(asked?.id ?? '', asked ? buttonOf(asked, 'club-refuse') : ''));
    expect(textOf(refused)).toContain('Declined. It counts as a loss.');
    await harness.advance(60_000);
    const first = async (): Promise<string | undefined> => (await newestCompetition(harness)).tables[0]?.rows[0]?.name;
    expect(await first()).toBe('Ben');
    await finalMessage(anna.slash(channel, '/club challenge', { opponent: ben.id }));
    await passDays(harness, 8);
    expect(await first()).toBe('Anna');
  });
});

it('plays a cup to its final, with a card for each round', async () => {
  const { anna } = harness;
  const people = [anna, harness.ben, ...addPeople(harness, ['Clara', 'Dora'])];
  await createCompetition(
    harness,
    anna,
    'cup',
    { ...toy, format: 'single', places: '4' },
    { name: 'Cup', length: '7' },
  );
  await harness.idle();
  const { id } = await newestCompetition(harness);
  for (const person of people) await clickCard(harness, person, id, 'club-join');
  await harness.advance(60_000);
  expect(textOf(cardOf(harness, id))).toContain('**Semifinals**');
  for (const round of [1, 2]) {
    for (const { match, status } of (await newestCompetition(harness)).fixtures)
      if (match && status === 'running') await finishToyMatch(harness, match);
    await harness.advance(60_000);
    await harness.advance(60_000);
    expect(textOf(cardOf(harness, id))).toContain(round === 1 ? '**Final**' : 'Congratulations!');
  }
  expect((await newestCompetition(harness)).status).toBe('over');
});

describe('an organiser', () => {
  it('is someone who may manage events; everyone else is refused', async () => {
    const { ben, channel, anna } = harness;
    await createCompetition(harness, anna, 'league', toy, week);
    await harness.idle();
    const { id } = await newestCompetition(harness);
    const forged = cardOf(harness, id, ben);
    for (const verb of ['club-start', 'club-cancelled', 'club-removed', 'club-next', 'club-new', 'club-create']) {
      const answer = await ben.click(forged.id, `p1:-:-:0:${verb}:${id}`, { forge: true });
      expect(textOf(await finalMessage(Promise.resolve(answer)))).toContain('Events verwalten');
    }
    await expect(ben.slash(channel, '/club-admin create')).rejects.toThrow(/./u);
    expect((await newestCompetition(harness)).status).toBe('open');
  });

  it('removes, cancels with a reason, and all of it is in the public log', async () => {
    const { anna, ben, channel } = harness;
    await createCompetition(harness, anna, 'league', toy, week);
    await harness.idle();
    const { id } = await newestCompetition(harness);
    await clickCard(harness, ben, id, 'club-join');
    const page = await finalMessage(anna.slash(channel, '/club-admin manage', { competition: id }));
    const removed = await submitted(anna, page, 'club-remove', { person: [ben.id], reason: '@everyone **spam**' });
    expect(textOf(removed)).toContain('Removed.');
    const cancelled = await submitted(anna, removed, 'club-cancel', { reason: 'Too hot' });
    expect(textOf(cancelled)).toContain('Cancelled.');
    await harness.idle();
    expect(textOf(cardOf(harness, id))).toContain('Cancelled: Too hot');
    const log = textOf(await finalMessage(ben.slash(channel, '/club log', { competition: id })));
    expect(log).toContain('entfernt');
    expect(log).toContain('Grund: Too hot');
    expect(textsOf(publicMessages(harness, ben))).not.toContain('@everyone');
  });

  it('and another one act at the same time, and both are heard', async () => {
    const { anna, ben, channel } = harness;
    makeOrganizer(harness, ben);
    await createCompetition(harness, anna, 'league', toy, week);
    await harness.idle();
    const { id } = await newestCompetition(harness);
    for (const person of [anna, ben]) await clickCard(harness, person, id, 'club-join');
    const pages = await Promise.all(
      [anna, ben].map((person) => finalMessage(person.slash(channel, '/club-admin manage', { competition: id }))),
    );
    const answers = await Promise.all(
      [anna, ben].map((person, index) =>
        finalMessage(person.click(pages[index]?.id ?? '', pages[index] ? buttonOf(pages[index], 'club-start') : '')),
      ),
    );
    expect(answers.map(textOf).filter((text) => /Started\.|Gestartet\./u.test(text))).toHaveLength(1);
    await harness.advance(60_000);
    expect((await newestCompetition(harness)).status).toBe('running');
  });

  it('is offered cups at tables of three and four, and ladders only of what two can play', async () => {
    const { anna, channel } = harness;
    const name = { name: 'Cup', length: '7' };
    await createCompetition(harness, anna, 'cup', { game: 'toy.crowd', format: 'three', places: '4' }, name);
    expect(await newestCompetition(harness)).toMatchObject({ kind: 'cup', seats: 3, format: 'single', places: 4 });
    const offered = async (kind: string): Promise<readonly string[]> =>
      menuOf(await finalMessage(anna.slash(channel, '/club-admin create', { kind })), 'club-set-game').values;
    expect(await offered('cup')).toContain('settlers.classic');
    expect(await offered('ladder')).not.toContain('settlers.classic');
    expect(await offered('ladder')).toContain('settlers.two');
  });

  it('reads one clear sentence when something doesn’t fit', async () => {
    const { anna } = harness;
    const make = async (form: Record<string, string>): Promise<string> =>
      textOf(await createCompetition(harness, anna, 'league', toy, { ...week, ...form }));
    expect(await make({ start: '2020-01-01' })).toContain('That date is in the past');
    expect(await make({ start: 'whenever' })).toContain('I can’t read that date');
    expect(await make({ start: '99999 weeks' })).toContain('more than a year away');
    expect(await make({ start: '2027-02-31' })).toContain('I can’t read that date');
    expect(await make({ length: 'forever' })).toContain('I can’t read that length');
    expect(await make({ length: '99999 weeks' })).toMatch(/\S/u);
    expect(await harness.matches.clubs.inServer(harness.guild)).toEqual([]);
  });

  it('hears once that the channel was deleted, and moves the competition', async () => {
    const { anna, ben, sandbox, guild } = harness;
    await createCompetition(harness, anna, 'league', toy, week);
    await harness.idle();
    const { id } = await newestCompetition(harness);
    await clickCard(harness, ben, id, 'club-join');
    sandbox.admin.deleteChannel(harness.channel);
    const other = sandbox.admin.addChannel(guild, { name: 'other' });
    for (const name of ['anna', 'ben'] as const) {
      await harness.matches.clubs.withdraw(id, harness[name].id, null).catch(() => null);
      await harness.matches.clubs.signUp(id, { id: harness[name].id, name }, null);
      await harness.idle();
    }
    const told = anna.messages(anna.dm()).filter((message) => textOf(message).includes('was deleted'));
    expect(told).toHaveLength(1);
    const page = await finalMessage(anna.slash(other, '/club-admin manage', { competition: id }));
    expect(textOf(page)).toContain('Its channel was deleted');
    expect(textOf(await finalMessage(anna.click(page.id, buttonOf(page, 'club-move'))))).toContain(
      'I’ll post here from now on',
    );
    await harness.idle();
    expect(textsOf(anna.messages(other).filter(({ ephemeral }) => !ephemeral))).toContain('Spring');
  });
});

it('cancels a season that hardly anyone signed up for, in one sentence', async () => {
  const { anna } = harness;
  await createCompetition(harness, anna, 'league', toy, week);
  await harness.idle();
  const { id } = await newestCompetition(harness);
  await clickCard(harness, anna, id, 'club-join');
  await passDays(harness, 1);
  expect(textOf(cardOf(harness, id))).toContain('Cancelled, because too few people had signed up.');
});

it('doesn’t show or change competitions of another server', async () => {
  const { anna, sandbox } = harness;
  await createCompetition(harness, anna, 'league', toy, week);
  await harness.idle();
  const { id } = await newestCompetition(harness);
  const elsewhere = sandbox.admin.addGuild({ name: 'Elsewhere', memberIds: [anna.id], channels: ['hall'] });
  const hall = elsewhere.channelIds[0] ?? '';
  expect(textOf(await finalMessage(anna.slash(hall, '/club matches', { competition: id })))).toContain('doesn’t exist');
  const page = await finalMessage(anna.slash(hall, '/club overview'));
  expect(textOf(page)).not.toContain('Spring');
  const forged = await finalMessage(anna.click(page.id, `p1:-:-:0:club-join:${id}`, { forge: true }));
  expect(textOf(forged)).toContain('doesn’t exist');
  expect(controlsOf(page).buttons.map(({ verb }) => verb)).toContain('club-fame');
});
