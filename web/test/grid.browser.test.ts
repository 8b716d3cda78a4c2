/** The lines of a draft as a grid: keys of a spreadsheet, ranges from and to one, and every step undone. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { deskOf, fieldOf, focused, focusOn, opened } from './support/desk.ts';
import { longOrder } from './support/long-draft.ts';
import { seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});
const { waiting, orderNow } = deskOf(stage);

const fourLines = ['HB-8', 'WA-8', 'NU-8', 'TR-100'].map((code, place) => ({
  code,
  name: `Part ${code}`,
  qty: String(10 + place),
  price: '1.00',
}));
const openFour = async (po: string, look: Parameters<typeof stage.open>[1] = {}) => {
  const draft = await waiting({ po, lines: fourLines, email: somebody() });
  const page = await stage.open(draft.path, look);
  await opened(page, draft.reference);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return { ...draft, page, press };
};
type Line = { qty: number; price: number; unit: string | null; note: string | null; product_record: { code: string } | null };
const column = async (orderId: string, name: 'qty' | 'price') =>
  ((await orderNow(orderId)).lines as Line[]).map((line) => line[name]);
const codes = async (orderId: string) =>
  ((await orderNow(orderId)).lines as Line[]).map(({ product_record: product }) => product?.code ?? null);
const becomes = (what: string, read: () => Promise<unknown>, wanted: unknown) =>
  until(what, async () => JSON.stringify(await read()) === JSON.stringify(wanted));
const copyText = (page: Page, text: string) => page.evaluate((copied) => navigator.clipboard.writeText(copied), text);

stage.suite('the grid of lines', () => {
  it('shows twelve lines of an order at once, beside the page that they were read from', async () => {
    const { path, reference } = await waiting(longOrder('PO-GRID-40', 40, somebody()));
    const page = await stage.open(path, { width: 1440, height: 900 });
    await opened(page, reference);
    await focusOn(page, 'lines.5.product');
    const seen = await page.locator('.line').evaluateAll(
      (rows) =>
        (rows as never as ReturnType<typeof getComputedStyle>[]).filter((row) => {
          const { left, top, bottom } = row.getBoundingClientRect();
          const there = document.elementFromPoint(left + 60, (top + bottom) / 2);
          return top >= 0 && bottom <= innerHeight && row.contains(there);
        }).length,
    );
    expect(seen).to.be.at.least(12);
    const paper = await page.locator('.paper').boundingBox();
    expect(paper?.width).to.be.greaterThan(380);
    await page.getByRole('button', { name: 'Approve and next' }).waitFor();
    await page.locator('.line').nth(39).scrollIntoViewIfNeeded();
    const approve = await page.getByRole('button', { name: 'Approve and next' }).boundingBox();
    expect(approve?.y, 'the decision stays in sight').to.be.within(0, 200);
  });

  it('is moved in by arrows and Enter; what is typed replaces a cell, F2 edits it, Escape takes it back', async () => {
    const { page, press, orderId } = await openFour('PO-GRID-KEYS');
    await fieldOf(page, 'lines.1.qty').focus();
    await press('ArrowDown', 'ArrowRight');
    await focusOn(page, 'lines.2.unit');
    await press('ArrowLeft');
    await page.keyboard.type('25');
    await press('Enter');
    await focusOn(page, 'lines.3.qty');
    await page.keyboard.type('35');
    await press('ArrowRight', 'ArrowRight');
    await focusOn(page, 'lines.3.price');
    await press('F2', 'Home');
    await page.keyboard.type('4');
    await press('Tab');
    await becomes('the price', () => column(orderId, 'price'), [1, 1, 41, 1]);
    expect(await column(orderId, 'qty')).to.deep.equal([10, 25, 35, 13]);
    await fieldOf(page, 'lines.4.qty').focus();
    await page.keyboard.type('999');
    await press('Escape');
    expect(await fieldOf(page, 'lines.4.qty').inputValue()).to.equal('13');
    await press('ArrowUp');
    await focusOn(page, 'lines.3.qty');
    expect(await column(orderId, 'qty')).to.deep.equal([10, 25, 35, 13]);
    await page.keyboard.type('a lot');
    await press('ArrowUp');
    const cell = page.locator('.line-cell', { has: fieldOf(page, 'lines.3.qty') });
    await cell.locator('.field-fault').waitFor({ state: 'attached' });
    await press('ArrowDown', 'Escape');
    await cell.locator('.field-fault').waitFor({ state: 'detached' });
    expect(await fieldOf(page, 'lines.3.qty').inputValue()).to.equal('35');
    await press('Control+Home');
    await focusOn(page, 'lines.1.product');
    await press('Control+ArrowDown', 'End');
    await focusOn(page, 'lines.4.amount');
  });

  it('is one stop for Tab on the way through the page, and goes from cell to cell for whoever works in it', async () => {
    const { page, press } = await openFour('PO-GRID-TAB');
    const grid = page.getByRole('grid', { name: 'Lines' });
    expect(await grid.getAttribute('aria-rowcount')).to.equal('5');
    expect(await grid.locator('[tabindex="0"]').count()).to.equal(1);
    await page.getByRole('button', { name: 'Add line' }).focus();
    await press('Tab');
    await focusOn(page, 'lines.1.product');
    await press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]') === null)).to.equal(true);
    await press('Shift+Tab', 'ArrowRight', 'Tab', 'Tab', 'Tab');
    await focusOn(page, 'lines.1.price');
    // past the amount, which nobody can write
    await press('Tab');
    await focusOn(page, 'lines.2.product');
    await press('Shift+Tab', 'Escape', 'Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]') === null)).to.equal(true);
  });

  it('takes a range from a spreadsheet in the notation of the company, adds the lines that lack, and names what it cannot take', async () => {
    const { page, press, orderId } = await openFour('PO-GRID-PASTE', { locale: 'de-DE' });
    await fieldOf(page, 'lines.3.product').focus();
    const rows = ['HB-10\tSchraube\t1.250,5\tStk\t0,71', 'WA-8\tScheibe\tviele\tStk\t0,05', 'NU-8\tMutter\t7\tStk\t0,09'];
    await copyText(page, `${rows.join('\r\n')}\r\n`);
    await press('Control+v');
    await becomes('the products', () => codes(orderId), ['HB-8', 'WA-8', 'HB-10', 'WA-8', 'NU-8']);
    await becomes('the prices', () => column(orderId, 'price'), [1, 1, 0.71, 0.05, 0.09]);
    expect(await column(orderId, 'qty')).to.deep.equal([10, 11, 1250.5, 13, 7]);
    expect(await fieldOf(page, 'lines.4.qty').inputValue()).to.equal('viele');
    const cell = page.locator('.line-cell', { has: fieldOf(page, 'lines.4.qty') });
    expect(await cell.locator('.field-fault').innerText()).to.match(/^Geben Sie eine Zahl ein/);
    await fieldOf(page, 'lines.4.qty').fill('8');
    await press('Enter');
    await becomes('the corrected quantity', () => column(orderId, 'qty'), [10, 11, 1250.5, 8, 7]);
  });

  it('gives a range to a spreadsheet, and takes one value for a whole range', async () => {
    const { page, press, orderId } = await openFour('PO-GRID-COPY');
    await fieldOf(page, 'lines.1.product').focus();
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).to.equal('HB-8\tPart HB-8\t10\nWA-8\tPart WA-8\t11');
    await copyText(page, '4');
    await fieldOf(page, 'lines.2.qty').click();
    await page.locator('.line-cell', { has: fieldOf(page, 'lines.4.qty') }).click({ modifiers: ['Shift'] });
    await press('Control+v');
    await becomes('the quantities', () => column(orderId, 'qty'), [10, 4, 4, 4]);
  });

  it('fills down, and every step is undone and done again', async () => {
    const { page, press, orderId } = await openFour('PO-GRID-FILL');
    await fieldOf(page, 'lines.1.qty').focus();
    await press('Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
    await becomes('the filled column', () => column(orderId, 'qty'), [10, 10, 10, 10]);
    await fieldOf(page, 'lines.2.price').focus();
    await page.keyboard.type('7');
    await press('Enter');
    await becomes('the price', () => column(orderId, 'price'), [1, 7, 1, 1]);
    await press('Control+z');
    await becomes('the price before', () => column(orderId, 'price'), [1, 1, 1, 1]);
    await press('Control+z');
    await becomes('the column before', () => column(orderId, 'qty'), [10, 11, 12, 13]);
    await press('Control+y');
    await becomes('the column again', () => column(orderId, 'qty'), [10, 10, 10, 10]);
    await press('Control+z', 'Delete');
    await becomes('an empty cell', () => column(orderId, 'price'), [1, 1, null, 1]);
  });

  it('inserts and deletes lines, and brings back all that a deleted one said, at its place', async () => {
    const { page, press, orderId, send } = await openFour('PO-GRID-ROWS');
    const path = `/sales/sales-orders/${orderId}/`;
    await send('PATCH', path, { body: { lines: [{ line: 2, note: 'on pallets', discount: '5' }] } });
    await shown(send, path, ({ body }) => body.lines[1].note === 'on pallets');
    await until('its column', async () => (await fieldOf(page, 'lines.2.discount').count()) === 1);
    const before = (await orderNow(orderId)).lines;
    await fieldOf(page, 'lines.2.qty').focus();
    await press('Shift+ArrowDown', 'Alt+Delete');
    await becomes('two lines', () => codes(orderId), ['HB-8', 'TR-100']);
    await page.getByText('2 lines deleted').waitFor();
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await becomes('four lines', () => codes(orderId), ['HB-8', 'WA-8', 'NU-8', 'TR-100']);
    const after = (await orderNow(orderId)).lines;
    const said = ({ name, code, qty, price, unit, note, discount }: Line & { name: string; code: string; discount: number }) => ({
      name,
      code,
      qty,
      price,
      unit,
      note,
      discount,
    });
    expect(after.map(said)).to.deep.equal(before.map(said));
    expect(after[1].evidence, 'they stand where they were read').not.to.equal(null);
    await focusOn(page, 'lines.2.product');
    await press('Alt+Insert');
    await becomes('a line between', () => codes(orderId), ['HB-8', null, 'WA-8', 'NU-8', 'TR-100']);
    await focusOn(page, 'lines.2.product');
    await page.keyboard.type('threaded');
    await press('Enter');
    await becomes('its product', () => codes(orderId), ['HB-8', 'TR-100', 'WA-8', 'NU-8', 'TR-100']);
    await press('Control+z', 'Control+z');
    await becomes('as it was', () => codes(orderId), ['HB-8', 'WA-8', 'NU-8', 'TR-100']);
  });

  it('of an order that is decided is read by the same keys, and nothing changes it', async () => {
    const { page, press, orderId, send } = await openFour('PO-GRID-READ');
    await send('POST', `/sales/sales-orders/${orderId}/approve/`, { body: {} });
    await page.getByText('fields can’t be changed').waitFor();
    await page.locator('h1').focus();
    await fieldOf(page, 'lines.1.product').focus();
    await press('ArrowDown', 'ArrowRight', 'ArrowLeft');
    await focusOn(page, 'lines.2.product');
    await press('ArrowRight', 'ArrowRight', 'Delete', 'Alt+Delete', 'Control+d');
    await page.keyboard.type('99');
    await press('ArrowDown');
    await focusOn(page, 'lines.3.qty');
    expect(await fieldOf(page, 'lines.2.qty').inputValue()).to.equal('11');
    expect(await column(orderId, 'qty')).to.deep.equal([10, 11, 12, 13]);
  });

  it('says below it what is to be said of a cell, and opens what else a line says', async () => {
    const lines = [{ code: null, name: 'Hex bolt M8 x 40 zinc', qty: '10', price: '0.42' }, ...fourLines];
    const { path, reference } = await waiting({ po: 'PO-GRID-BAR', lines, email: somebody() });
    const page = await stage.open(path);
    await opened(page, reference);
    await focusOn(page, 'lines.1.product');
    const bar = page.locator('.cell-bar');
    await bar.getByText('Hex bolt M8 x 40 zinc').first().waitFor();
    await bar.getByText('weak match').waitFor();
    await bar.getByRole('group', { name: 'Suggestions' }).waitFor();
    await page.keyboard.press('Alt+Enter');
    await fieldOf(page, 'lines.1.note').fill('to the ramp');
    await page.keyboard.press('Tab');
    expect(await violationsOf(page)).to.deep.equal([]);
    expect(await focused(page)).not.to.equal('lines.1.note');
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await violationsOf(page)).to.deep.equal([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).to.be.at.most(0);
  });
});
