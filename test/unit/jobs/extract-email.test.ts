import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { left } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import type { EmailEvent } from '../../../src/domain/email/email.events.ts';
import { type EmailState, evolve, initialState } from '../../../src/domain/email/email.state.ts';
import type { DownloadEnd } from '../../../src/domain/email/mail-access.port.ts';
import { createExtractEmail } from '../../../src/jobs/email/extract-email.step.ts';
import { emailId, receivedData } from '../../support/samples.ts';

const bytes = 'order 4711';
const part = '2';
const damaged = { code: 'corrupt', reason: unread.other('damaged') } as const;
const events: readonly EmailEvent[] = [
  { type: 'EmailReceived', data: receivedData() },
  {
    type: 'ExtractionFailed',
    data: {
      emailId,
      attempt: 1,
      cause: 'internal',
      reason: unread.other('a fault'),
      nextAttemptAt: '2026-11-20T08:01:00.000Z',
      digests: [{ part, sha256: createHash('sha256').update(bytes).digest('hex') }],
    },
  },
];
const known = events.reduce<EmailState>(evolve, initialState);

describe('a later attempt at a mail', () => {
  let directory: string;
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'order-intake-extract-'));
  });
  after(() => rm(directory, { recursive: true, force: true }));

  /** The cause that the attempt fails by: nothing here can be read. */
  const causeOf = async (download: DownloadEnd): Promise<string> => {
    if (known.phase === 'none') throw new Error('the mail is known');
    const extract = createExtractEmail({
      documents: { read: async () => left(damaged), readWords: async () => left(damaged), unpack: async () => null },
      extractor: { name: 'none', extract: async () => [] },
    });
    const outcome = await extract(known, download, async () => ({ uid: 1, words: [], files: [] }), {
      ownNames: [],
      ownDomains: [],
      currency: null,
      locale: null,
    });
    return 'cause' in outcome ? outcome.cause : 'none';
  };
  const file = async (content: string) => {
    const path = join(directory, 'file');
    await writeFile(path, content);
    return { part, path, size: content.length };
  };

  it('goes on with the attachments that were read before', async () => {
    expect(await causeOf({ uid: 1, files: [await file(bytes)], refused: [] })).to.equal('unreadable');
  });

  it('ends for good when they hold something else, or are not there', async () => {
    expect(await causeOf({ uid: 1, files: [await file('order 4712')], refused: [] })).to.equal('changed');
    expect(await causeOf({ uid: 1, files: [], refused: [] })).to.equal('changed');
  });

  it('may come again when the server did not give one out this time', async () => {
    const refused = [{ part, name: 'order.pdf', reason: unread.other('the server did not give it out') }];
    expect(await causeOf({ uid: 1, files: [], refused })).to.equal('internal');
  });
});
