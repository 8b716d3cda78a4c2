/** The company's records, searchable. Visibility is part of every search: a customer's own records are for that customer alone. */

/** `public` for everybody who writes, `customer` for the one customer named in the audience key, `internal` never for chat. */
export const visibilities = ['public', 'customer', 'internal'] as const;
export type Visibility = (typeof visibilities)[number];

export type KnowledgeHit = {
  readonly entity: string;
  readonly recordId: string;
  readonly chunkNo: number;
  readonly content: string;
  /** of this search alone, higher is better */
  readonly score: number;
  /** a word of the question stands in it, or nearly does: without that a lexical hit is no answer */
  readonly matched: boolean;
};

export type KnowledgeResult = {
  readonly hits: readonly KnowledgeHit[];
  /** false: the vectors are lexical, paraphrases are not found */
  readonly semantic: boolean;
  /** set where the vectors could not be used: embedder_unavailable, wrong_length */
  readonly degraded: string | null;
};

export type KnowledgeSearch = {
  readonly search: (question: {
    readonly companyId: string;
    /** the verified customer who asks, null: public records only */
    readonly customerId: string | null;
    readonly text: string;
    readonly limit: number;
  }) => Promise<KnowledgeResult>;
};
