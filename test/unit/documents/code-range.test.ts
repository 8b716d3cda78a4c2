import { expect } from 'chai';
import { describe, it } from 'mocha';
import { codeRangeKb } from '../../../src/adapters/documents/pool/code-range.ts';

describe("what V8 sets aside for machine code, which a child's limit on data has to add", () => {
  it('is the largest writable and executable mapping that belongs to no file', () => {
    const maps = `0074a000-03044000 r-xp 0034a000 fe:00 11657291                           /usr/bin/node
7fbab0021000-7fbab4000000 ---p 00000000 00:00 0 
7fbab8000000-7fbad8000000 rwxp 00000000 00:00 0 
7fbae0000000-7fbae003b000 rwxp 00000000 00:00 0 
7fbaf0000000-7fbbf0000000 rwxp 00000000 fe:00 4711 /tmp/mapped
7fbaf562a000-7fbaf5e2a000 rw-p 00000000 00:00 0 
`;
    expect(codeRangeKb(maps)).to.equal(524_288);
  });

  it('is nothing where no such mapping is shown', () => {
    expect(codeRangeKb('')).to.equal(0);
  });
});
