/** The review page: what is read, doubted, decided and refused. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page, Request } from 'playwright-core';
import { failMail, receiveMail, shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { boxOnPaper } from './support/content-box.ts';
import { deskOf, fieldOf, focused, focusOn, opened } from './support/desk.ts';
import { draft, seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});

const { emptyQueue, waiting, orderNow, queue } = deskOf(stage);

/** The session ends in the middle of everything, and the same person comes back. */
const signInAgain = async (page: Page): Promise<void> => {
  await page.evaluate(() => fetch('/sales/session/', { method: 'DELETE', headers: { 'x-order-intake': '1' } }));
  await page.getByText('session has ended').waitFor();
  await page.getByLabel('Access token').fill(await stage.api().token(stage.api().companyId, ['admin']));
  await page.getByRole('button', { name: 'Sign in with token' }).click();
};

stage.suite('review', () => {
  it('33 confidence is high from 70, and the threshold moves the mark of review alone', async () => {
    const send = await stage.send();
    const levels: Record<string, string[]> = {};
    for (const [confidence, threshold] of [
      [70, 70],
      [69.99, 50],
      [80, 85],
    ] as const) {
      const { reference } = await waiting({ po: `PO-33-${confidence}`, confidence }, { threshold });
      levels[`${confidence}/${threshold}`] = [reference];
    }
    const page = await stage.open('/review?ordering=-waiting_since');
    for (const [name, [reference = '']] of Object.entries(levels)) {
      const row = page.getByRole('row').filter({ hasText: reference });
      await row.waitFor();
      const text = (await row.innerText()).replace(/\s+/g, ' ');
      const marked = (await row.locator('.review-mark').count()) === 1;
      expect([text.includes('high'), marked], name).to.deep.equal(
        { '70/70': [true, false], '69.99/50': [false, false], '80/85': [true, true] }[name],
      );
    }
    expect((await send('GET', '/sales/me/')).status).to.equal(200);
  });

  it('35 Enter goes through the unsure fields only, and back by Shift+Enter', async () => {
    const { path, reference } = await waiting({ po: 'PO-35', date: null, sure: { po_number: 0.5, total: 0.4 } });
    const page = await stage.open(path);
    await opened(page, reference);
    await focusOn(page, 'po_number');
    await page.keyboard.press('Enter');
    await focusOn(page, 'delivery_date');
    await page.keyboard.press('Enter');
    await focusOn(page, 'total');
    await page.keyboard.press('Shift+Enter');
    await focusOn(page, 'delivery_date');
    await page.keyboard.press('Tab');
    await until('any other field', async () => (await focused(page)) !== 'delivery_date');
  });

  it('36 the box of the field with the focus is framed, and a click on a box focuses its field', async () => {
    const { path, reference } = await waiting({ po: 'PO-36' });
    const page = await stage.open(path);
    await opened(page, reference);
    await fieldOf(page, 'total').focus();
    const total = page.locator('.mark[aria-label^="Total"]');
    await until('the frame', async () => (await total.getAttribute('aria-current')) === 'true');
    await page.locator('.mark[aria-label^="PO number"]').click();
    await focusOn(page, 'po_number');
    await until('the frame moved', async () => (await total.getAttribute('aria-current')) === null);
  });

  it('37 boxes lie within 2 px of the words they stand for', async () => {
    const { path, reference } = await waiting({ po: 'PO-37' });
    const page = await stage.open(path);
    await opened(page, reference);
    const { x, y, paper } = await boxOnPaper(page.locator('.mark[aria-label^="PO number"]'));
    const scale = paper / 595;
    expect(Math.abs(x - 410 * scale)).to.be.lessThan(2);
    expect(Math.abs(y - 176 * scale)).to.be.lessThan(2);
  });

  it('38 without the file each text stands at its place on a sketch', async () => {
    const { path, reference } = await waiting({ po: 'PO-38' });
    const page = await stage.open(path);
    await opened(page, reference);
    await page.getByText('Original page not loaded').waitFor();
    expect(await page.locator('.mark', { hasText: 'PO-38' }).count()).to.equal(1);
  });

  it('39 reasons are listed with their effect', async () => {
    const { path, reference } = await waiting({
      po: 'PO-39',
      confidence: 55,
      reasons: [{ code: 'arithmetic_fails', effect: -18.5 }],
      warnings: [
        { code: 'hidden_text', facts: { words: 12 } },
        { code: 'unclassified', facts: {}, text: 'order.pdf holds text that nobody sees' },
      ],
    });
    const page = await stage.open(path);
    await opened(page, reference);
    await page.getByText('Confidence below the threshold').waitFor();
    await page.getByText('The PDF holds hidden text (12 words that nobody can see on the page)').waitFor();
    await page.getByText('order.pdf holds text that nobody sees').waitFor();
    await page.getByText('How confidence was calculated').click();
    await page.getByText('-18.5 points').waitFor();
  });

  it('39 what a scan leaves open is told with what to do about it, without opening anything', async () => {
    const reasons = (['ocr', 'ocr_low', 'ocr_by_one_engine'] as const).map((code) => ({ code, effect: -40 }));
    const { path, reference } = await waiting({ po: 'PO-39-SCAN', confidence: 41, reasons });
    const page = await stage.open(path);
    await opened(page, reference);
    const why = page.getByRole('list', { name: 'Review reasons' });
    await why.getByText('is uncertain: compare the numbers with the page').waitFor();
    await why.getByText('read only once: compare the numbers with the page').waitFor();
  });

  it('40 Alt and a digit take a candidate, and what was learned is listed and revocable', async () => {
    const { path, reference, orderId } = await waiting({
      po: 'PO-40',
      lines: [{ code: null, name: 'Hex bolt M8 x 40 zinc', qty: '10', price: '0.42' }],
    });
    const read = await orderNow(orderId);
    const page = await stage.open(path);
    await opened(page, reference);
    const candidates = read.lines[0].candidates as { id: string }[];
    expect(candidates.length).to.be.greaterThan(0);
    await fieldOf(page, 'lines.1.product').focus();
    await page.keyboard.press('Alt+l');
    await page.keyboard.press('Alt+1');
    await until('the product', async () => (await orderNow(orderId)).lines[0].product === candidates[0]?.id);
    await page.goto(`/app/catalog/products/${candidates[0]?.id}`);
    const learned = page.getByRole('listitem').filter({ hasText: 'Hex bolt M8 x 40 zinc' });
    await learned.waitFor();
    await learned.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No other names yet.').waitFor();
  });

  for (const touch of [false, true])
    it(`a record is found by whoever ${touch ? 'taps' : 'presses'}, types and ${touch ? 'taps' : 'presses'} again`, async () => {
      const { path, reference, orderId } = await waiting({ po: touch ? 'PO-TAPPED' : 'PO-PRESSED' });
      const page = await stage.open(path, { touch });
      await opened(page, reference);
      const field = page.getByRole('combobox', { name: 'Customer', exact: true });
      await (touch ? field.tap() : field.click());
      await page.locator('.popover-item').first().waitFor();
      await page.keyboard.type('Nordic');
      const found = page.getByRole('option').filter({ hasText: 'Nordic Fasteners Oy' });
      await (touch ? found.tap() : found.click());
      await until('the customer', async () => (await orderNow(orderId)).customer_record?.name === 'Nordic Fasteners Oy');
      await until('the field', async () => (await field.inputValue()).includes('Nordic Fasteners Oy'));
    });

  it('what price lists say stands at the product and at the customer, with quantities and days', async () => {
    const send = await stage.send();
    const [[product], [customer]] = [
      (await send('GET', '/sales/products/?q=HB-8')).body,
      (await send('GET', '/sales/customers/?q=berg')).body,
    ];
    const made = (body: object) => send('POST', '/sales/prices/', { body: { product: product.code, currency: 'EUR', ...body } });
    for (const price of [
      { price: '0.42' },
      { price: '0.39', customer: customer.code, min_qty: '100', valid_from: '2026-01-01', valid_to: '2026-12-31' },
    ])
      expect((await made(price)).status).to.equal(201);
    await shown(send, `/sales/products/${product.id}/prices/`, ({ body }) => body.length === 2);
    const page = await stage.open(`/catalog/products/${product.id}`);
    const rows = page.getByRole('group', { name: 'Price lists' }).getByRole('row');
    await rows.nth(2).waitFor();
    const texts = async () => (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
    expect((await texts()).slice(1)).to.deep.equal([
      'All customers 1 €0.42 always',
      `${customer.code} 100 €0.39 from 1 Jan 2026 to 31 Dec 2026`,
    ]);
    await page.goto(`/app/catalog/customers/${customer.id}`);
    await page.getByText('from 1 Jan 2026').waitFor();
    expect((await texts()).slice(1)).to.deep.equal([`${product.code} 100 €0.39 from 1 Jan 2026 to 31 Dec 2026`]);
  });

  it('41 a duplicate leads to the first, and a revision shows what was, what is and whose it is', async () => {
    const ordered = { po: 'PO-41', email: somebody() };
    const first = await waiting(ordered);
    const again = await draft(stage.api(), ordered);
    expect(again.orderId).to.equal(first.orderId);
    await shown(first.send, `/sales/email-logs/${again.emailId}/`, ({ body }) => body.sales_orders.length === 1);
    const page = await stage.open(`/logs/${again.emailId}`);
    // its history leads there as well
    await page.getByRole('link', { name: first.reference, exact: true }).first().click();
    await opened(page, first.reference);
    await page.getByText('Received again').first().waitFor();

    await draft(stage.api(), {
      ...ordered,
      lines: [{ code: 'HB-8', name: 'Hex bolt M8 x 40, zinc plated', qty: '250', price: '0.42' }],
    });
    // live, on the page that is open
    const change = page.locator('.diff-row').filter({ hasText: 'Quantity' }).first();
    await change.waitFor();
    expect(await change.locator('del').innerText()).to.contain('200');
    expect(await change.locator('ins').innerText()).to.contain('250');
    const history = page.getByRole('list', { name: 'History' });
    await history.getByText(/^Revised by an email/).waitFor();
  });

  it('42 the later of two saves gets the difference, and nothing is lost', async () => {
    const { path, reference, orderId, send } = await waiting({ po: 'PO-42' });
    const page = await stage.open(path);
    await opened(page, reference);
    await fieldOf(page, 'po_number').fill('PO-42-MINE');
    await send('PATCH', `/sales/sales-orders/${orderId}/`, { body: { po_number: 'PO-42-THEIRS' } });
    await page.keyboard.press('Tab');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This order was changed elsewhere').waitFor();
    await dialog.getByText('PO-42-MINE').waitFor();
    await dialog.getByText('PO-42-THEIRS').first().waitFor();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await until('mine', async () => (await orderNow(orderId)).po_number === 'PO-42-MINE');
  });

  it('42 what a live update brought while one typed is a difference too', async () => {
    const { path, reference, orderId, send } = await waiting({ po: 'PO-42-LIVE' });
    const page = await stage.open(path);
    await opened(page, reference);
    await fieldOf(page, 'po_number').fill('PO-42-LIVE-MINE');
    await send('PATCH', `/sales/sales-orders/${orderId}/`, { body: { po_number: 'PO-42-LIVE-THEIRS', currency: 'SEK' } });
    await until('the live update', async () => (await fieldOf(page, 'currency').inputValue()) === 'SEK');
    await page.keyboard.press('Tab');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This order was changed elsewhere').waitFor();
    await dialog.getByText('PO-42-LIVE-THEIRS').first().waitFor();
    await dialog.getByRole('button', { name: 'Use other' }).click();
    await until('theirs', async () => (await orderNow(orderId)).po_number === 'PO-42-LIVE-THEIRS');
  });

  it('42 what was typed in a line goes to no other line that stands at its place by then', async () => {
    const lines = ['HB-8', 'WA-8', 'NU-8'].map((code) => ({ code, name: `${code} as ordered`, qty: '10', price: '1' }));
    const { path, reference, orderId, send } = await waiting({ po: 'PO-42-LINES', lines });
    const page = await stage.open(path);
    await opened(page, reference);
    await fieldOf(page, 'lines.2.qty').fill('25');
    await send('PATCH', `/sales/sales-orders/${orderId}/`, { body: { lines: [{ line: 1, remove: true }] } });
    await page.keyboard.press('Tab');
    await page.getByText('Lines were added or removed elsewhere').waitFor();
    await page.getByText('“25”').waitFor();
    expect((await orderNow(orderId)).lines.map(({ code, qty }: { code: string; qty: number }) => [code, qty])).to.deep.equal([
      ['WA-8', 10],
      ['NU-8', 10],
    ]);
    await until('what stands there', async () => (await fieldOf(page, 'lines.2.qty').inputValue()) === '10');
    await fieldOf(page, 'lines.1.qty').fill('25');
    await page.keyboard.press('Tab');
    await until('the right line', async () => (await orderNow(orderId)).lines[0].qty === 25);
  });

  it('42 what could not be saved stays in its field, and nothing is approved without it', async () => {
    const { path, reference, orderId } = await waiting({ po: 'PO-42-CUT' });
    const page = await stage.open(path);
    await opened(page, reference);
    await page.route('**/sales/sales-orders/*/', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await fieldOf(page, 'po_number').fill('PO-42-CUT-MINE');
    await page.keyboard.press('Tab');
    await page.getByText('The service can’t be reached').waitFor();
    expect(await fieldOf(page, 'po_number').inputValue()).to.equal('PO-42-CUT-MINE');
    await page.keyboard.press('Control+Enter');
    await page.getByText('PO number was not saved').waitFor();
    await focusOn(page, 'po_number');
    expect((await orderNow(orderId)).status).to.equal('DRAFT');
    stage.faults(); // the browser's own word for the request that was cut
    await page.unroute('**/sales/sales-orders/*/');
    // a service that is short of a machine may say once more that one should come again
    await until('saved', async () => {
      await fieldOf(page, 'po_number').focus();
      await page.keyboard.press('Tab');
      return (await orderNow(orderId)).po_number === 'PO-42-CUT-MINE';
    });
    await page.keyboard.press('Control+Enter');
    await until('approved as typed', async () => (await orderNow(orderId)).status === 'APPROVED');
  });

  it('42 what is being typed is saved when one goes back, kept when the session ends, and asked about before a reload', async () => {
    const { path, reference, orderId } = await waiting({ po: 'PO-42-BACK' });
    const page = await stage.open('/review');
    await page.getByRole('row').filter({ hasText: reference }).getByRole('link').click();
    await opened(page, reference);
    // the service has it, and is slow to say so: one types again meanwhile
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const corrections = (request: Request) => request.method() === 'PATCH';
    await page.route('**/sales/sales-orders/*/', async (route) => {
      if (!corrections(route.request())) return route.fallback();
      const response = await route.fetch();
      await held;
      return route.fulfill({ response });
    });
    await fieldOf(page, 'po_number').fill('PO-42-TYPED');
    await page.goBack();
    await until('the correction', async () => (await orderNow(orderId)).po_number === 'PO-42-TYPED');

    await page.goForward();
    await opened(page, reference);
    await fieldOf(page, 'po_number').click();
    await page.keyboard.type('PO-42-AGAIN');
    const answered = page.waitForEvent('requestfinished', corrections);
    answer();
    await answered;
    await page.unroute('**/sales/sales-orders/*/');
    expect(await fieldOf(page, 'po_number').inputValue()).to.equal('PO-42-AGAIN');
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const question = await asked;
    expect(question.type()).to.equal('beforeunload');
    await question.dismiss();

    await signInAgain(page);
    await opened(page, reference);
    await until('what was typed', async () => (await fieldOf(page, 'po_number').inputValue()) === 'PO-42-AGAIN');
    expect(page.url()).to.contain(path);
    await fieldOf(page, 'po_number').focus();
    await page.keyboard.press('Tab');
    await until('saved at last', async () => (await orderNow(orderId)).po_number === 'PO-42-AGAIN');
  });

  it('42 what somebody else saved before the session ended stands against what was typed, which is kept', async () => {
    const { path, reference, orderId, send } = await waiting({ po: 'PO-42-BOTH' });
    const page = await stage.open(path);
    await opened(page, reference);
    await fieldOf(page, 'po_number').fill('PO-42-BOTH-MINE');
    await send('PATCH', `/sales/sales-orders/${orderId}/`, { body: { po_number: 'PO-42-BOTH-THEIRS', currency: 'SEK' } });
    await until('the live update', async () => (await fieldOf(page, 'currency').inputValue()) === 'SEK');
    await signInAgain(page);
    await opened(page, reference);
    await until('what was typed', async () => (await fieldOf(page, 'po_number').inputValue()) === 'PO-42-BOTH-MINE');
    await fieldOf(page, 'po_number').focus();
    await page.keyboard.press('Tab');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('PO-42-BOTH-THEIRS').first().waitFor();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await until('mine', async () => (await orderNow(orderId)).po_number === 'PO-42-BOTH-MINE');
  });

  it('43 approving with missing fields names them and goes to the first', async () => {
    const { path, reference, orderId } = await waiting({ po: 'PO-43', date: null });
    const page = await stage.open(path);
    await opened(page, reference);
    await page.keyboard.press('Control+Enter');
    await page.getByText('Required for approval: Delivery date').waitFor();
    await focusOn(page, 'delivery_date');
    expect((await orderNow(orderId)).status).to.equal('DRAFT');
  });

  it('45 rejecting needs a reason, which stands in the history', async () => {
    const { path, reference, orderId } = await waiting({ po: 'PO-45' });
    const page = await stage.open(path);
    await opened(page, reference);
    await page.keyboard.press('Control+Backspace');
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Reject' }).isDisabled()).to.equal(true);
    await dialog.getByLabel('Reason for rejection').fill('Ordered twice by mistake');
    await page.keyboard.press('Control+Enter');
    await until('the rejection', async () => (await orderNow(orderId)).status === 'REJECTED');
    await page.goto(`/app/orders/${orderId}`);
    await page.getByText('Ordered twice by mistake').first().waitFor();
  });

  it('an approval is undone, one from its message and several at once, before anybody else is told', async () => {
    await emptyQueue();
    const admin = await stage.send(['admin']);
    const delayed = (seconds: number) => admin('PATCH', '/sales/company-settings/', { body: { hand_over_delay: seconds } });
    await delayed(3600);
    try {
      const { path, orderId: id, reference } = await waiting({ po: 'PO-U1', email: somebody() });
      const page = await stage.open(path);
      await page.getByRole('heading', { level: 1, name: reference }).waitFor();
      await page.keyboard.press('Control+Enter');
      await page.getByText(`${reference} approved`).waitFor();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await page.getByText(`Approval of ${reference} undone`).waitFor();
      await page.getByRole('heading', { level: 1, name: reference }).waitFor();
      expect(await violationsOf(page)).to.deep.equal([]);
      const order = async () => (await admin('GET', `/sales/sales-orders/${id}/`)).body;
      expect((await order()).status).to.equal('DRAFT');

      await page.goto(page.url().replace(/\/review.*/, '/review'));
      await page.getByRole('checkbox', { name: `Select ${reference}` }).check();
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('1 succeeded').waitFor();
      await until('approved', async () => (await order()).status === 'APPROVED');
      await dialog.getByRole('button', { name: 'Undo 1 approval' }).click();
      await until('a draft again', async () => (await order()).status === 'DRAFT');
      expect((await admin('GET', '/sales/orders-feed/')).body).to.not.deep.include({ sales_order: id });
    } finally {
      await delayed(0);
    }
  });

  it('many are decided, assigned and told of at once, and what has a reason is refused by name', async () => {
    await emptyQueue();
    const first = await waiting({ po: 'PO-M1', email: somebody() });
    const second = await waiting({ po: 'PO-M2', email: somebody() });
    const doubtful = await waiting({ po: 'PO-M3', email: somebody(), confidence: 58 });
    const mail = await receiveMail(stage.api(), stage.api().companyId, { subject: 'A locked file' });
    await failMail(stage.api(), stage.api().companyId, mail);
    await shown(await stage.send(), queue, ({ body }) => body.waiting.length === 4);
    const page = await stage.open('/review');
    const choose = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.locator('#content').getByText('4 to review').waitFor();
    for (const { reference } of [first, second, doubtful]) await choose(reference);
    await choose('A locked file');
    await page.getByRole('button', { name: 'Assign to me' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('4 succeeded').waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Assignee').selectOption('me');
    await until('all four as mine', async () => (await page.getByRole('row').count()) === 5);

    for (const { reference } of [first, doubtful]) await choose(reference);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await dialog.getByText('1 succeeded').waitFor();
    await dialog.getByRole('listitem').filter({ hasText: doubtful.reference }).waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Approve 1 draft with no issues' }).click();
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await dialog.getByText('1 succeeded').waitFor();
    await page.keyboard.press('Escape');
    await choose(doubtful.reference);
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await dialog.getByLabel('Reason for rejection').fill('Nothing we sell');
    await page.keyboard.press('Control+Enter');
    await dialog.getByText('1 succeeded').waitFor();
    const ends = () => Promise.all([first, second, doubtful].map(async ({ orderId }) => (await orderNow(orderId)).status));
    await until('their ends', async () => (await ends()).join() === 'APPROVED,APPROVED,REJECTED');
    await page.keyboard.press('Escape');
    await page
      .getByRole('row', { name: /A locked file/ })
      .getByRole('link')
      .click();
    await page.getByRole('heading', { name: 'A locked file' }).waitFor();
    await (await stage.send())('POST', `/sales/email-logs/${mail}/settle/`, { body: { reason: 'of this test' } });
  });
});
