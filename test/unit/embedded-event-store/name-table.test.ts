import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createNameTable } from '../../../packages/embedded-event-store/index/name-table.ts';

const name = (text: string): Buffer => Buffer.from(text);

describe('the name table', () => {
  it('gives every name one number, and finds it again among thousands', () => {
    const table = createNameTable();
    const numbers = Array.from({ length: 20_000 }, (_, n) => table.intern(name(`stream-${n}`)));
    expect(new Set(numbers).size).to.equal(20_000);
    for (const n of [0, 1, 777, 19_999]) {
      expect(table.intern(name(`stream-${n}`))).to.equal(numbers[n]);
      expect(table.find(name(`stream-${n}`))).to.equal(numbers[n]);
      expect(table.text(numbers[n] ?? -1)).to.equal(`stream-${n}`);
    }
    expect(table.count()).to.equal(20_000);
  });

  it('does not find what was never there, nor a name that only begins the same', () => {
    const table = createNameTable();
    table.intern(name('stream-1'));
    expect(table.find(name('stream-10'))).to.equal(-1);
    expect(table.find(name(''))).to.equal(-1);
  });

  it('keeps names of any length and any bytes', () => {
    const table = createNameTable();
    const long = Buffer.alloc(3_000_000, 'ä');
    const ids = [long, Buffer.alloc(3_000_001, 'b'), name('日本語'), Buffer.from([0, 255, 0])].map((bytes) =>
      table.intern(bytes),
    );
    expect(table.bytes(ids[0] ?? -1).equals(long)).to.equal(true);
    expect(table.text(ids[2] ?? -1)).to.equal('日本語');
    expect([...table.bytes(ids[3] ?? -1)]).to.deep.equal([0, 255, 0]);
  });
});
