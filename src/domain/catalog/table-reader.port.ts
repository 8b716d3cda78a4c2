/** Tables of reference data as files bring them; adapters/documents implements it in its child processes. */
import type { DocumentFile, Unreadable } from '@order-intake/order-extraction/document';
import type { Either } from 'fp-ts/lib/Either.js';

/** A text as it is, or a number as a workbook stores it, so that the decimal sign need not be guessed. */
export type TableCell = string | number;
export type TableRow = readonly TableCell[];

/** The first sheet of a workbook, or a CSV file: the header first. Rows end with their last value. */
export type Table = { readonly rows: readonly TableRow[] };

export type TableReader = { readonly readTable: (file: DocumentFile) => Promise<Either<Unreadable, Table>> };
