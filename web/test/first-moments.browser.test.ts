/** What a page shows before it has anything, when it is none, and when one comes back to it. */
import { expect } from 'chai';
import { it } from 'mocha';
import type { Page } from 'playwright-core';
import { senderFor, shown } from '../../test/api/kit.ts';
import { until } from '../../test/support/until.ts';
import { violationsOf } from './support/axe.ts';
import { withStage } from './support/stage.ts';

const count = 30;
const stage = withStage(async (api) => {
  const send = await senderFor(api, ['admin']);
  for (let number = 0; number < count; number += 1)
    await send('POST', '/sales/customers/', { body: { name: `Customer ${String(number).padStart(2, '0')}` } });
  await shown(send, '/sales/customers/?limit=200', ({ body }) => body.length === count);
});

const opened = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const focusedText = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
/** When a skeleton was first drawn, in milliseconds of the page's life; null: not yet. */
const skeletonAt = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const line = document.querySelector('.loading-line');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return line && line.getBoundingClientRect().height > 0 ? (paint?.startTime ?? performance.now()) : null;
  });

/** Answers nothing of this path until what it returns is called. */
const hold = async (page: Page, path: RegExp): Promise<() => void> => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

stage.suite('the first moments of a page', () => {
  it('show a skeleton on a slow line before any of the app has come', async () => {
    const page = await stage.open('/');
    const slow = await page.context().newCDPSession(page);
    await slow.send('Network.enable');
    await slow.send('Network.setCacheDisabled', { cacheDisabled: true });
    const [latency, downloadThroughput, uploadThroughput] = [150, 200_000, 94_000];
    await slow.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput, uploadThroughput });
    const scripts = await hold(page, /\.js$/);
    await page.goto('/app/orders', { waitUntil: 'commit' });
    const at = await until('the skeleton', () => skeletonAt(page));
    console.log(`      a skeleton after ${at.toFixed(0)} ms at 1.6 Mbit/s and 150 ms`);
    scripts();
    await opened(page, 'Orders');
    expect(await page.locator('.loading-first').count()).to.equal(0);
  });

  it('show a skeleton while who is signed in, or the list, is waited for', async () => {
    const page = await stage.open('/');
    await opened(page, 'Dashboard');
    const loading = page.getByRole('status').filter({ hasText: 'Loading' });
    const signedIn = await hold(page, /\/sales\/me\/$/);
    await page.reload({ waitUntil: 'commit' });
    await loading.waitFor();
    signedIn();
    await opened(page, 'Dashboard');
    const listed = await hold(page, /\/sales\/customers\//);
    await page.getByRole('link', { name: 'Customers', exact: true }).click();
    await opened(page, 'Customers');
    await loading.waitFor();
    listed();
    await page.getByRole('row', { name: /Customer 29/ }).waitFor();
  });
});

stage.suite('a page that is none', () => {
  it('has a heading, and axe finds nothing', async () => {
    const page = await stage.open('/nowhere');
    await opened(page, 'Not found');
    expect(await violationsOf(page)).to.deep.equal([]);
    const sales = await stage.open('/admin/users', { roles: ['sales'] });
    await opened(sales, 'You don’t have access');
    expect(await violationsOf(sales)).to.deep.equal([]);
  });

  it('has a heading when the app breaks or the service is away', async () => {
    const page = await stage.open('/');
    await opened(page, 'Dashboard');
    await page.route(/\/customers\.page-.*\.js$/, (route) => route.abort());
    await page.getByRole('link', { name: 'Customers', exact: true }).click();
    await opened(page, 'Order Intake');
    await page.getByRole('alert').getByText('Something went wrong').waitFor();
    stage.faults();
  });
});

stage.suite('Back', () => {
  it('returns to the row that was opened, with the focus on it', async () => {
    const page = await stage.open('/catalog/customers');
    await page.getByRole('row', { name: /Customer 29/ }).waitFor();
    for (let number = 0; number < 20; number += 1) await page.keyboard.press('j');
    await until('the row', async () => (await focusedText(page)).includes('Customer 10'));
    await page.keyboard.press('Enter');
    await opened(page, 'Customer 10');
    await page.goBack();
    await until('the row again', async () => (await focusedText(page)).includes('Customer 10'));
    await page.keyboard.press('j');
    await until('the next', async () => (await focusedText(page)).includes('Customer 09'));
    const fresh = await stage.open('/catalog/customers');
    await fresh.getByRole('row', { name: /Customer 29/ }).waitFor();
    expect(await focusedText(fresh), 'a list that was not left').to.equal('Customers');
  });
});
