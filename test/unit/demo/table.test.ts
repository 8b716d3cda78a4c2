import { expect } from 'chai';
import { describe, it } from 'mocha';
import { renderTable, wrap } from '../../../demo/table.ts';

describe('demo table', () => {
  it('columns are as wide as their widest cell, and lines do not end in spaces', () => {
    const rows = [
      ['classic-pdf', 'SUCCESS', 'fine'],
      ['xlsx', 'FAILED', ''],
    ];
    expect(renderTable({ head: ['mail', 'status', 'why'], rows }, 80)).to.deep.equal([
      'mail         status   why',
      'classic-pdf  SUCCESS  fine',
      'xlsx         FAILED',
    ]);
  });

  it('the last column is wrapped below itself, and a cell may have lines of its own', () => {
    const rows = [['two', 'A\nB', 'one two three four five six seven']];
    expect(renderTable({ head: ['mail', 'order', 'why'], rows }, 32)).to.deep.equal([
      'mail  order  why',
      'two   A      one two three four',
      '      B      five six seven',
    ]);
  });

  it('letters with marks count as one column, whether composed or not', () => {
    const rows = [
      ['Mu\u0308ller', 'x'],
      ['Müller', 'y'],
      ['Mueller', 'z'],
    ];
    const ends = renderTable({ head: ['name', ''], rows }, 80)
      .slice(1)
      .map((line) => [...line.normalize('NFC')].length);
    expect(ends).to.deep.equal([10, 10, 10]);
  });

  it('paint gets padded cells, so that colours do not shift columns', () => {
    const painted = renderTable({ head: ['a', 'b'], rows: [['xy', 'z']] }, 80, (text, row, column) =>
      row === 0 && column === 0 ? `<${text}>` : text,
    );
    expect(painted).to.deep.equal(['a   b', '<xy>  z']);
  });

  it('a row with too few cells is filled up', () => {
    expect(renderTable({ head: ['a', 'b', 'c'], rows: [['1']] }, 80)).to.deep.equal(['a  b  c', '1']);
  });
});

describe('wrapping', () => {
  it('no line is longer than the width, words longer than it are cut, and nothing is lost', () => {
    const text = 'short averyveryverylongword, then more';
    const lines = wrap(text, 8);
    expect(Math.max(...lines.map((line) => line.length))).to.be.at.most(8);
    expect(lines.join('').replaceAll(' ', '')).to.equal(text.replaceAll(' ', ''));
  });

  it('an empty text is one empty line', () => {
    expect(wrap('', 10)).to.deep.equal(['']);
  });
});
