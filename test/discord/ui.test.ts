import { DiscordAPIError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { matchButtons, viewerHandlers } from '../../src/discord/interactions/clicks/match-buttons.ts';
import { answerButtons } from '../../src/discord/interactions/clicks/answer-buttons.ts';
import { deckButtons } from '../../src/discord/interactions/clicks/deck-buttons.ts';
import { dataDeletionButtons } from '../../src/discord/interactions/clicks/data-deletion-buttons.ts';
import { viewButtons } from '../../src/discord/interactions/clicks/view-buttons.ts';
import { settingsButtons } from '../../src/discord/interactions/clicks/settings-buttons.ts';
import { Refused } from '../../src/engine/text.ts';
import { type Decision, PASS } from '../../src/engine/script.ts';
import { StoreError } from '../../src/match/ports.ts';
import { addPick, canAddPick, choosePicks, dropPick, prunePicks, proposedPicks } from '../../src/engine/picks.ts';
import { areDirectsClosed, errorText } from '../../src/discord/outgoing/discord-errors.ts';
import {
  choiceByToken,
  formatCustomId,
  isHashed,
  choiceToken,
  parseCustomId,
} from '../../src/discord/interactions/custom-id.ts';
import { createMatchQueue } from '../../src/discord/interactions/match-queue.ts';
import { cut, cutClause, cutLines, plain, portions } from '../../src/discord/ui/limits.ts';
import { nonceFor } from '../../src/discord/outgoing/message-sender.ts';
import { missingToSpeak, missingToThread } from '../../src/discord/outgoing/permissions.ts';
import { packTerms, unpackTerms } from '../../src/discord/ui/terms.ts';
import { answerAmong, answerByName, answerName, wholeAnswers } from '../../src/discord/questions/whole-answers.ts';

describe('ids', () => {
  it('are read as they were written', () => {
    const ticket = { match: 'K7Q2M', seat: 1, seq: 1234, verb: 'pick', arg: 'build road +2:odd' };
    expect(formatCustomId(ticket)).toBe('p1:K7Q2M:1:ya:pick:build road +2:odd');
    expect(parseCustomId(formatCustomId(ticket))).toEqual(ticket);
    expect(parseCustomId(formatCustomId({ ...ticket, seat: null, arg: '' }))).toEqual({
      ...ticket,
      seat: null,
      arg: '',
    });
  });

  it('of others are not taken for ours', () => {
    for (const id of ['', 'p1', 'q1:A:0:1:pick', 'p1:A:x:1:pick', 'p1:A:0:1:', 'ping'])
      expect(parseCustomId(id)).toBeNull();
  });

  it('stay short for long choices, which are still found', () => {
    const long = 'x'.repeat(90);
    expect(isHashed(choiceToken('key', long))).toBe(true);
    expect(choiceByToken('key', ['a', long], choiceToken('key', long))).toBe(long);
    expect(choiceByToken('key', ['a', long], choiceToken('other', long))).toBeNull();
    expect(choiceToken('key', 'build road +2')).toBe('build road +2');
  });
});

describe('a draft', () => {
  const choices = ['hills', 'forest', 'fields', PASS];
  const question: Decision = {
    seat: 0,
    key: 'pay',
    choices,
    limits: [2, 1, 3, 1],
    min: 3,
    max: 3,
    quotas: [
      { choices: ['hills', 'forest'], min: 2, max: 2 },
      { choices: ['fields'], min: 1, max: 1 },
    ],
    fallback: ['hills', 'hills', 'fields'],
  };

  it('begins with a proposal where goods are counted, never where a card would be lost', () => {
    expect(proposedPicks(question)).toEqual(['hills', 'hills', 'fields']);
    const { limits: _limits, quotas: _parts, ...cards } = question;
    expect(proposedPicks(cards)).toEqual([]);
  });

  it('keeps within limits, parts and the whole', () => {
    expect(addPick(question, ['hills', 'hills'], 'forest')).toEqual(['hills', 'hills']);
    expect(addPick(question, ['hills'], 'forest')).toEqual(['hills', 'forest']);
    expect(canAddPick(question, ['fields'], 'fields')).toBe(false);
    expect(canAddPick(question, [], PASS)).toBe(false);
    expect(dropPick(['hills', 'fields', 'hills'], 'hills')).toEqual(['hills', 'fields']);
    expect(prunePicks(question, ['hills', 'swamp', 'forest', 'forest'])).toEqual(['hills', 'forest']);
  });

  it('takes over what a menu says and leaves the rest alone', () => {
    const several: Decision = { seat: 0, key: 'mark', choices: ['a', 'b', 'c', 'd'], min: 1, max: 3, fallback: ['a'] };
    expect(choosePicks(several, ['a', 'd'], ['a', 'b', 'c'], ['b', 'c'])).toEqual(['d', 'b', 'c']);
  });

  it('is not needed where all answers fit into one menu', () => {
    const all = wholeAnswers(question) ?? [];
    expect(all).toEqual([
      ['hills', 'hills', 'fields'],
      ['hills', 'forest', 'fields'],
    ]);
    for (const answer of all) {
      const name = answerName(question.key, answer);
      expect(answerByName(name) ?? answerAmong(question, name)).toEqual(answer);
    }
    const wide: Decision = {
      ...question,
      choices: Array.from({ length: 30 }, (_, index) => `c${index}`),
      limits: [],
      quotas: [],
      min: 1,
      max: 5,
    };
    expect(wholeAnswers(wide)).toBeNull();
  });
});

describe('words', () => {
  it('are cut between characters and lines', () => {
    expect(cut('abcdef', 4)).toBe('abc…');
    expect(cut('ab🐑🐑', 4)).toBe('ab…');
    expect(cutClause('Short: all of it.', 20)).toBe('Short: all of it.');
    expect(cutClause('Gold: trade decides: much', 22)).toBe('Gold: trade decides');
    expect(cutClause('Gold: a guild, pirates and more', 22)).toBe('Gold: a guild…');
    expect(cutLines(['one', 'two', 'three'], 9)).toBe('one\n…');
    expect(cutLines(['one', 'two', 'three'], 9, 'end')).toBe('…\nthree');
    const parts = portions(`${'word '.repeat(100)}\nlast`, 60);
    expect(parts.every((part) => part.length <= 60)).toBe(true);
    expect(parts.join(' ').replaceAll(/\s+/g, ' ')).toContain('last');
  });

  it('of people ping nobody and format nothing', () => {
    expect(plain('**@everyone** <@1>')).not.toMatch(/(?<!\\)\*|@e|(?<!\\)</);
  });

  it('for what went wrong are kind, and say where to ask', () => {
    const logged: object[] = [];
    const log = { info: () => undefined, warn: () => undefined, error: (about: object) => void logged.push(about) };
    const reason = { en: 'Not now.', de: 'Nicht jetzt.' };
    expect(errorText(new Refused(reason), log)).toEqual(reason);
    expect(logged).toEqual([]);
    expect(errorText(new StoreError('unreachable', 'ECONNREFUSED 127.0.0.1'), log).en).toContain('Nothing is lost');
    const words = errorText(new Error('secret token abc'), log);
    expect(words.en).not.toContain('secret');
    const number = /: (\w+)\.$/.exec(words.en)?.[1];
    expect(JSON.stringify(logged.at(-1))).toContain(number);
  });

  it('name missing permissions', () => {
    expect(missingToSpeak(0n, false, 'en')).toContain('“Send Messages”');
    expect(missingToThread(1n << 35n, 'de')).toBe('“Nachrichten in Threads senden”');
    expect(missingToThread(8n, 'en')).toBeNull();
    expect(missingToSpeak(null, false, 'en')).toBeNull();
  });
});

describe('the rest', () => {
  it('does what concerns one match in order, others meanwhile', async () => {
    const queues = createMatchQueue();
    const done: string[] = [];
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = queues.enter('a', async () => {
      await gate;
      done.push('a1');
      throw new Error('fails');
    });
    const second = queues.enter('a', async () => void done.push('a2'));
    await queues.enter('b', async () => void done.push('b1'));
    release();
    await expect(first).rejects.toThrow('fails');
    await second;
    expect(done).toEqual(['b1', 'a1', 'a2']);
  });

  it("waits in its lane until it is ready, taking nobody's place, and is never done when that fails", async () => {
    const queues = createMatchQueue(1);
    const done: string[] = [];
    let refuse = (): void => undefined;
    const refusal = new Promise<void>((_, reject) => {
      refuse = () => reject(new Error('refused'));
    });
    const first = queues.enter('a', async () => void done.push('a1'), refusal);
    const second = queues.enter('a', async () => void done.push('a2'));
    await queues.enter('b', async () => void done.push('b1'));
    refuse();
    await expect(first).rejects.toThrow('refused');
    await second;
    expect(done).toEqual(['b1', 'a2']);
  });

  it('begins no more than so many works at once, and lets nobody wait for ever', async () => {
    const queues = createMatchQueue(2);
    let now = 0;
    let highest = 0;
    const work = async (): Promise<void> => {
      highest = Math.max(highest, ++now);
      await Promise.resolve();
      now--;
    };
    await Promise.all(Array.from({ length: 20 }, async (_, index) => queues.enter(`lane ${index % 5}`, work)));
    expect(highest).toBe(2);
    expect(now).toBe(0);
  });

  it('knows the same news by the same short name', () => {
    expect(nonceFor('M-1-0', 'channel')).toBe(nonceFor('M-1-0', 'channel'));
    expect(nonceFor('M-1-0', 'channel')).not.toBe(nonceFor('M-1-1', 'channel'));
    expect(nonceFor('M-1-0', 'channel').length).toBeLessThanOrEqual(25);
  });

  it('packs terms into a button and back', () => {
    const terms = {
      game: 'rivals',
      options: { variant: 'intro', flow: 'patient' },
      clock: 'weekly',
      takebacks: true,
      rated: false,
    } as const;
    expect(unpackTerms(packTerms(terms))).toEqual({
      game: 'rivals',
      variant: 'intro',
      clock: 'weekly',
      takebacks: true,
      rated: false,
      hints: false,
    });
  });

  it('knows closed direct messages by both of their codes', () => {
    const refusal = (code: number): DiscordAPIError =>
      new DiscordAPIError({ code, message: '' }, code, 403, 'POST', '', { body: undefined, files: undefined });
    expect([50007, 50278, 50013].map((code) => areDirectsClosed(refusal(code)))).toEqual([true, true, false]);
  });
});

it('what a button is for has one meaning, whichever room answers it', () => {
  const all = [
    matchButtons,
    viewerHandlers,
    answerButtons,
    deckButtons,
    dataDeletionButtons,
    viewButtons,
    settingsButtons,
  ].flatMap((handlers) => Object.keys(handlers));
  expect(all.filter((verb, index) => all.indexOf(verb) !== index)).toEqual([]);
});
