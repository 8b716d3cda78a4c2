import type { Page } from 'playwright-core';
import { until } from '../../../test/support/until.ts';

/** To another page of the app without loading it anew, as its links do it: over when that page has said its name and has all that it shows. */
export const follow = async (page: Page, path: string): Promise<void> => {
  const isThere = await page.evaluate((url) => {
    if (location.pathname === url) return true;
    document.title = '';
    history.pushState(null, '', url);
    return false;
  }, `/app${path}`);
  if (!isThere) await until(`the page at ${path}`, () => page.evaluate(() => document.title !== ''));
  await settled(page);
};

export const settled = async (page: Page): Promise<void> => {
  await page.locator('h1, .message-title').first().waitFor();
  // a page may wait for several things
  await until('all that is loading', async () => (await page.locator('.loading').count()) === 0);
};
