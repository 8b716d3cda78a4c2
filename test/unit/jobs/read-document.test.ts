import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { ReaderKilled, ReadersUnavailable, unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { left } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { readDocument } from '../../../src/jobs/definitions.ts';
import { createReadDocument } from '../../../src/jobs/documents/read-document.handler.ts';

type Deps = Parameters<typeof createReadDocument>[0];
type Read = Deps['documents']['read'];

const hourMs = 3_600_000;
/** As a database answers whose clock is ahead: everything has expired. */
const opened = async (_company: string, _file: string, options?: { readonly expiredToo?: boolean }) =>
  options?.expiredToo ? { content: Readable.from(['an order']) } : null;

/** What the job tells of an upload when reading it does `read`, so long after it came. */
const told = async (read: Read, waitedMs = 0) => {
  const told: string[] = [];
  const now = new Date();
  const expiresAt = new Date(now.getTime() - waitedMs + 24 * hourMs).toISOString();
  const handler = createReadDocument({
    files: {
      open: opened,
      remove: async () => true,
      expireAt: async () => undefined,
    },
    documents: { read, unpack: async () => null },
    extractor: { extract: async () => [] },
    loadDocument: async () => ({ state: { phase: 'uploaded', file: { name: 'order.pdf', declaredType: null, expiresAt } } }),
    recordReading: async (_: string, reading: object) => told.push(`recorded ${JSON.stringify(reading)}`),
    companySettings: async () => ({ ownNames: [], ownDomains: [], currency: 'EUR', locale: 'en' }),
    tasks: { start: async () => undefined, fail: async () => told.push('failed'), succeed: async () => told.push('succeeded') },
    temporaryRoot: tmpdir(),
    now: () => now,
    warn: () => undefined,
  } as unknown as Deps);
  const context = { companyId: 'c', actor: 'system:test', correlationId: 'r', causationId: 'r' };
  const end = await handler('d', 't', context).then(
    () => 'ended',
    (error: unknown) => `waits for another try: ${(error as Error).name}`,
  );
  return { end, told };
};

const noSpace = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', name: 'SystemError' });

describe('an upload that is read', () => {
  it('is not condemned by readers that do not start, or by a full disk', async () => {
    const readers = await told(() => Promise.reject(new ReadersUnavailable('no reader could be started')));
    expect(readers).to.deep.equal({ end: 'waits for another try: ReadersUnavailable', told: [] });
    const disk = await told(() => Promise.reject(noSpace));
    expect(disk).to.deep.equal({ end: 'waits for another try: SystemError', told: [] });
  });

  it('is waited for through an outage of a weekend, and not for ever', async () => {
    const away = () => Promise.reject(new ReadersUnavailable('no reader could be started'));
    expect((await told(away, 96 * hourMs)).end).to.equal('waits for another try: ReadersUnavailable');
    expect(await told(away, 121 * hourMs)).to.deep.equal({ end: 'ended', told: ['failed'] });
    const { limit = 0, delayMs = 0 } = readDocument.retries ?? {};
    expect((limit * delayMs) / 2, 'the queue gives it up later').to.be.greaterThan(121 * hourMs);
  });

  it('is not waited for as long when its readers are killed each time: it may be the document', async () => {
    const killed = () => Promise.reject(new ReaderKilled('the document reader was killed twice'));
    expect((await told(killed)).end).to.equal('waits for another try: ReaderKilled');
    expect((await told(killed, 2 * hourMs)).told).to.deep.equal(['failed']);
  });

  it('is told to be broken when the fault is one that would come again', async () => {
    expect((await told(() => Promise.reject(new TypeError('a defect')))).told).to.deep.equal(['failed']);
  });

  it('is recorded as what it is when the document is to blame', async () => {
    const { told: all } = await told(async () => left({ code: 'password_protected', reason: unread.other('it has a password') }));
    expect(all[0]).to.equal(
      'recorded {"code":"password_protected","reason":{"code":"other","facts":{},"text":"it has a password"}}',
    );
  });
});
