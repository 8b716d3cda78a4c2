/** A document and its truth with other texts: the same in both. */
import type { Cell, DocumentContent, Page } from '@order-intake/order-extraction/document';
import type { Truth, TruthLine } from '../../test/support/order-documents/index.ts';

export type Next = { readonly content: DocumentContent; readonly truth: Truth };

/** `moved`: what becomes of the place of things on a page. */
export function rewritten(
  content: DocumentContent,
  truth: Truth,
  rewrite: (text: string) => string,
  moved: (page: Page) => Page,
): Next {
  const value = <T>(one: T): T => (typeof one === 'string' ? (rewrite(one) as T) : one);
  const page = (one: Page): Page => {
    const { words, ...rest } = moved(one);
    return { ...rest, words: words.map((word) => ({ ...word, text: rewrite(word.text) })) };
  };
  const cell = (one: Cell): Cell => ({ ...one, text: rewrite(one.text) });
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
      pages: content.pages.map(page),
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
