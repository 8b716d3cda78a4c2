import { isCurrency } from '../currencies.ts';
import { readDate } from '../dates.ts';
import { totalKindOf } from '../table/totals.ts';
import { columnKindOf } from '../table/vocabulary.ts';
import { labelNameOf } from './labels.ts';
import { zonePhrase } from './zones.ts';

const anyDay = { dayFirst: true, sure: false, after: null };
const orderNumber = /^#?[\p{L}]{0,8}[\s./_-]*\d[\d\p{L}./_-]*$/u;

/** Whether a text is something that stands in documents beside names: a label, a number, a date, a currency, a sentence. */
export function isNotAName(text: string): boolean {
  const bare = text.trim().replace(/\s*:$/, '');
  return (
    isCurrency(bare.toUpperCase()) ||
    orderNumber.test(bare) ||
    readDate(bare, anyDay)?.source === bare ||
    labelNameOf(bare.replace(/\s+\S*\d\S*$/, '')) !== null ||
    zonePhrase(bare) !== null ||
    columnKindOf(bare) !== null ||
    totalKindOf(bare) !== null ||
    (/[.;]$/.test(text.trim()) && bare.split(/\s+/).length >= 4)
  );
}
