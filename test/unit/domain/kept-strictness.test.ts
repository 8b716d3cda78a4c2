import { expect } from 'chai';
import { describe, it } from 'mocha';
import { type DecidedDraft, keptStrictness } from '../../../src/domain/mailbox/kept-strictness.ts';

const draft = (before: number, after: number, wasWrong: boolean): DecidedDraft => ({ before, after, wasWrong });

describe('the strictness of a mailbox under a new calibration', () => {
  it('stays where no more errors pass, also where more drafts do', () => {
    const drafts = [draft(60, 80, false), draft(75, 72, true), draft(50, 69.99, true)];
    expect(keptStrictness(70, drafts)).to.deep.equal({ threshold: 70, decided: 3, wrongBefore: 1, wrongAfter: 1 });
  });

  it('rises to the lowest threshold that lets no more errors pass than before', () => {
    const drafts = [draft(60, 77.5, true), draft(75, 90, true), draft(65, 71, true), draft(40, 95, false)];
    expect(keptStrictness(70, drafts)).to.deep.equal({ threshold: 78, decided: 3 + 1, wrongBefore: 1, wrongAfter: 3 });
  });

  it('is never lower than it was, and never above 100', () => {
    expect(keptStrictness(70, [draft(90, 10, true)]).threshold).to.equal(70);
    expect(keptStrictness(70, [draft(10, 100, true)]).threshold).to.equal(100);
    expect(keptStrictness(0, []).threshold).to.equal(0);
  });
});
