import { withCalibration } from './calibration/calibration.ts';
import { calibration, calibrationVersion } from './calibration/table.data.ts';
import type { Extractor } from './document/documents.port.ts';
import { createEmbeddedExtractor } from './embedded/embedded-extractor.ts';
import { createRulesExtractor } from './rules/rules-extractor.ts';

/** The extractor as the service uses it: data inside a document first, then the rules, and confidences that were calibrated. */
export const createBuiltInExtractor = (): Extractor =>
  createEmbeddedExtractor(withCalibration(createRulesExtractor(), calibration, calibrationVersion));
