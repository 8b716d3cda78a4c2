import { setImmediate } from 'node:timers/promises';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { countTogether } from '../../../src/platform/postgres/shared-count.ts';

const statement = { from: 'emails', values: ['a company'] };

/** Answers each query when it is told to, with how many rows there were when it began. */
const table = () => {
  const begun: { readonly text: string; readonly end: (error?: Error) => void }[] = [];
  const state = { rows: 0 };
  const query = (text: string) =>
    new Promise<{ rows: { count: number }[] }>((resolve, reject) => {
      const count = state.rows;
      begun.push({ text, end: (error) => (error ? reject(error) : resolve({ rows: [{ count }] })) });
    });
  return { begun, state, query };
};

describe('a count that many ask for', () => {
  it('is made once for all who ask while one runs, and sees what they wrote before', async () => {
    const { begun, state, query } = table();
    const pool = { query };
    const first = countTogether(pool, statement);
    state.rows = 7;
    const later = [1, 2, 3].map(() => countTogether(pool, statement));
    const other = countTogether(pool, { ...statement, values: ['another'] });
    expect(begun).to.have.length(2);
    begun[0]?.end();
    begun[1]?.end();
    expect(await first).to.deep.equal({ count: 0, more: false });
    expect(await other).to.deep.equal({ count: 7, more: false });
    await setImmediate();
    expect(begun).to.have.length(3);
    begun[2]?.end();
    for (const one of later) expect(await one).to.deep.equal({ count: 7, more: false });
  });
  it('is exact up to ten thousand', async () => {
    const { begun, state, query } = table();
    state.rows = 10_001;
    const many = countTogether({ query }, statement);
    state.rows = 10_000;
    const just = countTogether({ query }, statement);
    for (const one of begun) one.end();
    expect(await many).to.deep.equal({ count: 10_000, more: true });
    expect(await just).to.deep.equal({ count: 10_000, more: false });
    expect(begun[0]?.text).to.match(/limit 10001\b/);
  });
  it('of more than ten thousand is said again for half a minute, and of no more is made anew', async () => {
    const { begun, state, query } = table();
    const pool = { query };
    let now = 5_000;
    const ask = (of = statement) => countTogether(pool, of, () => now);
    const made = async (count: Promise<unknown>) => {
      begun.at(-1)?.end();
      await count;
    };
    state.rows = 10_001;
    await made(ask());
    now += 29_000;
    expect(await ask()).to.deep.equal({ count: 10_000, more: true });
    expect(begun).to.have.length(1);
    state.rows = 3;
    await made(ask({ ...statement, values: ['another'] }));
    await made(ask({ ...statement, values: ['another'] }));
    expect(begun).to.have.length(3);
    now += 2_000;
    const later = ask();
    await made(later);
    expect(await later).to.deep.equal({ count: 3, more: false });
  });
  it('remembers no more than a thousand long lists', async () => {
    let asked = 0;
    const counting = {
      query: async () => {
        asked += 1;
        return { rows: [{ count: 20_000 }] };
      },
    };
    for (let n = 0; n <= 1_000; n += 1) await countTogether(counting, { ...statement, values: [n] });
    await countTogether(counting, { ...statement, values: [1_000] });
    expect(asked).to.equal(1_001);
    await countTogether(counting, { ...statement, values: [0] });
    expect(asked).to.equal(1_002);
  });
  it('that failed fails nobody who asked after it began', async () => {
    const { begun, query } = table();
    const pool = { query };
    const first = countTogether(pool, statement).catch((error: Error) => error.message);
    const second = countTogether(pool, statement);
    begun[0]?.end(new Error('gone'));
    expect(await first).to.equal('gone');
    await setImmediate();
    begun[1]?.end();
    expect((await second).count).to.equal(0);
    const third = countTogether(pool, statement);
    expect(begun).to.have.length(3);
    begun[2]?.end();
    await third;
  });
});
