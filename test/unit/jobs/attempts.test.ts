import { Unavailable } from '@order-intake/event-sourcing';
import { ReaderKilled, ReadersUnavailable } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { AdvanceEmail } from '../../../src/commands/email/advance-email.command.ts';
import { createAttempts } from '../../../src/jobs/email/attempts.ts';

const context = { companyId: 'c', actor: 'system:test', correlationId: 'c1', causationId: 'c2' };

describe('a step of a mail that throws', () => {
  for (const [error, cause] of [
    [new Unavailable('away'), 'store_down'],
    [new ReadersUnavailable('no document reader process could be started'), 'extractor_down'],
    [new ReaderKilled('the document reader was killed twice'), 'internal'],
    [Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), 'extractor_down'],
    [new TypeError('a defect'), 'internal'],
  ] as const)
    it(`is an attempt that failed by ${cause} when it was ${error.message}`, async () => {
      const given: Parameters<AdvanceEmail>[1][] = [];
      const advance = (async (_: string, command: Parameters<AdvanceEmail>[1]) => {
        given.push(command);
      }) as unknown as AdvanceEmail;
      const attempts = createAttempts({ advance, now: () => new Date(0), warn: () => undefined });
      await attempts.step('mail', 'attachments', context, () => Promise.reject(error));
      expect(given).to.have.length(1);
      expect(given[0]).to.include({ type: 'FailAttempt', cause, now: '1970-01-01T00:00:00.000Z' });
    });
});
