/** Every route, in both themes and on a narrow screen, looked at by axe. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { parse, routes } from '../src/routes.ts';
import { violationsOf } from './support/axe.ts';
import { focused } from './support/desk.ts';
import { follow, settled } from './support/follow.ts';
import { expectGolden } from './support/golden.ts';
import { draft, seedCatalog } from './support/seed.ts';
import { withStage } from './support/stage.ts';

/** An id for every route that wants one. */
const ids: Record<string, string> = {};

const stage = withStage(async (api) => {
  const send = await seedCatalog(api);
  const unsure = { po: 'PO-59', date: null, confidence: 58, email: 'unsure@buyer.example', sure: { total: 0.5 } };
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

// a chat takes a provider: its page has a suite of its own
const visited = Object.entries(routes).filter(([name]) => name !== 'chat');

/** Those whose content this suite makes by itself. */
const golden = ['reviewOne', 'review', 'order', 'log', 'mailbox', 'lead', 'catalogImport', 'upload', 'privacy'] as const;

const pathOf = (name: string): string => {
  const { to } = routes[name as keyof typeof routes];
  return (to as (params: Record<string, string>) => string)({ id: ids[name] ?? '' });
};
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const everyLook = process.env.WEB_LOOKS === 'all';
/**
 * Themes differ in colours alone (styles/tokens.css), widths in what is drawn. 640 pixels are 1280 at a zoom of two, 320 at one of four. At every width
 * nothing of any route lies outside of the window. In `npm test` axe looks at every route once, at all of it, by turns in light and wide, in dark, and
 * narrow (`turn`); WEB_LOOKS=all has it look at each route in each look, in the later ones at what they can change.
 */
const looks = [
  { theme: 'light', width: 1280, asked: 'everything', turn: 0 },
  { theme: 'dark', width: 1280, asked: 'colours', turn: 1 },
  { theme: 'light', width: 640, asked: 'all but colours', turn: 'night' },
  { theme: 'light', width: 320, asked: 'all but colours', turn: 2 },
] as const;
/** into how many tests the routes are divided, and how many looks there are by day */
const parts = 3;

stage.suite('59 access', () => {
  for (let part = 0; part < parts; part += 1)
    it(`59 axe finds nothing on any route, in dark and 320 pixels wide neither, and no width is too narrow (${part + 1} of ${parts})`, async () => {
      const page = await stage.open('/');
      await settled(page);
      const found: string[] = [];
      for (const [at, [name]] of visited.filter((_, place) => place % parts === part).entries()) {
        const path = pathOf(name);
        expect(parse(path)?.name).to.equal(name);
        await follow(page, path);
        for (const { theme, width, asked, turn } of looks) {
          await page.emulateMedia({ colorScheme: theme });
          await page.setViewportSize({ width, height: 900 });
          const isAsked = everyLook || turn === at % parts;
          const violations = isAsked ? await violationsOf(page, everyLook ? asked : 'everything') : [];
          found.push(...violations.map((violation) => `${path} (${theme}, ${width}) ${violation}`));
          const wide = await tooWide(page);
          if (wide > 1) found.push(`${path} is ${wide} px wider than ${width}`);
        }
      }
      expect(found).to.deep.equal([]);
    });

  it('59 axe finds nothing where the menu is a button', async () => {
    const page = await stage.open('/orders', { width: 320, theme: 'dark' });
    await settled(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation').getByText('Settings').waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
  });

  it('59 every control is reached by Tab, and one sees where the focus is', async () => {
    const page = await stage.open('/');
    for (const name of ['review', 'reviewOne', 'mailbox', 'settings'] as const) {
      await follow(page, pathOf(name));
      await page.evaluate(() => {
        const all = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
          (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility() && one.type !== 'radio',
        );
        for (const one of all) Object.assign(one.dataset, { reach: 'wanted' });
        // the menu is the same on every page
        for (const one of document.querySelectorAll('[data-reached]')) delete one.dataset.reached;
        document.activeElement?.blur();
      });
      const unseen: string[] = [];
      // controls may come and go meanwhile, and places that scroll have the focus, too
      for (let [turn, left] = [0, 1]; turn < 400 && left > 0; turn += 1) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(() => {
          const one = document.activeElement;
          const framed = [one, one?.closest('.table-row'), one?.parentElement].some((element) => {
            const style = element && getComputedStyle(element);
            return style && ((style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none');
          });
          if (one?.dataset?.reach) one.dataset.reached = 'yes';
          return {
            isControl: one?.dataset?.reach !== undefined,
            left: document.querySelectorAll('[data-reach]:not([data-reached])').length,
            framed,
            says: `${one?.tagName} ${one?.name ?? ''} ${one?.textContent?.slice(0, 40)}`,
          };
        });
        left = at.left;
        if (at.isControl && !at.framed) unseen.push(at.says);
      }
      expect(unseen, `${name}: where is the focus?`).to.deep.equal([]);
      const left: string[] = await page.evaluate(() =>
        [...document.querySelectorAll('[data-reach]:not([data-reached])')].map(
          (one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`,
        ),
      );
      expect(left, `${name}: out of reach`).to.deep.equal([]);
    }
  });

  it('59 axe finds nothing at sign-in, in the keys and in a dialog', async () => {
    const { page: outside } = await stage.visit('/');
    await outside.getByLabel('Access token').waitFor();
    expect(await violationsOf(outside)).to.deep.equal([]);
    const page = await stage.open(`/review/${ids.reviewOne}`);
    await settled(page);
    // a draft that opens gives the focus to what is unsure first
    await until('the focus in the form', async () => (await focused(page)) !== null);
    await page.locator('h1').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+Backspace');
    await page.getByLabel('Reason for rejection').waitFor();
    expect(await violationsOf(page)).to.deep.equal([]);
  });

  for (const name of golden)
    it(`59 what a screen reader hears of ${name} is what its golden file says`, async () => {
      const page = await stage.open(pathOf(name));
      await settled(page);
      await expectGolden(page, name);
    });
});
