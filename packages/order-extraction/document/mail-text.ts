/**
 * Orders in the words of a message: read in memory alone, and so kept as values without the sentences that they stood in. What they say is always
 * looked at by a person.
 */
import type { ExtractedLine, Extraction, Field } from './extraction.ts';

/** What words are where files have a type by their bytes. */
export const mailTextType = 'mail_text';
/** What the words of a mail are called where files have names. */
export const mailTextName = 'text of the mail';

/** The words of one message in the forms in which they were sent, and what it is about. */
export type MessageWords = {
  readonly subject: string | null;
  readonly plain: string | null;
  readonly html: string | null;
  /** who sent it, as in its header: `Anna Berg <anna@berg.example>`; absent where nobody knows */
  readonly from?: string | null;
};

/** What surrounds the words of a mail: its page holds the subject and the text, and this says who wrote it. */
export type MessageFrame = {
  readonly subject: string | null;
  readonly sender: { readonly name: string | null; readonly address: string | null } | null;
  /** the lines below the greeting at its end, without quoted mails and disclaimers */
  readonly signature: readonly string[];
  /** what its writer wrote, line by line, without the parts that are not theirs */
  readonly lines: readonly string[];
};

export const isFromWords = ({ files }: Pick<Extraction, 'files'>): boolean =>
  files.length > 0 && files.every(({ type }) => type === mailTextType);

/** An article with a quantity: without one it is talk about articles. */
const isOrdered = ({ name, code, qty }: ExtractedLine): boolean => qty !== undefined && (name ?? code) !== undefined;

const isSaid = ({ documentType, lines, fields }: Extraction): boolean => {
  if (documentType === 'order_cancellation') return fields.po_number !== undefined;
  return (documentType === 'order' || documentType === 'order_change') && lines.length > 0 && lines.every(isOrdered);
};

/** The value says all that is kept: the sentence around it is somebody's letter, and a place in a text that is not there tells nothing. */
const bare = (field: Field): Field => ({ ...field, source: field.value, place: null });
const bareAll = <T extends { readonly [name: string]: Field | undefined }>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field && bare(field)])) as T;

/**
 * Of what was read in words that which is more than conversation: orders and changes whose every line has an article and a quantity, and
 * cancellations that name their order.
 */
export const saidInWords = (read: readonly Extraction[]): readonly Extraction[] =>
  read
    .filter(isSaid)
    .map((extraction) => ({ ...extraction, fields: bareAll(extraction.fields), lines: extraction.lines.map(bareAll) }));
