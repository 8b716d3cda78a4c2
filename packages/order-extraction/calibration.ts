/** The calibration of this release: its version, and what earlier readings would be worth by it. Light to load: tables, no rules. */
export { confidenceToday } from './calibration/confidence-today.ts';
export { calibration, calibrationVersion } from './calibration/table.data.ts';
