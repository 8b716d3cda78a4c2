import { type Calibration, calibration as used } from '@order-intake/order-extraction';
import type { ConfidenceReasonCode } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { atLeastRight, promiseCertainty, promisedCurve } from '../../../bench/score/bounds.ts';
import { likelihoodByPart, weightsByPart } from '../../../bench/score/by-part.ts';
import { believedInTurn } from '../../../bench/score/curves.ts';
import { effectsFrom, scoreBy, scoredLeftOut } from '../../../bench/score/evidence.ts';
import { firstSight } from '../../../bench/score/first-sight.ts';
import { type Observation, risingCurve } from '../../../bench/score/isotonic.ts';
import { calibrationError, reliabilityOf, reliabilitySvg } from '../../../bench/score/reliability.ts';
import { calibrated, onCurve } from '../../../packages/order-extraction/calibration/calibration.ts';
import { extraction, field } from '../../support/samples.ts';

const even = { share: () => 0.5, weight: 2 };

describe('calibration', () => {
  it('more evidence is never less confidence, whatever was observed', () => {
    const observation = fc.record({ score: fc.double({ min: 0, max: 100, noNaN: true }), right: fc.boolean() });
    fc.assert(
      fc.property(fc.array(observation, { minLength: 12, maxLength: 200 }), (observations: Observation[]) => {
        const curve = risingCurve(observations, even) ?? [];
        expect(curve.length).to.be.greaterThan(0);
        for (let score = 1; score <= 100; score++) expect(onCurve(curve, score)).to.be.at.least(onCurve(curve, score - 1) - 1e-9);
        for (const [, share] of curve) expect(share).to.be.within(0.001, 0.999);
      }),
    );
  });

  it('a curve says the share that was right, and a dozen cases make no certainty', () => {
    const observations = Array.from({ length: 100 }, (_, n) => ({ score: n < 50 ? 20 : 80, right: n < 10 || n >= 55 }));
    const curve = risingCurve(observations, even) ?? [];
    expect(onCurve(curve, 20)).to.be.closeTo(0.2, 0.02);
    expect(onCurve(curve, 80)).to.be.closeTo(0.9, 0.02);
    expect(onCurve(curve, 50)).to.be.within(0.2, 0.9);
    const few = risingCurve(
      Array.from({ length: 12 }, () => ({ score: 99, right: true })),
      even,
    );
    expect(onCurve(few ?? [], 99)).to.be.below(0.95);
    expect(risingCurve([{ score: 1, right: true }], even)).to.equal(null);
  });

  it('a bound is what is right at least, and needs 59 cases without a fault for 95 %', () => {
    expect(atLeastRight(58, 58)).to.be.below(0.95);
    expect(atLeastRight(59, 59)).to.be.within(0.95, 0.951);
    expect(atLeastRight(92, 93)).to.be.within(0.949, 0.951);
    expect(atLeastRight(5, 10)).to.be.within(0.22, 0.23);
    expect([atLeastRight(0, 10), atLeastRight(0, 0)]).to.deep.equal([0, 0]);
  });

  it('a confidence of 70 is a promise: nothing reaches it from where less than 93 % are right by the bound, or where too little was seen', () => {
    const observation = fc.record({ score: fc.integer({ min: 0, max: 100 }), right: fc.boolean() });
    const sure = fc.record({ score: fc.integer({ min: 60, max: 100 }), right: fc.constant(true) });
    fc.assert(
      fc.property(fc.array(observation, { minLength: 12, maxLength: 60 }), fc.array(sure, { maxLength: 150 }), (some, more) => {
        const observations = [...some, ...more];
        const curve = promisedCurve(observations, risingCurve(observations, even) ?? []);
        const believed = observations.filter(({ score }) => onCurve(curve, score) >= 0.7);
        if (believed.length > 0)
          expect(atLeastRight(believed.filter(({ right }) => right).length, believed.length, promiseCertainty)).to.be.at.least(
            0.93,
          );
        for (let score = 1; score <= 100; score++) expect(onCurve(curve, score)).to.be.at.least(onCurve(curve, score - 1) - 1e-9);
      }),
    );
    const few = Array.from({ length: 31 }, () => ({ score: 99, right: true }));
    expect(onCurve(promisedCurve(few, risingCurve(few, even) ?? []), 99)).to.be.below(0.7);
  });

  it('what a reason is worth is learned where documents tell, and stays what was believed where none does', () => {
    const seen = (codes: readonly ConfidenceReasonCode[], right: boolean, at: number) => ({
      kind: 'text' as const,
      score: 0,
      confidence: 0,
      right,
      family: `family ${at % 20}`,
      weight: 1,
      set: null,
      codes,
      degrees: {},
    });
    const observations = Array.from({ length: 80 }, (_, at) =>
      at % 4 === 0
        ? seen(['table_read', 'arithmetic_holds', 'total_missing'], at % 8 === 0, at)
        : seen(['table_read', 'arithmetic_holds', 'sum_printed'], true, at),
    );
    const effects = effectsFrom(observations);
    expect(effects.total_missing).to.be.below(-10);
    expect(effects.sum_printed).to.be.above(5);
    expect(effects.instructions_in_document).to.equal(-20);
    const [first] = scoredLeftOut(observations).filter(({ codes }) => codes.includes('total_missing'));
    expect(first?.score).to.be.below(scoreBy(effects, { codes: ['table_read', 'arithmetic_holds', 'sum_printed'], degrees: {} }));
  });

  it('what was read at first sight is believed by what came before it, whatever it turned out to be', async () => {
    const sets = await firstSight();
    const names = sets.map(([one]) => one?.set);
    expect(names.indexOf('blind-10'), 'sets stand in the order in which they came').to.equal(names.indexOf('blind-9') + 1);
    const upTo = sets.slice(0, 7);
    const turned = upTo.map((set, at) => (at === 6 ? set.map((one) => ({ ...one, right: !one.right })) : set));
    const scores = (all: typeof sets): readonly number[] => believedInTurn([], all).map(({ score }) => score);
    expect(scores(upTo)).to.have.length(upTo[6]?.filter(({ kind }) => kind !== 'ocr').length ?? 0);
    expect(scores(turned)).to.deep.equal(scores(upTo));
  });

  it('an extraction keeps its values, its reasons add up to its confidence, and exact values stay exact', () => {
    const table: Calibration = {
      documents: {
        text: [
          [0, 0.1],
          [100, 0.9],
        ],
      },
      fields: {
        any: {
          text: [
            [0, 0],
            [1, 0.5],
          ],
        },
        po_number: { text: [[1, 0.5]] },
        customer_email: { text: [[1, 0.75]] },
      },
    };
    const given = extraction({
      reasons: [{ code: 'table_read', effect: 50 }],
      fields: {
        po_number: field('PO-1'),
        customer_email: field('a@buyer.example'),
        total: field('1.00'),
        currency: field('EUR', { reader: 'embedded', confidence: 1 }),
      },
    });
    const made = calibrated(given, table);
    expect(made.confidence).to.equal(50);
    expect(made.reasons.reduce((sum, { effect }) => sum + effect, 0)).to.be.closeTo(made.confidence, 0.01);
    expect(made.fields.po_number, 'a judge has said how sure it is').to.deep.equal(field('PO-1'));
    expect(made.fields.customer_email).to.deep.equal(field('a@buyer.example', { confidence: 0.75 }));
    expect(made.fields.total?.confidence).to.equal(0.49);
    expect(made.fields.currency?.confidence).to.equal(1);
    expect(made.lines.map((line) => line.qty?.value)).to.deep.equal(['10']);
  });

  it('the table in use has a curve for documents with text, and what adds up is believed more than what does not', () => {
    const score = (effect: number): number =>
      calibrated(extraction({ reasons: [{ code: 'table_read', effect }] }), used).confidence;
    expect(score(99)).to.be.above(score(60));
    expect(score(60)).to.be.above(score(10));
    expect(score(10)).to.be.below(40);
  });

  it('a reliability diagram counts every observation once', () => {
    const observations = [0, 0.05, 0.3, 0.95, 1].map((score) => ({ score, right: score > 0.5 }));
    const reliability = reliabilityOf(observations);
    expect(reliability.reduce((sum, { count }) => sum + count, 0)).to.equal(5);
    expect(calibrationError(reliability)).to.be.closeTo((0.05 + 0.3 + 0.05) / 5, 1e-9);
    expect(reliabilitySvg([{ title: 'x', reliability }])).to.match(/^<svg.*<\/svg>\n$/s);
  });

  it('what was false at first sight is told of what was not right, and of nothing else', async () => {
    const all = (await firstSight()).flat();
    expect(all.filter(({ right, wrong }) => right && wrong !== undefined)).to.deep.equal([]);
    expect(all.filter(({ wrong }) => wrong !== undefined).length).to.be.above(90);
    expect(all.filter(({ wrong }) => wrong?.length === 0)).to.deep.equal([]);
  });

  it('a doubt about one part is not made up for by what speaks for another, where sureness is learned part by part', async () => {
    const all = (await firstSight()).flat().filter(({ kind }) => kind !== 'ocr');
    const weights = weightsByPart(all);
    const [any] = all;
    if (!any) throw new Error('nothing is kept');
    const of = (...codes: ConfidenceReasonCode[]) => likelihoodByPart(weights, { ...any, codes, degrees: {} });
    const closed = ['table_read', 'arithmetic_holds', 'sum_printed', 'all_header_fields'] as const;
    expect(Math.exp(of(...closed))).to.be.within(0.8, 1);
    expect(of(...closed, 'customer_uncertain')).to.be.below(of('table_read', 'arithmetic_holds', 'all_header_fields'));
    expect(of(...closed, 'missing_customer_name')).to.be.at.least(of(...closed, 'customer_uncertain'));
  });
});
