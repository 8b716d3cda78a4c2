import type { Extraction } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { calibrated } from '../../../packages/order-extraction/calibration/calibration.ts';
import { type CalibrationTables, confidenceToday } from '../../../packages/order-extraction/calibration/confidence-today.ts';
import { extraction } from '../../support/samples.ts';

const straight = (highest: number) => ({
  documents: {
    text: [
      [0, 0],
      [100, highest],
    ] as const,
  },
  fields: {},
});
const before = straight(0.5);
const evidence = extraction({
  reasons: [
    { code: 'table_read', effect: 60 },
    { code: 'customer_uncertain', effect: -10 },
  ],
});
const recorded = (version?: string): Extraction => calibrated(evidence, before, version);
const tables = (changes: Partial<CalibrationTables>): CalibrationTables => ({
  calibration: before,
  effects: { table_read: 60, customer_uncertain: -40 },
  earlierEffects: {},
  ...changes,
});

describe('what an earlier reading is worth today', () => {
  it('is what it was where nothing changed', () => {
    expect(recorded().confidence).to.equal(25);
    expect(confidenceToday(recorded(), tables({}))).to.equal(25);
  });

  it('follows the curve', () => {
    expect(confidenceToday(recorded(), tables({ calibration: straight(0.8) }))).to.be.closeTo(40, 0.01);
  });

  it('follows the effects, each to the degree that it held', () => {
    const effects = { table_read: 90, customer_uncertain: -80 };
    const earlierEffects = { v1: { table_read: 60, customer_uncertain: -40 } };
    // a quarter of the doubt held: 90 - 20 points
    expect(confidenceToday(recorded('v1'), tables({ effects, earlierEffects }))).to.be.closeTo(35, 0.01);
  });

  it('keeps what a model said afterwards', () => {
    const read = recorded();
    const merged = {
      ...read,
      confidence: read.confidence + 30,
      reasons: [...read.reasons, { code: 'lines_agree', effect: 30 } as const],
    };
    expect(confidenceToday(merged, tables({ calibration: straight(0.8) }))).to.be.closeTo(70, 0.01);
  });

  it('leaves what no curve applied to', () => {
    expect(confidenceToday(evidence, tables({ calibration: straight(0.8) }))).to.equal(evidence.confidence);
  });
});
