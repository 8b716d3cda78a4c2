/** Which pages a model is shown as pictures, labelled as the text names them. */
import type { DocumentPictures, ReadDocument } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ModelPicture } from '../../model/model.types.ts';

/** `pages`: the first ones of every document; `scans`: only what OCR read */
export type ShownPages = 'pages' | 'scans' | 'none';

export type PageToSee = { readonly file: NonNullable<ReadDocument['file']>; readonly page: number; readonly label: string };

/** A scan may be misread from end to end; of text, pictures show what belongs together. */
const most = { scans: 10, pages: 5 };

/** Scans first: where not all fit, text is the one that can do without. `hidden`: pages by `file page` that are not shown. */
export function pagesToSee(
  documents: readonly ReadDocument[],
  shownPages: ShownPages,
  hidden: ReadonlySet<string> = new Set(),
): readonly PageToSee[] {
  const all = documents.flatMap(({ content, file }, index) =>
    file
      ? content.pages
          .filter(({ number }) => !hidden.has(`${index} ${number}`))
          .map(({ number, reader }) => ({
            isScan: reader === 'ocr',
            file,
            page: number,
            label: `Page ${number} of document ${index + 1} as a picture:`,
          }))
      : [],
  );
  const only = (isScan: boolean) => all.filter((page) => page.isScan === isScan).map(({ isScan: _, ...page }) => page);
  const scans = shownPages === 'none' ? [] : only(true).slice(0, most.scans);
  return shownPages === 'pages' ? [...scans, ...only(false).slice(0, Math.max(0, most.pages - scans.length))] : scans;
}

/** Without those that cannot be drawn. */
export async function picturesOf(pages: readonly PageToSee[], { picture }: DocumentPictures): Promise<readonly ModelPicture[]> {
  const images: ModelPicture[] = [];
  for (const { file, page, label } of pages) {
    const rendered = await picture(file, page);
    if (!isLeft(rendered)) images.push({ label, jpeg: rendered.right });
  }
  return images;
}
