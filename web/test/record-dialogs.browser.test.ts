/** A customer or a product that the catalog does not have is made, or linked, on the page of the draft. */
import { expect } from 'chai';
import { it } from 'mocha';
import { shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { deskOf, fieldOf, focusOn, opened } from './support/desk.ts';
import { seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});
const { waiting, orderNow } = deskOf(stage);

const stranger = (po: string, name: string) => ({ po, company: name, email: `buyer@${po.toLowerCase()}.example` });
const unknown = { code: 'ZX-77', name: 'Left-handed wing nut', price: '1.10' };

stage.suite('records that a draft needs', () => {
  it('are made of what was read: a new customer in three keys, and the lead and its other drafts are theirs', async () => {
    const read = stranger('PO-REC-1', 'Quantum Sprockets Oy');
    const { path, reference, orderId, send } = await waiting(read);
    const other = await waiting({ ...read, po: 'PO-REC-1B' });
    const page = await stage.open(path);
    await opened(page, reference);
    await focusOn(page, 'customer');
    await page.keyboard.press('Alt+c');
    const dialog = page.getByRole('dialog', { name: 'Customer of this order' });
    await until('the name that was read', async () => (await dialog.getByLabel('Name').inputValue()) === 'Quantum Sprockets Oy');
    expect(await dialog.getByLabel('Email addresses').inputValue()).to.equal(read.email);
    expect(await violationsOf(page)).to.deep.equal([]);
    await dialog.getByLabel('Name').focus();
    await page.keyboard.press('Enter');
    const order = await until('the customer', async () => {
      const now = await orderNow(orderId);
      return now.customer_record?.name === 'Quantum Sprockets Oy' && now;
    });
    await until('the field', async () => (await fieldOf(page, 'customer').inputValue()).includes('Quantum Sprockets Oy'));
    await focusOn(page, 'customer');
    const { body: made } = await send('GET', `/sales/customers/${order.customer}/`);
    expect(made.emails).to.deep.equal([read.email]);
    await shown(
      send,
      `/sales/leads/${order.lead}/`,
      ({ body }) => body.status === 'CONVERTED' && body.customer === order.customer,
    );
    expect((await orderNow(other.orderId)).lead).to.equal(order.lead);
  });

  it('are linked where they are there already, and the customer is known by that name and address from then on', async () => {
    const { path, reference, orderId, send } = await waiting(stranger('PO-REC-2', 'NF Purchasing'));
    const page = await stage.open(path);
    await opened(page, reference);
    await page.getByRole('button', { name: 'Add or link customer …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Already in master data' }).click();
    await dialog.getByRole('combobox', { name: 'Customer' }).click();
    await page.keyboard.type('nordic');
    await dialog.getByRole('option').filter({ hasText: 'Nordic Fasteners Oy' }).click();
    await dialog.getByRole('button', { name: 'Link' }).click();
    const order = await until('the customer', async () => {
      const now = await orderNow(orderId);
      return now.customer_record?.name === 'Nordic Fasteners Oy' && now;
    });
    const { body } = await shown(send, `/sales/customers/${order.customer}/`, (reply) => reply.body.aliases.length > 0);
    expect(body.aliases).to.deep.equal(['NF Purchasing']);
    expect(body.emails).to.include('buyer@po-rec-2.example');
  });

  it('are made for a line and for all lines with the same text, and the customer’s name for the product is remembered', async () => {
    const lines = [
      { ...unknown, qty: '3' },
      { code: 'HB-8', name: 'Hex bolt M8 x 40, zinc plated', qty: '10', price: '0.42' },
      { ...unknown, qty: '5' },
    ];
    const { path, reference, orderId, send } = await waiting({ po: 'PO-REC-3', lines });
    const page = await stage.open(path);
    await opened(page, reference);
    await focusOn(page, 'lines.1.product');
    await page.keyboard.press('Alt+c');
    const dialog = page.getByRole('dialog', { name: 'Product of line 1' });
    expect(await dialog.getByLabel('Number').inputValue()).to.equal('ZX-77');
    expect(await dialog.getByLabel('Price').inputValue()).to.equal('1.10');
    expect(await dialog.getByLabel('Also for 1 other line with the same text').isChecked()).to.equal(true);
    await dialog.getByLabel('Number').fill('LHWN-1');
    await page.keyboard.press('Enter');
    const codes = async () =>
      (await orderNow(orderId)).lines.map(({ product_record: one }: { product_record: { code: string } | null }) => one?.code);
    await until('both lines', async () => (await codes()).join() === 'LHWN-1,HB-8,LHWN-1');
    const product = (await orderNow(orderId)).lines[0].product;
    const aliases = await shown(send, `/sales/products/${product}/aliases/`, ({ body }) => body.length > 0);
    expect(JSON.stringify(aliases.body)).to.include('ZX-77');
  });

  it('are offered to nobody who may not make them, and a duplicate number is refused at its field', async () => {
    const lines = [{ ...unknown, code: 'ZX-78', name: 'Right-handed wing nut', qty: '3' }];
    const { path, reference } = await waiting({ po: 'PO-REC-4', lines });
    const sales = await stage.open(path, { roles: ['sales'] });
    await opened(sales, reference);
    await sales.keyboard.press('Alt+c');
    await sales.getByRole('dialog').getByRole('combobox', { name: 'Product' }).waitFor();
    expect(await sales.getByRole('dialog').getByRole('button', { name: 'New', exact: true }).count()).to.equal(0);
    const admin = await stage.open(path);
    await opened(admin, reference);
    await focusOn(admin, 'lines.1.product');
    await admin.keyboard.press('Alt+c');
    await admin.getByRole('dialog').getByLabel('Number').fill('HB-8');
    await admin.keyboard.press('Enter');
    await admin
      .getByRole('dialog')
      .getByText(/HB-8|exists|already/i)
      .first()
      .waitFor();
    expect(await admin.getByRole('dialog').getByLabel('Number').inputValue()).to.equal('HB-8');
  });
});
