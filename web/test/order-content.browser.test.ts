/** Everything an order says, on the pages of the person who reviews it: where it goes, notes, tax, dates and numbers of lines. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { deskOf, fieldOf, focusOn, opened } from './support/desk.ts';
import { seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});
const { orderNow } = deskOf(stage);

const line = { code: 'HB-8', name: 'Hex bolt M8', qty: 10, unit: 'pcs', price: '12.5' };
const content = {
  ship_to: { name: 'Berg Lager Nord', street: 'Hamngatan 12\nHall B', postal_code: '972 34', city: 'Luleå', country: 'SE' },
  notes: 'Tail lift needed.',
  total: '156.25',
  totals: { tax: [{ rate: 25, amount: 31.25 }] },
  lines: [{ ...line, buyer_item_id: 'B-77', seller_item_id: 'HB-8', requested_delivery: { kind: 'day', until: '2031-02-03' } }],
};

const made = async (body: object): Promise<{ readonly id: string; readonly reference: string }> => {
  const send = await stage.send();
  const whole = { customer_name: 'Anna Berg AB', po_number: `PO-${randomUUID().slice(0, 8)}`, currency: 'EUR', ...body };
  const reply = await send('POST', '/sales/sales-orders/', { body: whole });
  expect(reply.status, reply.text).to.equal(201);
  await until('the order', async () => (await send('GET', `/sales/sales-orders/${reply.body.id}/`)).status === 200);
  return reply.body;
};
const customerId = async (): Promise<string> => (await (await stage.send())('GET', '/sales/customers/')).body[0].id;
const rowsOf = async (page: Page, name: string): Promise<readonly string[]> => {
  const rows = page.getByRole('table', { name }).getByRole('row');
  return (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
};

stage.suite('the content of an order', () => {
  it('70 a review shows where it goes, what is remarked, and how lines and tax come to the total', async () => {
    const { id, reference } = await made(content);
    const page = await stage.open(`/review/${id}`);
    await opened(page, reference);
    expect(await fieldOf(page, 'ship_to.city').inputValue()).to.equal('Luleå');
    expect(await fieldOf(page, 'ship_to.street').inputValue()).to.equal('Hamngatan 12\nHall B');
    expect(await fieldOf(page, 'notes').inputValue()).to.equal('Tail lift needed.');
    await fieldOf(page, 'lines.1.qty').focus();
    await page.keyboard.press('Alt+Enter');
    expect(await fieldOf(page, 'lines.1.requested_delivery.until').inputValue()).to.equal('03/02/2031');
    expect(await fieldOf(page, 'lines.1.buyer_item_id').inputValue()).to.equal('B-77');
    expect(await rowsOf(page, 'Calculation')).to.deep.equal([
      'Lines €125.00',
      'Net €125.00',
      'Tax 25 % €31.25',
      'Gross €156.25',
      'Total (Gross) €156.25',
    ]);
    expect(await violationsOf(page)).to.deep.equal([]);
  });

  it('71 ship-to, notes and the date of a line are entered there, and an order that says nothing of them keeps them folded', async () => {
    const { id, reference } = await made({ lines: [line] });
    const page = await stage.open(`/review/${id}`);
    await opened(page, reference);
    expect(await fieldOf(page, 'ship_to.city').isVisible()).to.equal(false);
    await page.getByText('Delivery and billing').first().click();
    await fieldOf(page, 'ship_to.city').fill('Kiruna');
    await fieldOf(page, 'notes').fill('Call first.');
    await fieldOf(page, 'notes').press('Enter');
    await fieldOf(page, 'notes').pressSequentially('Ramp 4.');
    await fieldOf(page, 'po_number').focus();
    const saved = await until('both values', async () => {
      const order = await orderNow(id);
      return order.notes !== null && order.ship_to !== null ? order : null;
    });
    expect(saved.ship_to).to.include({ city: 'Kiruna' });
    expect(saved.notes).to.equal('Call first.\nRamp 4.');
  });

  it('72 the page of an order shows all of it, and calls the fields of its history by their names', async () => {
    const { id, reference } = await made(content);
    const send = await stage.send();
    await send('PATCH', `/sales/sales-orders/${id}/`, { body: { ship_to: { city: 'Kiruna' } } });
    const page = await stage.open(`/orders/${id}`);
    await opened(page, reference);
    const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    for (const shown of [
      'Berg Lager Nord',
      'Hall B',
      '972 34 Kiruna',
      'Tail lift needed.',
      'Customer item number: B-77',
      'Tax 25 %',
    ])
      expect(text).to.include(shown);
    await page.getByText('Ship-to address: City').first().waitFor();
  });

  it('73 approval demands what the settings say, and what it does not demand is completed and says so', async () => {
    const settings = await stage.open('/settings');
    const card = settings.locator('section').filter({ has: settings.getByRole('heading', { name: 'Required for approval' }) });
    await card.getByLabel('Ship-to address').check();
    for (const name of ['Delivery date', 'Warehouse', 'Price of each line']) await card.getByLabel(name).uncheck();
    await card.getByRole('button', { name: 'Save' }).click();
    await settings.getByText('Saved').waitFor();
    expect(await violationsOf(settings)).to.deep.equal([]);

    const { id, reference } = await made({ customer: await customerId(), lines: [{ code: 'HB-8', qty: 10 }] });
    const page = await stage.open(`/review/${id}`);
    await opened(page, reference);
    await page.getByText('As soon as possible if empty').waitFor();
    await page.getByText('from the price list').waitFor();
    await page.getByText('Still missing: Ship-to address').waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    await focusOn(page, 'ship_to.street');
    await fieldOf(page, 'ship_to.street').fill('Hamngatan 12');
    await page.keyboard.press('Tab');
    await page.getByText('Still missing').waitFor({ state: 'detached' });
    expect(await violationsOf(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Approve' }).click();
    const approved = await until('the approval', async () => {
      const order = await orderNow(id);
      return order.status === 'APPROVED' && order;
    });
    expect(approved.requested_delivery?.kind).to.equal('asap');
    const detail = await stage.open(`/orders/${id}`);
    await detail.getByText('as soon as possible').waitFor();
    await detail.getByText('Unit price: from the price list').waitFor();
  });
});
