import { afterEach, expect, it } from 'vitest';
import { rivals } from '../../src/games/rivals/game.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { clicker } from './players.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { buttonOf } from './table.ts';
import { type Act, begin, expectWhole, inThread, playOut } from './whole-match.ts';

const { decks } = rivals;
if (!decks) throw new Error('Rivals is played with decks');
const [traders, , scholars] = decks.ready().map(({ line }) => line) as [string, string, string];

let stage: Stage;
afterEach(async () => {
  await stage.close();
});

/** Somebody who plays by buttons, and brings this deck when asked for one. */
function bringing(deck: string): Act {
  const click = clicker();
  return async (person, match, channel, random) => {
    const { waits, players } = await stage.sheet(match);
    const asked = waits.some(({ key, seat }) => {
      const player = players[seat];
      return key === 'deck' && player?.kind === 'person' && player.id === person.id;
    });
    await (asked ? shown(person.slash(channel, '/choose', { answer: deck })) : click(person, match, channel, random));
  };
}

it('T1.1, T3.5: a whole Tournament match, from a challenge with a deck to its end, where both decks come to light', { timeout: 600_000 }, async () => {
  stage = await openStage({ seed: 'tournament' });
  const { anna, ben } = stage;
  await stage.matches.newDeck(anna.id, 'rivals', 'Annas Plan', traders);
  const id = await begin(stage, { variant: 'tournament', deck: 'Annas Plan' });
  const played = await playOut(stage, id, rivals, bringing('scholars'), { most: 6000 });
  expectWhole(stage, played);
  expect(stage.troubles).toEqual([]);
  const messages = await inThread(stage, id);
  const over = messages.findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'decks-brought')) as PageMessage;
  const before = JSON.stringify(messages.filter((message) => message !== over));
  const both = textOf(await shown(ben.click(over.id, buttonOf(over, 'decks-brought'))));
  for (const line of [traders, scholars]) {
    const brought = decks.lineOf(decks.answer(line));
    expect(both).toContain(brought);
    expect(before).not.toContain(brought);
  }
  expect(before).not.toContain('Annas Plan');
});
