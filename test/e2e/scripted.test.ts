import { afterEach, beforeEach, expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { clickOn, isAsking, openPanel } from './simulated-players.ts';
import { finalMessage, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ seed: 'scripted' });
});
afterEach(async () => harness.close());

/** The newest message that calls for a turn, with its button for the dice. */
function diceIn(thread: string): { readonly message: PageMessage; readonly id: string } | null {
  const message = harness.anna
    .messages(thread)
    .findLast((each) => !each.ephemeral && controlsOf(each).buttons.length > 0);
  const dice = message && controlsOf(message).buttons.find(({ verb }) => verb === 'pick');
  return message && dice ? { message, id: dice.id } : null;
}

it('a whole Duel is played with six and a half clicks per turn or fewer, every one of them made', async () => {
  const { anna } = harness;
  const random = randomFrom({ seed: 'scripted', drawn: 0 });
  let panel = await finalMessage(anna.slash(harness.channel, '/solo', { level: 'gentle', variant: 'duel' }));
  const id = controlsOf(panel).buttons[0]?.id.split(':')[1] ?? '';
  let clicks = 0;
  const turns = new Set<number>();
  while ((await harness.matches.finished(id)) === null) {
    await harness.idle();
    const { question, turn } = await harness.matches.panel(id, anna.id);
    if (!question) throw new Error(`nothing is asked in turn ${turn}`);
    const { home } = await harness.sheet(id);
    const dice = question.key === 'roll' && !turns.has(turn) ? diceIn(home.channel ?? '') : null;
    if (turn > 0) turns.add(turn);
    if (dice || !isAsking(panel)) {
      panel = dice
        ? await finalMessage(anna.click(dice.message.id, dice.id))
        : await openPanel(anna, id, home.channel ?? '');
      clicks++;
    }
    while (isAsking(panel)) {
      const now = await harness.matches.panel(id, anna.id);
      // The next turn begins at its message, as it does for people.
      if (now.turn > turn && now.question?.key === 'roll') break;
      // The regions stay as they are.
      const leave =
        now.question?.key === 'setup.swap'
          ? controlsOf(panel).buttons.find(({ id: button }) => button.endsWith(':pick:pass'))
          : undefined;
      panel = leave ? await finalMessage(anna.click(panel.id, leave.id)) : await clickOn(anna, panel, random);
      clicks++;
    }
  }
  expect(turns.size).toBeGreaterThan(10);
  expect(clicks / turns.size).toBeLessThanOrEqual(6.5);
  expect(harness.sandbox.violations).toEqual([]);
});
