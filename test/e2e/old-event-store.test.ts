/** A server of 22.10 never says that a subscription has caught up: what waits for that must end by itself. */
import { readModelStatus, rebuildReadModels } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { readModels } from '../../src/projections/read-models.ts';
import { needsOwnStore } from '../support/external-store.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { until } from '../support/until.ts';

describe('the service on an event store of release 22.10', () => {
  needsOwnStore('wants a store of release 22.10');
  let stack: Stack;
  before(async () => {
    stack = await startStack({ eventStore: '22.10' });
  });
  after(() => stack?.stop());

  const everyModelIsLive = () =>
    until('every read model to be shown, and to have caught up', async () => {
      const { pool, store } = stack.foundation;
      const states = await readModelStatus({ pool, store, readModels });
      return states.length === readModels.length && states.every(({ state }) => state === 'live');
    });
  const companies = async () => (await stack.foundation.pool.query('select name from read.companies order by name')).rows;

  it('shows what happened, though nobody says that this was all', async () => {
    await everyModelIsLive();
    await stack.newCompany('First');
    await until('the company to be shown', async () => (await companies()).length === 1);
  });

  it('ends a rebuild of every read model, and shows what came meanwhile', async () => {
    const { pool, store } = stack.foundation;
    const [rebuilt] = await Promise.all([
      rebuildReadModels({ pool, store, readModels, names: 'all' }),
      stack.newCompany('Second'),
    ]);
    expect(rebuilt.names).to.have.length(readModels.length);
    await everyModelIsLive();
    await until('both companies to be shown', async () => (await companies()).length === 2);
    expect(await companies()).to.deep.equal([{ name: 'First' }, { name: 'Second' }]);
  });

  it('reads its log once to the end', async () => {
    const names: unknown[] = [];
    for await (const event of stack.foundation.store.readAll({ types: ['CompanyRegistered'], after: null }))
      if ('data' in event) names.push((event.data as { name?: unknown }).name);
    expect(names).to.deep.equal(['First', 'Second']);
  });
});
