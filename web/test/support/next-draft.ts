/** How long a reviewer waits for the next draft, by the clock of the page. */
import type { Page } from 'playwright-core';

type Told = { readonly told: { readonly ms: number } };

/** Begins to watch for another heading than `reference`; what it answers waits for it, and says how many milliseconds it took. */
export const watchNext = async (page: Page, reference: string): Promise<() => Promise<number>> => {
  await page.evaluate((before) => {
    const told = { ms: 0 };
    Object.assign(globalThis, { told });
    let began = 0;
    addEventListener('keydown', () => {
      began ||= performance.now();
    });
    new MutationObserver((_: unknown, observer: { disconnect: () => void }) => {
      const now = document.querySelector('h1')?.textContent ?? '';
      if (!began || !now.startsWith('SO-') || now === before) return;
      told.ms = performance.now() - began;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, reference);
  return async () => {
    await page.waitForFunction(() => (globalThis as never as Told).told.ms > 0);
    return page.evaluate(() => (globalThis as never as Told).told.ms);
  };
};
