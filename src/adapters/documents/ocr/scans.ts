import { type Page, type Warning, warn } from '@order-intake/order-extraction/document';
import type { FileType } from '../../../domain/shared/media-types.ts';
import { limits } from '../limits.ts';
import type { Outcome } from '../pool/pool-child.ts';
import type { ReaderPool } from '../pool/reader-pool.ts';
import { whyStopped } from '../pool/stopped.ts';
import type { OcrInput, OcrResult } from './page.work.ts';
import type { SecondReader } from './second/second-reader.ts';
import type { Language } from './tessdata.ts';

export type ScansRead = { readonly pages: readonly Page[]; readonly warnings: readonly Warning[] };

type Scanned = {
  readonly type: FileType;
  readonly path: string;
  readonly companyId: string | undefined;
  readonly numbers: readonly number[];
};

const lost = (page: number, outcome: Exclude<Outcome, { outcome: 'done' }>): Warning => {
  const { reason } = whyStopped(outcome, 'reading_page');
  return outcome.outcome === 'refused' ? warn.page_refused(page, reason) : warn.page_stopped(page, reason);
};

const usedBy = (outcome: Outcome): number => {
  if (outcome.outcome === 'done') return outcome.cpuMs ?? 0;
  return outcome.outcome === 'timed_out' ? outcome.ms : 0;
};

/** `second`: another engine, which says what it reads of the same numbers. */
export type Engines = { readonly pool: ReaderPool; readonly second: SecondReader | null };

/**
 * The pages of these numbers by OCR, as far as the limits of a document allow; what was not read is named. The first page tells the
 * language of the others. Only a few pages of a document are under way at once, so that a long scan leaves room for other files.
 */
export async function readScans(
  { pool, second }: Engines,
  { type, path, companyId, numbers }: Scanned,
  onPage: () => void,
): Promise<ScansRead> {
  const pages: Page[] = [];
  const warnings: Warning[] = [];
  const skipped: number[] = [];
  let languages: readonly Language[] | null = null;
  let spentMs = 0;
  let confirmingMs = 0;
  const waiting = numbers.slice(0, limits.ocr.pages);

  async function confirmed({ page, turned }: OcrResult): Promise<Page> {
    if (!second || turned === null || confirmingMs >= limits.cpu.secondDocument) return page;
    const { page: whole, cpuMs } = await second.confirm(page, { type, path, companyId, turned });
    confirmingMs += cpuMs;
    return whole;
  }

  async function readOne(number: number): Promise<void> {
    if (spentMs >= limits.cpu.ocrDocument) return void skipped.push(number);
    const input: OcrInput = { type, page: number, languages };
    const outcome = await pool.run({ kind: 'ocr', input, path }, limits.cpu.ocrPage, companyId);
    spentMs += usedBy(outcome);
    if (outcome.outcome === 'done') {
      const result = outcome.value as OcrResult;
      languages ??= result.languages;
      pages.push(await confirmed(result));
      warnings.push(...result.warnings);
    } else warnings.push(lost(number, outcome));
    onPage();
  }

  const first = waiting.shift();
  if (first !== undefined) await readOne(first);
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await readOne(next);
  };
  await Promise.all(Array.from({ length: limits.ocr.pagesAtOnce }, worker));
  const beyond = numbers.length - Math.min(numbers.length, limits.ocr.pages);
  if (beyond > 0) warnings.push(warn.scans_cut(numbers.length, limits.ocr.pages));
  if (skipped.length > 0) warnings.push(warn.scans_out_of_time(limits.cpu.ocrDocument / 1000, skipped.length));
  return { pages, warnings };
}
