/** Retrieval for a question: the company's active vectors and words, one ranking; words alone where no vector can be had. */
import { type Embedder, EmbedderUnavailable } from '../../domain/chat/knowledge/embedder.port.ts';
import type { KnowledgeSearch } from '../../domain/chat/knowledge/knowledge.port.ts';
import { type VectorStore, WrongLength } from '../../domain/chat/knowledge/vector-store.port.ts';

type Deps = {
  readonly store: Pick<VectorStore, 'activeProfile' | 'search'>;
  /** the one whose vectors a profile holds; null when it is no longer configured */
  readonly embedderFor: (profile: {
    readonly provider: string;
    readonly model: string;
    readonly dims: number;
  }) => Embedder | null;
  readonly warn: (details: object, message: string) => void;
};

export const createKnowledgeSearch = ({ store, embedderFor, warn }: Deps): KnowledgeSearch => ({
  search: async ({ companyId, customerId, text, limit }) => {
    const profile = await store.activeProfile(companyId);
    if (!profile) return { hits: [], semantic: false, degraded: null };
    const embedder = embedderFor(profile);
    const question = { companyId, profile, customerId, queryText: text, limit };
    const byWords = async (degraded: string) => {
      warn({ companyId, degraded }, 'a question is searched by words alone');
      return { hits: await store.search({ ...question, queryVector: null }), semantic: false, degraded };
    };
    if (!embedder) return byWords('embedder_not_configured');
    try {
      const { vectors } = await embedder.embed([text]);
      const hits = await store.search({ ...question, queryVector: vectors[0] ?? null });
      return { hits, semantic: embedder.semantic, degraded: null };
    } catch (error) {
      if (error instanceof EmbedderUnavailable) return byWords('embedder_unavailable');
      if (error instanceof WrongLength) return byWords('wrong_length');
      throw error;
    }
  },
});
