/** The articles from two readers. One reader's rows are taken as a whole: rows of both mixed would be an order nobody sent. */
import { type ExtractedLine, type Field, type LineFieldName, lineFieldNames } from '../../../domain/shared/extraction.ts';
import { compare, multiply, numbersEqual, parseDecimal } from '../../../kernel/decimal.ts';
import { mergeField } from './merge-fields.ts';

export type LinesVerdict = 'agree' | 'differ' | 'rules_only' | 'model_only' | 'none';
export type MergedLines = {
  readonly lines: readonly ExtractedLine[];
  readonly verdict: LinesVerdict;
  readonly from: 'rules' | 'model';
};

const same = (a: Field | undefined, b: Field | undefined): boolean => {
  const [x, y] = [parseDecimal(a?.value ?? ''), parseDecimal(b?.value ?? '')];
  return x && y ? compare(x, y) === 0 : !a?.value === !b?.value;
};

const agree = (a: readonly ExtractedLine[], b: readonly ExtractedLine[]): boolean =>
  a.length === b.length && a.every((line, index) => same(line.qty, b[index]?.qty) && same(line.price, b[index]?.price));

/** Share of the rows whose quantity times price is their amount. */
export const shareThatHolds = (lines: readonly ExtractedLine[]): number => {
  const holding = lines.filter(({ qty, price, amount }) => {
    const [q, p, a] = [qty, price, amount].map((field) => parseDecimal(field?.value ?? ''));
    return q && p && a && numbersEqual(multiply(q, p), a);
  });
  return lines.length === 0 ? 0 : holding.length / lines.length;
};

const mergedLine = (rules: ExtractedLine, model: ExtractedLine | undefined): ExtractedLine => {
  const line: { [name in LineFieldName]?: Field } = {};
  for (const name of lineFieldNames) {
    const { field } = mergeField(name, rules[name], model?.[name]);
    if (field) line[name] = field;
  }
  return line;
};

const lowered = (line: ExtractedLine): ExtractedLine => {
  const next: { [name in LineFieldName]?: Field } = {};
  for (const name of lineFieldNames) {
    const field = line[name];
    if (field) next[name] = { ...field, confidence: Math.round(field.confidence * 50) / 100 };
  }
  return next;
};

/** Where they differ, those rows stand whose arithmetic holds more often; the rules' when neither does. */
export function mergeLines(rules: readonly ExtractedLine[], model: readonly ExtractedLine[]): MergedLines {
  if (rules.length === 0 && model.length === 0) return { lines: [], verdict: 'none', from: 'rules' };
  if (model.length === 0) return { lines: rules, verdict: 'rules_only', from: 'rules' };
  if (rules.length === 0) return { lines: model, verdict: 'model_only', from: 'model' };
  if (agree(rules, model))
    return { lines: rules.map((line, index) => mergedLine(line, model[index])), verdict: 'agree', from: 'rules' };
  const from = shareThatHolds(model) > shareThatHolds(rules) ? 'model' : 'rules';
  return { lines: (from === 'model' ? model : rules).map(lowered), verdict: 'differ', from };
}
