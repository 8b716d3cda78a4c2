/** What is learned of scans: from scans of documents whose text was met before, as if it had not been. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { believedLeftOut } from '../../../bench/score/curves.ts';
import { effectsFrom } from '../../../bench/score/evidence.ts';
import type { DocumentObservation } from '../../../bench/score/observe.ts';
import { asAtFirstSight, isUndoubted } from '../../../bench/score/scan-sight.ts';

const seen = (codes: DocumentObservation['codes'], more: Partial<DocumentObservation> = {}): DocumentObservation => ({
  kind: 'text',
  score: 90,
  confidence: 0,
  right: true,
  family: 'one',
  weight: 1,
  set: 'first',
  codes,
  degrees: {},
  ...more,
});

describe('sureness of scans', () => {
  it('has what speaks against the scan or against its text, and what speaks for both', () => {
    const scan = seen(['table_without_header', 'arithmetic_holds', 'sum_printed', 'ocr', 'ocr_low'], { kind: 'ocr' });
    const text = seen(['table_read', 'arithmetic_holds', 'all_header_fields', 'date_uncertain'], {
      degrees: { date_uncertain: 0.4 },
    });
    const both = asAtFirstSight(scan, text);
    expect(both.codes).to.have.members(['table_without_header', 'arithmetic_holds', 'ocr', 'ocr_low', 'date_uncertain']);
    expect(both.degrees.date_uncertain).to.equal(0.4);
    expect([both.kind, both.right]).to.deep.equal(['ocr', true]);
  });

  it('counts a scan as wrong whose text was read wrong when nobody had met it', () => {
    const [right, wrong] = [seen(['table_read']), seen(['table_read'], { right: false })];
    expect([asAtFirstSight(right, wrong).right, asAtFirstSight(wrong, right).right]).to.deep.equal([false, false]);
  });

  it('tells documents of which nothing was in doubt', () => {
    expect(isUndoubted(seen(['table_read', 'arithmetic_holds', 'missing_po_number']))).to.equal(true);
    expect(isUndoubted(seen(['table_read', 'arithmetic_holds', 'customer_uncertain']))).to.equal(false);
  });

  it('is learned beside that of text, of which it changes nothing', () => {
    const texts = Array.from({ length: 40 }, (_, at) => seen(['table_read', 'arithmetic_holds'], { right: at % 8 !== 0 }));
    const scans = Array.from({ length: 40 }, (_, at) =>
      seen(at % 2 === 0 ? ['table_read', 'ocr', 'ocr_low'] : ['table_read', 'ocr'], {
        kind: 'ocr',
        right: at % 2 !== 0 || at % 8 === 0,
      }),
    );
    const { ocr: _ocr, ocr_low: low = 0, ocr_by_one_engine: _one, ...withScans } = effectsFrom([...texts, ...scans]);
    const { ocr, ocr_low, ocr_by_one_engine, ...without } = effectsFrom(texts);
    expect(withScans).to.deep.equal(without);
    expect([ocr, ocr_low, ocr_by_one_engine]).to.deep.equal([-8, -40, -40]);
    expect(low).to.be.below(0).and.not.equal(-40);
  });

  it('is not that of text: without scans enough nothing of them reaches 70', () => {
    const texts = ['a', 'b', 'c'].flatMap((set) => Array.from({ length: 80 }, () => seen(['table_read'], { set })));
    const scans = (count: number): readonly DocumentObservation[] =>
      ['a', 'b', 'c'].flatMap((set) => Array.from({ length: count }, () => seen(['table_read', 'ocr'], { kind: 'ocr', set })));
    const believed = (all: readonly DocumentObservation[]): number =>
      Math.max(...believedLeftOut(all).flatMap(({ kind, score }) => (kind === 'ocr' ? [score] : [])));
    expect(believed([...texts, ...scans(15)])).to.be.below(0.7);
    expect(believed([...texts, ...scans(40)])).to.be.at.least(0.7);
  });
});
