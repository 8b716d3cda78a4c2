/**
 * npm run screenshots: pictures of the app with the demo's mails in it, for the README and for review by eye. In
 * docs/images/ those that the README shows, in .data/screenshots/ every page in both themes at two widths.
 */
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../scripts/chromium-programs.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const everything = join(root, '.data/screenshots');
const shown = join(root, 'docs/images');
const themes = ['light', 'dark'] as const;
const widths = [1280, 390] as const;
const linkPattern = /https?:\/\/\S+\/app\/sign-in#code=\S+/;

const pages = {
  dashboard: '/app/',
  review: '/app/review',
  orders: '/app/orders',
  log: '/app/logs',
  upload: '/app/upload',
  mailboxes: '/app/mailboxes',
  customers: '/app/catalog/customers',
  products: '/app/catalog/products',
  warehouses: '/app/catalog/warehouses',
  import: '/app/catalog/import',
  leads: '/app/leads',
  chat: '/app/chat',
  knowledge: '/app/admin/knowledge',
  audit: '/app/admin/audit',
  security: '/app/admin/security',
  users: '/app/admin/users',
  profile: '/app/profile',
  privacy: '/app/admin/privacy',
  settings: '/app/settings',
} as const;
/** The first of a list. */
const details = {
  order: '/app/orders',
  mail: '/app/logs',
  lead: '/app/leads',
  product: '/app/catalog/products',
  customer: '/app/catalog/customers',
  conversation: '/app/chat',
} as const;
/** in the README, light and dark */
const inReadme: ReadonlySet<string> = new Set(['dashboard', 'draft', 'log']);

const startDemo = async () => {
  const demo = spawn(process.execPath, ['demo/main.ts', '--data-dir', join(root, '.data/screenshots-demo')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: demo.stdout });
  for await (const line of lines) {
    const [link] = linkPattern.exec(line) ?? [];
    if (link) {
      demo.stdout.resume();
      return { link, stop: () => demo.kill('SIGINT') };
    }
  }
  throw new Error('the demo ended without a link into the app');
};

/** What moves has come to rest: the heading is there, and nothing loads any more. */
const settled = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('load');
  await page.waitForFunction(() => document.querySelector('.loading') === null);
};

const shoot = async (page: Page, name: string): Promise<void> => {
  await settled(page);
  for (const theme of themes)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.screenshot({ path: join(everything, `${name}-${theme}-${width}.png`), fullPage: name !== 'draft' });
      if (width === 1280 && inReadme.has(name)) await page.screenshot({ path: join(shown, `${name}-${theme}.png`) });
    }
  await page.setViewportSize({ width: 1280, height: 900 });
};

/** A draft from a PDF that a person has to look at, with its page, and the focus on what is doubtful. */
const shootDraft = async (page: Page): Promise<void> => {
  await page.goto(`${pages.review}?doubtful=yes&source=email`);
  await settled(page);
  const drafts = await page
    .locator('a[href*="/app/review/"]')
    .evaluateAll((links: { readonly href: string }[]) => links.map(({ href }) => href));
  for (const href of drafts) {
    await page.goto(href);
    await settled(page);
    const load = page.getByRole('button', { name: 'Load page from mailbox' });
    // which files are at hand is known after the draft is shown
    const isOffered = await load.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (isOffered) break;
  }
  await page.getByRole('button', { name: 'Load page from mailbox' }).click();
  const picture = page.locator('.review-evidence img');
  await picture.waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => document.querySelector('.review-evidence img').naturalWidth > 500);
  await page.keyboard.press('Shift+Enter');
  await shoot(page, 'draft');
};

const shootAll = async (context: BrowserContext, link: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('navigation').first().waitFor(); // only who is signed in has one
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await shoot(page, name);
  }
  for (const [name, list] of Object.entries(details)) {
    await page.goto(list);
    await settled(page);
    const row = page.locator('.row-link').first();
    if ((await row.count()) === 0) continue;
    await row.click();
    await page.waitForURL(`**${list}/*`);
    await shoot(page, name);
  }
  await page.goto(pages.mailboxes);
  await settled(page);
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await page.waitForURL('**/app/mailboxes/*');
  await shoot(page, 'mailbox');
  await shootDraft(page);
  await page.evaluate(() => fetch('/sales/session/', { method: 'DELETE', headers: { 'x-order-intake': '1' } }));
  await page.goto('/app/');
  await shoot(page, 'sign-in');
};

await mkdir(everything, { recursive: true });
await mkdir(shown, { recursive: true });
const demo = await startDemo();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--disable-dev-shm-usage'],
});
try {
  const context = await browser.newContext({ baseURL: new URL(demo.link).origin, locale: 'en-GB', timezoneId: 'Europe/Berlin' });
  await shootAll(context, demo.link);
  console.log(`pictures: ${shown} for the README, ${everything} for the eye`);
} finally {
  await browser.close();
  demo.stop();
}
