/** Addresses of a customer on the pages of people: entered with a default, chosen for a draft, and added from an order that names a new one. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { it } from 'mocha';
import { type Json, shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { deskOf, fieldOf, opened } from './support/desk.ts';
import { seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});
deskOf(stage);

const customerNamed = async (name: string): Promise<Json> =>
  (await (await stage.send())('GET', `/sales/customers/?q=${name}`)).body[0];

const drafted = async (customer: string, more: object): Promise<Json> => {
  const send = await stage.send();
  const body = { customer, po_number: `PO-${randomUUID().slice(0, 8)}`, currency: 'EUR', ...more };
  const reply = await send('POST', '/sales/sales-orders/', { body });
  expect(reply.status, reply.text).to.equal(201);
  await until('the order', async () => (await send('GET', `/sales/sales-orders/${reply.body.id}/`)).status === 200);
  return reply.body;
};

stage.suite('addresses of a customer', () => {
  it('are entered with a default, which orders without a ship-to get and say so', async () => {
    const { id } = await customerNamed('nordic');
    const page = await stage.open(`/catalog/customers/${id}`);
    await page.getByText('No addresses yet. You can add or import them.').waitFor();
    for (const [name, street] of [
      ['Office', 'Storgatan 1'],
      ['Depot', 'Kajen 7'],
    ] as const) {
      await page.getByRole('button', { name: 'New address' }).click();
      const form = page.getByRole('form', { name: 'New address' });
      await form.getByLabel('Address name').fill(name);
      await form.getByLabel('Street').fill(street);
      await form.getByLabel('Postal code').fill('411 04');
      await form.getByLabel('City').fill('Göteborg');
      await form.getByLabel('Default ship-to').check();
      await form.getByRole('button', { name: 'Save' }).click();
      await form.waitFor({ state: 'detached' });
    }
    await page.getByText('Kajen 7, 411 04 Göteborg').waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
    const { addresses } = await customerNamed('nordic');
    expect(addresses.map((address: Json) => address.is_default_ship_to)).to.deep.equal([false, true]);

    const order = await drafted(id, {});
    const review = await stage.open(`/review/${order.id}`);
    await opened(review, order.reference);
    expect(await fieldOf(review, 'ship_to.street').inputValue()).to.equal('Kajen 7');
    await review.getByText('Default address of the customer: the order names none').waitFor();
    await review.getByLabel('Customer’s address').selectOption({ label: 'Office, Storgatan 1, 411 04 Göteborg' });
    await until('the street', async () => (await fieldOf(review, 'ship_to.street').inputValue()) === 'Storgatan 1');
    expect(await violationsOf(review)).to.deep.equal([]);
  });

  it('get the new one that an order names with one click', async () => {
    const { id } = await customerNamed('nordic');
    const order = await drafted(id, { ship_to: { name: 'Site 4', street: 'Hamngatan 9', postal_code: '972 34', city: 'Luleå' } });
    const page = await stage.open(`/review/${order.id}`);
    await opened(page, order.reference);
    await page.getByRole('button', { name: 'Add to customer' }).click();
    await page.getByText('Address added to the customer').waitFor();
    const path = `/sales/sales-orders/${order.id}/`;
    const { body } = await shown(await stage.send(), path, (reply: Json) => reply.body.ship_to.address_id !== null);
    const { addresses } = await customerNamed('nordic');
    expect(addresses.at(-1)).to.include({ id: body.ship_to.address_id, label: 'Site 4', street: 'Hamngatan 9' });
    expect(await page.getByLabel('Customer’s address').inputValue()).to.equal(body.ship_to.address_id);
    expect(await page.getByRole('button', { name: 'Add to customer' }).count()).to.equal(0);
  });
});
