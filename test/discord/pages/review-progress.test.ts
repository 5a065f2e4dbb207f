import { expect, test } from 'vitest';
import { createProgress } from '../../../src/discord/pages/review-progress.ts';
import type { MessagePage } from '../../../src/discord/ui/components.ts';

test('a review that takes long says how far it is, not too often, and never after it is shown', async () => {
  let now = 0;
  const shown: string[] = [];
  const show = async (page: MessagePage): Promise<void> => {
    shown.push(JSON.stringify(page.components));
  };
  const progress = createProgress(show, 'en', () => now);
  progress.report(0.1);
  now = 1_600;
  progress.report(0.25);
  progress.report(0.26);
  now = 3_300;
  progress.report(0.8);
  await progress.settled();
  expect(shown.map((page) => /(\d+)\u00A0%/u.exec(page)?.[1])).toEqual(['25', '80']);
});

test('a refused message about the progress does not spoil the review', async () => {
  let now = 0;
  const progress = createProgress(
    async () => Promise.reject(new Error('refused')),
    'de',
    () => now,
  );
  now = 2_000;
  progress.report(0.5);
  await expect(progress.settled()).resolves.toBeUndefined();
});
