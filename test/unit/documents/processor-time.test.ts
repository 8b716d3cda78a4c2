import { expect } from 'chai';
import { describe, it } from 'mocha';
import { parseStat, processorSeconds } from '../../../src/adapters/documents/pool/processor-time.ts';

describe('the processor time of a process', () => {
  it('is read whatever the program is called', () => {
    const rest = 'S 1 1 1 0 -1 4194560 100 0 0 0 250 50 0 0 20 0 11 0 100 1000 200';
    expect(parseStat(`42 (node) ${rest}`)).to.equal(3);
    expect(parseStat(`42 (a) b (c) 1 2) ${rest}`)).to.equal(3);
    expect(parseStat('42')).to.equal(null);
  });

  it('grows while it computes, and is not known of one that is not there', function () {
    if (process.platform !== 'linux') this.skip();
    const before = processorSeconds(process.pid) ?? Number.NaN;
    for (const end = Date.now() + 60; Date.now() < end; );
    expect(processorSeconds(process.pid)).to.be.at.least(before);
    expect(processorSeconds(2 ** 30)).to.equal(null);
  });
});
