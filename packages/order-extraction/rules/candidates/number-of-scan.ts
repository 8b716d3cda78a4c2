import { languages } from '../languages/index.ts';
import { normalise } from '../text.ts';
import type { DocumentView } from './view.ts';

/**
 * What stands before the figures of a number is letters, and in them are none, but a scan has a nought for the one and a letter for the other: "P0-0091184", "K0-20731",
 * "0V260088", "318/0F", "260V00093" for "26OV00093", "OT-O561".
 */
const asLetters: readonly (readonly [RegExp, string])[] = [
  [/^P0O(?=[-\d])/, 'PO'],
  // "P00318" and "P0041877" are of programs that fill up with noughts
  [/^P0(?=[-\d])(?!0?\d{4}$|0\d{5}$)/, 'PO'],
  [/(?<=^\p{Lu})0(?=-\d)/u, 'O'],
  [/(?<=^|[-/.])0(?=\p{Lu})/gu, 'O'],
  [/(?<=^2\d)0(?=\p{Lu}\d{3})/u, 'O'],
];
const asFigures = /(?<=[-/])O(?=\d{2,}$)/;

/** "Inkooporder", "inköpsorder", "indkøbsordre": houses that write so begin their numbers with "IO", which a scan takes for ten. */
const ioTitles: ReadonlySet<string> = new Set(
  languages.flatMap(({ titles: { order = [] } }) => order).filter((title) => /^in[a-z]+or[a-z]+$/.test(title)),
);
const readAsTen = /^10(?=-\d{4})/;

/** The number as it was printed where a scan took letters for figures or figures for letters. */
export function asNumberOfScan(value: string, { layout }: DocumentView): string {
  const lettered = asLetters.reduce((text, [pattern, letters]) => text.replace(pattern, letters), value).replace(asFigures, '0');
  if (!readAsTen.test(lettered)) return lettered;
  const isTitled = layout.lines.some(({ text }) =>
    normalise(text)
      .split(' ')
      .some((word) => ioTitles.has(word)),
  );
  return isTitled ? lettered.replace(readAsTen, 'IO') : lettered;
}
