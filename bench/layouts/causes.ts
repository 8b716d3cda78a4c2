/** Why a document is not fully right although the one before it was put right: by field, what was learned of it and what became of that. */
import { type Extraction, type RememberedField, rememberedFields } from '@order-intake/order-extraction/document';
import type { LayoutLesson } from '../../src/domain/document-layout/layout-lesson.ts';
import { extractionView } from '../../src/domain/shared/extraction-view.ts';
import type { ScoredField } from '../../test/support/order-documents/index.ts';
import { type Compared, compare, type Strictness } from '../score/compare.ts';
import type { Document } from './series.ts';

/** The first of its layout: as it was read, and what a person taught by putting it right. */
export type First = { readonly document: Document; readonly read: Extraction; readonly lesson: LayoutLesson };
/** A later one: as it is read without and with what was learned. */
export type Later = { readonly document: Document; readonly alone: Extraction | null; readonly remembered: Extraction | null };

const isRemembered = (field: ScoredField): field is ScoredField & RememberedField =>
  rememberedFields.some((one) => one === field);

export const isWrong = (outcome: Compared['fields'][ScoredField]): boolean => !['right', 'none', 'unknown'].includes(outcome);
export const wrongFields = ({ fields }: Compared): readonly ScoredField[] =>
  (Object.keys(fields) as ScoredField[]).filter((field) => isWrong(fields[field]));

const areRight = ({ lines }: Compared): boolean => lines.right === lines.truth && lines.right === lines.found;

function fieldCause(field: ScoredField, first: Compared, { lesson }: First, { alone, remembered }: Later): string {
  if (!isWrong(first.fields[field])) return 'was right at first';
  const places = isRemembered(field) ? lesson.fields[field] : undefined;
  if (field === 'currency' && lesson.currency !== null) return 'was put right';
  if (!places) return 'stood at no place';
  const [before, after] = [alone, remembered].map((one) => (isRemembered(field) ? (one?.fields[field]?.value ?? null) : null));
  return before === after ? 'place not found again' : 'another value at its place';
}

function linesCause(first: Compared, { lesson: { way, columns } }: First): string {
  if (columns) return `in ${columns.length === 1 ? 'columns' : 'columns of several tables'}`;
  if (way !== null) return `read "${way}"`;
  return areRight(first) ? 'were right at first' : 'nothing was learned';
}

/** A line for each thing that is wrong: "delivery_date: place not found again". */
export function causesOf(first: First, later: Later, strictness: Strictness): readonly string[] {
  const compared = ({ truth }: Document, read: Extraction | null) => compare(read && extractionView(read), truth, strictness);
  const [before, after] = [compared(first.document, first.read), compared(later.document, later.remembered)];
  return [
    ...wrongFields(after).map((field) => `${field}: ${fieldCause(field, before, first, later)}`),
    ...(areRight(after) ? [] : [`lines: ${linesCause(before, first)}`]),
  ];
}
