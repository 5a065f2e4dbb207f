import { expect, it } from 'vitest';
import { randomAnswer } from '../../src/engine/answers.ts';
import { randomFrom } from '../../src/engine/random.ts';
import { HOUR } from '../../src/match/limits.ts';
import { openHarness } from './harness.ts';

const TURNS = 8;

interface Named {
  readonly id: string;
  readonly name: string;
}

it('four at a table get one public message for a turn, and only the one who is to move is called, once', async () => {
  const harness = await openHarness();
  try {
    const { anna, ben, channel, guild, matches } = harness;
    const names = ['Anna', 'Ben', 'Carla', 'Dora'] as const;
    const people = [
      anna,
      ben,
      harness.sandbox.addPerson({ name: names[2] }),
      harness.sandbox.addPerson({ name: names[3] }),
    ] as const;
    for (const person of people.slice(2)) harness.sandbox.admin.join(guild, person.id);
    const [host, ...guests] = [0, 1, 2, 3].map((seat) => ({ id: people[seat as 0].id, name: names[seat as 0] })) as [
      Named,
      ...Named[],
    ];
    const home = { guild, parent: channel, language: 'en' } as const;
    const { id } = await matches.challenge({
      game: 'struggle',
      challenger: host,
      opponents: guests,
      home,
      token: null,
    });
    for (const guest of guests) await matches.accept(id, guest.id, null);
    await harness.idle();
    const thread = (await harness.sheet(id)).home.channel ?? '';
    const spoken = () => anna.messages(thread).filter(({ type, ephemeral }) => type === 0 && !ephemeral);
    // A turn is handed over by a mention in the thread, and by a direct message without a sound.
    const mentions = (): readonly number[] =>
      people.map((person) => person.messages(thread).filter(({ mentionsMe, silent }) => mentionsMe && !silent).length);
    const pushes = (): readonly number[] =>
      people.map((person) => person.messages(person.dm()).filter(({ silent }) => !silent).length);
    const since = (now: readonly number[], before: readonly number[]): readonly number[] =>
      now.map((count, index) => count - (before[index] ?? 0));
    const random = randomFrom({ seed: 'calm', drawn: 0 });
    const turns: {
      readonly said: number;
      readonly mentioned: readonly number[];
      readonly pushed: readonly number[];
    }[] = [];
    const count = () => ({ said: spoken().length, mentioned: mentions(), pushed: pushes() });
    let before = count();
    while (turns.length < TURNS) {
      const { waits, players } = await harness.sheet(id);
      const player = players[waits[random.below(waits.length)]?.seat ?? 0];
      const user = player?.kind === 'person' ? player.id : '';
      const { turn, seq, question } = await matches.panel(id, user);
      if (!question) throw new Error('nobody is waited for');
      // Everyone has gone when the next player moves, so everyone would have to be called.
      await harness.advance(HOUR);
      const after = await matches.answer(id, user, seq, randomAnswer(question, random), null);
      await harness.idle();
      if (after.turn === turn) continue;
      const now = count();
      turns.push({
        said: now.said - before.said,
        mentioned: since(now.mentioned, before.mentioned),
        pushed: since(now.pushed, before.pushed),
      });
      before = now;
    }
    for (const { said, mentioned, pushed } of turns) {
      expect(said).toBe(1);
      // The one whose turn it is now, and nobody else.
      expect(mentioned.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
      expect(pushed).toEqual([0, 0, 0, 0]);
    }
    expect(harness.sandbox.violations).toEqual([]);
  } finally {
    await harness.close();
  }
}, 180_000);
