/** A letter of the demo before it is addressed and dated, and what must come out of it. */
import type { Attachment, Letter } from './compose.ts';

export type Expected = {
  /** of the mail's log entry; null where it has none of its own, as for the second copy of a mail */
  readonly status: 'SUCCESS' | 'FAILED' | null;
  /** draft orders that this mail adds */
  readonly orders: number;
  /** PO numbers of those drafts */
  readonly poNumbers: readonly string[];
  readonly lead: boolean;
  /** of every order it adds; null where it adds none */
  readonly requiresReview: boolean | null;
  readonly why: string;
};

export type Sender = { readonly contact: string; readonly email: string };
export type Draft = Omit<Letter, 'to' | 'from' | 'date'> & {
  readonly name: string;
  readonly sender: Sender;
  readonly expected: Expected;
};

const pdfType = 'application/pdf';
export const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const pdf = (filename: string, content: Buffer, more: Partial<Attachment> = {}): Attachment => ({
  filename,
  content,
  contentType: pdfType,
  ...more,
});

export const drafts = (why: string, ...poNumbers: readonly string[]): Expected => ({
  status: 'SUCCESS',
  orders: poNumbers.length,
  poNumbers,
  lead: false,
  requiresReview: false,
  why,
});
export const nothing = (why: string): Expected => ({
  status: 'SUCCESS',
  orders: 0,
  poNumbers: [],
  lead: false,
  requiresReview: null,
  why,
});
