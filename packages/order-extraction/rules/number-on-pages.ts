import type { FoundValue } from './found-value.ts';
import { labelsOf } from './header/labels.ts';
import type { Layout } from './layout/line.types.ts';
import { poNumberOf } from './reading.ts';
import type { Title } from './type/title-score.ts';
import { titlesOf } from './type/titles.ts';

const none: ReadonlySet<number> = new Set();
const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };
/** how sure a number must be to begin another order */
const sureNumber = 0.8;

/** The order number that stands on pages before anybody has looked for their tables, whether it is a sure one, and their titles. */
export const numberOnPages = (
  layout: Layout,
  fileName: string,
): { readonly number: FoundValue | null; readonly isSure: boolean; readonly titles: readonly Title[] } => {
  const titles = titlesOf(layout, none);
  const number = poNumberOf({
    layout,
    used: none,
    labels: labelsOf(layout, none),
    titles: titles.map(({ segment }) => segment),
    orderTitles: titles.filter(({ type }) => type.startsWith('order')).map(({ segment }) => segment),
    items: [],
    issuedByBuyer: true,
    issuedByEither: false,
    elsewhere: false,
    context: nobody,
    fileName,
  });
  return { number, isSure: number !== null && number.confidence >= sureNumber, titles };
};
