/** Two people on one draft know of each other. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { shown } from '../../test/api/kit.ts';
import { goodPassword, joinedUser } from '../../test/support/own-sign-in.ts';
import { violationsOf } from './support/axe.ts';
import { draft, seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

let orderId = '';
const stage = withStage(async (api) => {
  const send = await seedCatalog(api);
  ({ orderId } = await draft(api, { po: 'PO-42', email: somebody() }));
  await shown(send, `/sales/sales-orders/${orderId}/`);
});

const openAs = async (name: string): Promise<Page> => {
  const email = `${name.toLowerCase()}@people.example`;
  await joinedUser(stage.api().stack, stage.api().companyId, { email, name, roles: 'sales' });
  const { page } = await stage.visit(`/review/${orderId}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Approve and next' }).waitFor();
  return page;
};

stage.suite('a draft that two people open', () => {
  it('42 says to the second who has it open', async () => {
    await openAs('Anna');
    const bert = await openAs('Bert');
    await bert.getByText(/Anna\s+has had this draft open since/).waitFor();
    expect(await violationsOf(bert)).to.deep.equal([]);
  });
});
