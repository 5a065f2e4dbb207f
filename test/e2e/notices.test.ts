import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { startToyMatch, bothGames, buttonOf, menuOf, panelOf, clickFirstChoice } from './match-helpers.ts';

const DAY = 86_400_000;

let harness: Harness;
let carla: SimulatedPerson;
beforeAll(async () => {
  // As if every challenge were the first of its day.
  harness = await openHarness({ games: bothGames, limits: { challengeWindow: 0 } });
  carla = harness.sandbox.addPerson({ name: 'Carla' });
  harness.sandbox.admin.join(harness.guild, carla.id);
});
afterAll(async () => {
  await harness.close();
});
afterEach(() => {
  expect(harness.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`)).toEqual([]);
  expect(harness.warnings).toEqual([]);
});

const cardFor = async (person: SimulatedPerson): ReturnType<SimulatedPerson['waitFor']> =>
  person.waitFor((message) => message.mentionsMe && controlsOf(message).buttons.some(({ verb }) => verb === 'accept'));

describe('a challenge', () => {
  it('pings the opponent and nobody else', async () => {
    const { anna, ben, channel } = harness;
    const answer = await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    expect(answer.ephemeral).toBe(true);
    const card = await cardFor(ben);
    const kept = harness.sandbox.admin.inspect(card.id);
    expect(kept?.mentions).toEqual([ben.id]);
    expect(textOf(card)).toContain('Farms');
    const refused = await finalMessage(carla.click(card.id, buttonOf(card, 'accept')));
    expect(refused.ephemeral).toBe(true);
    expect(textOf(refused)).toMatch(/Only/);
    const own = await finalMessage(anna.click(card.id, buttonOf(card, 'decline')));
    expect(textOf(own)).not.toContain('declined');
    await finalMessage(ben.click(card.id, buttonOf(card, 'decline')));
    await harness.idle();
    expect(textOf(ben.message(card.id) as never)).toContain('declined');
    expect(controlsOf(ben.message(card.id) as never).buttons).toEqual([]);
  });

  it('can be changed by a form, and the other accepts the new terms', async () => {
    const { anna, ben, channel } = harness;
    await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy', pace: 'quick' }));
    const card = await cardFor(ben);
    const opened = await ben.click(card.id, buttonOf(card, 'propose'));
    if (opened.kind !== 'modal') throw new Error('no form was opened');
    await finalMessage(
      ben.submitModal(opened.modal.id, { variant: ['long'], clock: ['weekly'], permissions: ['hints'] }),
    );
    const changed = await cardFor(anna);
    expect(textOf(changed)).toContain('7 days');
    expect(textOf(changed)).toContain('Long');
    expect(textOf(changed)).toMatch(
      /^Changed: .+ → Long · 12 hours per turn → 7 days per turn · take-backs if all agree → no take-backs · without hints → with hints$/mu,
    );
    const panel = await finalMessage(anna.click(changed.id, buttonOf(changed, 'accept')));
    const id = controlsOf(panel).buttons[0]?.id.split(':')[1] ?? '';
    await harness.idle();
    expect((await harness.sheet(id)).terms).toMatchObject({
      clock: 'weekly',
      takebacks: false,
      hints: true,
      options: { variant: 'long' },
    });
    await harness.matches.resign(id, anna.id, null);
  });

  it('is withdrawn by whoever made it, and by nobody else', async () => {
    const { anna, ben, channel } = harness;
    await anna.contextMenu(channel, 'Challenge', ben.id);
    const card = await cardFor(ben);
    expect(textOf(await finalMessage(ben.click(card.id, buttonOf(card, 'withdraw'))))).toContain(
      'wer herausgefordert hat',
    );
    await finalMessage(anna.click(card.id, buttonOf(card, 'withdraw')));
    await harness.idle();
    expect(textOf(ben.message(card.id) as never)).toContain('withdrew');
  });

  it('reminds once and expires', async () => {
    const { anna, ben, channel } = harness;
    await finalMessage(anna.slash(channel, '/challenge', { opponent: ben.id, game: 'toy' }));
    const card = await cardFor(ben);
    await harness.advance(2 * DAY + 1000);
    const reminder = await cardFor(ben);
    expect(reminder.id).not.toBe(card.id);
    await harness.advance(6 * DAY);
    expect(textOf(ben.message(reminder.id) as never)).toContain('wasn’t answered');
  });

  it('of oneself or of a bot is refused with a way out', async () => {
    const { anna, channel, sandbox } = harness;
    expect(textOf(await finalMessage(anna.slash(channel, '/challenge', { opponent: anna.id })))).toContain('/solo');
    expect(textOf(await finalMessage(anna.slash(channel, '/challenge', { opponent: sandbox.botId })))).toContain(
      '/solo',
    );
  });
});

describe('a click', () => {
  it('by somebody who looks on is answered privately, with something to do', async () => {
    const { id, thread, mover } = await startToyMatch(harness);
    const opener = mover
      .messages(thread)
      .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'hand'));
    if (!opener) throw new Error('no turn message');
    const answer = await finalMessage(carla.click(opener.id, buttonOf(opener, 'open')));
    expect(answer.ephemeral).toBe(true);
    expect(textOf(answer)).toContain(`Only ${mover.profile.displayName} can do that right now`);
    expect(controlsOf(answer).buttons.map(({ verb }) => verb)).toEqual(['board', 'log', 'follow']);
    expect(textOf(await finalMessage(carla.click(opener.id, buttonOf(opener, 'hand'))))).not.toMatch(
      /crop|raid|song|guard/,
    );
    expect(textOf(answer)).not.toContain('when it’s yours');
    // Nobody may be added: then that is what is said.
    const stop = harness.sandbox.faults.fail({
      route: /^(PATCH .*channels\/.*messages|PUT .*thread-members)/,
      status: 403,
    });
    expect(textOf(await finalMessage(carla.click(answer.id, buttonOf(answer, 'follow'))))).toContain(
      'couldn’t add you',
    );
    stop();
    expect(textOf(await finalMessage(carla.click(opener.id, buttonOf(opener, 'open'))))).toContain('Only');
    const again = await finalMessage(carla.click(opener.id, buttonOf(opener, 'open')));
    expect(textOf(await finalMessage(carla.click(again.id, buttonOf(again, 'follow'))))).toContain(
      'You’re following this match',
    );
    expect(carla.channel(thread).memberIds).toContain(carla.id);
    await harness.matches.resign(id, mover.id, null);
    await harness.idle();
    // The card in the channel leads there, and says that it is over.
    const cards = carla
      .messages(harness.channel)
      .map(textOf)
      .filter((text) => text.includes(thread));
    expect(cards.at(-1)).toMatch(/^Over: .+ resigned, so .+ wins\. → /);
  });

  it('on an old panel changes nothing, and what is still legal is offered again', async () => {
    const { id, mover } = await startToyMatch(harness);
    const first = await panelOf(harness, mover, id);
    const second = await panelOf(harness, mover, id);
    await finalMessage(mover.click(first.id, buttonOf(first, 'pick')));
    await harness.idle();
    const { answers } = await harness.sheet(id);
    const stale = await finalMessage(mover.click(second.id, buttonOf(second, 'pick')));
    expect(textOf(stale)).toMatch(/out of date|veraltet/);
    expect((await harness.sheet(id)).answers).toBe(answers);
    await harness.matches.resign(id, mover.id, null);
  });

  it('made twice counts once', async () => {
    const { id, mover } = await startToyMatch(harness);
    const panel = await panelOf(harness, mover, id);
    const { answers } = await harness.sheet(id);
    const pick = buttonOf(panel, 'pick');
    await Promise.all([finalMessage(mover.click(panel.id, pick)), finalMessage(mover.click(panel.id, pick))]);
    await harness.idle();
    expect((await harness.sheet(id)).answers).toBe(answers + 1);
    await harness.matches.resign(id, mover.id, null);
  });

  it('that Discord reports twice counts once, and is answered as if it came once', async () => {
    const { id, mover } = await startToyMatch(harness);
    const stop = harness.sandbox.faults.duplicate({ event: 'INTERACTION_CREATE' });
    const { answers } = await harness.sheet(id);
    const panel = await clickFirstChoice(harness, mover, id);
    stop();
    await harness.idle();
    expect((await harness.sheet(id)).answers).toBe(answers + 1);
    expect(textOf(panel)).not.toMatch(/already|schon getan/);
    await harness.matches.resign(id, mover.id, null);
  });

  it('can be undone as far as nothing came to light', async () => {
    const { id, mover } = await startToyMatch(harness);
    let panel = await clickFirstChoice(harness, mover, id);
    for (let count = 0; count < 5 && !controlsOf(panel).buttons.some(({ verb }) => verb === 'undo'); count++) {
      const pick = controlsOf(panel).buttons.find(
        ({ verb, id: button }) => verb === 'pick' && !button.endsWith(':end'),
      );
      if (!pick) break;
      panel = await finalMessage(mover.click(panel.id, pick.id));
    }
    const { answers } = await harness.sheet(id);
    const undone = await finalMessage(mover.click(panel.id, buttonOf(panel, 'undo')));
    expect((await harness.sheet(id)).answers).toBe(answers - 1);
    expect(controlsOf(undone).buttons.some(({ verb }) => verb === 'pick')).toBe(true);
    await harness.matches.resign(id, mover.id, null);
  });

  it('on a button of another version is answered kindly', async () => {
    const { channel, anna } = harness;
    const answer = await finalMessage(anna.slash(channel, '/parley help'));
    const forged = await finalMessage(anna.click(answer.id, 'q9:nonsense', { forge: true }));
    expect(textOf(forged)).toContain('older version');
  });
});

describe('what is typed', () => {
  it('is refused in words when it is not possible, with what is', async () => {
    const { id, thread, mover, other } = await startToyMatch(harness);
    const nonsense = await finalMessage(mover.slash(thread, '/build', { move: 'castle in the air' }));
    expect(textOf(nonsense)).toMatch(/castle in the air/);
    expect(controlsOf(nonsense).buttons.some(({ verb }) => verb === 'pick')).toBe(true);
    const early = await finalMessage(other.slash(thread, '/roll'));
    expect(textOf(early)).toMatch(/nothing to decide|nichts zu entscheiden/);
    const foreign = await finalMessage(carla.slash(thread, '/roll'));
    expect(textOf(foreign)).toContain('Only the players');
    await harness.matches.resign(id, mover.id, null);
  });

  it('asks which match is meant when there are several, and runs there with one click', async () => {
    const one = await startToyMatch(harness);
    const two = await startToyMatch(harness);
    const dm = one.mover.dm();
    const asked = await finalMessage(one.mover.slash(dm, '/hand'));
    const menu = menuOf(asked, 'run');
    expect(menu.values.toSorted()).toEqual([one.id, two.id].toSorted());
    expect(JSON.stringify(asked.components)).toContain(`${one.mover === harness.anna ? 'Ben' : 'Anna'} · `);
    expect(textOf(await finalMessage(one.mover.select(asked.id, menu.id, [two.id])))).toContain('Hand');

    const rolling = await finalMessage(one.mover.slash(dm, '/roll'));
    const before = await harness.sheet(one.id);
    await finalMessage(one.mover.select(rolling.id, menuOf(rolling, 'run').id, [one.id]));
    const after = await harness.sheet(one.id);
    expect(after.answers).toBe(before.answers + 1);

    // A command too long for a button isn't cut: the menu only opens the match.
    const long = await finalMessage(one.mover.slash(dm, '/choose', { answer: 'x'.repeat(90) }));
    const opening = menuOf(long, 'go');
    expect(textOf(long)).toMatch(/option|Option/);
    expect(textOf(await finalMessage(one.mover.select(long.id, opening.id, [two.id])))).toContain(two.id);

    // The match may have ended before the click: the reason in words.
    const late = await finalMessage(one.mover.slash(dm, '/roll'));
    await harness.matches.resign(two.id, two.mover.id, null);
    const over = await finalMessage(one.mover.select(late.id, menuOf(late, 'run').id, [two.id]));
    expect(textOf(over)).toMatch(/over|vorbei|zu Ende|beendet/);
    const suggested = await one.mover.autocomplete(dm, '/hand', { match: '' }, 'match');
    expect(suggested.map(({ value }) => value)).toEqual([one.id]);
    expect(textOf(await finalMessage(one.mover.slash(dm, '/hand', { match: one.id })))).toContain('Hand');
    await harness.matches.resign(one.id, one.mover.id, null);
  });
});
