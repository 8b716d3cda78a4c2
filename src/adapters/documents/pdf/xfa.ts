import { type Page, unread, type Warning, warn } from '@order-intake/order-extraction/document';
import type { PdfDocument } from './open.ts';

/** What Adobe's programs put on the one page of a form that they draw themselves, in the languages in which they come. */
const drawnElsewhere =
  /please wait|if this message is not eventually replaced|(upgrade|latest version).{0,60}adobe reader|adobe reader.{0,80}(upgrade|later|höher|supérieure|superior|hoger)|bitte warten|veuillez patienter|espere|attendere|even geduld|aguarde/i;
/** words of such a page: it says no more than which program to use */
const fewWords = 200;

/**
 * A form that is drawn by the program that shows it (XFA) has no page of its own: what stands in it is not read. One that was made for every program
 * has ordinary fields and pages besides.
 */
export async function formWarnings(document: PdfDocument, pages: readonly Page[]): Promise<readonly Warning[]> {
  const { info } = await document.getMetadata().catch(() => ({ info: {} }));
  const { IsXFAPresent, IsAcroFormPresent } = info as { readonly IsXFAPresent?: boolean; readonly IsAcroFormPresent?: boolean };
  if (IsXFAPresent !== true) return [];
  const words = pages.flatMap((page) => page.words.map(({ text }) => text));
  const isNotice = words.length <= fewWords && drawnElsewhere.test(words.join(' '));
  return IsAcroFormPresent !== true || isNotice || words.length === 0
    ? [warn.attachment_not_read('form (XFA)', unread.form_without_pages())]
    : [];
}
