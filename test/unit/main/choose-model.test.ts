import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { ComparedReading } from '../../../src/jobs/re-extraction/compare-reading.step.ts';
import { choiceOf, choiceText } from '../../../src/main/tools/choose-model/choice.ts';

const reading = (confidence: number, ...differs: readonly string[]): ComparedReading => ({
  confidence,
  differs,
  inputTokens: 3_000,
  outputTokens: 1_000,
});
const prices = { input: 0.1, output: 0.5, currency: 'USD' };

describe('what approved orders say of a model', () => {
  it('is how many of those at 70 were approved as they were read, and what one costs', () => {
    const readings = [
      ...Array.from({ length: 24 }, () => reading(74)),
      reading(71, 'lines.2.qty', 'lines.1.qty'),
      reading(40, 'po_number'),
    ];
    const choice = choiceOf('model X', readings, prices);
    expect(choice).to.deep.include({ orders: 26, believed: 25, right: 24, fields: { 'lines.qty': 1, po_number: 1 } });
    expect(choiceText(choice)).to.equal(
      'model X: 96 % right at 70 (24 of 25; 26 orders), 0.08 cent (USD) per order; other values: lines.qty 1, po_number 1',
    );
  });

  it('says so where nothing is believed or nobody knows what tokens cost', () => {
    expect(choiceText(choiceOf('model X', [reading(50)], null))).to.equal(
      'model X: no order at 70 (0 of 0; 1 orders), cost unknown: set AI_PRICES',
    );
  });
});
