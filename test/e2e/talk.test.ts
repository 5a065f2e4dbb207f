import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { begunToy, bothGames, buttonOf, panelOf, pickFirst } from './table.ts';

const DAY = 86_400_000;

let stage: Stage;
let carla: Person;
beforeAll(async () => {
  // As if every challenge were the first of its day.
  stage = await openStage({ games: bothGames, limits: { challengeWindow: 0 } });
  carla = stage.sandbox.addPerson({ name: 'Carla' });
  stage.sandbox.town.join(stage.guild, carla.id);
});
afterAll(async () => {
  await stage.close();
});
afterEach(() => {
  expect(stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(stage.troubles).toEqual([]);
});

const cardFor = async (person: Person): ReturnType<Person['waitFor']> =>
  person.waitFor((message) => message.mentionsMe && waysOf(message).buttons.some(({ verb }) => verb === 'accept'), 30_000);

describe('a challenge', () => {
  it('pings the opponent and nobody else', async () => {
    const { anna, ben, channel } = stage;
    const answer = await shown(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    expect(answer.ephemeral).toBe(true);
    const card = await cardFor(ben);
    const kept = stage.sandbox.town.inspect(card.id);
    expect(kept?.mentions).toEqual([ben.id]);
    expect(textOf(card)).toContain('Farms');
    const refused = await shown(carla.click(card.id, buttonOf(card, 'accept')));
    expect(refused.ephemeral).toBe(true);
    expect(textOf(refused)).toMatch(/Only/);
    const own = await shown(anna.click(card.id, buttonOf(card, 'decline')));
    expect(textOf(own)).not.toContain('declined');
    await shown(ben.click(card.id, buttonOf(card, 'decline')));
    await stage.quiet();
    expect(textOf(ben.message(card.id) as never)).toContain('declined');
    expect(waysOf(ben.message(card.id) as never).buttons).toEqual([]);
  });

  it('can be changed by a form, and the other accepts the new terms', async () => {
    const { anna, ben, channel } = stage;
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy', clock: 'fast' }));
    const card = await cardFor(ben);
    const opened = await ben.click(card.id, buttonOf(card, 'propose'));
    if (opened.kind !== 'modal') throw new Error('no form was opened');
    await shown(ben.submitModal(opened.modal.id, { variant: ['long'], clock: ['weekly'], takebacks: ['no'], rated: ['no'], hints: ['yes'] }));
    const changed = await cardFor(anna);
    expect(textOf(changed)).toContain('7 days');
    expect(textOf(changed)).toContain('Long');
    expect(textOf(changed)).toMatch(/^Changed: .+ → Long · fast, 12 hours a turn → weekly, 7 days a turn · take-backs by consent → no take-backs · without hints → with hints$/mu);
    const panel = await shown(anna.click(changed.id, buttonOf(changed, 'accept')));
    const id = waysOf(panel).buttons[0]?.id.split(':')[1] ?? '';
    await stage.quiet();
    expect((await stage.sheet(id)).terms).toMatchObject({ clock: 'weekly', takebacks: false, hints: true, options: { variant: 'long' } });
    await stage.matches.resign(id, anna.id, null);
  });

  it('is withdrawn by whoever made it, and by nobody else', async () => {
    const { anna, ben, channel } = stage;
    await anna.contextMenu(channel, 'Challenge', ben.id);
    const card = await cardFor(ben);
    expect(textOf(await shown(ben.click(card.id, buttonOf(card, 'withdraw'))))).toContain('ausgesprochen');
    await shown(anna.click(card.id, buttonOf(card, 'withdraw')));
    await stage.quiet();
    expect(textOf(ben.message(card.id) as never)).toContain('withdrew');
  });

  it('reminds once and expires', async () => {
    const { anna, ben, channel } = stage;
    await shown(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    const card = await cardFor(ben);
    await stage.pass(2 * DAY + 1000);
    const reminder = await cardFor(ben);
    expect(reminder.id).not.toBe(card.id);
    await stage.pass(6 * DAY);
    expect(textOf(ben.message(reminder.id) as never)).toContain('not answered');
  });

  it('of oneself or of a bot is refused with a way out', async () => {
    const { anna, channel, sandbox } = stage;
    expect(textOf(await shown(anna.slash(channel, '/challenge', { opponent: anna.id })))).toContain('/solo');
    expect(textOf(await shown(anna.slash(channel, '/challenge', { opponent: sandbox.botId })))).toContain('/solo');
  });
});

describe('a click', () => {
  it('by somebody who looks on is answered privately, with something to do', async () => {
    const { id, thread, mover } = await begunToy(stage);
    const door = mover.messages(thread).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'hand'));
    if (!door) throw new Error('no turn message');
    const answer = await shown(carla.click(door.id, buttonOf(door, 'open')));
    expect(answer.ephemeral).toBe(true);
    expect(textOf(answer)).toContain(`Only ${mover.profile.displayName} can do that now`);
    expect(waysOf(answer).buttons.map(({ verb }) => verb)).toEqual(['board', 'log', 'follow']);
    expect(textOf(await shown(carla.click(door.id, buttonOf(door, 'hand'))))).not.toMatch(/crop|raid|song|guard/);
    expect(textOf(answer)).not.toContain('when it is yours');
    // Nobody may be added: then that is what is said.
    const stop = stage.sandbox.faults.fail({ route: /^(PATCH .*channels\/.*messages|PUT .*thread-members)/, status: 403 });
    expect(textOf(await shown(carla.click(answer.id, buttonOf(answer, 'follow'))))).toContain('could not add you');
    stop();
    expect(textOf(await shown(carla.click(door.id, buttonOf(door, 'open'))))).toContain('Only');
    const again = await shown(carla.click(door.id, buttonOf(door, 'open')));
    expect(textOf(await shown(carla.click(again.id, buttonOf(again, 'follow'))))).toContain('You follow this match now');
    expect(carla.channel(thread).memberIds).toContain(carla.id);
    await stage.matches.resign(id, mover.id, null);
    await stage.quiet();
    // The card in the channel leads there, and says that it is over.
    const cards = carla.messages(stage.channel).map(textOf).filter((text) => text.includes(thread));
    expect(cards.at(-1)).toMatch(/^Over: .+ resigned, so .+ wins\. → /);
  });

  it('on an old panel changes nothing, and what is still legal is offered again', async () => {
    const { id, mover } = await begunToy(stage);
    const first = await panelOf(stage, mover, id);
    const second = await panelOf(stage, mover, id);
    await shown(mover.click(first.id, buttonOf(first, 'pick')));
    await stage.quiet();
    const { answers } = await stage.sheet(id);
    const stale = await shown(mover.click(second.id, buttonOf(second, 'pick')));
    expect(textOf(stale)).toMatch(/earlier moment|früheren Moment/);
    expect((await stage.sheet(id)).answers).toBe(answers);
    await stage.matches.resign(id, mover.id, null);
  });

  it('made twice counts once', async () => {
    const { id, mover } = await begunToy(stage);
    const panel = await panelOf(stage, mover, id);
    const { answers } = await stage.sheet(id);
    const pick = buttonOf(panel, 'pick');
    await Promise.all([shown(mover.click(panel.id, pick)), shown(mover.click(panel.id, pick))]);
    await stage.quiet();
    expect((await stage.sheet(id)).answers).toBe(answers + 1);
    await stage.matches.resign(id, mover.id, null);
  });

  it('that Discord reports twice counts once, and is answered as if it came once', async () => {
    const { id, mover } = await begunToy(stage);
    const stop = stage.sandbox.faults.duplicate({ event: 'INTERACTION_CREATE' });
    const { answers } = await stage.sheet(id);
    const panel = await pickFirst(stage, mover, id);
    stop();
    await stage.quiet();
    expect((await stage.sheet(id)).answers).toBe(answers + 1);
    expect(textOf(panel)).not.toMatch(/already|schon geschehen/);
    await stage.matches.resign(id, mover.id, null);
  });

  it('can be undone as far as nothing came to light', async () => {
    const { id, mover } = await begunToy(stage);
    let panel = await pickFirst(stage, mover, id);
    for (let count = 0; count < 5 && !waysOf(panel).buttons.some(({ verb }) => verb === 'undo'); count++) {
      const pick = waysOf(panel).buttons.find(({ verb, id: button }) => verb === 'pick' && !button.endsWith(':end'));
      if (!pick) break;
      panel = await shown(mover.click(panel.id, pick.id));
    }
    const { answers } = await stage.sheet(id);
    const undone = await shown(mover.click(panel.id, buttonOf(panel, 'undo')));
    expect((await stage.sheet(id)).answers).toBe(answers - 1);
    expect(waysOf(undone).buttons.some(({ verb }) => verb === 'pick')).toBe(true);
    await stage.matches.resign(id, mover.id, null);
  });

  it('on a button of another version is answered kindly', async () => {
    const { channel, anna } = stage;
    const answer = await shown(anna.slash(channel, '/parley help'));
    const forged = await shown(anna.click(answer.id, 'q9:nonsense', { forge: true }));
    expect(textOf(forged)).toContain('older version');
  });
});

describe('what is typed', () => {
  it('is refused in words when it is not possible, with what is', async () => {
    const { id, thread, mover, other } = await begunToy(stage);
    const nonsense = await shown(mover.slash(thread, '/build', { move: 'castle in the air' }));
    expect(textOf(nonsense)).toMatch(/castle in the air/);
    expect(waysOf(nonsense).buttons.some(({ verb }) => verb === 'pick')).toBe(true);
    const early = await shown(other.slash(thread, '/roll'));
    expect(textOf(early)).toMatch(/nothing to decide|nichts zu entscheiden/);
    const foreign = await shown(carla.slash(thread, '/roll'));
    expect(textOf(foreign)).toContain('Only the players');
    await stage.matches.resign(id, mover.id, null);
  });

  it('needs a match to be named when there are several', async () => {
    const one = await begunToy(stage);
    const two = await begunToy(stage);
    const dm = one.mover.dm();
    const asked = await shown(one.mover.slash(dm, '/hand'));
    expect(textOf(asked)).toContain(one.id);
    expect(textOf(asked)).toContain(two.id);
    const suggested = await one.mover.autocomplete(dm, '/hand', { match: '' }, 'match');
    expect(suggested.map(({ value }) => value)).toEqual(expect.arrayContaining([one.id, two.id]));
    expect(textOf(await shown(one.mover.slash(dm, '/hand', { match: one.id })))).toContain('Hand');
    for (const { id, mover } of [one, two]) await stage.matches.resign(id, mover.id, null);
  });
});
