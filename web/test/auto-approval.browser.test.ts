/** What people see of automatic approval: its policy in the settings, and a draft that will be approved unless somebody stops it. */
import { expect } from 'chai';
import { it } from 'mocha';
import { salesOrderStream } from '../../src/domain/sales-order/sales-order.stream.ts';
import { shown } from '../../test/api/kit.ts';
import { violationsOf } from './support/axe.ts';
import { draft, seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

let orderId = '';
const stage = withStage(async (api) => {
  const send = await seedCatalog(api);
  ({ orderId } = await draft(api, { po: 'PO-49', email: somebody() }));
  await shown(send, `/sales/sales-orders/${orderId}/`);
});

stage.suite('automatic approval', () => {
  it('is off until an administrator saves a rule, and only watches then', async () => {
    const page = await stage.open('/settings');
    const card = page.locator('.card').filter({ has: page.getByRole('heading', { name: 'Automatic approval', exact: true }) });
    await card.getByText('Off', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Add rule' }).click();
    await card.getByLabel('Minimum confidence').fill('95');
    await card.getByLabel('Maximum total').fill('EUR 2500');
    await card.getByRole('button', { name: 'Save policy' }).click();
    await card.getByText('Observing', { exact: true }).waitFor();
    await card.getByText('459 more correct orders are needed, with no incorrect ones.').waitFor();
    expect(await card.getByRole('button', { name: 'Turn on' }).isDisabled()).to.equal(true);
    expect(await violationsOf(page)).to.deep.equal([]);
    const send = await stage.send(['admin']);
    const { body } = await send('GET', '/sales/auto-approval/');
    expect(body.rules[0]).to.deep.include({ min_confidence: 95, max_total: [{ currency: 'EUR', amount: '2500' }] });
    const { SCREENSHOTS: directory } = process.env;
    if (directory) await card.screenshot({ path: `${directory}/automatic-approval.png` });
  });

  it('says on a draft when it will be approved, and stops it for a clerk', async () => {
    const { stack, companyId } = stage.api();
    const plan = { policyVersion: 1, round: 1, dueAt: new Date(Date.now() + 600_000).toISOString() };
    await stack.commands.decideOrder(
      { orderId, decision: { type: 'PlanApproval', plan }, ifMatch: null },
      stack.context(companyId),
    );
    const page = await stage.open(`/review/${orderId}`, { roles: ['sales'] });
    await page.getByText(/Will be approved automatically at/).waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
    const { SCREENSHOTS: directory } = process.env;
    if (directory) await page.screenshot({ path: `${directory}/planned-approval.png` });
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText(/Will be approved automatically at/).waitFor({ state: 'detached' });
    const types = (await stage.api().events(salesOrderStream(companyId, orderId))).map(({ type }) => type);
    expect(types.at(-1)).to.equal('OrderApprovalStopped');
  });
});
