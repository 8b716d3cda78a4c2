/** What a page's operators refer to and do not say themselves: pictures and layers. */
import { setTimeout } from 'node:timers/promises';
import { limits } from '../limits.ts';
import { operators as op, type PdfDocument, type PdfPage } from './open.ts';
import type { OperatorList, PageFacts } from './painting.ts';

type Layers = Awaited<ReturnType<PdfDocument['getOptionalContentConfig']>>;
type Picture = { readonly kind?: unknown; readonly data?: ArrayLike<number> } | null;

/** the library's kind of pictures with an alpha channel, four bytes a pixel */
const withAlpha = 3;
const opaque = 250;
const patienceMs = 3_000;
/** pixels that are looked at */
const looks = 200_000;

/** The library hands pictures over when they are decoded, which may be after the operators that paint them. */
export async function picturesOf(page: PdfPage, { fnArray, argsArray }: OperatorList): Promise<void> {
  const ids = Array.from(fnArray).flatMap((fn, at) => {
    const [id] = (argsArray[at] ?? []) as readonly unknown[];
    return fn === op.paintImageXObject && typeof id === 'string' ? [id] : [];
  });
  const loaded = [...new Set(ids)]
    .slice(0, limits.pdf.pictures)
    .map((id) => new Promise<void>((resolve) => void storeOf(page, id).get(id, () => resolve())));
  const timeout = new AbortController();
  await Promise.race([Promise.all(loaded), setTimeout(patienceMs, null, { signal: timeout.signal }).catch(() => null)]);
  timeout.abort();
}

const storeOf = (page: PdfPage, id: string) => (id.startsWith('g_') ? page.commonObjs : page.objs);

export const factsOf = (page: PdfPage, layers: Layers): PageFacts => ({
  isShown: (layer) => layers.isVisible(layer),
  isOpaque: ([picture]) => isOpaque(typeof picture === 'string' ? pictureOf(page, picture) : (picture as Picture)),
});

function pictureOf(page: PdfPage, id: string): Picture {
  const objects = storeOf(page, id);
  return objects.has(id) ? (objects.get(id) as Picture) : null;
}

/** False where it is not known. */
function isOpaque(picture: Picture): boolean {
  if (!picture || typeof picture.kind !== 'number') return false;
  if (picture.kind !== withAlpha) return true;
  const { data } = picture;
  if (!data) return false;
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / looks));
  for (let at = 3; at < data.length; at += step) if ((data[at] ?? 0) < opaque) return false;
  return true;
}
