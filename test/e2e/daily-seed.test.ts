import { expect, it } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { bothGames } from './match-helpers.ts';
import { openHarness } from './harness.ts';

interface Option {
  readonly type: number;
  readonly name: string;
  readonly required?: boolean;
  readonly options?: readonly Option[];
}

/** Every command that takes a match and needs nothing else. */
const matchCommands = commands.flatMap(({ data }) => {
  const { name, options = [] } = data as unknown as Option;
  const ways = options.some(({ type }) => type === 1)
    ? options.map((each) => ({ path: `/${name} ${each.name}`, options: each.options ?? [] }))
    : [{ path: `/${name}`, options }];
  return ways
    .filter((way) => way.options.some((each) => each.name === 'match') && !way.options.some(({ required }) => required))
    .map(({ path }) => path);
});
const verbs = [
  'open',
  'hand',
  'board',
  'zoom',
  'text',
  'log',
  'replay',
  'animate',
  'review',
  'export',
  'hint',
  'more',
  'memo',
  'ahead',
  'play-from',
  'house-rules',
  'decks-brought',
  'share',
];

/** Everything that others can read about a match of the day, while it runs and when it is over. */
async function seenByOthers(seed: string, game: string): Promise<readonly string[]> {
  const harness = await openHarness({ seed, games: bothGames });
  try {
    const { anna, ben, channel, matches } = harness;
    await finalMessage(anna.slash(channel, '/solo', { day: true, game }));
    await harness.idle();
    const id = (await harness.store.ofPlayer(anna.id))[0]?.id ?? '';
    const thread = (await harness.sheet(id)).home.channel ?? '';
    const seen: string[] = [];
    const same = (text: string): string =>
      text
        .replaceAll(id, 'ID')
        .replaceAll(/[\da-f]{64}/gu, 'SUM')
        .replaceAll(/\d{17,20}/gu, 'N')
        .replaceAll(/<t:\d+:/gu, '<t:')
        // Who sits where is public, and the same for everyone.
        .replaceAll('Computer \\(Fair\\) – Anna', 'Anna – Computer \\(Fair\\)');
    const look = async (): Promise<void> => {
      await harness.idle();
      const said = [...ben.messages(thread), ...ben.messages(channel)].filter(({ ephemeral }) => !ephemeral);
      seen.push(...said.map((message) => same(textOf(message))));
      for (const path of [...matchCommands.filter((door) => !door.startsWith('/parley-admin')), '/parley games']) {
        seen.push(
          `${path}: ${same(textOf(await finalMessage(ben.slash(channel, path, path === '/parley games' ? {} : { match: id }))))}`,
        );
      }
      const last = said.find((message) => controlsOf(message).buttons.length > 0) as PageMessage;
      for (const verb of verbs) {
        const page = await finalMessage(ben.click(last.id, `p1:${id}:-:1:${verb}`, { forge: true }));
        seen.push(`${verb}: ${same(textOf(page))}`);
      }
      seen.push(same(textOf(await finalMessage(ben.slash(channel, '/parley stats', { player: anna.id })))));
    };
    for (let answers = 0; ; answers++) {
      const { question, seq } = await matches.panel(id, anna.id);
      if (answers === 5 || !question) await look();
      if (!question) return seen;
      await matches.answer(id, anna.id, seq, question.fallback, null);
    }
  } finally {
    await harness.close();
  }
}

it.each(['dice', 'toy'])(
  'tells others on the server the same about a match of the day, whatever the deal and the result are: %s',
  async (game) => {
    const [one, other] = [await seenByOthers('one', game), await seenByOthers('three', game)];
    expect(other).toEqual(one);
    const all = one.join('\n');
    expect(all).toContain('Everyone gets the same deal');
    expect(all).toContain('Anna has finished');
    expect(all).not.toMatch(/\bwins\b|resigned/u);
  },
);
