/** What the assistant knows, as an administrator sees and changes it. */
import { type CommandContext, type Enqueue, enqueue } from '@order-intake/event-sourcing';
import type { KnowledgeRuns } from '../../commands/chat/knowledge-runs.ts';
import type { createSaveKnowledgeText } from '../../commands/chat/save-knowledge-text.command.ts';
import type { Embedder } from '../../domain/chat/knowledge/embedder.port.ts';
import type { KnowledgeEntity } from '../../domain/chat/knowledge/knowledge-records.ts';
import type { VectorStore } from '../../domain/chat/knowledge/vector-store.port.ts';
import { syncKnowledge } from './chat.definitions.ts';

type Deps = {
  readonly vectors: Pick<VectorStore, 'activeProfile' | 'counts'>;
  readonly vectorsSearchedBy: 'process' | 'pgvector';
  readonly runs: Pick<KnowledgeRuns, 'begin' | 'list'>;
  readonly texts: ReturnType<typeof createSaveKnowledgeText>;
  readonly embedder: Embedder;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
};
type Wanted = { readonly entities: readonly KnowledgeEntity[]; readonly force: boolean };

export const createAdministerKnowledge = ({ vectors, vectorsSearchedBy, runs, texts, embedder, enqueue: put }: Deps) => {
  const { provider: by, model, dims, semantic } = embedder;
  return {
    overview: async (companyId: string) => {
      const profile = await vectors.activeProfile(companyId);
      const counts = profile ? await vectors.counts(companyId, profile.id) : { total: 0, records: 0, byEntity: {} };
      return {
        vectors: counts.total,
        records: counts.records,
        entities: counts.byEntity,
        embedding: profile
          ? { provider: profile.provider, model: profile.model, dims: profile.dims, semantic: profile.provider !== 'local' }
          : { provider: by, model, dims, semantic },
        searchedBy: vectorsSearchedBy,
        runs: await runs.list(companyId, 10),
      };
    },
    sync: async ({ entities, force }: Wanted, context: CommandContext) => {
      const { companyId } = context;
      const { runId } = await runs.begin(model, entities, context);
      // refused when it waits already; one that died with its process is taken up again
      await put([enqueue(syncKnowledge, { companyId, runId, entities, force }, companyId)]);
      return { runId };
    },
    saveText: texts.save,
    removeText: texts.remove,
  };
};
