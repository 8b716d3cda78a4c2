import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unread } from '@order-intake/order-extraction/document';
import type * as Pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { limits } from '../limits.ts';
import { guarded, Refusal } from '../refusal.ts';
import { FlatMatrix } from './flat-matrix.ts';

const packageDirectory = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const directory = (name: string): string => `${packageDirectory}/${name}/`;

Object.assign(globalThis, { DOMMatrix: FlatMatrix });
// the minified builds: half as much to read and compile before a child's first PDF
const builds = 'pdfjs-dist/legacy/build';
const pdfjs = (await import(import.meta.resolve(`${builds}/pdf.min.mjs`))) as typeof Pdfjs;
pdfjs.GlobalWorkerOptions.workerSrc = import.meta.resolve(`${builds}/pdf.worker.min.mjs`);

export type PdfDocument = Pdfjs.PDFDocumentProxy;
export type PdfPage = Pdfjs.PDFPageProxy;

/** Opens a PDF for reading its text. Refuses one that needs a password, is damaged, or has too many pages. */
export async function openPdf(bytes: Buffer): Promise<PdfDocument> {
  // even one that is repaired is made of its objects: without any no parser need try, and no process need be replaced after it
  if (!bytes.includes('obj')) throw guarded('corrupt', damaged);
  const document = await pdfjs
    .getDocument({
      data: new Uint8Array(bytes),
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      stopAtErrors: false,
      maxImageSize: 16_000_000,
      standardFontDataUrl: directory('standard_fonts'),
      cMapUrl: directory('cmaps'),
      wasmUrl: directory('wasm'),
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    })
    .promise.catch((error: unknown) => {
      throw refusalOf(error);
    });
  if (document.numPages > limits.pdf.pages) {
    throw new Refusal('too_many_pages', unread.pdf_has_too_many_pages(document.numPages, limits.pdf.pages));
  }
  return document;
}

const damaged = unread.pdf_damaged();

function refusalOf(error: unknown): Refusal {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return new Refusal('password_protected', unread.password_protected('pdf'));
  return new Refusal('corrupt', damaged);
}

export const operators = pdfjs.OPS;
