import { expect } from 'chai';
import { describe, it } from 'mocha';
import { continued } from '../../../src/adapters/extraction/openai/continued-answer.ts';
import { modelDocument, modelLine, said } from '../../support/model-answers.ts';

const row = (number: number) => modelLine({ code: said(`A-${number}`) });
const order = (po: string, ...rows: readonly number[]) => modelDocument({ po_number: said(po), lines: rows.map(row) });
const codesOf = ({ documents }: ReturnType<typeof continued>) =>
  documents.map(({ po_number, lines }) => [po_number?.value, ...lines.map(({ code }) => code?.value)]);

describe('an answer in several parts', () => {
  it('goes on with the lines of its last document', () => {
    const whole = continued({ documents: [order('1', 1), order('2', 1, 2)] }, { documents: [order('2', 3, 4), order('3', 1)] });
    expect(codesOf(whole)).to.deep.equal([
      ['1', 'A-1'],
      ['2', 'A-1', 'A-2', 'A-3', 'A-4'],
      ['3', 'A-1'],
    ]);
  });

  it('takes no line twice that is repeated at the seam', () => {
    expect(codesOf(continued({ documents: [order('1', 1, 2, 3)] }, { documents: [order('1', 2, 3, 4)] }))).to.deep.equal([
      ['1', 'A-1', 'A-2', 'A-3', 'A-4'],
    ]);
  });

  it('takes no line twice where the model begins again', () => {
    expect(codesOf(continued({ documents: [order('1', 1, 2)] }, { documents: [order('1', 1, 2, 3)] }))).to.deep.equal([
      ['1', 'A-1', 'A-2', 'A-3'],
    ]);
  });

  it('takes a document of another number as another document', () => {
    expect(codesOf(continued({ documents: [order('1', 1)] }, { documents: [order('2', 1)] }))).to.deep.equal([
      ['1', 'A-1'],
      ['2', 'A-1'],
    ]);
  });

  it('stays as it is when nothing comes after it', () => {
    expect(codesOf(continued({ documents: [order('1', 1)] }, { documents: [] }))).to.deep.equal([['1', 'A-1']]);
  });
});
