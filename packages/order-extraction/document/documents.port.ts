/** The ports through which files become extractions. This package implements `Extractor`; the service implements the readers. */
import type { Either } from 'fp-ts/lib/Either.js';
import type { ChargeType } from './charges.ts';
import type { Extraction } from './extraction.ts';
import type { KnownRecords } from './known-records.ts';
import type { KnownLayout } from './layout-print.ts';
import type { MessageFrame, MessageWords } from './mail-text.ts';
import type { LineDetails, OrderDetails } from './order-details.ts';
import { type UnreadReason, unreadText, type Warning } from './warnings.ts';

/** A file on local disk that a job owns; nobody but that job reads or removes it. */
export type DocumentFile = {
  readonly path: string;
  readonly name: string;
  readonly declaredType: string | null;
  /** whose it is: companies take turns at the readers; absent in tools that know no company */
  readonly companyId?: string;
};

export const unreadableCodes = [
  'password_protected',
  'unsupported_type',
  'not_a_document',
  'too_large',
  'too_many_pages',
  'corrupt',
  'hostile',
  'timed_out',
  'empty',
  'nested_archive',
  'too_many_files',
] as const;
/** A file that could not be read: what kind of failure it is, and why exactly. */
export type Unreadable = { readonly code: (typeof unreadableCodes)[number]; readonly reason: UnreadReason };

/**
 * What a second engine says of a number that OCR read: the same, another (`text`), or nothing. `alone`: it read what the first engine
 * did not see.
 */
export type SecondReading =
  | { readonly says: 'agrees' }
  | { readonly says: 'differs'; readonly text: string }
  | { readonly says: 'silent' }
  | { readonly says: 'alone' };

/** Points, origin top left. `height` is the font size, `bold` where the font says so. */
export type Word = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bold: boolean;
  /** words that were drawn in one go share it: they are never taken apart into columns */
  readonly run?: number;
  /** 0 to 1, how sure the OCR is; absent for text */
  readonly confidence?: number;
  /** of a number by OCR, where a second engine looked at it */
  readonly second?: SecondReading;
  /** repeated from a cell that is merged with this row's: it tells which article, and adds nothing */
  readonly again?: true;
};
export type Page = {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly reader: 'text' | 'ocr';
  readonly words: readonly Word[];
};
/** Empty cells are absent. `text` is what a person sees, `number` the stored value as a decimal string, `date` ISO, where the cell has one. */
export type Cell = {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly number?: string;
  readonly date?: string;
  readonly currency?: string;
  /** repeated from the cell above that is merged with this one: it tells which article, and adds nothing */
  readonly again?: true;
};
export type Sheet = { readonly name: string; readonly cells: readonly Cell[] };

export type EmbeddedParty = {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly taxNumber: string | null;
  /** what the other side calls this party: a customer number */
  readonly code: string | null;
};
/** Quantity as it stands, price for one piece before tax and after discount, both decimal strings; unit by UN/ECE Recommendation 20. */
export type EmbeddedLine = {
  readonly name: string | null;
  readonly sellerCode: string | null;
  readonly buyerCode: string | null;
  /** EAN or another global number */
  readonly globalCode: string | null;
  readonly qty: string | null;
  readonly unit: string | null;
  readonly price: string | null;
  readonly amount: string | null;
  readonly deliveryDate: string | null;
  readonly details?: LineDetails;
};
export type EmbeddedCharge = { readonly type: ChargeType; readonly name: string | null; readonly amount: string };
/** An order or invoice as data, exactly as its file says it: XML or EDI of its own, or XML inside a PDF (Order-X, Factur-X, ZUGFeRD, UBL). */
export type EmbeddedDocument = {
  readonly syntax: 'cii' | 'zugferd1' | 'ubl' | 'cxml' | 'opentrans' | 'edifact' | 'x12';
  /** name of the file inside the PDF; null when the document is the XML itself */
  readonly file: string | null;
  /** UN/CEFACT 1001: 220 order, 230 change, 231 response, 380 invoice, 381 credit note …; null when the file does not say */
  readonly typeCode: string | null;
  /** the document takes the order back that it refers to; no code of UN/CEFACT 1001 says so */
  readonly cancels?: boolean;
  /** the document's own number, and the buyer's order that it refers to */
  readonly number: string | null;
  readonly orderReference: string | null;
  /** ISO */
  readonly issueDate: string | null;
  readonly deliveryDate: string | null;
  /** ISO 4217 */
  readonly currency: string | null;
  readonly buyer: EmbeddedParty;
  readonly seller: EmbeddedParty;
  readonly delivery: EmbeddedParty | null;
  readonly lines: readonly EmbeddedLine[];
  /** of the document as a whole, as decimal strings; negative where something is taken off */
  readonly charges?: readonly EmbeddedCharge[];
  /** of all lines before tax, and of everything with it */
  readonly totals: { readonly lines: string | null; readonly grand: string | null };
  /** what else it says */
  readonly details?: OrderDetails;
};

