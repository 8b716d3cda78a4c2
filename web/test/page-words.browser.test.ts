/** Fields of a draft filled from the picture of the page: by a click, a drawn box, a box over a column, and by keys. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { evidenceFileId } from '../../src/jobs/evidence/evidence-files.ts';
import { shown } from '../../test/api/kit.ts';
import { pdfOf, write } from '../../test/support/documents/pdf.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { deskOf, fieldOf, focusOn, opened } from './support/desk.ts';
import { seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});
const { waiting, orderNow } = deskOf(stage);

const codes = ['HB-8', 'WA-8', 'NU-8', 'TR-100'];
const fourLines = codes.map((code, place) => ({ code, name: `Part ${code}`, qty: String(10 + place), price: '1.00' }));
const prices = ['2.10', '3.20', '4.30', '5.40'];
/** Where the draft says that its lines were read (support/seed.ts), a page with other values. */
const letter = () =>
  pdfOf((pdf) => {
    write(pdf, 'PO-TAKEN-77', 56, 150);
    write(pdf, 'Delivery:', 56, 250);
    write(pdf, '2027-03-24', 120, 250);
    write(pdf, 'Total: 912.50 EUR', 56, 300);
    write(pdf, 'Price', 436, 340);
    codes.forEach((code, place) => {
      write(pdf, code, 56, 372 + place * 24);
      write(pdf, String(50 + place), 352, 372 + place * 24);
      write(pdf, prices[place] ?? '', 436, 372 + place * 24);
    });
    write(pdf, 'Nordic', 300, 78);
  });

