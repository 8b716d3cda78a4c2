import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { downloadPlan } from '../../../src/adapters/imap/download/download-plan.ts';
import { writeBehind } from '../../../src/adapters/imap/download/write-behind.ts';

const wanting = (uid: number, ...parts: readonly (readonly [string, number])[]) => ({
  uid,
  attachments: parts.map(([part, size]) => ({
    part,
    name: `${part}.pdf`,
    declaredType: 'application/pdf',
    encoding: 'base64',
    size,
  })),
});
const megabyte = 1024 * 1024;

describe('planning a download', () => {
  it('asks mails together that want the same parts, and no mail for a part it does not want', () => {
    const { groups, large } = downloadPlan([
      wanting(1, ['2', 10]),
      wanting(2, ['2', 10], ['3', 10]),
      wanting(3, ['2', 99]),
      wanting(4),
      wanting(5, ['1', 10]),
    ]);
    expect(groups.map(({ parts, uids }) => ({ parts, uids }))).to.deep.equal([
      { parts: ['2'], uids: [1, 3] },
      { parts: ['2', '3'], uids: [2] },
      { parts: ['1'], uids: [5] },
    ]);
    expect(large).to.deep.equal([]);
  });

  it('asks at most 50 mails and 16 MB at once, and what is larger than 1 MB alone', () => {
    const many = downloadPlan(Array.from({ length: 120 }, (_, i) => wanting(i + 1, ['2', 10]))).groups;
    expect(many.map(({ uids }) => uids.length)).to.deep.equal([50, 50, 20]);
    const heavy = downloadPlan(Array.from({ length: 40 }, (_, i) => wanting(i + 1, ['2', megabyte]))).groups;
    expect(heavy.map(({ uids }) => uids.length)).to.deep.equal([16, 16, 8]);
    const { groups, large } = downloadPlan([wanting(1, ['2', 10], ['3', megabyte + 1])]);
    expect(groups.map(({ parts }) => parts)).to.deep.equal([['2']]);
    expect(large.map(({ uid, attachment }) => [uid, attachment.part])).to.deep.equal([[1, '3']]);
  });
});

describe('writing behind', () => {
  it('lets work go on until too much of it is waiting', async () => {
    const finished: number[] = [];
    const work = async (number: number) => {
      await sleep(5);
      finished.push(number);
    };
    const writes = writeBehind(100);
    await writes.add(work(1), 60);
    expect(finished).to.deep.equal([]);
    await writes.add(work(2), 60);
    expect(finished).to.deep.equal([1, 2]);
    await writes.add(work(3), 1);
    await writes.settled();
    expect(finished).to.deep.equal([1, 2, 3]);
    expect(() => writes.check()).not.to.throw();
  });

  it('keeps what went wrong until it is asked', async () => {
    const writes = writeBehind(100);
    await writes.add(Promise.reject(new Error('disk full')), 1);
    await writes.add(Promise.resolve(), 1);
    await writes.settled();
    expect(() => writes.check()).to.throw('disk full');
  });
});
