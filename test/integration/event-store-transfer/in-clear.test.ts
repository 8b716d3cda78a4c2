import { randomBytes, randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { createEventStore, createEventTransfer } from '@order-intake/event-sourcing';
import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { eventCodecs } from '../../../src/domain/event-codecs.ts';

describe('npm run events -- clear', () => {
  let server: EventStoreServer;
  before(async () => {
    server = await startEventStoreServer({ port: 0, dataDir: null });
  });
  after(() => server.stop());

  it('finds what an earlier release wrote in clear, by type and field, and nothing that is sealed or erased', async () => {
    const key = { id: randomUUID(), key: randomBytes(32) };
    const keys = { keyFor: async () => key, byIds: async () => new Map([[key.id, key.key]]) };
    const store = createEventStore({ url: server.url, codecs: eventCodecs, keys });
    const metadata = { correlationId: 'c', causationId: 'd', companyId: 'co', actor: 'system:test', commandId: randomUUID() };
    const lead = { leadId: randomUUID(), name: 'Anna Berg', email: 'anna@buyer.example', phone: null, source: 'chat' };
    const raw = EventStoreDBClient.connectionString([server.url] as unknown as TemplateStringsArray);
    const old = (data: object) =>
      raw.appendToStream(
        `lead-co_${randomUUID()}`,
        jsonEvent({ type: 'LeadCaptured', data: data as never, metadata: {} as never }),
      );
    await old(lead);
    await old({ ...lead, phone: '+49 30 1' });
    await old({ ...lead, name: '[erased]', email: '[erased]' });
    await old({ ...lead, name: { $sealed: `${key.id}:AQ` }, email: { $sealed: `${key.id}:AQ` } });
    await store.append({
      stream: 'document-co_1',
      events: [
        {
          type: 'DocumentRefused',
          data: { documentId: randomUUID(), code: 'corrupt', reason: unread.of_file('letter of Anna.pdf', unread.pdf_damaged()) },
        },
      ],
      expected: 'any',
      metadata,
      person: { keyId: key.id },
    });
    const transfer = createEventTransfer({ url: server.url });
    const found = await transfer.inClear(eventCodecs);
    await transfer.close();
    await store.close();
    await raw.dispose();
    expect([found.events, found.inClear]).to.deep.equal([5, 2]);
    expect(found.fields).to.deep.equal({ 'LeadCaptured name': 2, 'LeadCaptured email': 2, 'LeadCaptured phone': 1 });
    expect(JSON.stringify(found)).not.to.include('Anna');
  });
});
