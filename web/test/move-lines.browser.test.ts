/** A clerk splits a draft into two orders, merges them again, and sees in each where the lines are. */
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

const draft = async (names: readonly string[], fields: object = {}) => {
  const send = await stage.send();
  const [customer] = (await send('GET', '/sales/customers/')).body;
  const lines = names.map((name) => ({ name, qty: '5', price: '42' }));
  const po = { po_number: `PO-${randomUUID().slice(0, 8)}`, currency: 'EUR', delivery_date: '2099-01-05' };
  const { body, text } = await send('POST', '/sales/sales-orders/', { body: { customer: customer.id, ...po, lines, ...fields } });
  expect(body.reference, text).to.be.a('string');
  await shown(send, `/sales/sales-orders/${body.id}/`, ({ status }) => status === 200);
  return body;
};
const namesOf = ({ lines }: { readonly lines: readonly { readonly name: string }[] }) => lines.map(({ name }) => name);

stage.suite('lines that are moved between drafts', () => {
  it('are those that are chosen in the grid, and both orders link to each other', async () => {
    const order = await draft(['Hex bolt', 'Washer', 'Nut']);
    const page = await stage.open(`/review/${order.id}`);
    await opened(page, order.reference);
    await fieldOf(page, 'lines.2.name').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByRole('button', { name: 'Split into a new order' }).click();
    const dialog = page.getByRole('dialog', { name: `Split ${order.reference}` });
    const boxes = dialog.getByRole('checkbox');
    await boxes.first().waitFor();
    expect(await Promise.all((await boxes.all()).map((box) => box.isChecked()))).to.deep.equal([false, true, true]);
    expect(await violationsOf(page)).to.deep.equal([]);
    await boxes.first().check();
    await dialog.getByText('Leave at least one article').waitFor();
    expect(await dialog.getByRole('button', { name: 'Move 3 lines' }).isDisabled()).to.equal(true);
    await boxes.first().uncheck();
    await boxes.last().uncheck();
    await dialog.getByRole('button', { name: 'Move 1 line' }).click();
    const after = await until('the split', async () => {
      const now = await orderNow(order.id);
      return now.line_moves.length === 1 && now;
    });
    expect(namesOf(after)).to.deep.equal(['Hex bolt', 'Nut']);
    const [{ reference, id }] = after.line_moves;
    await page.getByText(`Lines moved to ${reference}`).waitFor();
    await page.getByText('To undo a split, merge the orders again.').waitFor();
    await until('the grid with two lines', async () => (await page.locator('[data-field="lines.3.name"]').count()) === 0);
    await page.getByRole('link', { name: reference }).first().click();
    await page.getByRole('heading', { name: reference, level: 1 }).waitFor();
    await page.getByRole('link', { name: order.reference }).first().waitFor();
    expect(namesOf(await orderNow(id))).to.deep.equal(['Washer']);
    expect(await violationsOf(page)).to.deep.equal([]);
  });

  it('come back by a merge, which names first what differs and closes the other order', async () => {
    const into = await draft(['Hex bolt']);
    const from = await draft(['Ladder'], { delivery_date: '2099-02-07' });
    const page = await stage.open(`/review/${into.id}`);
    await opened(page, into.reference);
    await page.getByRole('button', { name: 'Merge with another order' }).click();
    const dialog = page.getByRole('dialog', { name: `Merge another order into ${into.reference}` });
    const submit = dialog.getByRole('button', { name: 'Merge orders' });
    const choice = dialog.getByLabel('Order to merge');
    await choice.waitFor();
    expect(await submit.isDisabled()).to.equal(true);
    await choice.selectOption(from.id);
    await dialog.getByText(`Values of ${from.reference} that are replaced`).waitFor();
    const conflicts = await dialog.textContent();
    expect(conflicts).to.include(from.po_number).and.include(into.po_number).and.include('1 line is added');
    expect(await violationsOf(page)).to.deep.equal([]);
    await submit.click();
    const after = await until('the merge', async () => {
      const now = await orderNow(into.id);
      return now.lines.length === 2 && now;
    });
    expect(namesOf(after)).to.deep.equal(['Hex bolt', 'Ladder']);
    await fieldOf(page, 'lines.2.name').waitFor();
    await page.getByRole('link', { name: from.reference }).first().click();
    await page.getByRole('heading', { name: from.reference, level: 1 }).waitFor();
    await page.getByText('Merged into').first().waitFor();
    await page.getByText('Merged', { exact: true }).first().waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
  });
});
