/** What axe finds on a page, under the page's own policy. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What is asked: everything; what another theme can change, which are its colours; or what another width can change, which is everything but
 * them. Colours take as long as all the rest.
 */
export type Asked = 'everything' | 'colours' | 'all but colours';
const colours = ['color-contrast', 'link-in-text-block'];
const optionsOf = (asked: Asked) => {
  if (asked === 'colours') return { runOnly: { type: 'rule', values: colours } };
  const rules = Object.fromEntries(colours.map((rule) => [rule, { enabled: asked === 'everything' }]));
  return { runOnly: { type: 'tag', values: tags }, ...(asked === 'everything' ? {} : { rules }) };
};

/** Each with the places where it was found. */
export const violationsOf = async (page: Page, asked: Asked = 'everything'): Promise<readonly string[]> => {
  // a page that was not loaded anew has it still
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    (options) => axe.run(document, { ...options, resultTypes: ['violations'] }),
    optionsOf(asked),
  );
  return found.violations.map(
    ({ id, nodes }: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
      `${id}: ${nodes
        .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary.split('\n')[1] ?? ''}`)
        .join(' | ')
        .slice(0, 400)}`,
  );
};
