import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createIdempotency } from '../../../src/api/http/idempotency.ts';
import { Refused } from '../../../src/api/http/problem.ts';

type Asked = { readonly text: string; readonly values: readonly unknown[] };

/** A table of one key that nobody else has; `away`: queries meet an unavailable database. */
const keyed = (away: number) => {
  const asked: Asked[] = [];
  let left = away;
  const query = async (text: string, values: readonly unknown[]) => {
    if (/^update|^delete/.test(text) && left-- > 0) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    asked.push({ text, values });
    const isTaken = asked.filter((one) => one.text.startsWith('insert')).length > 1;
    if (!text.startsWith('insert')) return { rows: [] };
    return { rows: isTaken && values[4] === true ? [] : [{ fresh: !isTaken }] };
  };
  return { idempotency: createIdempotency({ query } as never, Buffer.alloc(32), 'this process'), asked };
};
const request = { companyId: 'a', key: 'k', request: ['post'] };
const ended = (asked: readonly Asked[]) => asked.filter(({ text }) => !text.startsWith('insert'));

describe('a request with an Idempotency-Key', () => {
  it('is remembered when the database is back that was away at its end', async () => {
    const { idempotency, asked } = keyed(2);
    expect(await idempotency.begin(request)).to.equal('new');
    const failed = await idempotency.end(request, { status: 201, body: { id: 1 } }).then(
      () => false,
      () => true,
    );
    expect(failed).to.equal(true);
    for (let tries = 0; tries < 50 && ended(asked).length === 0; tries += 1) await sleep(100);
    expect(ended(asked)[0]?.values[2]).to.equal(201);
  });

  it('is done again at once in the process that could not write down its end, and only once at a time', async () => {
    const { idempotency, asked } = keyed(1);
    await idempotency.begin(request);
    const meanwhile: unknown = await idempotency.begin(request).catch((error: unknown) => error);
    expect(meanwhile).to.be.instanceOf(Refused);
    await idempotency.end(request, null).catch(() => undefined);
    expect(await idempotency.begin(request)).to.equal('resumed');
    await sleep(1_000);
    expect(
      ended(asked).filter(({ text }) => text.startsWith('update')),
      'the end of the first would free the key of the second',
    ).to.deep.equal([]);
  });
});
