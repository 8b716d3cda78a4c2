import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { left } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { ReadersUnavailable } from '../../../src/domain/shared/documents.port.ts';
import { createReadDocument } from '../../../src/jobs/documents/read-document.handler.ts';

type Deps = Parameters<typeof createReadDocument>[0];
type Read = Deps['documents']['read'];

/** What the job tells of an upload when reading it does `read`. */
const told = async (read: Read) => {
  const told: string[] = [];
  const handler = createReadDocument({
    files: { open: async () => ({ content: Readable.from(['an order']) }), remove: async () => true },
    documents: { read, unpack: async () => null },
    extractor: { extract: async () => [] },
    loadDocument: async () => ({ state: { phase: 'uploaded', file: { name: 'order.pdf', declaredType: null } } }),
    recordReading: async (_: string, reading: object) => told.push(`recorded ${JSON.stringify(reading)}`),
    companySettings: async () => ({ ownNames: [], ownDomains: [], currency: 'EUR', locale: 'en' }),
    tasks: { start: async () => undefined, fail: async () => told.push('failed'), succeed: async () => told.push('succeeded') },
    temporaryRoot: tmpdir(),
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

  it('is told to be broken when the fault is one that would come again', async () => {
    expect((await told(() => Promise.reject(new TypeError('a defect')))).told).to.deep.equal(['failed']);
  });

  it('is recorded as what it is when the document is to blame', async () => {
    const { told: all } = await told(async () => left({ code: 'password_protected', reason: 'it has a password' }));
    expect(all[0]).to.equal('recorded {"code":"password_protected","reason":"it has a password"}');
  });
});
