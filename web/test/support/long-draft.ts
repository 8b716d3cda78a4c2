/** A draft of hundreds of lines: some known, some not, and what its page costs by the clock of the page. */
import type { Page } from 'playwright-core';
import type { Ordered } from './seed.ts';

const known = ['HB-8', 'HB-10', 'WA-8', 'NU-8', 'TR-100'];

/** One line of five is of an article that is not known. */
export const longOrder = (po: string, lines: number, email: string): Ordered => ({
  po,
  email,
  lines: Array.from({ length: lines }, (_, place) => ({
    code: place % 5 === 4 ? null : (known[place % 4] ?? 'HB-8'),
    name: place % 5 === 4 ? `Hexagon bolts M8 x ${place}` : `Article ${place}`,
    qty: String(100 + place),
    price: '0.42',
  })),
});

type Marked = { readonly opened: number; readonly keys: readonly number[] };
const told = () => (globalThis as never as { told: Marked }).told;

/** When the draft's first field stood on the screen, and how long each key took until the screen showed what it did. */
export const watchDraft = async (page: Page): Promise<() => Promise<Marked>> => {
  await page.addInitScript(() => {
    const seen = { opened: 0, keys: [] as number[] };
    Object.assign(globalThis, { told: seen });
    // what is painted is painted when the frame after the next one begins
    const painted = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
    new MutationObserver((_: unknown, observer: { disconnect: () => void }) => {
      if (!document.querySelector('.draft [data-field]')) return;
      observer.disconnect();
      painted(() => {
        seen.opened = performance.now();
      });
    }).observe(document, { childList: true, subtree: true });
    addEventListener('keydown', () => {
      const began = performance.now();
      painted(() => seen.keys.push(performance.now() - began));
    });
  });
  return () => page.evaluate(told);
};
