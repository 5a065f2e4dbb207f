import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SimulatedPerson } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { finalMessage, textOf, controlsOf } from './message-parts.ts';
import { openHarness, type Harness } from './harness.ts';
import {
  startToyMatch,
  bothGames,
  buttonOf,
  addPerson,
  panelOf,
  startThreePlayerMatch,
  whoseMove,
  fromMenu,
} from './match-helpers.ts';
import { challengeAndAccept } from './whole-match.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await openHarness({ seed: 'result', games: bothGames });
});
afterEach(async () => harness.close());

it('the end says nothing of how long somebody took who does not want it', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { mover, other, thread } = await whoseMove(harness, id);
  const settings = await finalMessage(mover.slash(thread, '/parley settings'));
  const hidden = await finalMessage(mover.click(settings.id, buttonOf(settings, 'timing')));
  expect(controlsOf(hidden).buttons.map(({ label }) => label)).toContainEqual(
    expect.stringMatching(/^(Show Response Times|Bedenkzeit zeigen)$/u),
  );
  await harness.advance(2 * 3_600_000);
  for (const person of [mover, other]) {
    const { turn } = await harness.matches.panel(id, person.id);
    for (
      let panel = await harness.matches.panel(id, person.id);
      panel.question && panel.turn === turn;
      panel = await harness.matches.panel(id, person.id)
    ) {
      await harness.matches.answer(id, person.id, panel.seq, panel.question.fallback, null);
    }
  }
  await harness.matches.resign(id, other.id, null);
  await harness.idle();
  const result = mover
    .messages(thread)
    .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'rematch')) as PageMessage;
  const times = textOf(result)
    .split('\n')
    .find((line) => /Average response time|Bedenkzeit im Schnitt/u.test(line));
  const nameOf = ({ id: user }: SimulatedPerson): string => (user === harness.anna.id ? 'Anna' : 'Ben');
  expect(times).toContain(nameOf(other));
  expect(times).not.toContain(nameOf(mover));
});

it('the end counts the dice and says how long people took; it can be shared; the card in the channel becomes the result', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { mover, other, thread } = await whoseMove(harness, id);
  await harness.advance(2 * 3_600_000);
  for (
    let panel = await harness.matches.panel(id, mover.id);
    panel.question && panel.turn === 1;
    panel = await harness.matches.panel(id, mover.id)
  ) {
    await harness.matches.answer(id, mover.id, panel.seq, panel.question.fallback, null);
  }
  await harness.matches.resign(id, other.id, null);
  await harness.idle();
  const result = mover
    .messages(thread)
    .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'rematch')) as PageMessage;
  const text = textOf(result);
  expect(text).toMatch(/(Numbers rolled|Gewürfelte Zahlen): .*×\u00A01/u);
  expect(text).toMatch(/(Average response time|Bedenkzeit im Schnitt): .*2 h \d+ min/u);
  const page = await finalMessage(other.click(result.id, buttonOf(result, 'share')));
  expect(await harness.matches.isShared(id)).toBe(false);
  expect(controlsOf(page).buttons.map(({ verb }) => verb)).toEqual(['share-now', 'open']);
  // In its thread, a look back is one at this match, whatever was played since.
  const later = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.matches.resign(later, other.id, null);
  await harness.idle();
  const lookedBack = controlsOf(await finalMessage(mover.slash(thread, '/parley review'))).buttons;
  expect(lookedBack.map(({ id: custom }) => custom.split(':')[1])).toContain(id);
  const card = harness.anna
    .messages(harness.channel)
    .findLast((message) => textOf(message).includes(`/channels/${harness.guild}/${thread}`)) as PageMessage;
  expect(textOf(card)).toMatch(/Introductory Game|Einführungsspiel|Einstiegsspiel/u);
});

/** Resigns by command and button; gives what the thread says of the end, if it is one. */
async function resigned(person: SimulatedPerson, match: string): Promise<string> {
  const { home } = await harness.sheet(match);
  const sure = await fromMenu(harness, person, match, 'resign');
  await finalMessage(person.click(sure.id, buttonOf(sure, 'resign-now')));
  await harness.idle();
  const result = person
    .messages(home.channel ?? '')
    .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'rematch'));
  return (result ? textOf(result) : '').replaceAll('\\', '');
}

/** The match in which someone plays now. */
const onlyMatch = async (person: SimulatedPerson): Promise<string> =>
  (await harness.matches.list(person.id))[0]?.sheet.id ?? '';

