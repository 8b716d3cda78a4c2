/** One browser for a run, a context of its own for each test, and everything that must never happen in any of them. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../../scripts/chromium-programs.mjs';
import { patience } from '../../../test/support/patience.ts';

export const hasBrowser = (): boolean => existsSync(chromiumPath());

let browser: Promise<Browser> | undefined;
/** Started when first asked for; it ends with the process. */
const theBrowser = (): Promise<Browser> => {
  browser ??= chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...['--disable-dev-shm-usage', '--disable-gpu', '--disable-software-rasterizer', '--font-render-hinting=none'],
      // each page is a process of its own that loads the app and ends: what it collects meanwhile is a seventh of what it computes
      '--js-flags=--min-semi-space-size=16',
    ],
  });
  return browser;
};
export const closeBrowser = async (): Promise<void> => {
  const running = browser;
  browser = undefined;
  await (await running)?.close();
};

export type Look = {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly locale?: string;
  readonly touch?: boolean;
};

export type Watched = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** what went wrong so far; a test that means it takes it out */
  readonly faults: string[];
};

/** What the browser itself says when an answer is a refusal: those the tests look at by themselves. */
const refused = /Failed to load resource: the server responded with a status of (4\d\d|503)/;

/** A page whose errors, violations of the policy and requests elsewhere are written down. */
export const newPage = async (
  origin: string,
  { width = 1280, height = 900, theme = 'light', locale = 'en-GB', touch = false }: Look = {},
): Promise<Watched> => {
  const context = await (await theBrowser()).newContext({
    baseURL: origin,
    viewport: { width, height },
    locale,
    timezoneId: 'Europe/Berlin',
    colorScheme: theme,
    hasTouch: touch,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience(30_000));
  const faults: string[] = [];
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violated: ${violatedDirective} ${blockedURI}`),
    );
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('blob:')) faults.push(`request elsewhere: ${url}`);
  });
  const page = await context.newPage();
  watch(page, faults);
  context.on('page', (another) => watch(another, faults));
  return { context, page, faults };
};

const watched = new WeakSet<Page>();
const watch = (page: Page, faults: string[]): void => {
  if (watched.has(page)) return;
  watched.add(page);
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !refused.test(message.text())) faults.push(`console: ${message.text()}`);
  });
};
