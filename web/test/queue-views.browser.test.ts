/** The queue of a team: sorted by a column, with the columns that one chose, and as one saved it. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { type Json, shown } from '../../test/api/kit.ts';
import { joinedUser } from '../../test/support/own-sign-in.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { deskOf } from './support/desk.ts';
import { seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});
const { waiting } = deskOf(stage);

const bolt = (qty: string) => [{ code: 'HB-8', name: 'Hex bolt M8 x 40, zinc plated', qty, price: '0.42' }];
const poNumbers = async (page: Page): Promise<string> => {
  const texts = await page.locator('.table-body [role=row]').allInnerTexts();
  return texts.map((text) => /TEAM-\d/.exec(text)?.[0] ?? '').join(' ');
};
const sortedAs = (page: Page, expected: string) => until(`rows ${expected}`, async () => (await poNumbers(page)) === expected);
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });

stage.suite('the queue of a team', () => {
  it('is sorted by its columns, which each person chooses, and keeps them', async () => {
    for (const [po, qty] of [
      ['TEAM-1', '300'],
      ['TEAM-2', '100'],
      ['TEAM-3', '200'],
    ] as const)
      await waiting({ po, lines: bolt(qty) });
    const page = await stage.open('/review', { subject: 'ann' });
    await sortedAs(page, 'TEAM-1 TEAM-2 TEAM-3');
    await page.getByRole('button', { name: 'Columns' }).click();
    const dialog = page.getByRole('dialog');
    for (const name of ['Amount', 'PO number', 'Delivery date']) await dialog.getByLabel(name).check();
    await dialog.getByLabel('Review reason').uncheck();
    expect(await violationsOf(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await header(page, 'Amount').getByRole('button').click();
    await sortedAs(page, 'TEAM-2 TEAM-3 TEAM-1');
    expect(await header(page, 'Amount').getAttribute('aria-sort')).to.equal('ascending');
    await header(page, 'Amount').getByRole('button').click();
    await sortedAs(page, 'TEAM-1 TEAM-3 TEAM-2');
    expect(await header(page, 'Amount').getAttribute('aria-sort')).to.equal('descending');
    expect(new URL(page.url()).search).to.equal('?ordering=-total');
    expect(await header(page, 'Review reason').count()).to.equal(0);
    expect(await violationsOf(page)).to.deep.equal([]);
    const again = await stage.open('/review?ordering=-po_number', { subject: 'ann' });
    await sortedAs(again, 'TEAM-3 TEAM-2 TEAM-1');
    await header(again, 'Delivery date').waitFor();
    const colleague = await stage.open('/review', { subject: 'bo' });
    await header(colleague, 'Review reason').waitFor();
    expect(await header(colleague, 'Amount').count()).to.equal(0);
  });

  it('is saved as a view, for oneself or for all, and the navigation says how much waits in it', async () => {
    const page = await stage.open('/review', { subject: 'ann' });
    const navigation = page.getByRole('navigation');
    await navigation.getByRole('link', { name: /^My work 0/ }).waitFor();
    await navigation.getByRole('link', { name: /^Unassigned 3/ }).click();
    await page
      .getByRole('row', { name: /TEAM-2/ })
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await navigation.getByRole('link', { name: /^My work 1/ }).waitFor();
    await navigation.getByRole('link', { name: /^Unassigned 2/ }).waitFor();
    await page.getByLabel('Sort by').selectOption('Highest amount first');
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Large and free');
    await dialog.getByLabel('Share with everyone').check();
    expect(await violationsOf(page)).to.deep.equal([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await navigation.getByRole('link', { name: /^Large and free 2/ }).waitFor();
    const home = await stage.open('/', { subject: 'ann' });
    const work = home.locator('.card', { hasText: 'My work' });
    await work.getByRole('link', { name: /^SO-/ }).waitFor();
    expect(await work.getByRole('listitem').count()).to.equal(1);
    expect(await violationsOf(home)).to.deep.equal([]);
    await work.getByRole('link', { name: 'View your record' }).click();
    await sortedAs(home, 'TEAM-2');
    const colleague = await stage.open('/', { subject: 'bo', roles: ['sales'] });
    await colleague.getByRole('link', { name: /^Large and free 2/ }).click();
    await sortedAs(colleague, 'TEAM-1 TEAM-3');
    expect(await colleague.getByRole('button', { name: 'Delete view' }).count()).to.equal(0);
    await page.getByRole('button', { name: 'Save view' }).click();
    await dialog.getByLabel('Name').fill('Free');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await colleague.getByRole('link', { name: /^Free 2/ }).waitFor();
    await page.getByRole('button', { name: 'Delete view' }).click();
    await until('the view is gone', async () => (await colleague.getByRole('link', { name: /^Free/ }).count()) === 0);
    await sortedAs(page, 'TEAM-1 TEAM-2 TEAM-3');
  });

  it('gives work to a colleague, from the queue and on the page of the order', async () => {
    const { stack, companyId } = stage.api();
    const eve = await joinedUser(stack, companyId, { email: 'eve@people.example', name: 'Eve' });
    const fay = await joinedUser(stack, companyId, { email: 'fay@people.example', name: 'Fay' });
    const { orderId, reference, send } = await waiting({ po: 'TEAM-4', lines: bolt('50') });
    const nameOf = async (id: string): Promise<string> => {
      const { body } = await shown(send, '/sales/people/', ({ body }) => body.some((person: Json) => person.id === id));
      return body.find((person: Json) => person.id === id).name;
    };
    const page = await stage.open('/review', { subject: 'ann' });
    await page
      .getByRole('row', { name: new RegExp(reference) })
      .getByRole('checkbox')
      .check();
    await page.getByLabel('Assign to a colleague').selectOption({ label: await nameOf(eve) });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await shown(send, `/sales/sales-orders/${orderId}/`, ({ body }) => body.assignee === eve);
    await page.goto(`/app/orders/${orderId}`);
    await page.getByLabel('Assign to a colleague').selectOption({ label: await nameOf(fay) });
    await shown(send, `/sales/sales-orders/${orderId}/`, ({ body }) => body.assignee === fay);
    expect(await violationsOf(page)).to.deep.equal([]);
  });
});
