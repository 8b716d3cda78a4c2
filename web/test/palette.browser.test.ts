/** The command palette: everything is found and opened by keyboard. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { draft, seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

let order: { readonly orderId: string; readonly emailId: string };
const stage = withStage(async (api) => {
  const send = await seedCatalog(api);
  order = await draft(api, { po: 'PO-PALETTE-1' }, { subject: 'Our order, urgent' });
  await shown(send, '/sales/search/?q=palette', ({ body }) => body.length > 0);
});

const openPalette = async (page: Page, key = 'Control+k') => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press(key);
  const field = page.getByRole('dialog', { name: /Search and commands|Suche und Befehle/ }).getByRole('combobox');
  await field.waitFor();
  await until('the focus in the field', () => field.evaluate((input) => input === document.activeElement));
  return field;
};
/** What a screen reader calls the active option. */
const activeOption = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    const option = document.getElementById(id);
    return option?.getAttribute('aria-selected') === 'true' ? option.innerText.replace(/\s+/g, ' ') : '';
  });
const groupsOf = (page: Page) => page.getByRole('listbox').locator('.options-group').allInnerTexts();
const pathIs = (page: Page, path: string) =>
  until(`the page ${path}`, async () => new URL(page.url()).pathname === `/app${path}`);

stage.suite('the command palette', () => {
  it('opens an order by its number, typed at once with Enter', async () => {
    const page = await stage.open('/');
    await openPalette(page);
    await page.keyboard.type('po-palette-1');
    await page.keyboard.press('Enter');
    await pathIs(page, `/review/${order.orderId}`);
    expect(await page.getByRole('dialog').count()).to.equal(0);
  });

  it('groups what it finds of every kind, also by product number and by a value of the order', async () => {
    const page = await stage.open('/');
    await openPalette(page);
    await page.keyboard.type('hb-8');
    await until('orders and products', async () => (await groupsOf(page)).join() === 'Orders,Products');
    expect(await activeOption(page)).to.match(/^SO-.*PO-PALETTE-1 · Draft/);
    await page.keyboard.press('ArrowDown');
    expect(await activeOption(page)).to.equal('HB-8 · Hex bolt M8 x 40, zinc plated');
    await page.keyboard.press('ArrowDown');
    expect(await activeOption(page), 'the last is followed by the first').to.match(/^SO-/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('anna@buyer');
    await until('all that has the address', async () => (await groupsOf(page)).join() === 'Orders,Customers,Emails');
    await page.keyboard.press('ArrowUp');
    expect(await activeOption(page)).to.match(/^Our order, urgent anna@buyer.example/);
    await page.keyboard.press('Enter');
    await pathIs(page, `/logs/${order.emailId}`);
  });

  it('asks once for a word, after it was typed', async () => {
    const page = await stage.open('/');
    const searches: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/sales/search/') searches.push(searchParams.get('q') ?? '');
    });
    await openPalette(page);
    await page.keyboard.type('nordic');
    await page.getByRole('option', { name: /Nordic Fasteners/ }).waitFor();
    expect(searches).to.deep.equal(['nordic']);
    expect(await page.getByRole('dialog').getByRole('status').innerText()).to.equal('1 result');
    await page.keyboard.type(' nowhere');
    await page.getByText('No matches').waitFor();
  });

  it('goes to pages and does actions, and offers what was opened last first', async () => {
    const page = await stage.open(`/orders/${order.orderId}`);
    await openPalette(page);
    await page.keyboard.type('wareh');
    await page.keyboard.press('Enter');
    await pathIs(page, '/catalog/warehouses');
    await openPalette(page);
    await page.getByRole('option', { name: /PO-PALETTE-1/ }).waitFor();
    expect((await groupsOf(page))[0]).to.equal('Recent');
    await page.keyboard.press('Enter');
    await pathIs(page, `/review/${order.orderId}`);
    await openPalette(page);
    await page.keyboard.type('appearance dark');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).to.equal('dark');
    await openPalette(page);
    await page.keyboard.type('next draft');
    await page.keyboard.press('Enter');
    await pathIs(page, `/review/${order.orderId}`);
    await openPalette(page);
    await page.keyboard.type('shortcuts');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Search everything').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('recent')), 'no names in the browser').not.to.match(/palette|berg/i);
  });

  it('closes by Escape and by its own keys, and gives the focus back', async () => {
    const page = await stage.open('/orders');
    const search = page.getByRole('searchbox');
    await search.focus();
    for (const key of ['Escape', 'Control+k']) {
      await openPalette(page);
      await page.keyboard.press(key);
      await until('the focus back', () => search.evaluate((input) => input === document.activeElement));
    }
  });

  it('shows sales no pages and actions of administrators, and nobody the records of another company', async () => {
    const sales = await stage.open('/', { roles: ['sales'] });
    await openPalette(sales);
    await sales.getByRole('option', { name: 'Orders', exact: true }).waitFor();
    for (const name of ['Mailboxes', 'Users', 'Set up mailbox'])
      expect(await sales.getByRole('option', { name, exact: true }).count(), name).to.equal(0);
    const foreigner = await stage.open('/', { companyId: stage.api().otherCompanyId });
    await foreigner.evaluate((id) => localStorage.setItem('recent', JSON.stringify([{ kind: 'order', id }])), order.orderId);
    await openPalette(foreigner);
    await foreigner.keyboard.type('palette');
    await foreigner.getByText('No matches').waitFor();
    expect(await foreigner.getByRole('option', { name: /PALETTE/ }).count()).to.equal(0);
  });

  for (const theme of ['light', 'dark'] as const)
    it(`has no fault that axe finds, ${theme}, in German and at 320 pixels`, async () => {
      const page = await stage.open('/', { theme, locale: 'de-DE', width: 320, height: 640 });
      await openPalette(page);
      expect(await violationsOf(page), 'pages and actions').to.deep.equal([]);
      await page.keyboard.type('hb-8');
      await page.getByRole('option', { name: /PO-PALETTE-1/ }).waitFor();
      expect(await groupsOf(page)).to.deep.equal(['Aufträge', 'Artikel']);
      expect(await violationsOf(page), 'records').to.deep.equal([]);
      const { scroll, client } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scroll: scrollWidth, client: clientWidth };
      });
      expect(scroll).to.equal(client);
    });
});
