import { formatDecimal, isZero, trimDecimal } from '../decimal.ts';
import { found } from '../found.ts';
import { languages } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { type DecimalMark, valuesOf } from '../numbers.ts';
import { hasLetters, normalise } from '../text.ts';
import { resolveRow } from './arithmetic.ts';
import type { Item } from './item.ts';
import { splitCode } from './name.ts';
import { totalKindOf } from './totals.ts';

const units: ReadonlySet<string> = new Set(languages.flatMap((language) => language.units));
const number = `\\d[\\d.,'’]*`;
const money = `(?:[A-Z]{3}|[$€£₹])?\\s?(${number})\\s?(?:[A-Z]{3}\\b|[$€£₹]|kr\\b)?`;
const at = `(?:@|\\bat\\b|\\bà\\b|\\bzu(?: je)?\\b|\\bje\\b|\\bper\\b|\\ba\\b|\\bfor\\b|\\bpour\\b|\\bpor\\b|\\bvoor\\b|\\btill\\b|[-–,:(])`;
const explicit = `@|\\bat\\b|\\bà\\b|\\bzu(?: je)?\\b|\\bje\\b|[x×*]`;
const bullet = `^\\s*(?:[-–•*·»]|\\d{1,2}[.)])?\\s*`;
const each = `(?:each|\\/?\\s?(?:ea|pc|pcs|stk|stück|st|unit|piece|pièce|ud|un|u)\\b\\.?|pro stück|je stück|per stuk|c\\/u|cad\\.?|l'unité|per piece|per unit|apiece)?`;

type Pattern = {
  readonly regex: RegExp;
  readonly qty: number;
  readonly unit: number;
  readonly name: number;
  readonly price: number;
};

/** Without a table: "3 x Desk lamp @ 12.50", "Desk lamp – 3 pcs at EUR 12.50", "10 Stück Locher zu je 4,20 €". */
const patterns: readonly Pattern[] = [
  {
    regex: new RegExp(`${bullet}(${number})\\s*(x|×|\\*)\\s+(.{3,90}?)\\s*${at}\\s*${money}\\s*${each}\\W*$`, 'iu'),
    qty: 1,
    unit: 2,
    name: 3,
    price: 4,
  },
  {
    regex: new RegExp(
      `${bullet}(${number})\\s*(\\p{L}{1,10}\\.?)\\s+(?:of\\s+|de\\s+|von\\s+)?(.{3,90}?)\\s*${at}\\s*${money}\\s*${each}\\W*$`,
      'iu',
    ),
    qty: 1,
    unit: 2,
    name: 3,
    price: 4,
  },
  {
    regex: new RegExp(
      `${bullet}(.{3,90}?)\\s*[-–,:;]\\s*(${number})\\s*(x|×|\\p{L}{1,10}\\.?)?\\s*(?:${explicit})\\s*${money}\\s*${each}\\W*$`,
      'iu',
    ),
    qty: 2,
    unit: 3,
    name: 1,
    price: 4,
  },
  { regex: new RegExp(`${bullet}(${number})\\s*(x|×|\\*)\\s+(.{3,110})$`, 'iu'), qty: 1, unit: 2, name: 3, price: 0 },
  {
    regex: new RegExp(`${bullet}(${number})\\s*(\\p{L}{1,10}\\.?)\\s+(?:of\\s+|de\\s+|von\\s+)?(.{3,110})$`, 'iu'),
    qty: 1,
    unit: 2,
    name: 3,
    price: 0,
  },
  {
    regex: new RegExp(`${bullet}(.{3,90}?)\\s*[-–,:;(]?\\s*(?:x|×)\\s?(${number})\\s*(\\p{L}{1,10}\\.?)?\\W*$`, 'iu'),
    qty: 2,
    unit: 3,
    name: 1,
    price: 0,
  },
];

const dated = /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}/;

/** Lines of running text that order something. A unit must be one that is known, so that "3 days of notice" is none unless sold by the day. */
export function freeTextItems(lines: readonly Line[], mark: DecimalMark | null): readonly Item[] {
  return lines.flatMap((line) => {
    const text = line.segments.map((segment) => segment.text).join(' ');
    if (text.length > 160 || dated.test(text) || totalKindOf(text.replace(/[\d.,\s€$£%-]+$/, '')) !== null) return [];
    for (const pattern of patterns) {
      const item = match(pattern, text, line, mark);
      if (item) return [item];
    }
    return [];
  });
}

function match(pattern: Pattern, text: string, line: Line, mark: DecimalMark | null): Item | null {
  const groups = pattern.regex.exec(text);
  const segment: Segment | undefined = line.segments[0];
  const name = (groups?.[pattern.name] ?? '').trim();
  const unit = (groups?.[pattern.unit] ?? '').replace(/\.$/, '');
  const times = /^[x×*]$/i.test(unit);
  if (!groups || !segment || !hasLetters(name) || name.endsWith(':')) return null;
  if (!times && unit !== '' && !units.has(normalise(unit))) return null;
  if (!times && unit === '' && pattern.price === 0) return null;
  const qty = valuesOf(groups[pattern.qty] ?? '', mark);
  const price = pattern.price === 0 ? [] : valuesOf((groups[pattern.price] ?? '').replace(/[.,]+$/, ''), mark);
  const resolved = resolveRow({ qty, price, amount: [], discount: [], tax: [], per: [] });
  if (resolved.qty === null || isZero(resolved.qty) || (pattern.price !== 0 && price.length === 0)) return null;
  const split = splitCode(name.replace(/[\s,;:–-]+$/, ''), [], segment);
  return {
    fields: {
      name: found(split.name, segment, 0.75),
      qty: found(formatDecimal(trimDecimal(resolved.qty)), segment, 0.8, { source: text }),
      ...(split.code ? { code: split.code } : {}),
      ...(times || unit === '' ? {} : { unit: found(unit, segment, 0.8) }),
      ...(resolved.price ? { price: found(formatDecimal(resolved.price), segment, 0.75, { source: text }) } : {}),
    },
    amount: null,
    check: 'unknown',
    charge: false,
    date: null,
    page: line.page,
    money: text,
  };
}