it('whoever resigns against several computers loses to all of them', async () => {
  const { anna, ben, channel } = harness;
  for (const [person, verdict] of [
    [anna, /Anna resigned, so Computer( 2)? \(Gentle\) and Computer( 2)? \(Gentle\) win\./u],
    [ben, /Ben hat aufgegeben, also gewinnen Computer( 2)? \(Leicht\) und Computer( 2)? \(Leicht\)\./u],
  ] as const) {
    await finalMessage(person.slash(channel, '/solo', { game: 'toy', variant: 'crowd', seats: 3, level: 'gentle' }));
    await harness.idle();
    expect(await resigned(person, await onlyMatch(person))).toMatch(verdict);
  }
});

/** A match of two people and a computer, begun by joining the table. */
async function besideComputer(): Promise<string> {
  const { anna, ben, channel } = harness;
  await finalMessage(
    anna.slash(channel, '/challenge', { opponent: ben.id, computers: 1, game: 'toy', variant: 'crowd' }),
  );
  await harness.idle();
  const card = ben
    .messages(channel)
    .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'join')) as PageMessage;
  await finalMessage(ben.click(card.id, buttonOf(card, 'join')));
  await harness.idle();
  return onlyMatch(anna);
}

it('whoever resigns beside one person and a computer is played on for, and the last person loses to the computer that never left', async () => {
  const { anna, ben } = harness;
  const id = await besideComputer();
  const { home } = await harness.sheet(id);
  const sure = await fromMenu(harness, anna, id, 'resign');
  expect(textOf(sure)).toContain('a computer takes your seat');
  expect(await resigned(anna, id)).toBe('');
  expect((await harness.sheet(id)).status).toBe('open');
  expect(
    ben
      .messages(home.channel ?? '')
      .map(textOf)
      .join('\n'),
  ).toMatch(/Anna (has left\. A computer is filling in|ist gegangen\. Ein Computer springt ein)/u);
  expect(await resigned(ben, id)).toMatch(
    /Everyone else has left, so Computer \(\w+\) wins\.|Alle anderen sind gegangen, also gewinnt Computer \(\w+\)\./u,
  );
});

it('whoever deletes everything is named nowhere afterwards, and the other reads why the match ended', async () => {
  const { anna, ben } = harness;
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { home } = await harness.sheet(id);
  const thread = home.channel ?? '';
  const before = anna.messages(thread).length;
  await harness.matches.purge(ben.id);
  await harness.idle();
  const said = anna.messages(thread).slice(before).map(textOf).join('\n');
  expect(said).toMatch(
    /A player has left for good\. There’s no result\.|Jemand ist endgültig gegangen\. Es gibt kein Ergebnis\./u,
  );
  expect(said).not.toContain('Ben');
  const told = anna.messages(anna.dm()).map(textOf).join('\n');
  expect(told).toContain('A player has left for good. There’s no result.');
  expect(told).not.toMatch(/is over.*Ben/u);
});

it('a match with a computer goes on when one of two people deletes everything', async () => {
  const id = await besideComputer();
  await harness.matches.purge(harness.ben.id);
  await harness.idle();
  expect(await harness.sheet(id)).toMatchObject({ status: 'open' });
});

/** The direct messages of someone about a match. */
const directs = (person: SimulatedPerson, id: string): readonly PageMessage[] =>
  person.messages(person.dm()).filter((message) => textOf(message).includes(id));

it('the message with the hand becomes the result, without the buttons of a turn', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { mover, other } = await whoseMove(harness, id);
  expect(controlsOf(directs(mover, id).at(-1) as PageMessage).buttons.map(({ verb }) => verb)).toContain('open');
  await resigned(mover, id);
  const nameOf = ({ id: user }: SimulatedPerson): string => (user === harness.anna.id ? 'Anna' : 'Ben');
  for (const person of [mover, other]) {
    const told = directs(person, id);
    expect(told).toHaveLength(1);
    expect(textOf(told[0] as PageMessage)).toMatch(
      new RegExp(
        `${nameOf(mover)} (resigned, so ${nameOf(other)} wins|hat aufgegeben, also gewinnt ${nameOf(other)})\\.`,
        'u',
      ),
    );
    expect(controlsOf(told[0] as PageMessage).buttons.map(({ verb }) => verb)).toEqual([
      'review',
      'rematch',
      'replay',
      'share',
    ]);
  }
});

