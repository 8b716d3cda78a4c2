import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { statisticsEndpoints } from '../../../src/api/endpoints/statistics/statistics.endpoints.ts';
import type { Endpoint } from '../../../src/api/http/endpoint.ts';

type Deps = Parameters<typeof statisticsEndpoints>[0];

/** Queries that answer when they are told to, and how many of them there were and are. */
const database = () => {
  const open: (() => void)[] = [];
  const seen = { perDay: 0, most: 0 };
  const answering =
    <T>(rows: T) =>
    async (): Promise<T> => {
      seen.most = Math.max(seen.most, open.length + 1);
      await new Promise<void>((resolve) => open.push(resolve));
      return rows;
    };
  const perDay = answering([]);
  const queries: Partial<Deps['queries']> = {
    currentCompany: async () => null,
    perDay: () => {
      seen.perDay += 1;
      return perDay();
    },
    confidences: answering([]),
    decisions: answering({
      decided: 0,
      approved_unchanged: 0,
      approved_corrected: 0,
      rejected: 0,
      cancelled: 0,
      median_seconds: null,
    }),
    failures: answering([]),
    mailboxes: answering({ items: [], next: null }) as never,
    backlog: answering({ queued: 0, alarmed: false }) as never,
    pending: answering({ count: 0, oldest: null }),
    undecided: answering({ count: 0, oldest: null, requiring_review: 0 }),
    waitingCounts: answering({ total: { count: 0, more: false }, requiresReview: 0 }) as never,
    waiting: answering({ items: [], next: null }) as never,
    unseen: answering({ questions: 0, complaints: 0, oldest: null }),
  };
  const answerAll = async (): Promise<void> => {
    for (; open.length > 0; await setImmediate()) for (const answer of open.splice(0)) answer();
  };
  return { deps: { queries, nextPoll: () => new Date() } as unknown as Deps, seen, answerAll };
};

describe('statistics that many ask for at once', () => {
  it('are counted once for all of a company, with few connections', async () => {
    const { deps, seen, answerAll } = database();
    const [statistics] = statisticsEndpoints(deps) as [Endpoint];
    const asked = Array.from({ length: 30 }, () =>
      (statistics.handle as (call: object) => Promise<{ status: number }>)({
        caller: { companyId: 'one' },
        query: { days: 30 },
      }),
    );
    await setImmediate();
    await answerAll();
    expect((await Promise.all(asked)).map(({ status }) => status)).to.deep.equal(asked.map(() => 200));
    expect(seen.perDay, 'once for the first, once for those who asked meanwhile').to.equal(2);
    expect(seen.most, 'queries at once').to.be.at.most(3);
  });
});
