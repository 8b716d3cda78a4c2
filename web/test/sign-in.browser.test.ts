/** Serving, signing in and out, and what the browser may keep. */
import { expect } from 'chai';
import { it } from 'mocha';
import { shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { routes } from '../src/routes.ts';
import { draft, seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const stage = withStage(async (api) => {
  await seedCatalog(api);
});

stage.suite('serving and signing in', () => {
  it('2 a page survives a reload at its address, and an unknown one says so', async () => {
    const page = await stage.open('/catalog/customers?q=berg');
    await page.getByRole('link', { name: 'Berg Maschinenbau AB' }).waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Berg Maschinenbau AB' }).waitFor();
    expect(page.url()).to.contain('/app/catalog/customers?q=berg');
    await page.goto('/app/no/such/page');
    await page.getByText('There is nothing at this address').waitFor();
  });

  it('3 assets are kept for a year, the shell is asked for again, and both are compressed', async () => {
    const { url } = stage.api();
    const shell = await fetch(`${url}/app/orders`, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(shell.headers.get('cache-control')).to.equal('no-cache');
    const script = /src="(\/app\/assets\/[^"]+)"/.exec(await shell.text())?.[1] ?? '';
    const asset = await fetch(url + script, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(asset.headers.get('cache-control')).to.contain('immutable').and.to.contain('max-age=31536000');
    expect(asset.headers.get('content-encoding')).to.match(/^(br|gzip)$/);
  });

  it('4 a wrong token gets one sentence and no cookie', async () => {
    const { page, context } = await stage.visit('/');
    await page.getByLabel('Access token').fill('not a token');
    await page.getByRole('button', { name: 'Sign in with the token' }).click();
    await page.getByText('This token is wrong or has expired').waitFor();
    expect(await context.cookies()).to.deep.equal([]);
  });

  it('5 the session is a cookie that no script sees, and nothing of it lies in the page', async () => {
    const { page, context } = await stage.visit('/');
    const token = await stage.api().token(stage.api().companyId, ['admin']);
    await page.getByLabel('Access token').fill(token);
    await page.getByRole('button', { name: 'Sign in with the token' }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    const [cookie] = await context.cookies();
    expect(cookie).to.include({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
    expect(cookie?.name).to.match(/^__Host-/);
    expect(await page.evaluate(() => document.cookie)).to.equal('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.to.contain(token.slice(0, 20));
  });

  it('6 a session that ended elsewhere leads to sign-in, and back to the same address', async () => {
    const page = await stage.open('/settings');
    // a stream would hear of it, too, perhaps before what was typed is asked for
    await page.route('**/sales/events/**', (route) => route.fulfill({ status: 503 }));
    await page.goto('/app/catalog/products?q=nut');
    await page.getByRole('link', { name: 'Hex nut M8, A2' }).waitFor();
    const { pool } = stage.api().stack.foundation;
    await pool.query('delete from app.sessions');
    await page.getByRole('searchbox').fill('bolt');
    await page.getByText('The session has ended').waitFor();
    await page.getByLabel('Access token').fill(await stage.api().token(stage.api().companyId, ['admin']));
    await page.getByRole('button', { name: 'Sign in with the token' }).click();
    await page.getByRole('link', { name: 'Hex bolt M8 x 40, zinc plated' }).waitFor();
    expect(page.url()).to.contain('/app/catalog/products?q=bolt');
  });

  it('6 what stood in a form when the session ended is there again for the same person, and for nobody else', async () => {
    const send = await stage.send();
    const [customer] = (await send('GET', '/sales/customers/')).body;
    const page = await stage.open(`/catalog/customers/${customer.id}`);
    const taxNumber = page.getByLabel('Tax number');
    const typedNow = () => taxNumber.inputValue();
    const comeBackTo = async (companyId: string) => {
      await page.evaluate(() => fetch('/sales/session/', { method: 'DELETE', headers: { 'x-order-intake': '1' } }));
      await page.getByText('The session has ended').waitFor();
      await page.getByLabel('Access token').fill(await stage.api().token(companyId, ['admin']));
      await page.getByRole('button', { name: 'Sign in with the token' }).click();
    };
    await taxNumber.fill('DE 123456789');
    await comeBackTo(stage.api().companyId);
    await until('what was typed', async () => (await typedNow()) === 'DE 123456789');
    // who leaves by themselves leaves it
    await page.getByRole('link', { name: 'Products' }).click();
    await page.getByRole('heading', { name: 'Products' }).waitFor();
    await page.goBack();
    await until('what is saved', async () => (await typedNow()) === '');
    await taxNumber.fill('DE 987654321');
    await comeBackTo(stage.api().otherCompanyId);
    await page.getByText('There is nothing at this address').waitFor();
    expect(await page.content()).not.to.contain('987654321');
  });

  it('7 signing out ends the session, and Back shows nothing personal', async () => {
    const page = await stage.open('/catalog/customers');
    await page.getByRole('link', { name: 'Berg Maschinenbau AB' }).waitFor();
    await page.getByRole('link', { name: 'Products' }).click();
    await page.getByRole('heading', { name: 'Products' }).waitFor();
    const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Sign out' }).click();
    expect((await (await answered).allHeaders())['clear-site-data']).to.equal('"cache", "storage"');
    await page.getByLabel('Access token').waitFor();
    await page.goBack();
    await page.getByLabel('Access token').waitFor();
    expect(await page.getByText('Berg Maschinenbau').count()).to.equal(0);
  });

  it('8 who sells sees no page of administrators, and the service refuses all the same', async () => {
    const page = await stage.open('/mailboxes', { roles: ['sales'] });
    await page.getByText('Your role does not include this page').waitFor();
    expect(await page.getByRole('link', { name: /Mailboxes|Knowledge|Audit|Security log|Privacy/ }).count()).to.equal(0);
    for (const { path } of Object.values(routes).filter(({ access }) => access === 'admin' || access === 'audit')) {
      await page.goto(`/app${path.replace(':id', 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a01')}`);
      await page.getByText('Your role does not include this page').waitFor();
    }
    const send = await stage.send(['sales']);
    for (const path of [
      '/sales/email-configs/',
      '/sales/api-keys/',
      '/api/chatchannel/admin/knowledge/',
      '/sales/audit/extractions/',
      '/sales/audit/security/',
    ])
      expect((await send('GET', path)).status, path).to.equal(403);
  });

  it('8 who audits reads everything that was done, and is offered nothing to do', async () => {
    const { orderId } = await draft(stage.api(), { po: 'PO-8' });
    await shown(await stage.send(), `/sales/sales-orders/${orderId}/`);
    // what is refused stands in the security log
    expect((await (await stage.send(['sales']))('GET', '/sales/api-keys/')).status).to.equal(403);
    const page = await stage.open('/admin/security?kind=access_refused', { roles: ['auditor'] });
    const newer = page.getByRole('button', { name: /^\d+ new$/ });
    const entry = page.getByRole('row').filter({ hasText: '/sales/api-keys/' }).first();
    await entry.or(newer).first().waitFor();
    if (await newer.isVisible()) await newer.click();
    await entry.waitFor();
    const links = page.getByRole('navigation').getByRole('link');
    const names = await links.allInnerTexts();
    expect(names).to.include.members(['Orders', 'Mail log', 'Audit', 'Security log']);
    expect(names.filter((name) => /Mailboxes|Upload|Privacy|Users|Knowledge/.test(name))).to.deep.equal([]);
    await page.goto('/app/admin/audit');
    await page.getByRole('row').nth(1).waitFor();
    await page.goto(`/app/review/${orderId}`);
    await page.getByText('Your role reads drafts and decides none.').waitFor();
    expect(await page.locator('.draft input:not([readonly]):not([disabled])').count()).to.equal(0);
    await page.goto(`/app/orders/${orderId}`);
    await page
      .getByRole('list', { name: 'History' })
      .getByText(/^Drafted/)
      .waitFor();
    expect(await page.getByRole('main').getByRole('button').count()).to.equal(0);
    await page.goto('/app/upload');
    await page.getByText('Your role does not include this page').waitFor();
  });

  it('1 a link signs in once, and leaves the address bar at once', async () => {
    const { developmentTokenKey, signInLink } = await import('../../src/platform/crypto/token-key.ts');
    const { stack, companyId, url } = stage.api();
    const key = await developmentTokenKey(stack.config.dataDir);
    const link = await signInLink(key, { companyId, roles: ['admin'], subject: 'demo' }, url);
    const path = link.slice(`${url}/app`.length);
    const { page } = await stage.visit(path);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    expect(page.url()).not.to.contain('code');
    const again = await stage.visit(path);
    await again.page.getByText('This link was already used').waitFor();
  });

  it('59 speaks German from the browser on, and changes at once', async () => {
    const page = await stage.open('/catalog/products', { locale: 'de-DE' });
    await page.getByRole('heading', { name: 'Artikel' }).waitFor();
    await page.getByText('0,42\u00a0€').waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).to.equal('de');
    await page.getByLabel('Sprache').selectOption('en');
    await page.getByRole('heading', { name: 'Products' }).waitFor();
    await until('the language of the page', async () => (await page.evaluate(() => document.documentElement.lang)) === 'en');
  });
});
