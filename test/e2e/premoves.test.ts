import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { buttonOf, panelOf, whoseMove } from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ seed: 'ahead' });
});
afterEach(async () => harness.close());

/** Opens the plans from the panel and presses the one with this name. */
async function plan(person: SimulatedPerson, id: string, name: string): Promise<PageMessage> {
  const panel = await panelOf(harness, person, id);
  const page = await finalMessage(
    person.click(
      panel.id,
      buttonOf(panel, controlsOf(panel).buttons.some(({ verb }) => verb === 'ahead') ? 'ahead' : 'more'),
    ),
  );
  const plans = controlsOf(page).buttons.some(({ verb }) => verb === 'plan-ahead')
    ? page
    : await finalMessage(person.click(page.id, buttonOf(page, 'ahead')));
  const press = controlsOf(plans).buttons.find(
    ({ verb, id: button }) => verb === 'plan-ahead' && button.endsWith(`:${name}`),
  );
  return finalMessage(person.click(plans.id, press?.id ?? ''));
}

/** Answers as time would, until the turn is over or something else than its end is asked. */
async function endTurn(id: string, user: string): Promise<void> {
  const { turn } = await harness.matches.panel(id, user);
  for (;;) {
    const panel = await harness.matches.panel(id, user);
    if (!panel.question || panel.turn !== turn) break;
    await harness.matches.answer(id, user, panel.seq, panel.question.fallback, null);
  }
  await harness.idle();
}

const turnOf = async (id: string, user: string): Promise<number> => (await harness.matches.panel(id, user)).turn;
const thrown = async (id: string): Promise<number> =>
  (await harness.matches.log(id, null)).filter(({ texts }) => texts.some((text) => / rolled /u.test(text.en))).length;

it('rolls in advance: the turn has begun when its player comes, and nothing else was decided', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { mover, other } = await whoseMove(harness, id);
  expect(textOf(await plan(other, id, 'roll'))).toMatch(/Plan: /u);
  const before = await thrown(id);
  await endTurn(id, mover.id);
  expect(await thrown(id)).toBe(before + 2);
  const panel = await harness.matches.panel(id, other.id);
  expect(panel.question?.key).not.toBe('roll');
  expect(panel.ahead).toBeNull();
});

it('ends empty turns as well, and stops where something can be built, played or chosen', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { mover, other } = await whoseMove(harness, id);
  await plan(other, id, 'endFive');
  for (let turns = 0; turns < 12 && (await harness.matches.panel(id, other.id)).ahead !== null; turns++) {
    const turn = await turnOf(id, mover.id);
    await endTurn(id, mover.id);
    const panel = await harness.matches.panel(id, other.id);
    // Either it came round to the other again, or there is something for this player to decide.
    if (panel.question === null || panel.ahead !== null) expect(await turnOf(id, mover.id)).toBe(turn + 2);
    else expect(panel.question.choices.length).toBeGreaterThan(1);
  }
  expect((await harness.matches.panel(id, other.id)).ahead).toBeNull();
});

it('is taken back with a press, and nobody else learns of it', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { mover, other } = await whoseMove(harness, id);
  await plan(other, id, 'end');
  expect(JSON.stringify((await harness.matches.panel(id, mover.id)).sheet)).not.toContain('ahead');
  expect((await harness.matches.panel(id, mover.id)).ahead).toBeNull();
  await plan(other, id, 'none');
  const before = await thrown(id);
  await endTurn(id, mover.id);
  expect(await thrown(id)).toBe(before + 1);
  expect((await harness.matches.panel(id, other.id)).question?.key).toBe('roll');
});
