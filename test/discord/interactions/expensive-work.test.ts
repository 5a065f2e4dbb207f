import { type APIInteraction, InteractionType } from 'discord.js';
import { expect, it } from 'vitest';
import { formatCustomId } from '../../../src/discord/interactions/custom-id.ts';
import { createExpensiveWork, expensiveKindOf } from '../../../src/discord/interactions/expensive-work.ts';
import { expensiveStrings } from '../../../src/discord/strings/expensive.ts';

const WHILE = 10 * 60_000;

it('what one person may ask for is limited for each kind, and can be asked for again after ten minutes', () => {
  let now = 1_000;
  const work = createExpensiveWork(() => now);
  const asked = (user: string, kind: 'review' | 'hint', times: number) =>
    Array.from({ length: times }, () => work.refusal(user, kind));
  expect(asked('anna', 'review', 15)).toEqual(Array.from({ length: 15 }, () => null));
  now += WHILE - 1;
  expect(asked('anna', 'review', 1)).toEqual([expensiveStrings.tooOften]);
  expect(expensiveStrings.tooOften.en).toBe('That’s a lot of requests in a short time. Try again in a few minutes.');
  expect([...asked('ben', 'review', 1), ...asked('anna', 'hint', 60)]).toEqual(Array.from({ length: 61 }, () => null));
  expect(asked('anna', 'hint', 1)).toEqual([expensiveStrings.tooOften]);
  now += 1;
  expect(asked('anna', 'review', 16)).toEqual([...Array.from({ length: 15 }, () => null), expensiveStrings.tooOften]);
});

it('everything that replays a whole match is kept apart from other clicks', () => {
  const click = (verb: string) =>
    ({
      type: InteractionType.MessageComponent,
      data: { custom_id: formatCustomId({ match: 'ABCDEF', seat: null, seq: 1, verb, arg: '' }) },
    }) as unknown as APIInteraction;
  const command = (name: string) =>
    ({
      type: InteractionType.ApplicationCommand,
      data: { type: 1, name: 'parley', options: [{ type: 1, name, options: [] }] },
    }) as unknown as APIInteraction;
  for (const verb of ['replay', 'log', 'moment'])
    expect([verb, expensiveKindOf(click(verb))]).toEqual([verb, 'replay']);
  expect(expensiveKindOf(command('log'))).toBe('replay');
  expect(expensiveKindOf(click('review'))).toBe('review');
  for (const verb of ['open', 'pick', 'hand', 'board']) expect(expensiveKindOf(click(verb))).toBeNull();
});
