/** Words and numbers of any length, on a telephone and on a wide screen: nothing makes a page scroll sideways, and nothing is cut that says what a row is. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { renderClassicPdf } from '../../demo/documents/index.ts';
import { composeRecordSecurityEvent } from '../../src/main/compose/compose-retention.ts';
import { shown } from '../../test/api/kit.ts';
import { orderDocument } from '../../test/support/order-mails.ts';
import { deskOf, opened } from './support/desk.ts';
import { follow } from './support/follow.ts';
import { seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

let stopWorker: () => Promise<void> = async () => undefined;
const stage = withStage(async (api) => {
  await seedCatalog(api);
  stopWorker = (await api.stack.startWorker()).stop;
});
const { waiting } = deskOf(stage);
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

/** What depends on the width of the window is drawn in the frame after it changed. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

stage.suite('room', () => {
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

  it('is there for records whose names and codes are one long word', async () => {
    const send = await stage.send();
    const word = (of: string, length = 90) => `${of}-${'X0123456789'.repeat(12)}`.slice(0, length);
    const made = async (path: string, body: object): Promise<string> => {
      const { status, text, body: answer } = await send('POST', path, { body });
      expect(status, `${path} ${text}`).to.equal(201);
      return answer.id;
    };
    const email = `${word('mail', 60)}@${word('domain', 60)}.example`;
    const url = `https://198.51.101.1/${word('hook')}`;
    const customer = { name: word('customer'), code: word('code', 60), emails: [email], domains: [`${word('of', 60)}.example`] };
    const product = {
      code: word('article', 60),
      name: word('product'),
      unit: 'pcs',
      price: '1',
      currency: 'EUR',
      ean: '4006381333931',
    };
    const customerId = await made('/sales/customers/', customer);
    const productId = await made('/sales/products/', product);
    await made(`/sales/products/${productId}/aliases/`, { customer: customerId, alias: word('theirs', 60) });
    await made('/sales/warehouses/', { code: word('place', 60), name: word('warehouse') });
    await made('/sales/api-keys/', { name: word('key'), roles: ['sales'] });
    await made('/sales/webhook-endpoints/', { url });
    await made('/sales/users/', { email: `${word('user', 60)}@seller.example`, roles: ['sales'] });
    const mailbox = { ...stage.api().mailboxInput(), email_address: email };
    const mailboxId = await made('/sales/email-configs/', mailbox);
    const stranger = { po: word('PO', 60), company: word('Stranger'), email: `${word('buyer', 60)}@stranger.example` };
    const { path, orderId } = await waiting(stranger, { subject: word('subject', 120) });
    const { body: order } = await shown(send, `/sales/sales-orders/${orderId}/`, ({ body }) => body.lead !== null);
    await shown(send, `/sales/leads/${order.lead}/`);
    const places = [
      '/review',
      path,
      '/orders',
      `/orders/${orderId}`,
      '/logs',
      `/logs/${order.source.id}`,
      '/catalog/customers',
      `/catalog/customers/${customerId}`,
      '/catalog/products',
      `/catalog/products/${productId}`,
      '/catalog/warehouses',
      '/leads',
      `/leads/${order.lead}`,
      '/mailboxes',
      `/mailboxes/${mailboxId}`,
      '/settings',
      '/admin/users',
      '/admin/audit',
      '/admin/security',
    ];
    const found: string[] = [];
    const page = await stage.open('/', phone);
    for (const at of places) {
      await page.setViewportSize(phone);
      await follow(page, at);
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        await drawn(page);
        const wide = await tooWide(page);
        if (wide > 1) found.push(`${at} is ${wide} px wider than ${size.width}`);
      }
    }
    expect(found).to.deep.equal([]);
  });

  it('is there for when something happened, however long the word for it is', async () => {
    // those of ten minutes are told together
    const access = {
      credential: 'token',
      status: 403,
      code: 'forbidden',
      route: 'GET /sales/audit/security/',
      count: 1_234,
    } as const;
    const { companyId, stack } = stage.api();
    const record = composeRecordSecurityEvent(stack.foundation);
    await record(
      { type: 'AccessRefused', data: { ...access, since: new Date().toISOString() } },
      { companyId, actor: 'user:tester', correlationId: randomUUID() },
    );
    const page = await stage.open('/admin/security', { ...phone, locale: 'de-DE' });
    await page.locator('.table-row', { hasText: 'Zugriff verweigert' }).filter({ hasText: '1.234-mal' }).first().waitFor();
    const cut = await page.locator('.table-row > .cell').evaluateAll((cells) => {
      type Cell = { readonly scrollWidth: number; readonly clientWidth: number; readonly textContent: string };
      return (cells as never as Cell[]).filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent);
    });
    expect(cut).to.deep.equal([]);
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
    ] as const) {
      const page = await stage.open('/review', { ...phone, locale });
      const words = page.getByText(text).first();
      await words.waitFor();
      for (const size of [phone, desktop]) {
        await page.setViewportSize(size);
        await drawn(page);
        const cut = await words.evaluate((element) => {
          type Box = { scrollWidth: number; clientWidth: number; scrollHeight: number; clientHeight: number };
          const over = (one: Box) => Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight);
          const text = element as never as Box & { closest: (selector: string) => Box };
          return Math.max(over(text), over(text.closest('.cell')));
        });
        expect(cut, `${text} at ${size.width}`).to.be.at.most(1);
      }
    }
    await stopWorker();
  });
});
