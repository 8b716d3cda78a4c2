/** What an earlier reading would be worth today: its recorded evidence, by the effects and curves of this release. */
import type { ConfidenceReason } from '../document/confidence-reasons.ts';
import type { Extraction } from '../document/extraction.ts';
import { effects } from '../rules/effects.data.ts';
import { type Calibration, calibratedConfidence, scoreOf } from './calibration.ts';
import { earlierEffects } from './earlier-effects.data.ts';
import { calibration } from './table.data.ts';

type Effects = { readonly [code: string]: number };

export type CalibrationTables = {
  readonly calibration: Calibration;
  readonly effects: Effects;
  readonly earlierEffects: { readonly [version: string]: Effects };
};
const current: CalibrationTables = { calibration, effects, earlierEffects };

/**
 * @returns 0 to 100; the recorded confidence of what no curve applies to. Evidence keeps the degree to which it held: what counted half of its
 * effect counts half of today's.
 */
export function confidenceToday(extraction: Extraction, tables: CalibrationTables = current): number {
  const at = extraction.reasons.findIndex(({ code }) => code === 'calibrated');
  if (at < 0) return extraction.confidence;
  const evidence = extraction.reasons.slice(0, at);
  const calibratedBefore = scoreOf({ reasons: extraction.reasons.slice(0, at + 1) });
  // what a model said afterwards stands as it was
  const reasons = evidence.map(weighedBy(tables, tables.earlierEffects[extraction.calibration ?? ''] ?? tables.effects));
  const today = calibratedConfidence({ ...extraction, reasons }, tables.calibration);
  return today === null ? extraction.confidence : Math.max(0, Math.min(100, extraction.confidence + today - calibratedBefore));
}

const weighedBy =
  ({ effects: today }: CalibrationTables, earlier: Effects) =>
  ({ code, effect }: ConfidenceReason): ConfidenceReason => {
    const before = earlier[code];
    const after = today[code];
    if (before === undefined || after === undefined) return { code, effect };
    return { code, effect: before === 0 ? after : (effect / before) * after };
  };
