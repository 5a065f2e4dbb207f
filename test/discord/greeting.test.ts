import type { REST } from 'discord.js';
import { expect, it } from 'vitest';
import { greetNewGuilds, greetPerson } from '../../src/discord/posts/greeting.ts';
import { recordedDiscord } from './recorded-discord.ts';

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

/** Which of these servers are greeted, by when the bot joined them. */
async function greeted(joined: Readonly<Record<string, number | null>>, times = 1): Promise<readonly string[]> {
  const { context, take } = recordedDiscord();
  const get = async (route: string): Promise<object> => {
    const [, , guild = '', part] = route.split('/');
    if (part === 'members') {
      const at = joined[guild] ?? null;
      return { joined_at: at === null ? null : new Date(at).toISOString() };
    }
    return part === 'channels' ? [] : { system_channel_id: `hall of ${guild}`, preferred_locale: 'de' };
  };
  for (let time = 0; time < times; time++)
    await greetNewGuilds(context, { get } as unknown as REST, 'bot', Object.keys(joined));
  return take().flatMap((line) => /^send #hall of (\w+)/u.exec(line)?.[1] ?? []);
}

it('servers are greeted that the bot joined in the last seven days', async () => {
  expect(await greeted({ new: NOW, week: NOW - 7 * DAY, older: NOW - 7 * DAY - 1, unknown: null })).toEqual([
    'new',
    'week',
  ]);
});

it('a server is greeted once', async () => {
  expect(await greeted({ new: NOW }, 3)).toEqual(['new']);
});

it('someone who installed the app reads only of commands for people', async () => {
  const { context, take } = recordedDiscord();
  await greetPerson(context, 'anna', 'en');
  const [said = ''] = take();
  expect(said).toContain('Later: /solo and /parley help.');
  expect(said).not.toMatch(/challenge/iu);
});
