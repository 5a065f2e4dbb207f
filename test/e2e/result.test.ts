import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { bothGames, buttonOf, newcomer, tableOfThree, whoseMove } from './table.ts';
import { begin } from './whole-match.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ seed: 'result', games: bothGames });
});
afterEach(async () => stage.close());

it('the end says nothing of how long somebody took who does not want it', async () => {
  const id = await begin(stage, { variant: 'intro' });
  await stage.quiet();
  const { mover, other, thread } = await whoseMove(stage, id);
  const settings = await shown(mover.slash(thread, '/parley settings'));
  const hidden = await shown(mover.click(settings.id, buttonOf(settings, 'timing')));
  expect(waysOf(hidden).buttons.map(({ label }) => label)).toContainEqual(expect.stringMatching(/^(Show My Answer Times|Meine Bedenkzeit zeigen)$/u));
  await stage.pass(2 * 3_600_000);
  for (const person of [mover, other]) {
    const { turn } = await stage.matches.panel(id, person.id);
    for (let panel = await stage.matches.panel(id, person.id); panel.question && panel.turn === turn; panel = await stage.matches.panel(id, person.id)) {
      await stage.matches.answer(id, person.id, panel.seq, panel.question.otherwise, null);
    }
  }
  await stage.matches.resign(id, other.id, null);
  await stage.quiet();
  const result = mover.messages(thread).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'rematch')) as PageMessage;
  const times = textOf(result).split('\n').find((line) => /Average time to answer|Bedenkzeit im Schnitt/u.test(line));
  const nameOf = ({ id: user }: Person): string => (user === stage.anna.id ? 'Anna' : 'Ben');
  expect(times).toContain(nameOf(other));
  expect(times).not.toContain(nameOf(mover));
});

it('the end counts the dice and says how long people took; it can be shared; the card in the channel becomes the result', async () => {
  const id = await begin(stage, { variant: 'intro' });
  await stage.quiet();
  const { mover, other, thread } = await whoseMove(stage, id);
  await stage.pass(2 * 3_600_000);
  for (let panel = await stage.matches.panel(id, mover.id); panel.question && panel.turn === 1; panel = await stage.matches.panel(id, mover.id)) {
    await stage.matches.answer(id, mover.id, panel.seq, panel.question.otherwise, null);
  }
  await stage.matches.resign(id, other.id, null);
  await stage.quiet();
  const result = mover.messages(thread).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'rematch')) as PageMessage;
  const text = textOf(result);
  expect(text).toMatch(/(Numbers rolled|Gewürfelte Zahlen): .*×\u00A01/u);
  expect(text).toMatch(/(Average time to answer|Bedenkzeit im Schnitt): .*2 h \d+ min/u);
  const page = await shown(other.click(result.id, buttonOf(result, 'share')));
  expect(await stage.matches.isShared(id)).toBe(true);
  expect(waysOf(page).buttons.map(({ verb }) => verb)).toEqual(['unshare', 'open']);
  // In its thread, a look back is one at this match, whatever was played since.
  const later = await begin(stage, { variant: 'intro' });
  await stage.matches.resign(later, other.id, null);
  await stage.quiet();
  expect(textOf(await shown(mover.slash(thread, '/parley review')))).toContain(id);
  const card = stage.anna.messages(stage.channel).findLast((message) => textOf(message).includes(`/channels/${stage.guild}/${thread}`)) as PageMessage;
  expect(textOf(card)).toMatch(/Introductory Game|Einführungsspiel|Einstiegsspiel/u);
});

/** Resigns by command and button; gives what the thread says of the end, if it is one. */
async function resigned(person: Person, match: string): Promise<string> {
  const { home } = await stage.sheet(match);
  const sure = await shown(person.slash(home.channel ?? '', '/parley resign'));
  await shown(person.click(sure.id, buttonOf(sure, 'resign-now')));
  await stage.quiet();
  const result = person.messages(home.channel ?? '').findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'rematch'));
  return (result ? textOf(result) : '').replaceAll('\\', '');
}

/** The match in which somebody plays now. */
const onlyMatch = async (person: Person): Promise<string> => (await stage.matches.list(person.id))[0]?.sheet.id ?? '';

it('whoever resigns against several computers loses to all of them', async () => {
  const { anna, ben, channel } = stage;
  for (const [person, verdict] of [
    [anna, /Anna resigned, so Computer( 2)? \(Gentle\) and Computer( 2)? \(Gentle\) win\./u],
    [ben, /Ben hat aufgegeben, also gewinnen Computer( 2)? \(Sanft\) und Computer( 2)? \(Sanft\)\./u],
  ] as const) {
    await shown(person.slash(channel, '/solo', { game: 'toy', variant: 'crowd', seats: 3, level: 'gentle' }));
    await stage.quiet();
    expect(await resigned(person, await onlyMatch(person))).toMatch(verdict);
  }
});

it('whoever resigns against one person and a computer loses to the person, and nobody else has left', async () => {
  const { anna, ben } = stage;
  for (const [language, verdict] of [['en', 'Anna resigned, so Ben wins.'], ['de', 'Anna hat aufgegeben, also gewinnt Ben.']] as const) {
    await shown(anna.slash(stage.channel, '/challenge', { opponent: ben.id, computers: 1, game: 'toy', variant: 'crowd', language }));
    await stage.quiet();
    const card = ben.messages(stage.channel).findLast((message) => waysOf(message).buttons.some(({ verb }) => verb === 'join')) as PageMessage;
    await shown(ben.click(card.id, buttonOf(card, 'join')));
    await stage.quiet();
    expect(await resigned(anna, await onlyMatch(anna))).toContain(verdict);
  }
});

it('the last of several people wins because all others have left', async () => {
  const { anna, ben } = stage;
  const carla = newcomer(stage, 'Carla');
  const id = await tableOfThree(stage, carla);
  expect(await resigned(carla, id)).toBe('');
  expect(await resigned(ben, id)).toMatch(/All others have left, so Anna wins\.|Alle anderen sind gegangen, also gewinnt Anna\./u);
  expect((await stage.sheet(id)).status).toBe('over');
  expect(anna.messages(stage.channel).map(textOf).join('\n')).toMatch(/All others have left|Alle anderen sind gegangen/u);
});
