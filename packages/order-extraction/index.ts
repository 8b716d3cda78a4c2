/** Extraction of orders from documents without key, network or model: the extractors, and what they chose from. The types of a document are in document.ts. */
export { createBuiltInExtractor } from './built-in-extractor.ts';
export { type Calibration, withCalibration } from './calibration/calibration.ts';
export { calibration } from './calibration/table.data.ts';
export { type Choice, choicesOfPart } from './rules/candidates/choices.ts';
export { ordersIn } from './rules/flat-orders.ts';
export { partsOf } from './rules/parts.ts';
export { createRulesExtractor } from './rules/rules-extractor.ts';
