/** Order documents that nobody has seen before, each with its truth, all from a seed. */
import { families } from './families/index.ts';
import { checkDamages, checkLayouts } from './layouts/check.ts';
import { devDamages, devLayoutsOf } from './layouts/dev.ts';
import type { Layout, MadeDocument } from './layouts/layout.ts';
import { randomFrom } from './random.ts';
import { type Damage, pdfOfScans, scansOf } from './scan.ts';
import type { SetName } from './words/index.ts';

export { lookAlikeKinds } from './families/family.ts';
export type { Layout, MadeDocument } from './layouts/layout.ts';
export { type Random, randomFrom } from './random.ts';
export { type ScoredField, scoredFields, type Truth, type TruthLine } from './truth.ts';
export { type SetName, setNames } from './words/index.ts';

const layouts: { readonly [set in SetName]: readonly Layout[] } = {
  dev: devLayoutsOf('dev'),
  calibration: devLayoutsOf('calibration'),
  families,
  check: checkLayouts,
};
export const layoutsOf = (set: SetName): readonly Layout[] => layouts[set];
export const damagesOf = (set: SetName): { readonly [name: string]: Damage } => (set === 'check' ? checkDamages : devDamages);

/** The same document as a scan: a picture when it has one page (or half of the time a PDF), a PDF of pictures when it has more. */
export async function scanned(document: MadeDocument, damage: Damage, seed: number): Promise<MadeDocument> {
  if (document.extension !== 'pdf') throw new Error('only PDF documents are scanned');
  const random = randomFrom(seed);
  const pictures = await scansOf(document.bytes, damage, random);
  const [only, ...more] = pictures;
  if (only && more.length === 0 && random.chance(0.5))
    return { bytes: only, extension: damage.jpeg ? 'jpg' : 'png', truth: document.truth };
  return { bytes: await pdfOfScans(pictures, damage.dpi), extension: 'pdf', truth: document.truth };
}
