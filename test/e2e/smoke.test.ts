import { afterAll, beforeAll, expect, it } from 'vitest';
import { shown, textOf, waysOf } from './seen.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

it('begins a match by a challenge', async () => {
  const { anna, ben, channel } = stage;
  const sent = await shown(anna.slash(channel, '/challenge', { opponent: ben.id, variant: 'intro' }));
  console.log(textOf(sent));
  const card = await ben.waitFor((message) => message.mentionsMe && waysOf(message).buttons.some(({ verb }) => verb === 'accept'));
  console.log(textOf(card));
  const panel = await shown(ben.click(card.id, 'Accept Challenge'));
  console.log(textOf(panel), JSON.stringify(waysOf(panel), null, 1));
  await stage.quiet();
  for (const channel of anna.channels()) {
    for (const message of anna.messages(channel.id)) console.log('---', channel.kind, channel.name, message.mentionsMe, message.content, textOf(message));
  }
  console.log(stage.troubles, stage.sandbox.violations.map(({ method, path, reason }) => `${method} ${path} ${reason}`));
  expect(stage.sandbox.violations).toEqual([]);
});
