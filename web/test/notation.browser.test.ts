/** Dates and numbers are written as the company says, whatever the browser's region is. */
import { expect } from 'chai';
import { it } from 'mocha';
import { shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { deskOf, fieldOf, opened } from './support/desk.ts';
import { seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});
const { waiting, orderNow } = deskOf(stage);

const writeAs = async (locale: string): Promise<void> => {
  const send = await stage.send();
  const reply = await send('PATCH', '/sales/company-settings/', { body: { locale } });
  expect(reply.status, reply.text).to.equal(200);
  await shown(send, '/sales/me/', ({ body }) => body.locale === locale);
};

stage.suite('the notation of a company', () => {
  for (const [company, browser, meant, field, words] of [
    ['de-DE', 'en-US', '2027-04-03', '03.04.2027', '3 Apr 2027'],
    ['en-US', 'en-GB', '2027-03-04', '03/04/2027', 'Mar 4, 2027'],
    ['en-US', 'de-DE', '2027-03-04', '03/04/2027', '4. März 2027'],
  ] as const)
    it(`of ${company} is what 03/04/2027 means in a browser of ${browser}`, async () => {
      await writeAs(company);
      const { path, reference, orderId } = await waiting({ po: `PO-28-${company}-${browser}`, email: somebody() });
      const page = await stage.open(path, { locale: browser });
      await opened(page, reference);
      await fieldOf(page, 'delivery_date').fill('03/04/2027');
      await page.keyboard.press('Tab');
      await until('the day', async () => (await orderNow(orderId)).delivery_date === meant);
      await until('its notation', async () => (await fieldOf(page, 'delivery_date').inputValue()) === field);
      await fieldOf(page, 'delivery_date').fill('soon');
      await page.keyboard.press('Tab');
      const fault = page.locator('.field', { has: fieldOf(page, 'delivery_date') }).locator('.field-fault');
      await fault.waitFor();
      expect(await fault.innerText()).to.match(company === 'de-DE' ? /31\.12\.\d{4}/ : /12\/31\/\d{4}/);
      await page.goto(`/app/orders/${orderId}`);
      await page.getByText(words).first().waitFor();
      // the history, too
      await page.locator('.diff ins', { hasText: field }).first().waitFor();
    });

  it('holds for the days that lists are narrowed to, typed or picked', async () => {
    await writeAs('de-DE');
    const page = await stage.open('/logs', { locale: 'en-US' });
    const from = page.getByLabel('From date', { exact: true });
    await from.fill('03/04/2027');
    await from.press('Tab');
    await until('the filter', async () => page.url().includes('from=2027-04-03'));
    expect(await from.inputValue()).to.equal('03.04.2027');
    await from.fill('31.02.2027');
    await from.press('Tab');
    await page.getByText('Enter a date such as').waitFor();
    expect(page.url()).to.contain('from=2027-04-03');
    await from.fill('');
    await from.press('Tab');
    await until('no filter', async () => !page.url().includes('from='));
    expect(await violationsOf(page)).to.deep.equal([]);
  });

  it('holds for the days of records', async () => {
    await writeAs('de-DE');
    const send = await stage.send();
    const { body } = await send('GET', '/sales/products/?q=TR-100');
    const page = await stage.open(`/catalog/products/${body[0].id}`, { locale: 'en-US' });
    const day = page.getByLabel('Available from', { exact: true });
    await day.fill('03/04/2027');
    await page.getByRole('button', { name: 'Save' }).click();
    const { body: product } = await shown(
      send,
      `/sales/products/${body[0].id}/`,
      (reply) => reply.body.available_from === '2027-04-03',
    );
    expect(product.price).to.equal(2.1);
    await until('its notation', async () => (await day.inputValue()) === '03.04.2027');
    await day.fill('tomorrow');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/31\.12\.\d{4}/).waitFor();
  });
});
