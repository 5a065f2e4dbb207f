import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Person } from '../../src/sandbox/index.ts';
import type { PageMessage } from '../../src/sandbox/page-api/index.ts';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';
import { buttonOf, whoseMove } from './table.ts';
import { begin } from './whole-match.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage({ seed: 'result' });
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
  const card = stage.anna.messages(stage.channel).findLast((message) => textOf(message).includes(`<#${thread}>`)) as PageMessage;
  expect(textOf(card)).toMatch(/Introductory Game|Einführungsspiel|Einstiegsspiel/u);
});
