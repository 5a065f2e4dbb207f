import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { buttonOf, panelOf, whoseMove } from './table.ts';
import { begin } from './whole-match.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ seed: 'ahead' });
});
afterEach(async () => stage.close());

/** Opens the plans from the panel and presses the one with this name. */
async function plan(person: Person, id: string, name: string): Promise<PageMessage> {
  const panel = await panelOf(stage, person, id);
  const page = await shown(person.click(panel.id, buttonOf(panel, waysOf(panel).buttons.some(({ verb }) => verb === 'ahead') ? 'ahead' : 'more')));
  const plans = waysOf(page).buttons.some(({ verb }) => verb === 'plan-ahead') ? page : await shown(person.click(page.id, buttonOf(page, 'ahead')));
  const press = waysOf(plans).buttons.find(({ verb, id: button }) => verb === 'plan-ahead' && button.endsWith(`:${name}`));
  return shown(person.click(plans.id, press?.id ?? ''));
}

/** Answers as time would, until the turn is over or something else than its end is asked. */
async function endTurn(id: string, user: string): Promise<void> {
  const { turn } = await stage.matches.panel(id, user);
  for (;;) {
    const panel = await stage.matches.panel(id, user);
    if (!panel.question || panel.turn !== turn) break;
    await stage.matches.answer(id, user, panel.seq, panel.question.otherwise, null);
  }
  await stage.quiet();
}

const turnOf = async (id: string, user: string): Promise<number> => (await stage.matches.panel(id, user)).turn;
const thrown = async (id: string): Promise<number> => (await stage.matches.log(id, null)).filter(({ texts }) => texts.some((text) => / rolled /u.test(text.en))).length;

it('rolls in advance: the turn has begun when its player comes, and nothing else was decided', async () => {
  const id = await begin(stage, { variant: 'intro' });
  await stage.quiet();
  const { mover, other } = await whoseMove(stage, id);
  expect(textOf(await plan(other, id, 'roll'))).toMatch(/Planned|Geplant/u);
  const before = await thrown(id);
  await endTurn(id, mover.id);
  expect(await thrown(id)).toBe(before + 2);
  const panel = await stage.matches.panel(id, other.id);
  expect(panel.question?.key).not.toBe('roll');
  expect(panel.ahead).toBeNull();
});

it('ends empty turns as well, and stops where something can be built, played or chosen', async () => {
  const id = await begin(stage, { variant: 'intro' });
  await stage.quiet();
  const { mover, other } = await whoseMove(stage, id);
  await plan(other, id, 'endFive');
  for (let turns = 0; turns < 12 && (await stage.matches.panel(id, other.id)).ahead !== null; turns++) {
    const turn = await turnOf(id, mover.id);
    await endTurn(id, mover.id);
    const panel = await stage.matches.panel(id, other.id);
    // Either it came round to the other again, or there is something for this player to decide.
    if (panel.question === null || panel.ahead !== null) expect(await turnOf(id, mover.id)).toBe(turn + 2);
    else expect(panel.question.choices.length).toBeGreaterThan(1);
  }
  expect((await stage.matches.panel(id, other.id)).ahead).toBeNull();
});

it('is taken back with a press, and nobody else learns of it', async () => {
  const id = await begin(stage, { variant: 'intro' });
  await stage.quiet();
  const { mover, other } = await whoseMove(stage, id);
  await plan(other, id, 'end');
  expect(JSON.stringify((await stage.matches.panel(id, mover.id)).sheet)).not.toContain('ahead');
  expect((await stage.matches.panel(id, mover.id)).ahead).toBeNull();
  await plan(other, id, 'none');
  const before = await thrown(id);
  await endTurn(id, mover.id);
  expect(await thrown(id)).toBe(before + 1);
  expect((await stage.matches.panel(id, other.id)).question?.key).toBe('roll');
});
