/** Turns texts into vectors. Adapters under adapters/embeddings implement it. */
export type Embedder = {
  readonly provider: string;
  readonly model: string;
  readonly dims: number;
  /** false: likeness of letters and words, not of meaning */
  readonly semantic: boolean;
  /** below this cosine a hit is no answer */
  readonly minScore: number;
  /** One vector of length 1 for each text, at most 100 texts. Rejects with EmbedderUnavailable. */
  readonly embed: (texts: readonly string[]) => Promise<{ readonly vectors: readonly Float32Array[]; readonly tokens: number }>;
};

/** No vectors could be had; a search then goes by words alone. */
export class EmbedderUnavailable extends Error {
  override readonly name = 'EmbedderUnavailable';
}
