/** What the review page says of a draft while people work on it: unsaved, missing, refused, decided by somebody else. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { shown } from '../../test/api/kit.ts';
import { goodPassword, joinedUser } from '../../test/support/own-sign-in.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { deskOf, fieldOf, focusOn, opened } from './support/desk.ts';
import { seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
  await joinedUser(api.stack, api.companyId, { email: 'bob@people.example', name: 'Bob Builder', roles: 'sales' });
});
const { waiting, orderNow } = deskOf(stage);

const asBob = async (path: string): Promise<Page> => {
  const { page } = await stage.visit(path);
  await page.getByLabel('Email').fill('bob@people.example');
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Approve and next' }).waitFor();
  return page;
};
const textOf = (page: Page): Promise<string> => page.locator('.page-head').innerText();
const faultOf = (page: Page, name: string) =>
  page.locator('.field, .line-cell', { has: fieldOf(page, name) }).locator('.field-fault');
const three = ['HB-8', 'WA-8', 'TR-100'].map((code) => ({ code, name: `Part ${code}`, qty: '10', price: '1.00' }));

stage.suite('the state of a draft', () => {
  it('is what is missing, also where somebody has passed it by, and no word of nothing being unsure', async () => {
    const { path, reference } = await waiting({ po: 'PO-26-MISSING', date: null, email: somebody() });
    const page = await stage.open(path);
    await opened(page, reference);
    await focusOn(page, 'delivery_date');
    await page.getByText('Still missing: Delivery date').waitFor();
    await page.keyboard.press('Enter');
    expect(await textOf(page))
      .to.contain('Still missing: Delivery date')
      .and.not.to.contain('Nothing left to check');
    expect(await violationsOf(page)).to.deep.equal([]);
    await fieldOf(page, 'delivery_date').fill('2031-02-03');
    await page.keyboard.press('Tab');
    await page.getByText('Nothing left to check').waitFor();
    expect(await textOf(page)).not.to.contain('Still missing');
  });

  it('is what is typed and not saved yet, or was refused', async () => {
    const { path, reference, orderId } = await waiting({ po: 'PO-26-UNSAVED', lines: three, email: somebody() });
    const page = await stage.open(path);
    await opened(page, reference);
    await page.getByText('Nothing left to check').waitFor();
    await fieldOf(page, 'po_number').fill('PO-26-TYPED');
    await page.getByText('Not saved yet: PO number').waitFor();
    expect(await textOf(page)).not.to.contain('Nothing left to check');
    await page.keyboard.press('Tab');
    await until('it saved', async () => (await orderNow(orderId)).po_number === 'PO-26-TYPED');
    await page.getByText('Nothing left to check').waitFor();
    await fieldOf(page, 'lines.3.price').fill('a lot');
    await page.keyboard.press('Tab');
    await page.getByText('Not saved yet: Line 3: Unit price').waitFor();
    expect(await faultOf(page, 'lines.3.price').innerText()).to.match(/^Enter a number such as 1,234.50/);
    expect(await page.locator('body').innerText()).not.to.contain('lines.1');
  });

  it('tells each fault of a field in German, by the line that is printed and in the notation of the field', async () => {
    const { path, reference } = await waiting({ po: 'PO-27', lines: three, email: somebody() });
    const page = await stage.open(path, { locale: 'de-DE' });
    await opened(page, reference);
    for (const [field, typed, told] of [
      ['lines.3.price', 'viel', /^Geben Sie eine Zahl ein, zum Beispiel 1\.234,50/],
      ['lines.2.qty', '1,2345678', /^Geben Sie höchstens sechs Nachkommastellen/],
      ['delivery_date', 'bald', /^Geben Sie einen Kalendertag ein, zum Beispiel 31\.12\.\d{4}\.$/],
      ['currency', 'Taler', /^Geben Sie eine Währung wie EUR ein\.$/],
      ['customer_email', 'anna', /^Geben Sie eine gültige E-Mail-Adresse ein\.$/],
    ] as const) {
      await fieldOf(page, field).fill(typed);
      await page.keyboard.press('Tab');
      await faultOf(page, field).waitFor();
      expect(await faultOf(page, field).innerText(), field).to.match(told);
    }
    expect(await textOf(page)).to.match(/Noch nicht gespeichert: .+ und 2 weitere/);
  });

  it('keeps what one typed when somebody else decides, and names them', async () => {
    const { path, reference, orderId } = await waiting({ po: 'PO-26-DECIDED', email: somebody() });
    const page = await stage.open(path);
    await opened(page, reference);
    await fieldOf(page, 'po_number').fill('PO-26-MINE');
    const bob = await asBob(path);
    await bob.getByRole('button', { name: 'Approve and next' }).click();
    await until('the approval', async () => (await orderNow(orderId)).status === 'APPROVED');
    await page.getByText('Bob Builder has already decided this order: Approved.').waitFor();
    await page.getByText('Not saved but still in the form: PO number “PO-26-MINE”').waitFor();
    expect(await fieldOf(page, 'po_number').inputValue()).to.equal('PO-26-MINE');
    expect((await orderNow(orderId)).po_number).to.equal('PO-26-DECIDED');
    expect(await violationsOf(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Discard my input' }).click();
    await until('what was saved', async () => (await fieldOf(page, 'po_number').inputValue()) === 'PO-26-DECIDED');
  });

  it('keeps the reason that one typed, and rejects nothing that somebody else approved meanwhile', async () => {
    const { path, reference, orderId } = await waiting({ po: 'PO-26-REASON', email: somebody() });
    const page = await stage.open(path);
    await opened(page, reference);
    await page.keyboard.press('Alt+r');
    await page.getByLabel('Reason for rejection').fill('Ordered twice');
    const bob = await asBob(path);
    await bob.getByRole('button', { name: 'Approve and next' }).click();
    await page.getByRole('dialog').getByText('Bob Builder has already decided this order: Approved.').waitFor();
    await page.keyboard.press('Control+Enter');
    expect(await page.getByLabel('Reason for rejection').inputValue()).to.equal('Ordered twice');
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).isDisabled()).to.equal(true);
    expect((await orderNow(orderId)).status).to.equal('APPROVED');
  });

  it('has a total that approval takes from the lines, and a new line has the price and the unit of its product', async () => {
    const { path, reference, orderId, send } = await waiting({ po: 'PO-29', email: somebody() });
    await send('PATCH', `/sales/sales-orders/${orderId}/`, { body: { total: null } });
    await shown(send, `/sales/sales-orders/${orderId}/`, ({ body }) => body.total === null);
    const page = await stage.open(path);
    await opened(page, reference);
    await page.getByText(/the sum of the lines is used: €\d+\.\d\d/).waitFor();
    await page.keyboard.press('Alt+n');
    await focusOn(page, 'lines.3.product');
    await page.keyboard.type('threaded');
    await page.keyboard.press('Enter');
    await until('its price', async () => (await fieldOf(page, 'lines.3.price').inputValue()) === '2.10');
    expect(await fieldOf(page, 'lines.3.unit').inputValue()).to.equal('pcs');
    await fieldOf(page, 'lines.3.qty').fill('10');
    await page.keyboard.press('Tab');
    await until('the line', async () => (await orderNow(orderId)).lines[2].amount === 21);
    const { lines_total: sum } = await orderNow(orderId);
    await page.keyboard.press('Control+Enter');
    const order = await until('the approval', async () => {
      const now = await orderNow(orderId);
      return now.status === 'APPROVED' && now;
    });
    expect(order.total).to.equal(sum);
  });
});

stage.suite('keys and focus', () => {
  it('in a field the browser deletes a word; elsewhere, or by Alt and R, the draft is rejected', async () => {
    const { path, reference, orderId } = await waiting({ po: 'PO-26-KEYS', email: somebody() });
    const page = await stage.open(path);
    await opened(page, reference);
    await fieldOf(page, 'customer_name').fill('Berg Maschinenbau AB');
    await page.keyboard.press('Control+Backspace');
    expect(await page.getByRole('dialog').count()).to.equal(0);
    expect(await fieldOf(page, 'customer_name').inputValue()).to.equal('Berg Maschinenbau ');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Alt+r');
    await page.getByLabel('Reason for rejection').waitFor();
    await until('the focus on the reason', () => page.evaluate(() => document.activeElement?.tagName === 'TEXTAREA'));
    await page.keyboard.type('two words');
    await page.keyboard.press('Control+Backspace');
    expect(await page.getByLabel('Reason for rejection').inputValue()).to.equal('two ');
    await page.keyboard.press('Escape');
    await page.locator('h1').focus();
    await page.keyboard.press('Control+Backspace');
    await page.getByLabel('Reason for rejection').waitFor();
    expect((await orderNow(orderId)).status).to.equal('DRAFT');
  });

  it('a dialog begins at its first field, and one without any where nothing is lost', async () => {
    const page = await stage.open('/catalog/customers');
    await page.getByRole('button', { name: 'New customer' }).click();
    await until('the focus in the form', () =>
      page.evaluate(() => document.activeElement?.tagName === 'INPUT' && document.activeElement.closest('dialog') !== null),
    );
    await page.keyboard.press('Escape');
    await page.goto('/app/catalog/warehouses');
    await page.getByRole('button', { name: 'Remove' }).first().click();
    await until('the focus on Cancel', () => page.evaluate(() => document.activeElement?.textContent === 'Cancel'));
    await page.keyboard.press('Escape');
    await page.locator('h1').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await until('the focus on the heading', () => page.evaluate(() => document.activeElement?.tagName === 'H2'));
  });

  it('of failures the newest three are shown, and leave after eight seconds unless somebody reads them', async () => {
    const { path, reference } = await waiting({ po: 'PO-26-TOASTS', date: null, email: somebody() });
    const page = await stage.open(path);
    await opened(page, reference);
    await focusOn(page, 'delivery_date');
    await page.clock.install();
    for (let time = 0; time < 5; time += 1) await page.keyboard.press('Control+Enter');
    const toasts = page.locator('.toast-bad');
    await until('three', async () => (await toasts.count()) === 3);
    await page.clock.fastForward(7_000);
    expect(await toasts.count()).to.equal(3);
    await toasts.last().hover();
    await page.clock.fastForward(2_000);
    await until('the one that is read', async () => (await toasts.count()) === 1);
    await page.mouse.move(10, 10);
    await page.clock.fastForward(9_000);
    await until('none', async () => (await toasts.count()) === 0);
  });
});
