/** What a clerk sees of questions to a customer: the dialog with its preview, the banner while an answer is waited for, and the answer. */
import { expect } from 'chai';
import { it } from 'mocha';
import { salesOrder } from '../../src/domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../src/domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../src/domain/sales-order/sales-order.stream.ts';
import { shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { draft, seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const buyer = 'anna@buyer-of-questions.example';
let orderId = '';
const stage = withStage(async (api) => {
  const send = await seedCatalog(api);
  const { commands, context, request } = api.stack;
  await send('PATCH', '/sales/company-settings/', { body: { ask_customers: true } });
  const mailbox = {
    module: 'SALES',
    emailAddress: 'orders@seller.example',
    imapServer: '127.0.0.1',
    imapPort: 993,
    imapUseSsl: true,
    smtpServer: '127.0.0.1',
    smtpPort: 587,
    smtpUseTls: true,
    autoCreateDraft: true,
    minConfidenceThreshold: 70,
    processedFolder: 'Processed',
    notificationEmail: null,
    processSince: null,
    isActive: true,
    password: 'secret',
  } as const;
  await commands.configureMailbox(mailbox, request(api.companyId));
  const { customerId } = await commands.registerCustomer(
    { name: 'Buyer of Questions', code: 'K-Q', emails: [buyer] },
    context(api.companyId),
  );
  await shown(send, `/sales/customers/${customerId}/`);
  ({ orderId } = await draft(api, { po: 'PO-ASK-1', email: buyer }));
  await commands.correctOrder(
    { orderId, corrections: { customerId, deliveryDate: null }, learn: false, ifMatch: null },
    context(api.companyId),
  );
  await shown(send, `/sales/sales-orders/${orderId}/`);
});

const picture = async (page: Awaited<ReturnType<typeof stage.open>>, name: string): Promise<void> => {
  const { SCREENSHOTS: directory } = process.env;
  if (directory) await page.screenshot({ path: `${directory}/${name}.png` });
};

stage.suite('questions to a customer', () => {
  it('are chosen, previewed in the language of the customer and sent, and the draft waits for the answer', async () => {
    const page = await stage.open(`/review/${orderId}`, { roles: ['sales'] });
    await page.getByRole('button', { name: 'Ask customer' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Delivery date is missing').waitFor();
    const preview = dialog.getByLabel('Preview');
    await preview.waitFor();
    expect(await preview.inputValue()).to.include('When do you need the delivery?');
    await dialog.getByLabel('Language').selectOption('de');
    await until('the German mail', async () => (await preview.inputValue()).includes('Wann benötigen Sie die Lieferung?'));
    expect(await dialog.getByLabel('To', { exact: true }).inputValue()).to.equal(buyer);
    expect(await violationsOf(page)).to.deep.equal([]);
    await picture(page, 'ask-dialog');
    await dialog.getByRole('button', { name: 'Send questions' }).click();
    await page.getByText(/Waiting for the customer since/).waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
    await picture(page, 'waiting-for-customer');
    const events = await stage.api().events(salesOrderStream(stage.api().companyId, orderId));
    expect(events.at(-1)?.type).to.equal('OrderQuestionsAsked');
  });

  it('show the answer as a difference, which a clerk applies', async () => {
    const { stack, companyId } = stage.api();
    const events = (await stage.api().events(salesOrderStream(companyId, orderId))) as readonly SalesOrderEvent[];
    const order = events.reduce(salesOrder.evolve, salesOrder.initialState);
    if (order.phase === 'none') throw new Error('there is no order');
    const facts = { deliveryDate: '2027-03-15', shipTo: null, poNumber: null, lines: [] };
    const answer = { orderId, reference: order.reference, round: 1, by: 'recipient', facts } as const;
    const source = { kind: 'email', id: '0d7b41a2-5d1c-4c58-8a51-3b8a54a1a001' } as const;
    await stack.commands.takeAnswer(
      { answer, source, orders: [], sender: { email: buyer, name: null } },
      stack.context(companyId),
    );
    const page = await stage.open(`/review/${orderId}`, { roles: ['sales'] });
    await page.getByRole('heading', { name: 'Answer from the customer' }).waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
    await picture(page, 'answer-of-customer');
    await page.getByRole('button', { name: 'Apply answer' }).click();
    await page.getByRole('heading', { name: 'Answer from the customer' }).waitFor({ state: 'detached' });
    const types = (await stage.api().events(salesOrderStream(companyId, orderId))).map(({ type }) => type);
    expect(types.at(-1)).to.equal('OrderRevisionApplied');
  });

  it('are sent without a click once an administrator says so, in English and in German', async () => {
    const isAutomatic = async () => {
      const reply = await stage.api().stack.commands.companySettings(stage.api().companyId);
      return reply.askAutomatically ?? false;
    };
    const page = await stage.open('/settings');
    const box = page.getByRole('checkbox', { name: 'Send questions without a click' });
    await box.waitFor();
    expect([await box.isChecked(), await isAutomatic()]).to.deep.equal([false, false]);
    await box.check();
    await page.locator('form', { has: box }).getByRole('button', { name: 'Save' }).click();
    await until('the setting', isAutomatic);
    expect(await violationsOf(page)).to.deep.equal([]);
    const german = await stage.open('/settings', { locale: 'de-DE' });
    const germanBox = german.getByRole('checkbox', { name: 'Fragen ohne Klick senden' });
    await germanBox.waitFor();
    expect(await germanBox.isChecked()).to.equal(true);
  });
});
