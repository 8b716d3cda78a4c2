/** What axe finds on a page, under the page's own policy. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each with the places where it was found. */
export const violationsOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axeSource);
  const found = await page.evaluate((runOnly) => axe.run(document, { runOnly, resultTypes: ['violations'] }), tags);
  return found.violations.map(
    ({ id, nodes }: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
      `${id}: ${nodes
        .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary.split('\n')[1] ?? ''}`)
        .join(' | ')
        .slice(0, 400)}`,
  );
};
