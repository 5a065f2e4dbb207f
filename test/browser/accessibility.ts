import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds serious or critical in the view as it is now, each with where it is. */
export const accessibilityViolations = async (page: Page): Promise<readonly string[]> =>
  axeViolations(page, ['serious', 'critical']);

/** What axe-core finds in the view as it is now, of any impact unless some are named. */
export async function axeViolations(page: Page, impacts?: readonly string[]): Promise<readonly string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(async () =>
    (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  );
  return violations
    .filter(({ impact }) => impacts === undefined || impacts.includes(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} (${any[0]?.message ?? ''})`),
    );
}
