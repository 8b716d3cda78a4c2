/**
 * Order documents written by hand, as the programs and people that they imitate print them: one text file each (test/fixtures/printouts), whose
 * first line is JSON (truth, and how it is made), and whose rest is drawn with characters or written as cells.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Truth } from '../order-documents/index.ts';
import { csvOf, workbookFrom } from './sheet-of-cells.ts';
import { pdfOfSketch, type SketchLook } from './sketch.ts';

export type How = SketchLook & {
  readonly as: 'pdf' | 'xlsx' | 'csv';
  /** of separated text */
  readonly encoding?: 'utf8' | 'latin1' | 'utf16le';
  /** of a workbook: ranges of its first sheet, "A1:D1" */
  readonly merges?: readonly string[];
};
type FirstLine = { readonly how: How; readonly truth: Truth };
export type Printout = { readonly name: string; readonly extension: string; readonly truth: Truth; readonly bytes: Buffer };

const fixtures = fileURLToPath(new URL('../../fixtures/printouts/', import.meta.url));
/** beginnings of documents without a title, by the same means: of each only its type is known */
export const openings = fileURLToPath(new URL('../../fixtures/openings/', import.meta.url));

const bytesOf = (how: How, body: string): Promise<Buffer> | Buffer =>
  how.as === 'pdf'
    ? pdfOfSketch(body, how)
    : how.as === 'csv'
      ? csvOf(body, how.encoding ?? 'utf8')
      : workbookFrom(body, how.merges ?? []);

/** The sets there are, each a folder. */
export const printoutSets = async (): Promise<readonly string[]> => (await readdir(fixtures)).sort();

/** All printouts of a set, in the order of their names. */
export async function printoutsOf(set: string, from = fixtures): Promise<readonly Printout[]> {
  const names = (await readdir(join(from, set))).filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(
    names.map(async (file) => {
      const text = await readFile(join(from, set, file), 'utf8');
      const end = text.indexOf('\n');
      const { how, truth } = JSON.parse(text.slice(0, end)) as FirstLine;
      return { name: file.replace('.txt', ''), extension: how.as, truth, bytes: await bytesOf(how, text.slice(end + 1)) };
    }),
  );
}
