/** Two parts of an answer put together. */
import { isDeepStrictEqual } from 'node:util';
import type { ModelAnswer, ModelDocument, ModelLine } from './model-answer.codec.ts';

/** `next` begins with the last document of `before`, with the lines that were missing; some models repeat lines or begin again. */
export function continued(before: ModelAnswer, next: ModelAnswer): ModelAnswer {
  const last = before.documents.at(-1);
  const [first, ...others] = next.documents;
  if (!last || !first) return before;
  if (!isSameDocument(last, first)) return { documents: [...before.documents, ...next.documents] };
  const lines = [...last.lines, ...first.lines.slice(overlap(last.lines, first.lines))];
  return { documents: [...before.documents.slice(0, -1), { ...last, lines }, ...others] };
}

const isSameDocument = (a: ModelDocument, b: ModelDocument): boolean => a.po_number?.value === b.po_number?.value;

/** How many lines at the start of `next` stand in `before` already. */
function overlap(before: readonly ModelLine[], next: readonly ModelLine[]): number {
  const startsAgain = before.length > 0 && isDeepStrictEqual(next.slice(0, before.length), before.slice(0, next.length));
  if (startsAgain && next.length > 1) return Math.min(before.length, next.length);
  for (let size = Math.min(before.length, next.length); size > 0; size -= 1)
    if (isDeepStrictEqual(before.slice(-size), next.slice(0, size))) return size;
  return 0;
}