it('the message with the hand becomes the result of a match against the computer, too', async () => {
  const { anna, channel } = harness;
  await finalMessage(anna.slash(channel, '/solo', { game: 'toy', variant: 'crowd', seats: 2, level: 'gentle' }));
  await harness.idle();
  const id = await onlyMatch(anna);
  expect(controlsOf(directs(anna, id).at(-1) as PageMessage).buttons.map(({ verb }) => verb)).toContain('open');
  await resigned(anna, id);
  const told = directs(anna, id);
  expect(told).toHaveLength(1);
  expect(textOf(told[0] as PageMessage).replaceAll('\\', '')).toContain('Anna resigned, so Computer (Gentle) wins.');
  expect(controlsOf(told[0] as PageMessage).buttons.map(({ verb }) => verb)).toEqual([
    'review',
    'rematch',
    'replay',
    'share',
  ]);
});

it('somebody who was away gets the result as a new message, and the old one goes', async () => {
  const id = await challengeAndAccept(harness, { variant: 'intro' });
  await harness.idle();
  const { mover, other } = await whoseMove(harness, id);
  const [old] = directs(other, id);
  await harness.advance(3 * 3_600_000);
  await resigned(mover, id);
  const told = directs(other, id);
  expect(told).toHaveLength(1);
  expect(told[0]?.id).not.toBe(old?.id);
  expect(controlsOf(told[0] as PageMessage).buttons.map(({ verb }) => verb)).toEqual([
    'review',
    'rematch',
    'replay',
    'share',
  ]);
});

it('an adjournment can be declined, in the thread', async () => {
  const { id, thread, mover, other } = await startToyMatch(harness);
  const adjourning = async (): Promise<PageMessage> => {
    const panel = await panelOf(harness, mover, id);
    const more = await finalMessage(mover.click(panel.id, buttonOf(panel, 'more')));
    return finalMessage(mover.click(more.id, buttonOf(more, 'adjourn')));
  };
  expect(textOf(await adjourning())).toMatch(/asked whether to adjourn|gefragt, ob vertagt wird/u);
  await harness.idle();
  const line = other
    .messages(thread)
    .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'adjourn')) as PageMessage;
  const declined = await finalMessage(other.click(line.id, buttonOf(line, 'decline-adjourn')));
  expect(textOf(declined)).toMatch(/You declined to adjourn|Du hast die Vertagung abgelehnt/u);
  await harness.idle();
  expect(await harness.sheet(id)).toMatchObject({ status: 'open', requests: [] });
  expect(mover.messages(thread).map(textOf).join('\n')).toMatch(/wants to keep playing|möchte weiterspielen/u);
  await adjourning();
  expect((await harness.sheet(id)).status).toBe('open');
  const twice = await finalMessage(mover.click(line.id, buttonOf(line, 'decline-adjourn')));
  expect(textOf(twice)).not.toMatch(/You declined to adjourn|Du hast die Vertagung abgelehnt/u);
});

it('a lapsed time counts among the answer times', async () => {
  const { thread, mover, other } = await startToyMatch(harness, { clock: 'fast' });
  for (let days = 0; days < 8; days++) await harness.advance(24 * 3_600_000);
  const offer = other
    .messages(other.dm())
    .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'claim')) as PageMessage;
  await finalMessage(other.click(offer.id, buttonOf(offer, 'claim')));
  await harness.idle();
  const result = other
    .messages(thread)
    .findLast((message) => controlsOf(message).buttons.some(({ verb }) => verb === 'rematch')) as PageMessage;
  const name = mover.id === harness.anna.id ? 'Anna' : 'Ben';
  expect(textOf(result)).toMatch(
    new RegExp(`(Average response time|Bedenkzeit im Schnitt): .*${name} \\d+ (d|T|h)`, 'u'),
  );
});

it('the last of several people wins because all others have left', async () => {
  const { anna, ben } = harness;
  const carla = addPerson(harness, 'Carla');
  const id = await startThreePlayerMatch(harness, carla);
  expect(await resigned(carla, id)).toBe('');
  expect(await resigned(ben, id)).toMatch(
    /Everyone else has left, so Anna wins\.|Alle anderen sind gegangen, also gewinnt Anna\./u,
  );
  expect((await harness.sheet(id)).status).toBe('over');
  expect(anna.messages(harness.channel).map(textOf).join('\n')).toMatch(
    /Everyone else has left|Alle anderen sind gegangen/u,
  );
});
