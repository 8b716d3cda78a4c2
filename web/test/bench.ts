/** npm run bench:web: what the app is measured by (docs/explanation/web-app.md, "Budgets"), as a table; exit code 1 where a limit is passed. */
import type { CDPSession, Page } from 'playwright-core';
import { fillLogs } from '../../bench/api/fill-logs.ts';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';
import { receiveMail, senderFor, shown } from '../../test/api/kit.ts';
import { startApi, type TestApi } from '../../test/support/api.ts';
import { closeBrowser, hasBrowser, newPage } from './support/browser.ts';
import { firstLimit, firstLoad, kB, laterLoads, pageLimit, sumOf } from './support/build-size.ts';
import { longOrder, watchDraft } from './support/long-draft.ts';
import { watchNext } from './support/next-draft.ts';
import { draft, seedCatalog, somebody } from './support/seed.ts';
import { signIn } from './support/stage.ts';

type Measured = { readonly what: string; readonly value: number; readonly limit: number; readonly unit: string };
const rounds = Number(process.env.WEB_ROUNDS ?? 5);
const mails = Number(process.env.WEB_MAILS ?? 100_000);
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** Collected by the page itself from its first moment on. */
const watchLoad = () => {
  const seen = { firstRow: 0, blocked: 0, shifted: 0 };
  Object.assign(globalThis, { seen });
  new MutationObserver(() => {
    if (!seen.firstRow && document.querySelector('.table-row')) seen.firstRow = performance.now();
  }).observe(document, { childList: true, subtree: true });
  // the browser's, which knows more kinds than Node's
  const Observer = PerformanceObserver as never as new (
    heard: (list: { readonly getEntries: () => readonly Entry[] }) => void,
  ) => { readonly observe: (options: object) => void };
  new Observer((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new Observer((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
};
type Entry = { readonly duration: number; readonly value: number; readonly hadRecentInput: boolean };
type Load = { readonly firstRow: number; readonly blocked: number; readonly shifted: number };

type Line = { readonly mbit: number; readonly latency: number };
const slowDown = async (cdp: CDPSession, { mbit, latency }: Line) => {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const throughput = (mbit * 1e6) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
};

const signedIn = async (api: TestApi, companyId = api.companyId) => {
  const watched = await newPage(api.url);
  await signIn(watched.context, await api.token(companyId, ['admin']));
  return watched;
};

/** The mail log of 100,000, from an empty cache to its first row. */
const firstRows = async (api: TestApi, line: Line | null): Promise<Load> => {
  const loads: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { context, page } = await signedIn(api, api.otherCompanyId);
    await context.addInitScript(watchLoad);
    if (line) await slowDown(await context.newCDPSession(page), line);
    await page.goto('/app/logs');
    await page.locator('.table-row').first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    loads.push(await page.evaluate(() => (globalThis as never as { seen: Load }).seen));
    await context.close();
  }
  return {
    firstRow: median(loads.map(({ firstRow }) => firstRow)),
    blocked: median(loads.map(({ blocked }) => blocked)),
    shifted: Math.max(...loads.map(({ shifted }) => shifted)),
  };
};

const scrolling = async (api: TestApi) => {
  const { context, page } = await signedIn(api, api.otherCompanyId);
  await page.goto('/app/logs');
  await page.locator('.table-row').first().waitFor();
  const { frames, most } = await page.evaluate(async () => {
    const times: number[] = [];
    let rows = 0;
    for (let before = performance.now(), turn = 0; turn < 600; turn += 1) {
      scrollTo(0, scrollY + 150);
      const at: number = await new Promise((resolve) => requestAnimationFrame(resolve));
      times.push(at - before);
      before = at;
      rows = Math.max(rows, document.querySelectorAll('.table-row').length);
    }
    return { frames: times, most: rows };
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await context.close();
  return { frame: p95(frames), most, heap: usedSize / 1e6 };
};

const untilNew = async (api: TestApi): Promise<number> => {
  const { context, page } = await signedIn(api);
  await page.goto('/app/logs');
  await page.locator('.live-dot-live').waitFor();
  await page.locator('.table-row, .message').first().waitFor();
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const began = performance.now();
    await receiveMail(api, api.companyId, { subject: `New ${round}`, receivedAt: new Date().toISOString() });
    await page.getByText(`${round} new`).waitFor();
    times.push(performance.now() - began);
  }
  await context.close();
  return median(times);
};

/** From the key that approves to the next draft's heading. */
const nextDrafts = async (api: TestApi): Promise<number> => {
  const send = await senderFor(api, ['admin']);
  for (let number = 0; number <= rounds; number += 1) await draft(api, { po: `PO-B-${number}`, email: somebody() });
  await shown(
    send,
    '/sales/review/',
    ({ body }) => body.counts.requires_review < body.counts.total && body.counts.total > rounds,
  );
  const { context, page } = await signedIn(api);
  await page.goto('/app/review?source=email');
  await page.getByRole('row').filter({ hasText: 'SO-' }).first().getByRole('link').click();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await toNext(page));
  await context.close();
  return median(times);
};
const toNext = async (page: Page): Promise<number> => {
  const heading = page.getByRole('heading', { level: 1, name: /^SO-/ });
  await heading.waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  const shown = await watchNext(page, await heading.innerText());
  await page.keyboard.press('Control+Enter');
  return shown();
};

const longLines = 500;
/** A draft of 500 lines from an empty page to its first field, a key in a field of it, and Enter to the next unsure one. */
const longDrafts = async (api: TestApi) => {
  const send = await senderFor(api, ['admin']);
  const { orderId } = await draft(api, longOrder('PO-B-LONG', longLines, somebody()));
  await shown(send, `/sales/sales-orders/${orderId}/`);
  const all = { opened: [] as number[], typed: [] as number[], next: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const { context, page } = await signedIn(api);
    const told = await watchDraft(page);
    await page.goto(`/app/review/${orderId}`);
    await page
      .locator('.line')
      .nth(longLines - 1)
      .waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page.locator('[data-field="customer_name"]').focus();
    await page.keyboard.type('0123456789', { delay: 60 });
    for (let turn = 0; turn < 10; turn += 1) {
      await page.keyboard.press('Enter');
      await page.waitForTimeout(60);
    }
    const { opened, keys } = await told();
    all.opened.push(opened);
    all.typed.push(...keys.slice(0, 10));
    all.next.push(...keys.slice(10));
    await context.close();
  }
  return { opened: median(all.opened), typed: p95(all.typed), next: p95(all.next) };
};

const measure = async (api: TestApi): Promise<readonly Measured[]> => {
  const rows: Measured[] = [
    { what: 'first load, gzip', value: sumOf(firstLoad()) / kB, limit: firstLimit / kB, unit: 'kB' },
    { what: 'largest page after it, gzip', value: (laterLoads()[0]?.bytes ?? 0) / kB, limit: pageLimit / kB, unit: 'kB' },
  ];
  await seedCatalog(api);
  await fillLogs(api.stack.foundation.pool, api.otherCompanyId, 0, mails);
  const plain = await firstRows(api, null);
  const good = await firstRows(api, { mbit: 10, latency: 40 });
  const poor = await firstRows(api, { mbit: 1.6, latency: 150 });
  const scrolled = await scrolling(api);
  // before there is one of 500 lines, which is the first of the queue and cannot be approved as it is
  const next = await nextDrafts(api);
  const long = await longDrafts(api);
  return [
    ...rows,
    { what: `first row of ${mails.toLocaleString('en')} mails`, value: plain.firstRow, limit: 500, unit: 'ms' },
    { what: 'the same, CPU / 4, 10 Mbit/s, 40 ms', value: good.firstRow, limit: 1_000, unit: 'ms' },
    { what: 'the same, CPU / 4, 1.6 Mbit/s, 150 ms', value: poor.firstRow, limit: 2_500, unit: 'ms' },
    { what: 'blocking time, CPU / 4', value: good.blocked, limit: 100, unit: 'ms' },
    { what: 'layout shift, the worst', value: Math.max(plain.shifted, good.shifted, poor.shifted), limit: 0.05, unit: '' },
    { what: 'rows in the document while scrolling', value: scrolled.most, limit: 60, unit: '' },
    { what: 'a frame while scrolling, p95', value: scrolled.frame, limit: 25, unit: 'ms' },
    { what: 'heap after scrolling', value: scrolled.heap, limit: 120, unit: 'MB' },
    { what: 'from the event to the screen', value: await untilNew(api), limit: 1_000, unit: 'ms' },
    { what: 'the next draft in review', value: next, limit: 150, unit: 'ms' },
    { what: `a draft of ${longLines} lines, opened`, value: long.opened, limit: 1_500, unit: 'ms' },
    { what: 'a key in it, p95', value: long.typed, limit: 50, unit: 'ms' },
    { what: 'Enter in it, p95', value: long.next, limit: 100, unit: 'ms' },
  ];
};

const shownAs = ({ value, unit }: { readonly value: number; readonly unit: string }) =>
  `${value < 1 ? value.toFixed(3) : value < 100 ? value.toFixed(1) : value.toFixed(0)} ${unit}`.trim();

if (!hasBrowser()) throw new Error('no Chromium: name one by CHROMIUM');
await ensureWebBuilt();
const api = await startApi();
try {
  const all = await measure(api);
  console.log('| what | measured | limit |\n|---|---:|---:|');
  for (const { what, value, limit, unit } of all)
    console.log(`| ${what} | ${shownAs({ value, unit })}${value > limit ? ' **over**' : ''} | ${limit} ${unit} |`);
  process.exitCode = all.some(({ value, limit }) => value > limit) ? 1 : 0;
} finally {
  await closeBrowser();
  await api.stop();
}
