/** The audit over a long log: what it holds at a time, and that it stops when nobody asks for more. */
import type { Recorded } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createExtractionAudit } from '../../../src/projections/audit/extractions.queries.ts';
import { recorded } from '../../support/read-model-kit.ts';
import { companyId, extraction } from '../../support/samples.ts';

const longLog = (length: number) => {
  const log = { read: 0, ended: false };
  const one = extraction();
  async function* readAll(): AsyncGenerator<Recorded> {
    try {
      for (; log.read < length; log.read += 1) {
        const data = { emailId: `mail-${log.read}`, results: [one], skipped: [] };
        yield recorded({ type: 'ExtractionCompleted', data }, log.read, { companyId });
      }
    } finally {
      log.ended = true;
    }
  }
  return { log, readAll };
};

describe('the audit of extractions', () => {
  const nothing = { outcome: 'none', orders: [], module: null } as const;

  it('holds a hundred events at a time, however long the log is', async () => {
    const { log, readAll } = longLog(30_000);
    let asked = 0;
    let told = 0;
    let furthestAhead = 0;
    const audit = createExtractionAudit({
      store: { readAll },
      outcomesOf: async (_, sources) => {
        asked = Math.max(asked, sources.length);
        return () => nothing;
      },
    });
    for await (const { records } of audit.extractions(companyId, {}, null)) {
      told += records.length;
      furthestAhead = Math.max(furthestAhead, log.read - told);
    }
    expect(told).to.equal(30_000);
    expect([asked, furthestAhead <= 100]).to.deep.equal([100, true]);
  });

  it('stops reading the log when nobody asks for more', async () => {
    const { log, readAll } = longLog(1_000_000);
    const audit = createExtractionAudit({ store: { readAll }, outcomesOf: async () => () => nothing });
    let told = 0;
    for await (const { records } of audit.extractions(companyId, {}, null)) {
      told += records.length;
      if (told === 150) break;
    }
    expect(log.ended).to.equal(true);
    expect(log.read).to.be.at.most(200);
  });
});
