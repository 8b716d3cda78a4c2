/** A customer's own item numbers: entered, given another product, removed, and imported from the company's own file. */
import { expect } from 'chai';
import { after, it } from 'mocha';
import { type Json, senderFor, shown } from '../../test/api/kit.ts';
import { violationsOf } from './support/axe.ts';
import { seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

let stopWorker: () => Promise<void> = async () => undefined;
const stage = withStage(async (api) => {
  await seedCatalog(api);
  stopWorker = (await api.stack.startWorker()).stop;
});

stage.suite('item numbers of a customer', () => {
  after(() => stopWorker());
  const customerOf = async (name: string): Promise<Json> => {
    const send = await senderFor(stage.api(), ['admin']);
    const { body } = await send('GET', `/sales/customers/?q=${name}`);
    return { send, customer: body[0], path: `/sales/customers/${body[0].id}/item-numbers/` };
  };

  it('are entered, given another product, and removed', async () => {
    const { send, customer, path } = await customerOf('nordic');
    const page = await stage.open(`/catalog/customers/${customer.id}`);
    await page.getByText('No item numbers yet. You can add or import them.').waitFor();
    const choose = async (text: string, option: string) => {
      await page.getByRole('combobox', { name: 'Product' }).click();
      await page.keyboard.type(text);
      await page.getByRole('option').filter({ hasText: option }).click();
    };
    await page.getByLabel('Customer’s item number').fill('471-1');
    await choose('hex bolt', 'HB-8');
    await page.getByRole('button', { name: 'Save' }).last().click();
    await page.getByText('Item number saved. Open drafts are matched again.').waitFor();
    await page.getByRole('button', { name: 'Edit: 471-1' }).waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
    const entered = await shown(send, path, ({ body }: Json) => body.length === 1);
    expect(entered.body[0]).to.include({ alias: '471-1', product_code: 'HB-8', source: 'entered' });

    await page.getByRole('button', { name: 'Edit: 471-1' }).click();
    await choose('washer', 'WA-8');
    await page.getByRole('button', { name: 'Save' }).last().click();
    await shown(send, path, ({ body }: Json) => body.length === 1 && body[0].product_code === 'WA-8');
    await page.getByRole('link', { name: /WA-8/ }).waitFor();
    await page.getByRole('button', { name: 'Remove: 471-1' }).click();
    await page.getByText('No item numbers yet. You can add or import them.').waitFor();
    expect((await send('GET', path)).body).to.deep.equal([]);
  });

  it("come from the company's own file without a choice, and the preview says what will change", async () => {
    const { send, customer, path } = await customerOf('nordic');
    const page = await stage.open('/catalog/import?kind=item_numbers');
    const text = `Debitor;Kunden-Artikelnummer;Unsere Artikelnummer\n${customer.code};471-8;HB-8\n${customer.code};471-9;NIX-1\n`;
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'Kundenartikel.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await page.getByText('Preview: nothing has changed yet').waitFor();
    await page.getByText('New: 1').waitFor();
    await page.getByText('Invalid: 1').waitFor();
    await page.getByRole('button', { name: 'Import now' }).click();
    await page.getByRole('heading', { name: 'Import completed' }).waitFor();
    const { body } = await shown(send, path, (reply: Json) => reply.body.length === 1);
    expect(body[0]).to.include({ alias: '471-8', product_code: 'HB-8', source: 'imported' });
    const href = await page.getByRole('link', { name: 'Download template' }).getAttribute('href');
    expect(href).to.equal('/sales/item-numbers/import/template/?language=en');
  });
});
