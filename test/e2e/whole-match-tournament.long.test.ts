import { afterEach, expect, it } from 'vitest';
import { rivals } from '../../src/games/rivals/game.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { createClicker } from './simulated-players.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import { buttonOf } from './match-helpers.ts';
import { type PlayerAct, challengeAndAccept, expectConsistent, inThread, playToEnd } from './whole-match.ts';

const { decks } = rivals;
if (!decks) throw new Error('Rivals is played with decks');
const [traders, , scholars] = decks.premade().map(({ line }) => line) as [string, string, string];

let harness: Harness;
afterEach(async () => {
  await harness.close();
});

/** Someone who plays by buttons, and brings this deck when asked for one. */
function bringing(deck: string): PlayerAct {
  const click = createClicker();
  return async (person, match, channel, random) => {
    const { waits, players } = await harness.sheet(match);
    const asked = waits.some(({ key, seat }) => {
      const player = players[seat];
      return key === 'deck' && player?.kind === 'person' && player.id === person.id;
    });
    await (asked
      ? finalMessage(person.slash(channel, '/choose', { answer: deck }))
      : click(person, match, channel, random));
  };
}

it(
  'T1.1, T3.5: a whole Tournament match, from a challenge with a deck to its end, where both decks come to light',
  { timeout: 600_000 },
  async () => {
    harness = await openHarness({ seed: 'tournament' });
    const { anna, ben } = harness;
    await harness.matches.newDeck(anna.id, 'rivals', 'Annas Plan', traders);
    const id = await challengeAndAccept(harness, { variant: 'tournament', deck: 'Annas Plan' });
    const played = await playToEnd(harness, id, rivals, bringing('scholars'), { most: 6000 });
    expectConsistent(harness, played);
    expect(harness.warnings).toEqual([]);
    const messages = await inThread(harness, id);
    const over = messages.findLast((message) =>
      controlsOf(message).buttons.some(({ verb }) => verb === 'decks-brought'),
    ) as PageMessage;
    const before = JSON.stringify(messages.filter((message) => message !== over));
    const both = textOf(await finalMessage(ben.click(over.id, buttonOf(over, 'decks-brought'))));
    for (const line of [traders, scholars]) {
      const brought = decks.lineOf(decks.answer(line));
      expect(both).toContain(brought);
      expect(before).not.toContain(brought);
    }
    expect(before).not.toContain('Annas Plan');
  },
);
