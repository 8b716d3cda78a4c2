import { type DocumentContent, type ReadingProgress, warn } from '@order-intake/order-extraction/document';
import type { FileType } from '../../../domain/shared/media-types.ts';
import { type Doubt, settled, withoutPicture } from './compare.ts';
import { type Engines, readScans } from './scans.ts';

type Content = Omit<DocumentContent, 'type'>;
type Scanned = {
  readonly type: FileType;
  readonly path: string;
  readonly companyId: string | undefined;
  readonly scans: readonly number[];
  readonly doubts: readonly Doubt[];
};

/** A document's pages with what OCR reads on those that have no text, and on those whose text may not be what people see. */
export async function withPictures(
  engines: Engines,
  content: Content,
  { type, path, companyId, scans, doubts }: Scanned,
  onProgress?: ReadingProgress,
): Promise<Content> {
  const started = performance.now();
  const numbers = [...new Set([...scans, ...doubts.map(({ page }) => page)])].sort((a, b) => a - b);
  const pages = content.pages.length;
  let finishedPages = pages - numbers.length;
  // before the first as well: a picture is one page, and takes as long as any
  onProgress?.({ done: finishedPages, pages });
  const scanned = await readScans(engines, { type, path, companyId, numbers }, () => {
    finishedPages += 1;
    onProgress?.({ done: finishedPages, pages });
  });
  let unseen = 0;
  const whole = content.pages.map((page) => {
    const uncertainty = doubts.find((candidate) => candidate.page === page.number);
    const picture = scanned.pages.find(({ number }) => number === page.number);
    const end = picture ? settled(page, picture, scans.includes(page.number), uncertainty) : withoutPicture(page, uncertainty);
    unseen += end.unseen;
    return end.page;
  });
  return {
    ...content,
    pages: whole,
    warnings: [...content.warnings, ...scanned.warnings, ...(unseen > 0 ? [warn.hidden_text(unseen)] : [])],
    readMs: content.readMs + Math.round(performance.now() - started),
  };
}
