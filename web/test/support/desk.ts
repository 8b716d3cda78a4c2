/** A reviewer's desk: drafts that wait, what has the focus, and whether what was read of it is in sight. */
import type { Page } from 'playwright-core';
import { type Send, shown } from '../../../test/api/kit.ts';
import { until } from '../../../test/support/until.ts';
import { draft, type Ordered } from './seed.ts';
import type { Stage } from './stage.ts';

const queue = '/sales/review/?limit=200';

export const deskOf = (stage: Stage) => ({
  queue,
  /** Ends whatever waits, so that a test has the queue for itself. */
  emptyQueue: async (): Promise<void> => {
    const send = await stage.send();
    const { body } = await send('GET', queue);
    for (const { id } of body.waiting)
      await send('POST', `/sales/sales-orders/${id}/reject/`, { body: { reason: 'not of this test' } });
    await shown(send, queue, (reply) => reply.body.waiting.length === 0);
  },
  /** A draft that the service shows; answers its path on the page. */
  waiting: async (ordered: Ordered, options: Parameters<typeof draft>[2] = {}) => {
    const { orderId } = await draft(stage.api(), ordered, options);
    const send: Send = await stage.send();
    const { body } = await shown(send, `/sales/sales-orders/${orderId}/`);
    await shown(send, queue, (reply) => reply.body.waiting.some(({ id }: { id: string }) => id === orderId));
    return { orderId, path: `/review/${orderId}`, reference: body.reference as string, send };
  },
  orderNow: async (orderId: string) => (await (await stage.send())('GET', `/sales/sales-orders/${orderId}/`)).body,
});

export const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.dataset?.field ?? null);
export const focusOn = (page: Page, field: string) => until(`the focus on ${field}`, async () => (await focused(page)) === field);
export const fieldOf = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
export const opened = (page: Page, reference: string) => page.getByRole('heading', { name: reference, exact: true }).waitFor();

/**
 * What stands in the way of comparing the field that has the focus with what was read of it: '' nothing does. Both lie in the window, and nothing
 * lies over them.
 */
const hidden = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const field = document.activeElement;
    const mark = document.querySelector('.evidence [aria-current=true]');
    if (!mark) return `no evidence of ${field?.dataset?.field} is shown`;
    for (const [name, element] of [
      ['the field', field],
      ['its evidence', mark],
    ]) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      if (left < 0 || top < 0 || right > clientWidth || bottom > clientHeight)
        return `${name} lies outside of the window: ${Math.round(top)} to ${Math.round(bottom)} of ${clientHeight}`;
      for (const share of [0.1, 0.9]) {
        const there = document.elementFromPoint(left + (right - left) * share, (top + bottom) / 2);
        if (!element.contains(there)) return `${name} is covered by ${there?.className}`;
      }
    }
    return '';
  });
export const evidenceInSight = async (page: Page, field: string): Promise<void> => {
  await focusOn(page, field);
  let why = '';
  await until(`the evidence of ${field} in sight`, async () => {
    why = await hidden(page);
    return why === '';
  }).catch(() => {
    throw new Error(`${field}: ${why}`);
  });
};
