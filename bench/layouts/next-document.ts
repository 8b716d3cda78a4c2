/** The next order of a stranger's layout, made of the one there is: another number, and further down on its page. */
import type { DocumentContent, Page } from '@order-intake/order-extraction/document';
import type { Truth } from '../../test/support/order-documents/index.ts';
import { type Next, rewritten } from './rewritten.ts';

/** points by which what stands below the head is lower, as below an address of one line more; the head ends at the widest gap of the upper part of the page */
const lower = 14;
const upperPart = 0.45;

function endOfHead({ words, height }: Page): number {
  const rows = [...words].filter(({ y }) => y < height * upperPart).sort((a, b) => a.y - b.y);
  let [end, widest, at] = [0, 0, rows[0]?.y ?? 0];
  for (const { y, height: tall } of rows) {
    if (y - at > widest) [end, widest] = [y - 1, y - at];
    at = Math.max(at, y + tall);
  }
  return end;
}

const otherDigits = (digits: string): string =>
  digits.replace(/\d/g, (digit, at: number) =>
    digit === '0' && at === 0 ? digit : String(at === 0 ? (Number(digit) % 9) + 1 : (Number(digit) + 3) % 10),
  );

/** "2026-57": the year stays, and so do zeros that only fill. */
const otherNumber = (number: string): string =>
  number.replace(/\d+/g, (figures) => (/^(?:20[23]\d|0+)$/.test(figures) ? figures : otherDigits(figures)));

const inText = (part: string, notBefore: string, notBehind: string): RegExp =>
  new RegExp(`(?<!${notBefore})${part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?!${notBehind})`, 'gu');
/** a part of no longer number, nor of a day */
const asWhole = (number: string): RegExp => inText(number, String.raw`[\p{L}\d]|\d[./-]`, String.raw`[\p{L}\d]|[./-]\d`);
const asFigures = (figures: string): RegExp => inText(figures, String.raw`\d`, String.raw`\d`);

/** By what the order's number is known in the text: as a whole, or else by its longest figures; "7" is also a part of "7 840,00", and stays. */
const waysToTell = ({ po_number: number }: Truth): readonly RegExp[] => {
  const whole = String(number ?? '');
  if (/^\d{1,2}$/.test(whole)) return [];
  const figures = (whole.match(/\d{3,}/g) ?? [])
    .filter((one) => !/^(?:20[23]\d|0+)$/.test(one))
    .sort((one, other) => other.length - one.length);
  return [...(/\d/.test(whole) ? [asWhole(whole)] : []), ...figures.slice(0, 1).map(asFigures)];
};

const textsOf = ({ pages, sheets }: DocumentContent): readonly string[] => [
  ...pages.flatMap(({ words }) => words.map(({ text }) => text)),
  ...sheets.flatMap(({ cells }) => cells.map(({ text }) => text)),
];

/** The same in every text of the document and of its truth; a number that is printed otherwise ("7 204 551") stays. */
function rewriter(content: DocumentContent, truth: Truth): (text: string) => string {
  const texts = textsOf(content);
  const told = waysToTell(truth).find((one) => texts.some((text) => text.search(one) >= 0));
  return (text) => (told ? text.replace(told, otherNumber) : text);
}

function moved(page: Page): Page {
  const end = endOfHead(page);
  const words = page.words.map((word) => ({ ...word, y: word.y > end ? word.y + lower : word.y }));
  return { ...page, height: page.height + lower, words };
}

export const nextDocument = (content: DocumentContent, truth: Truth): Next =>
  rewritten(content, truth, rewriter(content, truth), moved);