const openWithPage = async (po: string, look: Parameters<typeof stage.open>[1] = {}) => {
  const draft = await waiting({ po, lines: fourLines, email: somebody() });
  const { files } = stage.api().stack.foundation;
  const content = await letter();
  await files.put(stage.api().companyId, {
    fileId: evidenceFileId(draft.orderId, 'ab'.repeat(32)),
    location: `evidence/${draft.orderId}`,
    content: (async function* () {
      yield content;
    })(),
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  const page = await stage.open(draft.path, { width: 1600, height: 1200, ...look });
  await opened(page, draft.reference);
  await page.locator('.paper-words img').waitFor();
  await until('the picture', () =>
    page.locator('.paper-image').evaluate((image: { naturalWidth: number }) => image.naturalWidth > 0),
  );
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return { ...draft, page, press };
};
type Point = readonly [x: number, y: number];
/** Where points of the page lie in the window. */
const inWindow = async (page: Page, [x, y]: Point): Promise<Point> => {
  const paper = await page.locator('.paper').boundingBox();
  if (!paper) throw new Error('no page is shown');
  return [paper.x + (x / 595.28) * paper.width, paper.y + (y / 841.89) * paper.height];
};
const clickAt = async (page: Page, point: Point) => page.mouse.click(...(await inWindow(page, point)));
const drawBox = async (page: Page, from: Point, to: Point) => {
  await page.mouse.move(...(await inWindow(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await inWindow(page, to)), { steps: 4 });
  await page.mouse.up();
};
const message = (page: Page, text: string) => page.locator('.toast', { hasText: text });
type Line = { qty: number; price: number };
const column = async (orderId: string, name: keyof Line) => ((await orderNow(orderId)).lines as Line[]).map((line) => line[name]);
const becomes = (what: string, read: () => Promise<unknown>, wanted: unknown) =>
  until(what, async () => JSON.stringify(await read()) === JSON.stringify(wanted));

stage.suite('filling fields from the page', () => {
  it('a click on a word fills the field that has the focus, and can be undone', async () => {
    const { page, orderId } = await openWithPage('PO-CLICK');
    const { delivery_date: before } = await orderNow(orderId);
    await fieldOf(page, 'delivery_date').focus();
    await page.getByText('Click a word or draw a box to fill Delivery date').waitFor();
    await clickAt(page, [140, 255]);
    await message(page, 'Delivery date filled from the page').waitFor();
    expect((await orderNow(orderId)).delivery_date).to.equal('2027-03-24');
    await focusOn(page, 'delivery_date');
    await message(page, 'Delivery date filled').getByRole('button', { name: 'Undo' }).click();
    await becomes('the day before', async () => (await orderNow(orderId)).delivery_date, before);
    await fieldOf(page, 'po_number').focus();
    await clickAt(page, [80, 155]);
    await becomes('the number', async () => (await orderNow(orderId)).po_number, 'PO-TAKEN-77');
  });

  it('a box takes the words in it; what is no value for the field changes nothing, and says so', async () => {
    const { page, orderId } = await openWithPage('PO-BOX');
    const { total: before } = await orderNow(orderId);
    await fieldOf(page, 'total').focus();
    await clickAt(page, [70, 255]);
    await message(page, '“Delivery:” is not a value for Total. Nothing was changed.').waitFor();
    expect((await orderNow(orderId)).total).to.equal(before);
    await drawBox(page, [300, 500], [340, 520]);
    await message(page, 'No words in this box').waitFor();
    await drawBox(page, [50, 295], [200, 315]);
    await message(page, 'Total filled from the page').waitFor();
    expect(Number((await orderNow(orderId)).total)).to.equal(912.5);
    await focusOn(page, 'total');
  });

  it('a box over a column fills it line by line, asks before it replaces, and is one step to undo', async () => {
    const { page, orderId, press } = await openWithPage('PO-COLUMN');
    await fieldOf(page, 'lines.2.price').focus();
    await drawBox(page, [430, 335], [480, 460]);
    const dialog = page.getByRole('dialog', { name: 'Fill Unit price of 4 lines from the page?' });
    await dialog.waitFor();
    expect(await dialog.locator('ins').allInnerTexts()).to.deep.equal(prices);
    await dialog.getByText('1 text in the box will not be used.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await column(orderId, 'price')).to.deep.equal([1, 1, 1, 1]);
    await drawBox(page, [430, 335], [480, 460]);
    await dialog.getByRole('button', { name: 'Fill', exact: true }).click();
    await becomes('the prices', () => column(orderId, 'price'), [2.1, 3.2, 4.3, 5.4]);
    await focusOn(page, 'lines.2.price');
    await press('Control+z');
    await becomes('the prices before', () => column(orderId, 'price'), [1, 1, 1, 1]);
    // what holds no value is filled without a question
    await fieldOf(page, 'lines.1.qty').focus();
    await press('Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Delete');
    await becomes('no quantities', () => column(orderId, 'qty'), [null, null, null, null]);
    await drawBox(page, [345, 365], [380, 460]);
    await becomes('the quantities', () => column(orderId, 'qty'), [50, 51, 52, 53]);
  });

  it('the box of another field leads to that field, and gives its words with Shift', async () => {
    const { page, orderId } = await openWithPage('PO-SHIFT');
    await fieldOf(page, 'lines.1.qty').focus();
    await clickAt(page, [360, 377 + 24]);
    await focusOn(page, 'lines.2.qty');
    expect(await column(orderId, 'qty')).to.deep.equal([10, 11, 12, 13]);
    await page.keyboard.down('Shift');
    await clickAt(page, [360, 377 + 48]);
    await page.keyboard.up('Shift');
    await becomes('the quantity', () => column(orderId, 'qty'), [10, 52, 12, 13]);
    await fieldOf(page, 'customer').focus();
    await clickAt(page, [315, 83]);
    await page.getByRole('option', { name: /Nordic Fasteners Oy/ }).click();
    await until('the customer', async () => (await orderNow(orderId)).customer_record?.code === 'C-1003');
  });

  it('by keys: Alt+P goes to the page, arrows choose a word, Enter fills, Escape leaves', async () => {
    const { page, orderId, press } = await openWithPage('PO-KEYS');
    await fieldOf(page, 'lines.1.qty').focus();
    await press('Alt+p');
    const words = page.getByRole('listbox', { name: 'Words of the page for Line 1: Quantity' });
    const chosen = words.getByRole('option');
    await until('the word of the field', async () => (await chosen.getAttribute('aria-label')) === '50');
    expect(await words.getAttribute('aria-activedescendant')).to.equal(await chosen.getAttribute('id'));
    expect(await violationsOf(page)).to.deep.equal([]);
    await press('ArrowDown', 'Enter');
    await becomes('the quantity', () => column(orderId, 'qty'), [51, 11, 12, 13]);
    await focusOn(page, 'lines.1.qty');
    await press('Alt+p');
    await until('the word', async () => (await chosen.getAttribute('aria-label')) === '50');
    await press('Shift+ArrowDown', 'Shift+ArrowDown');
    expect(await chosen.getAttribute('aria-label')).to.equal('50 51 52');
    await press('Enter');
    await page.getByRole('dialog', { name: 'Fill Quantity of 3 lines from the page?' }).waitFor();
    await press('Enter');
    await becomes('the quantities', () => column(orderId, 'qty'), [50, 51, 52, 13]);
    await press('Alt+p', 'Escape');
    await focusOn(page, 'lines.1.qty');
  });

  it('a page that is no longer at hand says so; who only reads has no words to take', async () => {
    const { page, orderId, path } = await openWithPage('PO-GONE');
    await stage.api().stack.foundation.files.remove(stage.api().companyId, evidenceFileId(orderId, 'ab'.repeat(32)));
    await fieldOf(page, 'total').focus();
    await clickAt(page, [140, 255]);
    await message(page, 'The file is no longer loaded').first().waitFor();
    const send = await stage.send();
    await send('POST', `/sales/sales-orders/${orderId}/reject/`, { body: { reason: 'of this test' } });
    await shown(send, `/sales/sales-orders/${orderId}/`, ({ body }) => body.status === 'REJECTED');
    const later = await stage.open(path);
    await later.getByRole('heading', { level: 1 }).waitFor();
    expect(await later.locator('.paper-words').count()).to.equal(0);
  });
});
