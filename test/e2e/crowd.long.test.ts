import { afterAll, expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import { createClicker } from './simulated-players.ts';
import { openHarness, type Harness } from './harness.ts';
import { challengeAndAccept } from './whole-match.ts';

let harness: Harness;
afterAll(async () => {
  await harness.close();
});

const MATCHES = 50;
const ACTS = 10;

it('plays fifty matches at the same time', async () => {
  harness = await openHarness({ seed: 'crowd' });
  const { sandbox, guild } = harness;
  const person = (name: string): SimulatedPerson => {
    const made = sandbox.addPerson({ name });
    sandbox.admin.join(guild, made.id);
    return made;
  };
  const pairs = Array.from({ length: MATCHES }, (_, index): [SimulatedPerson, SimulatedPerson] => [
    person(`Anna ${index}`),
    person(`Ben ${index}`),
  ]);

  const ids: string[] = [];
  for (const pair of pairs) ids.push(await challengeAndAccept(harness, { variant: 'intro' }, pair));
  await harness.idle();

  const acts = await Promise.all(
    pairs.map(async (pair, index) => {
      const id = ids[index] as string;
      const act = createClicker();
      const random = randomFrom({ seed: `crowd ${index}`, drawn: 0 });
      let acted = 0;
      for (; acted < ACTS; acted++) {
        const sheet = await harness.sheet(id);
        const player = sheet.players[sheet.waits[0]?.seat ?? -1];
        const who = pair.find((each) => player?.kind === 'person' && each.id === player.id);
        if (who) await act(who, id, sheet.home.channel ?? '', random);
      }
      return { id, acted };
    }),
  );
  await harness.idle();

  expect(sandbox.violations.map(({ path, reason }) => `${path} ${reason}`)).toEqual([]);
  expect(harness.warnings).toEqual([]);
  for (const { id } of acts) {
    const sheet = await harness.sheet(id);
    expect(sheet.answers).toBeGreaterThanOrEqual(ACTS - 4);
    // Each match has its own thread, with nothing of another in it.
    const messages = sandbox.admin.allMessages().filter(({ channelId }) => channelId === sheet.home.channel);
    expect(messages.length).toBeGreaterThan(1);
    const others = acts.filter((other) => other.id !== id);
    const thread = JSON.stringify(messages);
    expect(others.filter((other) => thread.includes(`:${other.id}:`))).toEqual([]);
  }
}, 180_000);
