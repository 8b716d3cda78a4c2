/**
 * Settings decide whose keys are valid and who receives notifications of orders: a forged change in the event store
 * changes nothing.
 */
import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { readModelStatus } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { companyStream } from '../../src/domain/company/company.stream.ts';
import { readModels } from '../../src/projections/read-models.ts';
import { until } from '../support/until.ts';
import { shown, useApi } from './kit.ts';

describe('settings of a company', () => {
  const { api, as } = useApi();

  it('are those that this service wrote', async () => {
    const company = await api().stack.newCompany('Settled AB');
    const send = as(['admin'], company);
    const path = '/sales/company-settings/';
    expect((await send('PATCH', path, { body: { key_maker_days: 7 } })).status).to.equal(200);
    await shown(send, path, ({ body }) => body.key_maker_days === 7);
    const id = randomUUID();
    const client = EventStoreDBClient.connectionString([api().stack.urls.eventStoreUrl] as unknown as TemplateStringsArray);
    const data = { companyId: company, changes: { keyMakerDays: 730, adminEmails: ['mallory@elsewhere.example'] } };
    const who = { companyId: company, actor: 'user:owner', schemaVersion: 1, firstRecordedAt: '2020-01-01T00:00:00.000Z' };
    const metadata = { $correlationId: id, $causationId: id, commandId: id, ...who };
    await client.appendToStream(companyStream(company), [jsonEvent({ id, type: 'CompanySettingsChanged', data, metadata })]);
    await client.dispose();
    const { pool, store } = api().stack.foundation;
    await until('it to be a dead letter', async () =>
      (await readModelStatus({ pool, store, readModels })).some(
        ({ name, deadLetters }) => name === 'companies' && deadLetters > 0,
      ),
    );
    const { body } = await send('GET', path);
    expect(body.key_maker_days).to.equal(7);
    expect(JSON.stringify(body)).not.to.contain('mallory');
    expect((await send('PATCH', path, { body: { key_maker_days: 8 } })).body.key_maker_days).to.equal(8);
  });
});
