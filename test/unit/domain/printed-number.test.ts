import { expect } from 'chai';
import { describe, it } from 'mocha';
import { earlierReadingsOf, prints } from '../../../src/domain/sales-order/printed-number.ts';
import { readingOf } from '../../../src/domain/sales-order/reading-again.ts';
import { extraction, field, orderContent } from '../../support/samples.ts';

describe('a number that was cut when it was read', () => {
  it('is looked for under what may have been left of it', () => {
    expect(earlierReadingsOf('EK 2026 / 114')).to.include('ek 2026').and.not.include('ek');
    expect(earlierReadingsOf('4500-77601')).to.have.members(['450077601', '4500']);
    expect(earlierReadingsOf('2026/114'), 'a mere year is no number').to.deep.equal(['2026114']);
    expect(earlierReadingsOf('PO4711')).to.deep.equal([]);
  });
  for (const [value, source, number, answer] of [
    ['EK 2026', 'EK 2026 / 114', 'EK 2026 / 114', 'yes'],
    ['EK 2026', 'EK 2026 / 114', 'EK 2026/114', 'yes'],
    ['EK 2026', 'EK 2026 / 114', 'EK 2026 / 115', 'no'],
    ['EK 2026', 'EK 2026 / 1145', 'EK 2026 / 114', 'no'],
    ['EK 2026', 'EK 2026 / 114 / 7', 'EK 2026 / 114', 'no'],
    ['EK 2026', 'EK 2026 / 114 of 24 November', 'EK 2026 / 114', 'yes'],
    ['4500', 'Order No: 4500\u201177601', '4500-77601', 'yes'],
    ['4500', 'Order No: 4500\u201177601', '4500-77602', 'no'],
    ['450077603', '4500\u00AD77603', '4500-77603', 'yes'],
    ['450077603', '450077603', '4500-77603', 'unknown'],
    ['PO-100', 'PO-100', 'PO-100-2', 'no'],
    ['B 17', 'B 17 + 3', 'B 17+3', 'yes'],
    ['EK 2026', null, 'EK 2026 / 114', 'unknown'],
    ['EK 2027', null, 'EK 2026 / 114', 'no'],
  ] as const)
    it(`${answer === 'no' ? 'is not' : answer === 'yes' ? 'is' : 'may be'} ${number} where ${JSON.stringify(source)} was read as ${value}`, () => {
      expect(prints({ value, source }, number)).to.equal(answer);
    });
  it('names the order among those of its document when that is read again', () => {
    const numbered = (value: string, source = value) =>
      extraction({ fields: { ...extraction().fields, po_number: field(value, { source }) } });
    const order = orderContent({ extraction: numbered('EK 2026', 'EK 2026 / 114'), poNumber: 'EK 2026' });
    const results = [numbered('EK 2026 / 115'), numbered('EK 2026 / 114')];
    expect(readingOf(results, order)).to.equal(results[1]);
    expect(readingOf([numbered('EK 2026 / 115'), numbered('EK 2026 / 116')], order)).to.equal(null);
  });
});
