/** Words and numbers of any length, on a telephone and on a wide screen: nothing makes a page scroll sideways, and nothing is cut that says what a row is. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { Page } from 'playwright-core';
import { renderClassicPdf } from '../../demo/documents/index.ts';
import { shown } from '../../test/api/kit.ts';
import { orderDocument } from '../../test/support/order-mails.ts';
import { deskOf, opened } from './support/desk.ts';
import { seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

let stopWorker: () => Promise<void> = async () => undefined;
const stage = withStage(async (api) => {
  await seedCatalog(api);
  stopWorker = (await api.stack.startWorker()).stop;
});
const { waiting } = deskOf(stage);
const phone = { width: 390, height: 844 };

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('room', () => {
  it('is there for a file whose name is one long word', async () => {
    const name = `${'Bestellung_2026_11_'.repeat(12)}.pdf`;
    for (const look of [phone, {}]) {
      const page = await stage.open('/upload', look);
      const buffer = Buffer.from('%PDF-1.7 no more of it');
      await page.locator('#upload-files').setInputFiles([{ name, mimeType: 'application/pdf', buffer }]);
      await page.getByRole('region', { name }).waitFor();
      expect(await tooWide(page)).to.be.at.most(1);
    }
  });

  it('is there for an amount of twenty digits', async () => {
    const huge = [{ code: 'HB-8', name: 'Hex bolt M8 x 40, zinc plated', qty: '1000000000000000000', price: '1234.56' }];
    const { path, reference, orderId } = await waiting({ po: 'PO-HUGE', email: somebody(), lines: huge });
    for (const at of [path, `/orders/${orderId}`]) {
      const page = await stage.open(at, phone);
      await opened(page, reference);
      await page.getByText('HB-8').first().waitFor();
      expect(await tooWide(page), at).to.be.at.most(1);
    }
  });

  it('is not taken by evidence that there is none of', async () => {
    const send = await stage.send();
    const body = { customer_name: 'Berg Maschinenbau AB', po_number: 'PO-TYPED', lines: [{ code: 'HB-8', qty: '1' }] };
    const { body: made } = await send('POST', '/sales/sales-orders/', { body });
    await shown(send, `/sales/sales-orders/${made.id}/`);
    const page = await stage.open(`/review/${made.id}`, phone);
    await opened(page, made.reference);
    const box = page.locator('.review-evidence');
    await box.waitFor();
    const { height, y } = (await box.boundingBox()) ?? { height: 0, y: 0 };
    const form = (await page.locator('.review-form').boundingBox()) ?? { y: 0 };
    expect(height, 'a sentence').to.be.lessThan(180);
    expect(y, 'below the fields').to.be.greaterThan(form.y);
  });

  it('is there for what a row of the review list is, in both languages', async () => {
    const send = await stage.send();
    const first = await stage.open('/upload');
    const buffer = await renderClassicPdf(orderDocument());
    await first.locator('#upload-files').setInputFiles([{ name: 'order.pdf', mimeType: 'application/pdf', buffer }]);
    await shown(send, '/sales/review/', ({ body }) => body.waiting.some(({ kind }: { kind: string }) => kind === 'document'));
    for (const [locale, text] of [
      ['en-GB', 'Upload without an order'],
      ['de-DE', 'Upload ohne Auftrag'],
    ] as const)
      for (const look of [phone, {}]) {
        const page = await stage.open('/review', { ...look, locale });
        const words = page.getByText(text).first();
        await words.waitFor();
        const cut = await words.evaluate((element) => {
          type Box = { scrollWidth: number; clientWidth: number; scrollHeight: number; clientHeight: number };
          const over = (one: Box) => Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight);
          const text = element as never as Box & { closest: (selector: string) => Box };
          return Math.max(over(text), over(text.closest('.cell')));
        });
        expect(cut, `${text} at ${look === phone ? 390 : 1280}`).to.be.at.most(1);
      }
    await stopWorker();
  });
});
