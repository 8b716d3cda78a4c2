/** What the mail log says of a mail's outcome, and that the dashboard counts what the queue counts. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { failMail, receiveMail, shown } from '../../test/api/kit.ts';
import { extraction, processedData } from '../../test/support/samples.ts';
import { until } from '../../test/support/until.ts';
import { draft, seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});
const row = (page: Page, subject: string) => page.getByRole('row').filter({ hasText: subject });

/** A mail with an invoice, of which nothing is drafted. */
const receiveInvoice = async (subject: string): Promise<string> => {
  const { stack, companyId } = stage.api();
  const context = stack.context(companyId);
  const emailId = await receiveMail(stage.api(), companyId, { subject, receivedAt: new Date().toISOString() });
  const results = [extraction({ documentType: 'invoice' })];
  await stack.commands.advance(emailId, { type: 'CompleteExtraction', emailId, results, skipped: [], digests: [] }, context);
  const conclusion = { ...processedData({ orders: [], notify: false }), type: 'ConcludeProcessing', emailId } as const;
  await stack.commands.advance(emailId, conclusion, context);
  await shown(await stage.send(), `/sales/email-logs/${emailId}/`, ({ body }) => body.status === 'SUCCESS');
  return emailId;
};

stage.suite('what became of mails', () => {
  it('stands in the log: an order with its status, which changes by itself, and an invoice as no order', async () => {
    const { orderId } = await draft(stage.api(), { po: 'PO-OUTCOME' }, { subject: 'An order to decide' });
    const invoice = await receiveInvoice('An invoice');
    const send = await stage.send();
    const { body } = await shown(send, `/sales/sales-orders/${orderId}/`);
    const page = await stage.open('/logs');
    await row(page, 'An order to decide').getByText(`${body.reference}: Draft`).waitFor();
    await row(page, 'An order to decide').getByText('Processed', { exact: true }).waitFor();
    const badge = row(page, 'An invoice').getByText('No order', { exact: true });
    await badge.waitFor();
    expect(await row(page, 'An invoice').getByText('Processed').count()).to.equal(0);
    expect(await row(page, 'An invoice').locator('.badge-good').count()).to.equal(0);
    const { status } = await send('POST', `/sales/sales-orders/${orderId}/reject/`, { body: { reason: 'of a test' } });
    expect(status).to.equal(200);
    await row(page, 'An order to decide').getByText(`${body.reference}: Rejected`).waitFor();
    await row(page, 'An order to decide').getByRole('link').click();
    await page.getByText(`${body.reference}: Rejected`).waitFor();
    await page.goto(`/app/logs/${invoice}`);
    await page.getByText('No order', { exact: true }).waitFor();
  });

  it('is counted on the dashboard as the queue counts it: orders, and mails that failed', async () => {
    const { companyId } = stage.api();
    const { orderId } = await draft(stage.api(), { po: 'PO-COUNTED', confidence: 20 });
    const failed = await receiveMail(stage.api(), companyId, { subject: 'Failed', receivedAt: new Date().toISOString() });
    await failMail(stage.api(), companyId, failed);
    const send = await stage.send();
    await shown(send, '/sales/review/', (reply) => {
      const ids = reply.body.waiting.map(({ id }: { id: string }) => id);
      return ids.includes(orderId) && ids.includes(failed);
    });
    const page = await stage.open('/');
    const figure = page.getByRole('link', { name: /^To review/ });
    // mails of the test before may still come to their end
    const { total, flagged } = await until('the same count', async () => {
      const { counts } = (await send('GET', '/sales/review/')).body;
      const isSame = (await figure.locator('.figure-value').innerText()) === String(counts.total);
      return isSame ? { total: counts.total, flagged: counts.requires_review } : undefined;
    });
    expect(await figure.innerText()).to.contain(`${flagged} flagged`);
    await figure.click();
    await page.getByText(`${total} to review`, { exact: true }).waitFor();
  });
});
