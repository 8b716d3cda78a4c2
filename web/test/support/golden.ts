/** What a screen reader hears of a page, held against a file: `GOLDEN=write` writes it anew, to be read before it is committed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { until } from '../../../test/support/until.ts';

const folder = fileURLToPath(new URL('../golden/', import.meta.url));
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const shortMonths = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec';

/** Without what another day, another clock and another run say otherwise. */
const steady = (snapshot: string): string =>
  snapshot
    .replace(/\b(now|this minute|\d+ (seconds?|minutes?|hours?|secs?|mins?|hrs?)( ago)?)\b/g, 'a while')
    .replace(new RegExp(`\\b(${months}|${shortMonths})\\b`, 'g'), 'month')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replace(/\d+/g, '#');

/** The part below the shell; lists and histories may come one after the other. */
export const expectGolden = async (page: Page, name: string): Promise<void> => {
  const file = `${folder}${name}.aria.yml`;
  const heard = async () => `${steady(await page.locator('main').ariaSnapshot())}\n`;
  if (process.env.GOLDEN === 'write') {
    await page.waitForLoadState('networkidle');
    if (!existsSync(folder)) mkdirSync(folder);
    writeFileSync(file, await heard());
  }
  const golden = readFileSync(file, 'utf8');
  let last = '';
  await until(`what ${file} says`, async () => {
    last = await heard();
    return last === golden;
  }).catch(() => expect(last, `what a screen reader hears of ${name}; if it is meant: GOLDEN=write`).to.equal(golden));
};