/** The neutral thing that every reader gives: pages of words with boxes, or sheets of cells. */
export type DocumentContent = {
  readonly type: string;
  readonly sha256: string;
  readonly size: number;
  readonly pages: readonly Page[];
  readonly sheets: readonly Sheet[];
  /** the same document as data, where the file holds it: exact, so it is believed before the text that people see. An EDI file may hold several */
  readonly embedded?: readonly EmbeddedDocument[];
  /** of the words of a mail */
  readonly message?: MessageFrame;
  /** files that may be documents of their own lie in it: `unpack` gives them */
  readonly holdsFiles?: true;
  readonly warnings: readonly Warning[];
  /** milliseconds */
  readonly readMs: number;
};

/** Told while a long document is read: pages done and pages there are. */
export type ReadingProgress = (progress: { readonly done: number; readonly pages: number }) => void;

/** A file out of another one. */
export type UnpackedFile = { readonly name: string; readonly declaredType: string | null; readonly content: Uint8Array };
/** What stands in an archive or in a mail as a file: its files, those that are not looked at with the reason, and the words of a message. */
export type Unpacked = {
  readonly files: readonly UnpackedFile[];
  readonly left: readonly { readonly name: string; readonly unreadable: Unreadable }[];
  readonly words: MessageWords | null;
};
export type DocumentUnpacker = {
  /**
   * null: it holds no files. `archived`: it came out of an archive, so that another one in it is not opened. `inDocuments`: a document that is read itself
   * is looked into as well.
   */
  readonly unpack: (
    file: DocumentFile,
    archived?: boolean,
    inDocuments?: boolean,
  ) => Promise<Either<Unreadable, Unpacked & { readonly archive: boolean }> | null>;
};

/** Words of a message, laid out like a page: without signatures, quoted mails and disclaimers. They go through memory alone. */
export type WordsReader = {
  readonly readWords: (words: MessageWords, companyId?: string) => Promise<Either<Unreadable, DocumentContent>>;
};

export type DocumentReader = {
  readonly read: (file: DocumentFile, onProgress?: ReadingProgress) => Promise<Either<Unreadable, DocumentContent>>;
};

/** What the extractor may know of the company whose mail this is: its own names and domains are never the customer. */
export type ExtractionContext = {
  /** whose documents these are, where what they cost is counted; absent in tools that know no company */
  readonly companyId?: string;
  readonly ownNames: readonly string[];
  readonly ownDomains: readonly string[];
  readonly currency: string | null;
  readonly locale: string | null;
  /** ISO, when the documents came in; absent where nobody knows */
  readonly receivedAt?: string;
  /** of the mail that they came with */
  readonly mail?: { readonly sender: string | null; readonly subject: string | null };
  /** what its people confirmed of documents of before; absent in tools that know no company */
  readonly layouts?: readonly KnownLayout[];
  /** customers and products of the company that the documents or the sender point to; absent where nobody looked */
  readonly records?: KnownRecords;
};

/** `file` is there as long as the job that owns it: an extractor that looks at pages needs it. */
export type ReadDocument = { readonly name: string; readonly content: DocumentContent; readonly file?: DocumentFile };

/** A page (from 1) of a PDF or picture as a JPEG of about 150 dpi. Rejects only when the machine fails. */
export type DocumentPictures = {
  readonly picture: (file: DocumentFile, page: number) => Promise<Either<Unreadable, Uint8Array>>;
};

/** In points, like the boxes of what was read on it. */
export type PageSize = { readonly number: number; readonly width: number; readonly height: number };
export type PagePicture = { readonly size: PageSize; readonly png: Uint8Array };

/** Pages of a PDF or picture, to be shown to a person with boxes over them. Rejects only when the machine fails. */
export type DocumentPages = {
  readonly pageSizes: (file: DocumentFile) => Promise<Either<Unreadable, readonly PageSize[]>>;
  /** `page` from 1 */
  readonly pagePicture: (file: DocumentFile, page: number) => Promise<Either<Unreadable, PagePicture>>;
  /** The words of a page (from 1) with their boxes, read again: of a scan by OCR, which takes seconds. */
  readonly pageWords: (file: DocumentFile, page: number) => Promise<Either<Unreadable, Page>>;
};

/** Nothing can be read now: the readers were stopped, or the machine cannot start a process. Never a document's fault. */
export class ReadersUnavailable extends Error {
  override readonly name: string = 'ReadersUnavailable';
}

/** Whoever read the same documents was killed, twice: by what the machine lacks, or because of them. Who is to blame shows when it repeats. */
export class ReaderKilled extends ReadersUnavailable {
  override readonly name = 'ReaderKilled';
}

/** Extracting was given up: the documents need more time or memory than they may use. Trying again would not help. */
export class NotExtractable extends Error {
  override readonly name = 'NotExtractable';
  readonly unreadable: Unreadable;

  constructor(unreadable: Unreadable) {
    super(unreadText(unreadable.reason));
    this.unreadable = unreadable;
  }
}

/**
 * Documents that belong together in, one extraction for each order (or other document) found in them out. Empty where an extractor has nothing to
 * look at: one that reads pages and sheets, given an order that is only data (XML). The service's extractor looks at both.
 * Rejects with NotExtractable for the documents' fault, with ReadersUnavailable or anything else for the machine's.
 */
export type Extractor = {
  readonly name: string;
  readonly extract: (
    documents: readonly ReadDocument[],
    context: ExtractionContext,
    /** told what the built-in readers found, where something slower reads beside them */
    onFirst?: (results: readonly Extraction[]) => void,
  ) => Promise<readonly Extraction[]>;
};
