/** Every route, in both themes and on a narrow screen, looked at by axe. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { Page } from 'playwright-core';
import { shown } from '../../test/api/kit.ts';
import { parse, routes } from '../src/routes.ts';
import { ofColours, violationsOf } from './support/axe.ts';
import { draft, seedCatalog, somebody } from './support/seed.ts';
import { withStage } from './support/stage.ts';

/** An id for every route that wants one. */
const ids: Record<string, string> = {};

const stage = withStage(async (api) => {
  const send = await seedCatalog(api);
  const unsure = { po: 'PO-59', date: null, confidence: 58, email: somebody(), sure: { total: 0.5 } };
  const { orderId, emailId } = await draft(api, unsure);
  const stranger = await draft(api, { po: 'PO-60', company: 'Unknown Oy', email: 'new@stranger.example' });
  await shown(send, `/sales/sales-orders/${stranger.orderId}/`);
  const first = async (path: string) => (await shown(send, path, ({ body }) => body.length > 0)).body[0].id as string;
  const mailbox = await send('POST', '/sales/email-configs/', { body: api.mailboxInput() });
  Object.assign(ids, {
    reviewOne: orderId,
    order: orderId,
    log: emailId,
    mailbox: mailbox.body.id,
    customer: await first('/sales/customers/'),
    product: await first('/sales/products/'),
    lead: await first('/sales/leads/'),
  });
  await shown(send, `/sales/email-configs/${mailbox.body.id}/`);
});

const settled = async (page: Page) => {
  await page.locator('h1, .message-title').first().waitFor();
  await page.locator('.loading').waitFor({ state: 'detached' });
};

// a chat takes a provider: its page has a suite of its own
const visited = Object.entries(routes).filter(([name]) => name !== 'chat');

/** Each page is looked at in all of them: it comes once, for coming is what takes the time. */
const looks = [
  { called: '320 px wide', theme: 'light', width: 320, rules: undefined },
  { called: 'in light', theme: 'light', width: 1280, rules: undefined },
  { called: 'in dark', theme: 'dark', width: 1280, rules: ofColours },
] as const;

const look = async (page: Page, { theme, width }: { readonly theme: 'light' | 'dark'; readonly width: number }) => {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 900 });
};

describe('59 access', () => {
  it('59 axe finds nothing on any route, in light, in dark and 320 pixels wide, which is 1280 at a zoom of four', async () => {
    const page = await stage.open('/');
    const found: string[] = [];
    for (const [name, { to }] of visited) {
      const path = (to as (params: Record<string, string>) => string)({ id: ids[name] ?? '' });
      expect(parse(path)?.name).to.equal(name);
      await look(page, looks[0]);
      await page.goto(`/app${path}`);
      await settled(page);
      for (const { called, rules, ...one } of looks) {
        await look(page, one);
        found.push(...(await violationsOf(page, rules)).map((violation) => `${path} ${called}: ${violation}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        if (wide > 1) found.push(`${path} ${called} is ${wide} px wider than the window`);
      }
    }
    expect(found).to.deep.equal([]);
  });

  it('59 axe finds nothing at sign-in, in the keys and in a dialog', async () => {
    const { page: outside } = await stage.visit('/');
    await outside.getByLabel('Access token').waitFor();
    expect(await violationsOf(outside)).to.deep.equal([]);
    const page = await stage.open(`/review/${ids.reviewOne}`);
    await settled(page);
    await page.keyboard.press('Escape');
    await page.locator('h1').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Backspace');
    await page.getByLabel('Why is it rejected?').waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
  });

  it('59 a screen reader hears of the review page what its golden file says', async () => {
    const page = await stage.open(`/review/${ids.reviewOne}`);
    await settled(page);
    const snapshot = await page.locator('main').ariaSnapshot();
    for (const said of [
      'heading "SO-',
      'button "Approve and next"',
      'combobox "Customer"',
      'textbox "Delivery date"',
      'group "Line 1"',
      'region "Evidence"',
    ])
      expect(snapshot).to.contain(said);
  });
});
