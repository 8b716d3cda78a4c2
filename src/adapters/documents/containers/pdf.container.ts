import { attachedFiles, mayBeOrder } from '../pdf/attached-files.ts';
import { guardInflation } from '../pdf/inflation.ts';
import { openPdf } from '../pdf/open.ts';
import type { Opened } from './container.types.ts';
import { innerFiles } from './inner-files.ts';

/** The files inside a PDF that may be orders: its pages are read besides. */
export async function open(bytes: Buffer): Promise<Opened> {
  guardInflation(bytes);
  const document = await openPdf(bytes);
  const { files, left, add } = innerFiles({ archive: false });
  for (const file of (await attachedFiles(document)).filter(mayBeOrder)) add({ ...file, declaredType: null });
  await document.loadingTask.destroy();
  return { files, left, words: null };
}
