/** The next order of a stranger's layout, made of the one there is: another number, and further down on its page. */
import type { Cell, DocumentContent, Page, Word } from '../../src/domain/shared/documents.port.ts';
import type { Truth, TruthLine } from '../../test/support/order-documents/index.ts';

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

/** The figures of the order's number by which it is known in the text; null where it has too few, or none but a year. */
const figuresOf = ({ po_number: number }: Truth): string | null =>
  (String(number ?? '').match(/\d{3,}/g) ?? [])
    .filter((figures) => !/^20[23]\d$/.test(figures))
    .sort((a, b) => b.length - a.length)[0] ?? null;

const textsOf = ({ pages, sheets }: DocumentContent): readonly string[] => [
  ...pages.flatMap(({ words }) => words.map(({ text }) => text)),
  ...sheets.flatMap(({ cells }) => cells.map(({ text }) => text)),
];

/** The same in every text of the document and of its truth; a number that is printed otherwise ("7 204 551") stays. */
function rewriter(content: DocumentContent, truth: Truth): (text: string) => string {
  const told = figuresOf(truth);
  const figures = told !== null && textsOf(content).some((text) => text.includes(told)) ? told : null;
  return (text) => (figures === null ? text : text.replaceAll(figures, otherDigits(figures)));
}

type Next = { readonly content: DocumentContent; readonly truth: Truth };

export function nextDocument(content: DocumentContent, truth: Truth): Next {
  const rewrite = rewriter(content, truth);
  const value = <T>(one: T): T => (typeof one === 'string' ? (rewrite(one) as T) : one);
  const moved = (page: Page): Page => {
    const end = endOfHead(page);
    const word = (one: Word): Word => ({ ...one, text: rewrite(one.text), y: one.y > end ? one.y + lower : one.y });
    return { ...page, height: page.height + lower, words: page.words.map(word) };
  };
  const cell = (one: Cell): Cell => ({
    ...one,
    text: rewrite(one.text),
  });
  const line = (one: TruthLine): TruthLine => ({
    ...one,
    name: rewrite(one.name),
    ...(one.code ? { code: rewrite(one.code) } : {}),
    ...(one.name_accept ? { name_accept: one.name_accept.map(rewrite) } : {}),
  });
  const { products, accept, ...fields } = truth;
  return {
    content: {
      ...content,
      pages: content.pages.map(moved),
      sheets: content.sheets.map((sheet) => ({ ...sheet, cells: sheet.cells.map(cell) })),
    },
    truth: {
      ...(Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, value(one)])) as typeof fields),
      document_type: truth.document_type,
      ...(products ? { products: products.map(line) } : {}),
      ...(accept
        ? { accept: Object.fromEntries(Object.entries(accept).map(([name, all]) => [name, all?.map(value) ?? []])) }
        : {}),
    },
  };
}
