/** What is learned of scans: from scans of documents whose text was met before, as if it had not been. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { believedLeftOut, curvesFrom } from '../../../bench/score/curves.ts';
import { effectsFrom } from '../../../bench/score/evidence.ts';
import type { DocumentObservation } from '../../../bench/score/observe.ts';
import { asAtFirstSight, isUndoubted } from '../../../bench/score/scan-sight.ts';
import { onCurve } from '../../../packages/order-extraction/calibration/calibration.ts';

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
      seen(at % 2 === 0 ? ['table_read', 'ocr', 'ocr_low'] : ['table_read', 'arithmetic_holds', 'ocr'], {
        kind: 'ocr',
        right: at % 2 === 0 || at % 3 === 0,
      }),
    );
    const { ocr: cost = 0, ...withScans } = effectsFrom([...texts, ...scans]);
    const { ocr, ...without } = effectsFrom(texts);
    expect(withScans).to.deep.equal(without);
    expect(ocr).to.equal(-8);
    expect(cost).to.be.below(0).and.not.equal(-8);
    expect(without.ocr_low, 'decided, whatever scans were').to.equal(-40);
  });

  it('reaches 70 where text does, and where enough scans held by themselves', () => {
    const sets = ['a', 'b', 'c'];
    const of = (kind: 'text' | 'ocr', count: number, right = true) =>
      sets.flatMap((set) => Array.from({ length: count }, () => seen(['table_read'], { kind, set, right })));
    const believed = (all: readonly DocumentObservation[]): number =>
      Math.max(...believedLeftOut(all).flatMap(({ kind, score }) => (kind === 'ocr' ? [score] : [])));
    const texts = of('text', 60);
    expect(believed([...texts, ...of('ocr', 6)]), 'too few scans').to.be.below(0.7);
    expect(believed([...texts, ...of('ocr', 20)])).to.be.at.least(0.7);
    expect(believed([...texts, ...of('ocr', 20), ...of('ocr', 5, false)]), 'scans that did not hold').to.be.below(0.7);
    expect(believed([...of('text', 10), ...of('ocr', 20)]), 'too few texts').to.be.below(0.7);
  });

  it('reaches 70 by no less evidence than that of text', () => {
    const texts = ['a', 'b', 'c'].flatMap((set) => [
      ...Array.from({ length: 60 }, () => seen(['table_read'], { set, score: 90 })),
      ...Array.from({ length: 60 }, (_, at) => seen(['table_read'], { set, score: 60, right: at % 2 === 0 })),
    ]);
    const scans = ['a', 'b', 'c'].flatMap((set) =>
      [60, 90].flatMap((score) => Array.from({ length: 30 }, () => seen(['table_read'], { kind: 'ocr', set, score }))),
    );
    const curve = curvesFrom([...texts, ...scans], []).documents.ocr ?? [];
    expect(onCurve(curve, 90)).to.be.at.least(0.7);
    expect(onCurve(curve, 60)).to.be.below(0.7);
  });
});
