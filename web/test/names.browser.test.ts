/** Nobody reads an id: people are shown by their names. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { shown } from '../../test/api/kit.ts';
import { goodPassword, joinedUser } from '../../test/support/own-sign-in.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { draft, seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
let bobId = '';
let orderId = '';
const stage = withStage(async (api) => {
  const send = await seedCatalog(api);
  bobId = await joinedUser(api.stack, api.companyId, { email: 'bob@people.example', name: 'Bob Builder', roles: 'sales' });
  ({ orderId } = await draft(api, { po: 'PO-25', email: somebody() }));
  await shown(send, `/sales/sales-orders/${orderId}/`);
});

const asBob = async (path: string): Promise<Page> => {
  const { page } = await stage.visit(path);
  await page.getByLabel('Email').fill('bob@people.example');
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation').first().waitFor();
  return page;
};
/** What a person reads of the page, once everything has come. */
const read = async (page: Page): Promise<string> => {
  await page.waitForFunction(() => document.querySelector('.loading') === null);
  await until('all names', async () => !/(^|\s)…(\s|$)/.test(await page.locator('main').innerText()));
  return page.locator('main').innerText();
};

stage.suite('names of people', () => {
  it('stand in the history, the comments, the assignment and the decision of an order, in each language', async () => {
    const bob = await asBob(`/orders/${orderId}`);
    await bob.getByRole('button', { name: 'Assign to me' }).click();
    await bob.getByLabel('Comment').fill('Checked with the customer');
    await bob.getByRole('button', { name: 'Add', exact: true }).click();
    // the field is emptied when the comment is kept: to leave before would take it back
    await until('the comment to be kept', async () => (await bob.getByLabel('Comment').inputValue()) === '');
    await bob.getByText('Checked with the customer').first().waitFor();
    await bob.goto(`/app/review/${orderId}`);
    await bob.getByRole('button', { name: 'Reject' }).click();
    await bob.getByLabel('Reason for rejection').fill('Sent twice');
    await bob.keyboard.press('Control+Enter');
    await shown(await stage.send(), `/sales/sales-orders/${orderId}/`, ({ body }) => body.status === 'REJECTED');
    for (const locale of ['en-GB', 'de-DE']) {
      const page = await stage.open(`/orders/${orderId}`, { locale });
      await page.getByText('Checked with the customer').first().waitFor();
      const text = await read(page);
      expect(text).not.to.match(uuid);
      // who drafted it was the service; Bob took it, commented on it, and rejected it
      expect(text.match(/Bob Builder/g)?.length, text).to.be.greaterThan(5);
      expect(await violationsOf(page)).to.deep.equal([]);
      await page.goto(`/app/review/${orderId}`);
      await page
        .getByText(/Bob Builder/)
        .first()
        .waitFor();
    }
  });

  it('stand in the queue, which is narrowed to what one of them looks after', async () => {
    const send = await stage.send();
    const [mine, others, strangers] = await Promise.all(
      ['PO-25-B', 'PO-25-N', 'PO-25-S'].map((po) => draft(stage.api(), { po, email: somebody() })),
    );
    const given = async (id = '', assignee: string) => {
      await shown(send, `/sales/sales-orders/${id}/`);
      await send('POST', `/sales/sales-orders/${id}/assign/`, { body: { assignee } });
    };
    await given(mine?.orderId, bobId);
    await given(strangers?.orderId, randomUUID());
    const reference = async (id = '') => (await shown(send, `/sales/sales-orders/${id}/`)).body.reference as string;
    const page = await stage.open('/review');
    const row = async (id?: string) => page.getByRole('row').filter({ hasText: await reference(id) });
    await (await row(mine?.orderId)).getByText('Bob Builder').waitFor();
    await (await row(strangers?.orderId)).getByText('Unknown user').waitFor();
    expect(await read(page)).not.to.match(uuid);
    await page.getByLabel('Assignee').selectOption({ label: 'Bob Builder' });
    await (await row(others?.orderId)).waitFor({ state: 'detached' });
    await (await row(mine?.orderId)).waitFor();
    expect(await page.getByRole('row').count()).to.equal(2);
  });

  it('stand in the security log, which is searched by a part of them', async () => {
    const page = await stage.open('/admin/security');
    await page.getByText('Bob Builder').first().waitFor();
    expect(await read(page)).not.to.match(uuid);
    await page.getByRole('searchbox').fill('builder');
    await until('Bob alone', async () => {
      const names = await page.getByRole('row').allInnerTexts();
      return names.length > 1 && names.slice(1).every((text) => text.includes('Bob Builder'));
    });
    await page.getByRole('searchbox').fill('nobody of that name');
    await until('nothing', async () => (await page.getByRole('row').count()) <= 1);
  });

  it('stand beside the keys that somebody made', async () => {
    const send = await stage.send();
    await send('POST', '/sales/api-keys/', { body: { name: 'ERP sync' } });
    const page = await stage.open('/settings');
    await page.getByText('created by tester').waitFor();
    expect(await read(page)).not.to.match(uuid);
  });
});
