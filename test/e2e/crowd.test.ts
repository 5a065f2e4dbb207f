import { afterAll, expect, it } from 'vitest';
import { randomFrom } from '../../src/engine/random.ts';
import type { Person } from '../../src/sandbox/index.ts';
import { clicker } from './players.ts';
import { openStage, type Stage } from './stage.ts';
import { begin } from './whole-match.ts';

let stage: Stage;
afterAll(async () => {
  await stage.close();
});

const MATCHES = 50;
const ACTS = 10;

it('plays fifty matches at the same time', async () => {
  stage = await openStage({ seed: 'crowd' });
  const { sandbox, guild } = stage;
  const person = (name: string): Person => {
    const made = sandbox.addPerson({ name });
    sandbox.town.join(guild, made.id);
    return made;
  };
  const pairs = Array.from({ length: MATCHES }, (_, index): [Person, Person] => [person(`Anna ${index}`), person(`Ben ${index}`)]);

  const ids: string[] = [];
  for (const pair of pairs) ids.push(await begin(stage, { variant: 'intro' }, pair));
  await stage.quiet();

  const acts = await Promise.all(
    pairs.map(async (pair, index) => {
      const id = ids[index] as string;
      const act = clicker();
      const random = randomFrom({ seed: `crowd ${index}`, drawn: 0 });
      let acted = 0;
      for (; acted < ACTS; acted++) {
        const sheet = await stage.sheet(id);
        const player = sheet.players[sheet.waits[0]?.seat ?? -1];
        const who = pair.find((each) => player?.kind === 'person' && each.id === player.id);
        if (who) await act(who, id, sheet.home.channel ?? '', random);
      }
      return { id, acted };
    }),
  );
  await stage.quiet();

  expect(sandbox.violations.map(({ path, reason }) => `${path} ${reason}`)).toEqual([]);
  expect(stage.troubles).toEqual([]);
  for (const { id } of acts) {
    const sheet = await stage.sheet(id);
    expect(sheet.answers).toBeGreaterThanOrEqual(ACTS - 4);
    // Each match has its own thread, with nothing of another in it.
    const messages = sandbox.town.allMessages().filter(({ channelId }) => channelId === sheet.home.channel);
    expect(messages.length).toBeGreaterThan(1);
    const others = acts.filter((other) => other.id !== id);
    const thread = JSON.stringify(messages);
    expect(others.filter((other) => thread.includes(`:${other.id}:`))).toEqual([]);
  }
}, 180_000);
