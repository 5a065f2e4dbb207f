import { afterEach, beforeEach, expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { clickOn, isAsking, openPanel } from './players.ts';
import { shown, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ seed: 'scripted' });
});
afterEach(async () => stage.close());

/** The newest message that calls for a turn, with its button for the dice. */
function diceIn(thread: string): { readonly message: PageMessage; readonly id: string } | null {
  const message = stage.anna.messages(thread).findLast((each) => !each.ephemeral && waysOf(each).buttons.length > 0);
  const dice = message && waysOf(message).buttons.find(({ verb }) => verb === 'pick');
  return message && dice ? { message, id: dice.id } : null;
}

it('a whole Duel is played with six and a half clicks per turn or fewer, every one of them made', async () => {
  const { anna } = stage;
  const random = randomFrom({ seed: 'scripted', drawn: 0 });
  let panel = await shown(anna.slash(stage.channel, '/solo', { level: 'gentle', variant: 'duel' }));
  const id = waysOf(panel).buttons[0]?.id.split(':')[1] ?? '';
  let clicks = 0;
  const turns = new Set<number>();
  while ((await stage.matches.past(id)) === null) {
    await stage.quiet();
    const { question, turn } = await stage.matches.panel(id, anna.id);
    if (!question) throw new Error(`nothing is asked in turn ${turn}`);
    const { home } = await stage.sheet(id);
    const dice = question.key === 'roll' && !turns.has(turn) ? diceIn(home.channel ?? '') : null;
    if (turn > 0) turns.add(turn);
    if (dice || !isAsking(panel)) {
      panel = dice ? await shown(anna.click(dice.message.id, dice.id)) : await openPanel(anna, id, home.channel ?? '');
      clicks++;
    }
    while (isAsking(panel)) {
      const now = await stage.matches.panel(id, anna.id);
      // The next turn begins at its message, as it does for people.
      if (now.turn > turn && now.question?.key === 'roll') break;
      // The regions stay as they are.
      const leave = now.question?.key === 'setup.swap' ? waysOf(panel).buttons.find(({ id: button }) => button.endsWith(':pick:pass')) : undefined;
      panel = leave ? await shown(anna.click(panel.id, leave.id)) : await clickOn(anna, panel, random);
      clicks++;
    }
  }
  expect(turns.size).toBeGreaterThan(10);
  expect(clicks / turns.size).toBeLessThanOrEqual(6.5);
  expect(stage.sandbox.violations).toEqual([]);
});
