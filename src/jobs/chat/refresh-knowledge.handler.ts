/** What changed since the last time into the assistant's knowledge, or out of it. Where nothing was ever synced there is nothing to refresh. */
import { randomUUID } from 'node:crypto';
import type { Embedder } from '../../domain/chat/knowledge/embedder.port.ts';
import type { KnowledgeEntity, RenderedRecord } from '../../domain/chat/knowledge/knowledge-records.ts';
import type { VectorStore } from '../../domain/chat/knowledge/vector-store.port.ts';
import { createWriteRecords, type RecordSource } from './sync-knowledge.handler.ts';

/** Records changed since then, and the ids of those that are for nobody any more. */
export type ChangedRecords = (
  companyId: string,
  entity: KnowledgeEntity,
  since: Date,
) => AsyncIterable<{ readonly records: readonly RenderedRecord[]; readonly gone: readonly string[] }>;

type Deps = {
  readonly store: VectorStore;
  readonly embedder: Embedder;
  readonly changed: ChangedRecords;
  readonly records: RecordSource;
  readonly now: () => Date;
};

/** read models show an event up to this much later than it was recorded; what is seen twice is skipped by its hash */
const overlapMs = 60_000;

export const createRefreshKnowledge = ({ store, embedder, changed, records, now }: Deps) => {
  const write = createWriteRecords({ store, embedder });
  return async (companyId: string): Promise<void> => {
    const profile = await store.activeProfile(companyId);
    // vectors of another model are renewed by a full run, not mixed
    if (!profile || profile.model !== embedder.model || profile.dims !== embedder.dims) return;
    const startedAt = now();
    const since = new Date((await store.refreshedAt(companyId, profile.id)).getTime() - overlapMs);
    const runId = randomUUID();
    for (const entity of ['product', 'order'] as const)
      for await (const { records: changedRecords, gone } of changed(companyId, entity, since)) {
        await write(companyId, profile, runId, changedRecords);
        for (const id of gone) await store.removeRecord(companyId, profile.id, entity, id);
      }
    // texts are few, and one that was removed leaves no row to see
    for await (const batch of records(companyId, 'text')) await write(companyId, profile, runId, batch);
    if ((await store.unseen(companyId, profile.id, runId, ['text'])) > 0)
      await store.removeUnseen(companyId, profile.id, runId, ['text']);
    await store.markRefreshed(companyId, profile.id, startedAt);
  };
};
