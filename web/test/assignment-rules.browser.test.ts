/** An administrator says to whom new drafts are assigned. */
import { expect } from 'chai';
import { it } from 'mocha';
import { type Json, shown } from '../../test/api/kit.ts';
import { joinedUser } from '../../test/support/own-sign-in.ts';
import { violationsOf } from './support/axe.ts';
import { seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});

stage.suite('assignment rules', () => {
  it('are added, put in order and removed, and say when their person has left', async () => {
    const { stack, companyId } = stage.api();
    const eve = await joinedUser(stack, companyId, { email: 'eve@people.example', name: 'Eve Lund', roles: 'sales' });
    const send = await stage.send(['admin']);
    const page = await stage.open('/settings');
    const card = page.locator('.card', { has: page.getByRole('heading', { name: 'Assignment rules' }) });
    await card.getByText('No rules yet').waitFor();
    const rulesBecome = (count: number) =>
      shown(send, '/sales/company-settings/', ({ body }) => body.assignment_rules.length === count);
    await card.getByLabel('Minimum total').fill('1000');
    await card.getByLabel('Language of the customer').selectOption({ label: 'German' });
    await card.getByLabel('Assign to').selectOption({ label: 'Eve Lund' });
    await card.getByRole('button', { name: 'Add rule' }).click();
    await card.getByRole('listitem').filter({ hasText: 'Eve Lund' }).waitFor();
    const { body } = await rulesBecome(1);
    const [rule] = body.assignment_rules;
    expect(rule).to.include({ assignee: eve, customer: null, mailbox: null, language: 'de', min_total: 1000 });
    await card.getByLabel('Assign to').selectOption({ index: 1 });
    await card.getByRole('button', { name: 'Add rule' }).click();
    await rulesBecome(2);
    await card.getByText('Every draft').waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
    await card.getByRole('button', { name: 'Move rule 2 up' }).click();
    const moved = await shown(
      send,
      '/sales/company-settings/',
      ({ body: settings }) => settings.assignment_rules[1]?.id === rule.id,
    );
    expect(moved.body.assignment_rules[0].min_total).to.equal(null);
    await card.getByRole('listitem').first().filter({ hasText: 'Every draft' }).waitFor();
    await card.getByRole('button', { name: 'Remove rule 1' }).click();
    await rulesBecome(1);
    expect((await send('DELETE', `/sales/users/${eve}/`)).status).to.equal(204);
    await shown(send, '/sales/people/', ({ body: people }) =>
      people.some(({ id, status }: Json) => id === eve && status === 'ended'),
    );
    await page.reload();
    await card.getByText('No longer a user').waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
  });
});
