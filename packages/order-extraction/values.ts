/** How numbers, days, currencies, cells and rows are read from text, for others who read documents (a model). Loads the languages, none of the rules. */
export { pairLines } from './embedded/pair-lines.ts';
export { currenciesIn } from './rules/currencies.ts';
export { readDate } from './rules/dates.ts';
export { hasLegalForm } from './rules/header/legal-forms.ts';
export { isCue, languages } from './rules/languages/index.ts';
export { cellName } from './rules/layout/sheet-lines.ts';
export { numbersIn, readNumber, valuesOf } from './rules/numbers.ts';
export { normalise } from './rules/text.ts';
