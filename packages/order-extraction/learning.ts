/** For the programs that learn and measure: candidates with their features, weights, curves and languages. The service uses none of it. */
export { type Curve, kindOf, onCurve, type ReadingKind, readingKinds, scoreOf } from './calibration/calibration.ts';
export { earlierEffects } from './calibration/earlier-effects.data.ts';
export {
  type Candidate,
  type Features,
  type JudgedField,
  type JudgeWeights,
  judgedFields,
  type Weights,
} from './rules/candidates/candidate.ts';
export { candidatesOfPart } from './rules/candidates/choices.ts';
export { choose, noneFeature, probabilitiesOf } from './rules/candidates/judge.ts';
export { weights } from './rules/candidates/weights.data.ts';
export { degreeOf } from './rules/confidence.ts';
export { isMonth } from './rules/dates.ts';
export { hasCue, languageOf, languages } from './rules/languages/index.ts';
export { viewOf } from './rules/reading.ts';
export { compact, normalise } from './rules/text.ts';
export { bodyFeatures } from './rules/type/body.ts';
export { leastOrder, surelyOrder } from './rules/type/order-judge.ts';
