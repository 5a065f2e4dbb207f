import { type APIMessage, type APIMessageTopLevelComponent, ComponentType, type REST, Routes } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { showAnswer } from '../../../src/discord/interactions/interaction-context.ts';
import { findSent, withMark } from '../../../src/discord/outgoing/find-sent.ts';
import { createInvalidRequestGuard } from '../../../src/discord/outgoing/invalid-request-guard.ts';
import { addToThread } from '../../../src/discord/outgoing/match-channel.ts';
import { createMessageSender } from '../../../src/discord/outgoing/message-sender.ts';
import { picturesAsText, sentFiles, withoutPictures } from '../../../src/discord/outgoing/reuse-attachments.ts';
import { container, picture, row, button, textBlock, textPage } from '../../../src/discord/ui/components.ts';
import type { PublicMatch } from '../../../src/match/matches.ts';
import { silentLog } from '../../../src/testkit/silent-log.ts';
import { memoryLog } from '../../store/samples.ts';
import { recordedDiscord, refusal, tooOldToEdit } from '../recorded-discord.ts';

const NOW = Date.UTC(2027, 0, 15);

describe('a message that may have been sent before', () => {
  const page = withMark(textPage('Hello'), 'nonce');
  const mark = (page.components[0] as { readonly id?: number } | undefined)?.id;
  /** Returns a channel with this number of messages, one of which is ours. */
  const channelWith = (count: number, own: number): { readonly rest: REST; readonly asked: string[] } => {
    const asked: string[] = [];
    const messages = Array.from({ length: count }, (_, at) => ({
      id: String((BigInt(NOW) << 22n) + BigInt(at)),
      components: [{ id: at === own ? mark : 1 }],
    }));
    const get = async (route: string, { query }: { query: URLSearchParams }) => {
      expect(route).toBe(Routes.channelMessages('c'));
      const after = BigInt(query.get('after') ?? 0);
      asked.push(String(after));
      // The newest come first.
      return messages
        .filter(({ id }) => BigInt(id) > after)
        .slice(0, 100)
        .toReversed();
    };
    return { rest: { get } as unknown as REST, asked };
  };

  it.each([
    [0, -1, 1, null],
    [99, -1, 1, null],
    [99, 98, 1, 98],
    [100, -1, 2, null],
    [101, 100, 2, 100],
    [450, 449, 5, 449],
    [900, 499, 5, 499],
    [900, 500, 5, null],
  ])('is looked for in %i messages, where it is number %i', async (count, own, pages, found) => {
    const { rest, asked } = channelWith(count, own);
    const sent = await findSent(rest, 'c', 'nonce', NOW);
    expect(sent?.id ?? null).toBe(found === null ? null : String((BigInt(NOW) << 22n) + BigInt(found)));
    expect(asked).toHaveLength(pages);
  });
});

describe('a message', () => {
  const options = { nonce: 'n', mentions: ['1'], silent: true };
  const senderWith = (post: (body: Record<string, unknown>) => Promise<object>, now = () => NOW) => {
    const rest = {
      post: async (_route: string, { body }: { body: Record<string, unknown> }) => post(body),
    } as unknown as REST;
    return createMessageSender({
      rest,
      impatientRest: rest,
      now,
      guard: createInvalidRequestGuard(null, silentLog, now),
      emoji: new Map(),
      directChannels: { known: async () => null, keep: async () => undefined },
    });
  };

  it('is sent so that Discord doesn’t send it twice', async () => {
    const bodies: Record<string, unknown>[] = [];
    const sender = senderWith(async (body) => {
      bodies.push(body);
      return { id: 'm', components: [] };
    });
    expect(await sender.send('c', textPage('Hello'), options)).toEqual({ channel: 'c', message: 'm' });
    expect(bodies).toEqual([
      expect.objectContaining({ nonce: 'n', enforce_nonce: true, allowed_mentions: { parse: [], users: ['1'] } }),
    ]);
  });

  it('isn’t tried again for a minute where it was refused, unless somebody says that it works now', async () => {
    let now = NOW;
    let tries = 0;
    const sender = senderWith(
      async () => {
        tries++;
        throw refusal(50013);
      },
      () => now,
    );
    const send = async (more = {}): Promise<unknown> => sender.send('c', textPage('Hello'), { ...options, ...more });
    await expect(send()).rejects.toMatchObject({ code: 50013 });
    await expect(send()).rejects.toMatchObject({ code: 50013 });
    expect(tries).toBe(1);
    await expect(send({ ignoreRecentRefusal: true })).rejects.toMatchObject({ code: 50013 });
    expect(tries).toBe(2);
    now += 60_000;
    await expect(send()).rejects.toMatchObject({ code: 50013 });
    expect(tries).toBe(3);
  });
});

