/** Records brought in, leads that become customers, what the assistant knows, and people who are erased. */
import { rebuildReadModels } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, it } from 'mocha';
import { readModels } from '../../src/projections/read-models.ts';
import { shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { draft, seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

/** 100,000 by night. */
const products = Number(process.env.WEB_PRODUCTS ?? 600);

let stopWorker: () => Promise<void> = async () => undefined;
const stage = withStage(async (api) => {
  await seedCatalog(api);
});

stage.suite('records', () => {
  after(() => stopWorker());

  it('53 a knowledge sync shows that it runs and what it did, and whether texts are compared by meaning', async () => {
    const page = await stage.open('/admin/knowledge');
    await page.getByText('Keyword search only').waitFor();
    await page.getByRole('button', { name: 'Sync now' }).click();
    // nobody works yet: it waits, and says so
    await page.getByRole('progressbar', { name: 'Sync in progress' }).waitFor();
    stopWorker = (await stage.api().stack.startWorker()).stop;
    await page.getByRole('list', { name: 'Sync runs' }).getByText('Completed').waitFor();
    await page
      .getByRole('list', { name: 'Sync runs' })
      .getByText(/[1-9]\d* added/)
      .waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await until('the counts', async () => /Products\s+5/.test(await page.locator('.facts').innerText()));
  });

  it('49 an import first tells what it would change, then does it with progress, and search stays quick', async () => {
    const send = await stage.send();
    const { pool } = stage.api().stack.foundation;
    // lists count up to a limit alone
    const count = async () => {
      const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from read.products where company_id = $1', [
        stage.api().companyId,
      ]);
      return rows[0]?.n ?? 0;
    };
    const before = await count();
    const rows = Array.from({ length: products }, (_, place) => `IMP-${place};Imported part ${place};${place % 90}.50`);
    const csv = [
      'Article number;Description;Unit price',
      'HB-8;Hex bolt M8 x 40, zinc plated;0.45',
      ...rows,
      'BAD-1;A part;nonsense',
    ].join('\n');
    const page = await stage.open('/catalog/import?kind=products');
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'parts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('button', { name: 'Preview changes' }).click();
    await page.getByText('Preview: nothing has changed yet').waitFor();
    const change = page.getByRole('listitem').filter({ hasText: 'HB-8' });
    expect(await change.locator('del').innerText()).to.contain('0.42');
    expect(await change.locator('ins').innerText()).to.contain('0.45');
    await page.getByText('Invalid: 1').waitFor();
    expect(await count()).to.equal(before);
    await page.getByRole('button', { name: 'Import now' }).click();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('heading', { name: 'Import completed' }).waitFor();
    await until('all of them', async () => (await count()) === before + products);
    const times: number[] = [];
    for (const text of ['part 7', 'IMP-14', 'bolt', 'nowhere', 'part 599']) {
      const began = performance.now();
      await send('GET', `/sales/products/?limit=50&q=${encodeURIComponent(text)}`);
      times.push(performance.now() - began);
    }
    console.log(`      of ${products} products, a search took at most ${Math.max(...times).toFixed(0)} ms`);
    await page.goto('/app/catalog/products?q=part%20149');
    await page.getByRole('link', { name: 'Imported part 149', exact: true }).first().waitFor();
  });

  it('what is typed in a form stays when somebody else changes the record, and what nobody touched follows it', async () => {
    const send = await stage.send();
    const [customer] = (await send('GET', '/sales/customers/?q=Bergmann')).body;
    const at = `/sales/customers/${customer.id}/`;
    const page = await stage.open(`/catalog/customers/${customer.id}`);
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Bergmann of mine');
    await send('PATCH', at, { body: { name: 'Bergmann of theirs', currency: 'SEK' } });
    await page.getByText('Changed elsewhere: Bergmann of theirs').waitFor();
    expect(await name.inputValue()).to.equal('Bergmann of mine');
    expect(await page.getByLabel('Currency').inputValue()).to.equal('SEK');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await until('mine', async () => (await send('GET', at)).body.name === 'Bergmann of mine');
    expect((await send('GET', at)).body.currency).to.equal('SEK');
  });

  it('numbers of a product are written and read as in the language of the app', async () => {
    const send = await stage.send();
    const [product] = (await send('GET', '/sales/products/?q=TR-100')).body;
    const page = await stage.open(`/catalog/products/${product.id}`, { locale: 'de-DE' });
    const price = page.getByLabel('Preis', { exact: true });
    await price.waitFor();
    expect(await price.inputValue()).to.equal('2,10');
    await price.fill('1.250,5');
    await page.getByLabel('Bestand', { exact: true }).fill('zwölf');
    const save = page.getByRole('button', { name: 'Speichern' });
    await save.click();
    await page.getByText(/^Geben Sie eine Zahl ein, zum Beispiel 1\.234,50?\. Sie darf nicht negativ sein\.$/).waitFor();
    await page.getByLabel('Bestand', { exact: true }).fill('12,5');
    await save.click();
    await until('the numbers', async () => {
      const { price: now, stock } = (await send('GET', `/sales/products/${product.id}/`)).body;
      return now === 1250.5 && stock === 12.5;
    });
  });

  it('50 a lead that becomes a customer has its drafts matched again before one’s eyes', async () => {
    const email = 'buyer@stranger-50.example';
    const { orderId } = await draft(stage.api(), { po: 'PO-50', company: 'Stranger Fifty Ltd', email });
    const send = await stage.send();
    const { body: order } = await shown(send, `/sales/sales-orders/${orderId}/`, ({ body }) => body.lead !== null);
    expect(order.customer).to.equal(null);
    await shown(send, `/sales/leads/${order.lead}/`);
    const page = await stage.open(`/leads/${order.lead}`);
    const row = page.getByRole('listitem').filter({ hasText: order.reference });
    await row.waitFor();
    expect(await row.innerText()).not.to.contain('Stranger Fifty');
    await page.getByRole('button', { name: 'Create customer' }).click();
    await page.getByRole('link', { name: 'Converted to customer' }).waitFor();
    await row.filter({ hasText: 'Stranger Fifty Ltd' }).waitFor();
    await until('the order', async () => (await send('GET', `/sales/sales-orders/${orderId}/`)).body.customer !== null);
  });

  it('55 an erased person is gone from every open tab, and from what is built anew', async () => {
    const email = somebody();
    const { orderId, emailId } = await draft(
      stage.api(),
      { po: 'PO-55', company: 'Vanishing Company', email },
      { subject: 'Order of Vera' },
    );
    const send = await stage.send();
    await shown(send, `/sales/sales-orders/${orderId}/`);
    await shown(send, `/sales/email-logs/${emailId}/`, ({ body }) => body.email_from === email);
    const tabs = [await stage.open(`/orders/${orderId}`), await stage.open(`/logs/${emailId}`), await stage.open('/logs')];
    for (const tab of tabs) {
      await tab.getByText(email).first().waitFor();
      await tab.locator('.live-dot-live').waitFor();
    }
    const page = await stage.open('/admin/privacy');
    await page.getByLabel('Email address', { exact: true }).fill(email);
    await page.getByLabel('Repeat the email address').fill(email);
    const preview = page.locator('.card').filter({ hasText: 'Data to be erased' });
    await preview.getByText('Orders').waitFor();
    expect((await preview.locator('dl').innerText()).replace(/\s+/g, ' ')).to.match(/Emails 1 .*Orders 1 /);
    await page.getByLabel('I understand').check();
    const began = performance.now();
    await page.getByRole('button', { name: 'Erase permanently' }).click();
    for (const tab of tabs) {
      await tab.getByText('[erased]').first().waitFor();
      await tab.getByText(email).first().waitFor({ state: 'detached' });
    }
    console.log(`      every tab showed it after ${Math.round(performance.now() - began)} ms`);
    await page.getByText(`Data erased for ${email}`).waitFor();
    const { pool, store } = stage.api().stack.foundation;
    await rebuildReadModels({ pool, store, readModels, names: ['emails', 'sales_orders'] });
    for (const tab of tabs) {
      await tab.reload();
      await tab.getByText('[erased]').first().waitFor();
      expect(await tab.content()).not.to.contain(email);
    }
  });
});
