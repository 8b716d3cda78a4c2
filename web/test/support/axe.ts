/** What axe finds on a page, under the page's own policy. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another theme of the same page can break. */
export const ofColours = ['color-contrast', 'link-in-text-block'];

/** Each with the places where it was found. @param rules these alone, where all others were looked at on the same page */
export const violationsOf = async (page: Page, rules?: readonly string[]): Promise<readonly string[]> => {
  await page.evaluate(axeSource);
  const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags };
  const found = await page.evaluate((only) => axe.run(document, { runOnly: only, resultTypes: ['violations'] }), runOnly);
  return found.violations.map(
    ({ id, nodes }: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
      `${id}: ${nodes
        .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary.split('\n')[1] ?? ''}`)
        .join(' | ')
        .slice(0, 400)}`,
  );
};
