import { expect, test } from 'vitest';
import { randomLife } from './random-life.ts';
import { randomSeason } from './random-season.ts';
import { randomServices } from './random-services.ts';
import { competitions, worlds } from './worlds.ts';

/** Everything is tested one by one elsewhere. This notices every other change; `npm run golden -- traces` accepts it. */
test.each(Object.entries(worlds))('what people do at random, and what comes of it: %s', async (name, world) => {
  const lines = await randomLife(world, `life/${name}`, 500);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`traces/${name}.txt`);
});

test('what people do at random in competitions, and what comes of it', async () => {
  const traces: string[] = [];
  for (const [name, request] of Object.entries(competitions))
    traces.push(`# ${name}`, ...(await randomSeason(request, `season/${name}`, 70)));
  await expect(`${traces.join('\n')}\n`).toMatchFileSnapshot('traces/competitions.txt');
});

test('what people do at random besides matches, and what comes of it', async () => {
  await expect(`${(await randomServices('services', 900)).join('\n')}\n`).toMatchFileSnapshot('traces/services.txt');
});
