/**
 * Vectors without a model: words and their character n-grams, hashed into a fixed number of places. Alike are texts that share words, codes
 * or their spelling; paraphrases and other languages are not found, and statistics say so (`semantic: false`).
 */
import { contentWords } from '@order-intake/chat-language/message';
import type { Embedder } from '../../domain/chat/knowledge/embedder.port.ts';

const dims = 512;
const seeds = [0x811c9dc5, 0x9747b28c] as const;

/** FNV-1a, 32 bits. */
const hash = (text: string, seed: number): number => {
  let h = seed;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h ^= h >>> 15;
  return h >>> 0;
};

const add = (vector: Float32Array, feature: string, weight: number): void => {
  const position = hash(feature, seeds[0]);
  const sign = hash(feature, seeds[1]) % 2 === 0 ? 1 : -1;
  const index = position % dims;
  vector[index] = (vector[index] ?? 0) + sign * weight;
};

const vectorOf = (text: string): Float32Array => {
  const vector = new Float32Array(dims);
  for (const word of contentWords(text)) {
    add(vector, `w:${word}`, 1);
    const padded = `^${word}$`;
    for (const size of [3, 4]) {
      const count = padded.length - size + 1;
      for (let i = 0; i < count; i += 1) add(vector, `${size}:${padded.slice(i, i + size)}`, 0.7 / Math.sqrt(count));
    }
  }
  return normalised(vector);
};

/** Length 1, or all zeros where there is nothing. */
export const normalised = (vector: Float32Array): Float32Array => {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
};

export const createLocalHashEmbedder = (): Embedder => ({
  provider: 'local',
  model: 'local-hash-v1',
  dims,
  semantic: false,
  minScore: 0.2,
  embed: async (texts) => ({ vectors: texts.map(vectorOf), tokens: 0 }),
});
