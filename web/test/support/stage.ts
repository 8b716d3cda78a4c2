/** For suites: the real service with the built app, and pages of a browser that are signed in. Skipped without a browser. */
import { expect } from 'chai';
import { after, afterEach, before, describe } from 'mocha';
import type { Page } from 'playwright-core';
import { type Send, senderFor } from '../../../test/api/kit.ts';
import { startApi, type TestApi } from '../../../test/support/api.ts';
import { until } from '../../../test/support/until.ts';
import { closeBrowser, hasBrowser, type Look, newPage, type Watched } from './browser.ts';

export type Stage = {
  /** Tests on this stage, which is there from the first to the last of its suites and no longer: it works also while nobody looks. */
  readonly suite: (title: string, tests: () => void) => void;
  readonly api: () => TestApi;
  readonly send: (roles?: readonly string[], companyId?: string) => Promise<Send>;
  /** A page that nobody is signed in on. */
  readonly visit: (path: string, look?: Look) => Promise<Watched>;
  /** A page signed in as one of the first company, unless another is named. */
  readonly open: (
    path: string,
    as?: Look & { readonly roles?: readonly string[]; readonly companyId?: string; readonly subject?: string },
  ) => Promise<Page>;
  /** What went wrong on the pages of this test; emptied by reading. */
  readonly faults: () => readonly string[];
};

/** Beside the pages, whose cookie it becomes: each would load one more for it. A service that is short of a machine says that one should come again. */
export const signIn = async ({ request }: Watched['context'], token: string): Promise<void> => {
  const status = await until('an answer to the sign-in', async () => {
    const answered = await request.post('/sales/session/', { headers: { 'x-order-intake': '1' }, data: { token } });
    return answered.status() === 503 ? null : answered.status();
  });
  expect(status, 'sign-in').to.equal(204);
};

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  readonly start?: () => Promise<TestApi>;
  /** what else has to be on the machine */
  readonly needs?: () => boolean;
};

export const withStage = (
  seed: (api: TestApi) => Promise<void> = async () => undefined,
  { env = {}, start, needs = () => true }: Options = {},
): Stage => {
  let running: TestApi | undefined;
  let open: Watched[] = [];
  const api = (): TestApi => {
    if (!running) throw new Error('the service runs inside tests and hooks');
    return running;
  };
  let suitesLeft = 0;
  const suite: Stage['suite'] = (title, tests) => {
    suitesLeft += 1;
    describe(title, () => {
      before(async function () {
        if (!hasBrowser() || !needs()) return this.skip();
        if (running) return;
        running = await (start ?? (() => startApi(env)))();
        await seed(running);
      });
      afterEach(async () => {
        const faults = open.flatMap((one) => one.faults);
        await Promise.all(open.map(({ context }) => context.close()));
        open = [];
        // a page that is closed says no word: for three quarters of a minute its draft would be somebody else's, too
        await running?.stack.foundation.pool.query('delete from app.presence');
        expect(faults, 'errors, violations of the policy and requests elsewhere').to.deep.equal([]);
      });
      tests();
      after(async () => {
        suitesLeft -= 1;
        if (suitesLeft === 0) await running?.stop();
      });
    });
  };
  // of the whole run, for it takes seconds to start
  after(closeBrowser);
  const empty = async (look?: Look): Promise<Watched> => {
    const watched = await newPage(api().url, look);
    open.push(watched);
    return watched;
  };
  return {
    suite,
    api,
    visit: async (path, look) => {
      const watched = await empty(look);
      await watched.page.goto(`/app${path}`);
      return watched;
    },
    send: (roles = ['admin'], companyId = api().companyId) => senderFor(api(), roles, companyId),
    open: async (path, { roles = ['admin'], companyId = api().companyId, subject, ...look } = {}) => {
      const { page, context } = await empty(look);
      await signIn(context, await api().token(companyId, roles, subject));
      await page.goto(`/app${path}`);
      return page;
    },
    faults: () => open.flatMap((one) => one.faults.splice(0)),
  };
};