describe('pictures', () => {
  const file = { name: 'board.png', alt: 'A board' };
  const components: APIMessageTopLevelComponent[] = [
    textBlock('Before'),
    container(null, [textBlock('Inside'), picture(file), row(button('a', 'A'))]),
    { type: ComponentType.File, file: { url: 'attachment://record.txt' } },
  ];

  it('are left out, or replaced by what they show', () => {
    const inside = (parts: readonly object[]): readonly object[] => [
      textBlock('Before'),
      container(null, parts as never),
    ];
    expect(withoutPictures(components)).toEqual(inside([textBlock('Inside'), row(button('a', 'A'))]));
    expect(picturesAsText(components)).toEqual(
      inside([textBlock('Inside'), textBlock('A board'), row(button('a', 'A'))]),
    );
  });

  it('are known again by their ids, if there is one for each', () => {
    const received = (ids: readonly string[]): APIMessage =>
      ({
        components: [{ components: ids.map((id) => ({ items: [{ media: { url: 'x', attachment_id: id } }] })) }],
      }) as unknown as APIMessage;
    expect(sentFiles(components, received(['1', '2']))).toEqual([
      { id: '1', filename: 'board.png' },
      { id: '2', filename: 'record.txt' },
    ]);
    expect(sentFiles(components, received(['1']))).toEqual([]);
  });

  it('of an answer that Discord refuses are replaced, which the log says', async () => {
    const log = memoryLog();
    const bodies: string[] = [];
    const rest = {
      async patch(_route: string, { body }: { body: object }) {
        bodies.push(JSON.stringify(body));
        if (bodies.length === 1) throw refusal(50035, 400);
      },
    } as unknown as REST;
    const page = { components, files: [{ ...file, data: Buffer.alloc(1), type: 'image/png' as const }] };
    await showAnswer(rest, log, { application_id: 'a', token: 't' } as never, page, new Map(), () => textPage('Sorry'));
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toContain('A board');
    expect(log.lines).toEqual([expect.stringContaining('showing an answer without its pictures')]);
  });
});

describe('somebody who follows a match', () => {
  const sheet = { id: 'M', players: [{ kind: 'person', id: 'anna', name: 'Anna' }] } as unknown as PublicMatch;
  const following = async (fails: (() => Error) | null) => {
    const { context, messageRefs, take } = recordedDiscord({
      refusals: (call) => (call === 'edit' && fails ? fails() : null),
    });
    await messageRefs.saveGameCard('M', { channel: 't', message: 'm', components: [textBlock('Card')] });
    const added = addToThread(context, messageRefs, sheet, 't', 'ben');
    return { added, take };
  };

  it('joins its thread by a mention on the game card', async () => {
    const { added, take } = await following(null);
    await added;
    expect(take()).toEqual(['edit m, mentions anna ben\nCard\n-# <@ben>', 'edit m, mentions anna\nCard']);
  });

  it('is added the loud way if the card can’t be edited any longer', async () => {
    const { added, take } = await following(tooOldToEdit);
    await added;
    expect(take()).toEqual(['edit m, mentions anna ben: refused', 'join #t, ben']);
  });

  it('isn’t added twice if it is unclear what happened', async () => {
    const { added, take } = await following(() => new Error('unreachable'));
    await expect(added).rejects.toThrow('unreachable');
    expect(take()).toEqual(['edit m, mentions anna ben: refused']);
  });
});
