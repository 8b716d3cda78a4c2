/** Records of a made-up catalogue: names that share words, codes of their own. */
import type { EmbeddedChunk } from '../../src/domain/chat/knowledge/vector-store.port.ts';

const kinds = 'bolt nut washer screw gasket bearing hose valve coupling seal spring bracket pulley clamp filter motor'.split(' ');
const metals = 'steel stainless brass bronze copper titanium aluminium nylon rubber ceramic zinc chrome'.split(' ');
const uses = 'hydraulic marine outdoor heavy light precision food garden railway mining offshore dental'.split(' ');
const forms = 'hexagon round flat countersunk flanged threaded slotted knurled domed square long short'.split(' ');

const pick = (words: readonly string[], n: number): string => words[n % words.length] ?? '';

/** The text of record `n`: some 24,000 different names, each with a size and a code. */
export const nameOf = (n: number): string =>
  [
    pick(uses, n),
    pick(metals, Math.floor(n / 5)),
    pick(forms, Math.floor(n / 60)),
    pick(kinds, Math.floor(n / 7)),
    `M${(n % 48) + 2}x${(n % 91) + 5}`,
    `P-${100_000 + n}`,
  ].join(' ');

export const chunkOf = (n: number, vector: Float32Array): EmbeddedChunk => ({
  entity: 'product',
  recordId: `record-${n}`,
  chunkNo: 0,
  visibility: 'public',
  audienceKey: null,
  content: nameOf(n),
  keywords: `p${100_000 + n}`,
  hash: Buffer.alloc(32, n % 251),
  sourceVersion: 1,
  vector,
});
