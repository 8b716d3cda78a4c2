/** A schema change while people work: a new version is built beside the one that is shown, and nobody notices. */
import { createProjector, type ReadModel, rebuildReadModels } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { readModels } from '../../src/projections/read-models.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { until } from '../support/until.ts';
import { failMail, receiveMail, type Send, senderFor, shown } from './kit.ts';

/** The next release's: a column more in the log of mails. */
const next = readModels.map((model): ReadModel => {
  if (model.name !== 'emails') return model;
  const version = model.version + 1;
  const fold: ReadModel['fold'] = (row, event) => {
    const { folded_by: _, ...before } = row ?? {};
    const after = model.fold(row && before, event);
    return after && { ...after, folded_by: version };
  };
  return { ...model, version, columns: { ...model.columns, folded_by: 'integer not null' }, fold };
});

describe('a new version of a read model', () => {
  let api: TestApi;
  let send: Send;
  const mails: string[] = [];

  before(async () => {
    api = await startApi();
    send = await senderFor(api, ['admin', 'sales']);
    for (let n = 0; n < 60; n += 1) {
      const mail = await receiveMail(api, api.companyId);
      await failMail(api, api.companyId, mail);
      mails.push(mail);
    }
    // the list, which is the read model's: an entry by its id comes from its stream when it is not there yet
    await shown(send, '/sales/email-logs/?status=FAILED&limit=60', ({ body }) => body.length === mails.length);
  });
  after(() => api.stop());

  it('is built, and rebuilt, while requests are answered: none fails, and what was written is read', async () => {
    const { pool, store } = api.stack.foundation;
    const done = new AbortController();
    const failed: unknown[] = [];
    let requests = 0;
    const ask = async (method: string, path: string, expected: number) => {
      const reply = await send(method, path);
      requests += 1;
      if (reply.status !== expected) failed.push(`${method} ${path}: ${reply.status} ${reply.text}`);
      return reply;
    };
    const reader = async () => {
      for (let n = 0; !done.signal.aborted; n += 1) {
        const list = await ask('GET', '/sales/email-logs/?limit=50', 200);
        if (list.body.length !== 50) failed.push(`the list has ${list.body.length} entries`);
        await ask('GET', `/sales/email-logs/${mails[n % mails.length]}/`, 200);
        await ask('GET', '/sales/sales-orders/email_queue/', 200);
      }
    };
    const writer = async () => {
      for (const mail of mails) {
        if (done.signal.aborted) return;
        await ask('POST', `/sales/email-logs/${mail}/retry/`, 202);
        await until(
          'the retry to be shown',
          async () => (await ask('GET', `/sales/email-logs/${mail}/`, 200)).body.status === 'PENDING',
        );
      }
    };
    const people = [reader(), reader(), writer()].map((one) => one.catch((error: unknown) => failed.push(String(error))));

    const projector = createProjector({ pool, store, readModels: next, log: silentLogger, pollMs: 100 });
    await projector.start();
    const isNew = async () => (await projector.status()).find(({ name }) => name === 'emails')?.state === 'live';
    await until('the new version to be shown', isNew, 60_000);
    await rebuildReadModels({ pool, store, readModels: next, names: 'all' });
    done.abort();
    await Promise.all(people);
    await projector.idle();
    console.log(`      requests ${requests}, failed ${failed.length}`);
    expect(failed).to.deep.equal([]);
    const { rows } = await pool.query('select count(*)::int as n, min(folded_by) as version from read.emails');
    expect(rows[0]).to.deep.equal({ n: mails.length, version: next.find(({ name }) => name === 'emails')?.version });
    await projector.stop();
  });
});
