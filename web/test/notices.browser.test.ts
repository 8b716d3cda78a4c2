/** Colleagues who mention each other in comments, and what they are notified of. */
import { expect } from 'chai';
import { it } from 'mocha';
import { shown } from '../../test/api/kit.ts';
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
const bolt = [{ code: 'HB-8', name: 'Hex bolt M8 x 40, zinc plated', qty: '100', price: '0.42' }];

stage.suite('notifications', () => {
  it('come from a mention that is typed with the keyboard, are counted live, and lead to the order', async () => {
    const { stack, companyId } = stage.api();
    const eve = await joinedUser(stack, companyId, { email: 'eve@people.example', name: 'Eve Lund' });
    const { orderId, reference, send } = await waiting({ po: 'NOTE-1', lines: bolt });
    const { body: people } = await shown(send, '/sales/people/', ({ body }) => body.some(({ id }: { id: string }) => id === eve));
    const name: string = people.find(({ id }: { id: string }) => id === eve).name;
    const evesPage = await stage.open('/', { subject: eve });
    await evesPage.getByRole('link', { name: 'Notifications: No unread notifications' }).waitFor();
    const page = await stage.open(`/orders/${orderId}`, { subject: 'ann' });
    const field = page.getByLabel('Comment');
    await field.click();
    await page.keyboard.type(`Please check, @${name.slice(0, 2)}`);
    await page.getByRole('listbox', { name: 'Colleagues' }).getByRole('option', { name }).waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
    await page.keyboard.press('Enter');
    await page.keyboard.type('today');
    expect(await field.inputValue()).to.equal(`Please check, @${name} today`);
    expect(await page.getByRole('listbox', { name: 'Colleagues' }).count()).to.equal(0);
    await page.getByRole('button', { name: 'Add' }).click();
    await page.locator('.comment strong', { hasText: `@${name}` }).waitFor();
    const { body } = await send('GET', `/sales/sales-orders/${orderId}/`);
    expect(body.comments[0].text).to.equal(`Please check, @[${eve}] today`);
    await evesPage.getByRole('link', { name: 'Notifications: 1 unread' }).click();
    await evesPage.getByText('mentioned you').waitFor();
    await evesPage.getByText(`Please check, @${name} today`).waitFor();
    expect(await violationsOf(evesPage)).to.deep.equal([]);
    await evesPage.getByRole('table').getByRole('link', { name: reference }).click();
    await evesPage.getByRole('heading', { name: reference }).waitFor();
    await evesPage.getByRole('link', { name: 'Notifications: No unread notifications' }).waitFor();
  });

  it('are read one by one, or all', async () => {
    const { orderId, send } = await waiting({ po: 'NOTE-2', lines: bolt });
    for (const text of ['@[fay] first', '@[fay] second', '@[fay] third'])
      await send('POST', `/sales/sales-orders/${orderId}/comments/`, { body: { text } });
    const page = await stage.open('/notifications', { subject: 'fay', width: 320, height: 700 });
    await page.getByText('mentioned you').nth(2).waitFor();
    await page
      .getByRole('button', { name: /^Mark SO-.* as read$/ })
      .first()
      .click();
    await until('two are left', async () => (await page.getByRole('button', { name: /^Mark SO-.* as read$/ }).count()) === 2);
    expect(await violationsOf(page)).to.deep.equal([]);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByText('All notifications read').waitFor();
    await until('none is left', async () => (await page.getByRole('button', { name: /^Mark SO-.* as read$/ }).count()) === 0);
    await page.getByRole('link', { name: 'Notifications: No unread notifications' }).first().waitFor();
  });
});
