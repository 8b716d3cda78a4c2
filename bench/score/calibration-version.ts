/** The version of a calibration: a hash of all that it consists of. test/unit/extraction/calibration-version.test.ts holds the tables to it. */
import { createHash } from 'node:crypto';
import type { Calibration } from '@order-intake/order-extraction';

/** @returns twelve hexadecimal digits */
export const versionOf = (calibration: Calibration, effects: { readonly [code: string]: number }): string =>
  createHash('sha256')
    .update(JSON.stringify([calibration, effects]))
    .digest('hex')
    .slice(0, 12);
