import { afterEach, expect, it } from 'vitest';
import { randomAnswer } from '../../src/engine/answers.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { HOUR } from '../../src/match/limits.ts';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { openHarness, type Harness } from './harness.ts';
import { panelOf } from './match-helpers.ts';
import { transcribed } from './message-parts.ts';

let harness: Harness;
afterEach(async () => {
  await harness.close();
});

const TURNS = 3;

/**
 * Everything that two players read of a match: the thread, their messages and panels, with names for ids and with times
 * in minutes after the start. `npm run golden -- transcripts` accepts a change.
 */
it.each([
  ['en', 'rivals'],
  ['de', 'dice'],
] as const)('two players read the same as before in a match in %s', async (language, game) => {
  harness = await openHarness({ seed: 'transcript' });
  const { anna, ben, channel, guild, matches, sandbox } = harness;
  const startedAt = sandbox.clock.now();
  const people = [
    ['Anna', anna],
    ['Ben', ben],
  ] as const;
  const { id } = await matches.challenge({
    game,
    challenger: { id: anna.id, name: 'Anna' },
    opponents: [{ id: ben.id, name: 'Ben' }],
    home: { guild, parent: channel, language },
    token: null,
  });
  await harness.idle();

  const plain = (text: string): string =>
    people
      .reduce((all, [name, person]) => all.replaceAll(person.id, name), text)
      .replaceAll(id, 'MATCH')
      .replaceAll(/<t:(\d+):(\w)>/gu, (_, at: string, form: string) => {
        return `<${form} +${Math.round((Number(at) * 1000 - startedAt) / 60_000)} min>`;
      })
      .replaceAll(/\d{15,}/gu, '…');
  const shown = (message: PageMessage): string => plain(transcribed(message));
  const lines: string[] = [];
  const note = (title: string, messages: readonly PageMessage[]): void =>
    void lines.push(`## ${title}`, ...messages.map((message) => `${shown(message)}\n`));
  const noteAll = async (when: string): Promise<void> => {
    await harness.idle();
    note(`${when}: the channel`, anna.messages(channel));
    const thread = (await harness.sheet(id)).home.channel;
    if (thread !== null) note(`${when}: the thread`, ben.messages(thread));
    for (const [name, person] of people) note(`${when}: to ${name}`, person.messages(person.dm()));
  };

  await noteAll('asked');
  await matches.accept(id, ben.id, null);
  await noteAll('accepted');
  const random = randomFrom({ seed: 'transcript', drawn: 0 });
  for (let turn = 0; turn < TURNS;) {
    const { waits, players } = await harness.sheet(id);
    const player = players[waits[0]?.seat ?? 0];
    const [name, person]: readonly [string, SimulatedPerson] =
      player?.kind === 'person' && player.id === anna.id ? people[0] : people[1];
    const before = await matches.panel(id, person.id);
    if (!before.question) throw new Error('nobody is waited for');
    note(`turn ${before.turn}, the panel of ${name}`, [await panelOf(harness, person, id)]);
    await harness.advance(HOUR);
    const after = await matches.answer(id, person.id, before.seq, randomAnswer(before.question, random), null);
    await harness.idle();
    if (after.turn !== before.turn) turn++;
  }
  await noteAll('under way');
  await matches.resign(id, anna.id, null);
  await noteAll('resigned');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`transcripts/${game}-${language}.txt`);
});
