/** Signing in with a company account: the button, the provider's own pages, and back to the page that was asked for. */
import { expect } from 'chai';
import { after, it } from 'mocha';
import { startApi } from '../../test/support/api.ts';
import { type OidcProvider, startOidcProvider } from '../../test/support/oidc-provider.ts';
import { withStage } from './support/stage.ts';

let provider: OidcProvider;
const stage = withStage(undefined, {
  start: async () => {
    provider = await startOidcProvider();
    return startApi(provider.env);
  },
});

stage.suite('a company account', () => {
  after(() => provider?.stop());

  it('signs in by one button, and shows its sign-in in the security log', async () => {
    const { page, context } = await stage.visit('/admin/security?kind=signed_in');
    await page.getByRole('button', { name: 'Sign in with your company account' }).click();
    await page.locator('input[name=login]').fill(`${stage.api().companyId}/admin`);
    await page.locator('input[name=password]').fill('any');
    await page.locator('button[type=submit]').click();
    // the provider asks whether we may know who this is
    await page.locator('input[name=prompt][value=consent]').waitFor({ state: 'attached' });
    await page.locator('button[type=submit]').click();
    await page.getByRole('heading', { name: 'Security log' }).waitFor();
    expect(new URL(page.url()).search).to.equal('?kind=signed_in');
    // where the list came before its read model did, what is new stands above it
    const newer = page.getByRole('button', { name: /^\d+ new$/ });
    const entry = page.getByRole('row').filter({ hasText: 'oidc' });
    await entry.or(newer).first().waitFor();
    if ((await entry.count()) === 0) await newer.click();
    await entry.first().waitFor();
    expect((await context.cookies(stage.api().url)).some(({ name }) => name.startsWith('__Host-'))).to.equal(true);
    // the provider's pages load fonts of their own; nothing of ours may be wrong
    expect(stage.faults().filter((fault) => /^(policy|page error)|policy violated/.test(fault))).to.deep.equal([]);
  });

  it('leads back with the reason when the provider says no', async () => {
    const { page } = await stage.visit('/');
    await page.getByRole('button', { name: 'Sign in with your company account' }).click();
    await page.locator('input[name=login]').fill('nothing');
    await page.locator('input[name=password]').fill('any');
    await page.locator('button[type=submit]').click();
    await page.locator('input[name=prompt][value=consent]').waitFor({ state: 'attached' });
    await page.locator('button[type=submit]').click();
    await page.getByText('Your company account has no access here. Contact your administrator.').waitFor();
    stage.faults();
  });
});
