/** Units of a product, from the form of the product to the line of an order that is reviewed and shown. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { it } from 'mocha';
import { shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { deskOf, fieldOf, opened } from './support/desk.ts';
import { seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});
const { orderNow } = deskOf(stage);

stage.suite('units of a product', () => {
  it('are entered in the language of the app, and a wrong one is named at its field', async () => {
    const send = await stage.send();
    const [product] = (await send('GET', '/sales/products/?q=HB-8')).body;
    const page = await stage.open(`/catalog/products/${product.id}`, { locale: 'de-DE' });
    const units = page.getByLabel('Weitere Einheiten');
    await units.fill('box = 100\nPalette');
    await page.getByLabel('Mindestbestellmenge').fill('1.000');
    await page.getByLabel('Verpackungseinheit').fill('50');
    const save = page.getByRole('button', { name: 'Speichern' });
    await save.click();
    await until('the fault at its field', async () => (await units.getAttribute('aria-invalid')) === 'true');
    await units.fill('box = 100\nPalette = 2400,5');
    await save.click();
    await shown(send, `/sales/products/${product.id}/`, ({ body }) => body.minimum_quantity === 1000);
    const { body } = await send('GET', `/sales/products/${product.id}/`);
    expect(body).to.deep.include({
      units: [
        { unit: 'box', factor: 100 },
        { unit: 'Palette', factor: 2400.5 },
      ],
      packaging_multiple: 50,
    });
    await page.reload();
    await until('what was saved', async () => (await units.inputValue()) === 'box = 100\nPalette = 2400,5');
    expect(await violationsOf(page)).to.deep.equal([]);
  });

  it('are converted in the line of a draft, where a quantity that is not sold becomes one that is, and of the order', async () => {
    const send = await stage.send();
    const [product] = (await send('GET', '/sales/products/?q=HB-8')).body;
    const [customer] = (await send('GET', '/sales/customers/')).body;
    const line = { product: product.id, name: 'Hex bolt', qty: '5', unit: 'box', price: '42' };
    const { body: made, text } = await send('POST', '/sales/sales-orders/', {
      body: {
        customer: customer.id,
        po_number: `PO-${randomUUID()}`,
        currency: 'EUR',
        delivery_date: '2099-01-05',
        lines: [line],
      },
    });
    expect(made.lines?.[0]?.base_qty, text).to.equal(500);
    await shown(send, `/sales/sales-orders/${made.id}/`, ({ status }) => status === 200);
    const page = await stage.open(`/review/${made.id}`);
    await opened(page, made.reference);
    const qty = fieldOf(page, 'lines.1.qty');
    const cell = page.getByRole('gridcell').filter({ has: qty });
    await cell.getByText('= 500 pcs').waitFor();
    await page.getByText('Line 1: 500 pcs of HB-8, minimum 1,000; nearest: 10 box').waitFor();
    await qty.focus();
    await page.getByRole('button', { name: 'Use 10 box' }).click();
    const order = await until('the quantity', async () => {
      const now = await orderNow(made.id);
      return now.lines[0].qty === 10 && now;
    });
    expect(order.lines[0]).to.include({ unit: 'box', base_qty: 1000, amount: 420 });
    expect(order.review_reasons).not.to.include('quantity_below_minimum');
    await cell.getByText('= 1,000 pcs').waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);

    const ofOrder = await stage.open(`/orders/${made.id}`);
    const row = ofOrder.getByRole('row').filter({ hasText: 'Hex bolt' });
    await row.getByText('10 box').waitFor();
    await row.getByText('= 1,000 pcs').waitFor();
  });
});
