/** Brings a company's records into the vector store: what changed is embedded, what is gone is removed once everything was seen. */

import { createHash } from 'node:crypto';
import { codesIn } from '@order-intake/chat-language/message';
import type { Embedder } from '../../domain/chat/knowledge/embedder.port.ts';
import type { KnowledgeCounts } from '../../domain/chat/knowledge/knowledge.events.ts';
import {
  chunksOf,
  type KnowledgeEntity,
  type RenderedRecord,
  templateVersion,
} from '../../domain/chat/knowledge/knowledge-records.ts';
import type { Chunk, EmbeddingProfile, VectorStore } from '../../domain/chat/knowledge/vector-store.port.ts';
import { because, type Reason, reasonFromText } from '../../domain/reasons/reasons.ts';

/** The records of one entity, in batches; rejects when they cannot all be listed. */
export type RecordSource = (companyId: string, entity: KnowledgeEntity) => AsyncIterable<readonly RenderedRecord[]>;

export type SyncRequest = {
  readonly companyId: string;
  readonly runId: string;
  readonly entities: readonly KnowledgeEntity[];
  /** remove even when more than half would go */
  readonly force: boolean;
};
export type SyncResult = {
  readonly outcome: 'succeeded' | 'failed' | 'refused';
  readonly counts: KnowledgeCounts;
  readonly error: Reason | null;
};

type Deps = {
  readonly store: VectorStore;
  readonly embedder: Embedder;
  readonly records: RecordSource;
  readonly progress: (runId: string, counts: KnowledgeCounts) => Promise<void>;
  readonly warn: (details: object, message: string) => void;
};

const embedAtOnce = 100;
const nothing: KnowledgeCounts = { added: 0, updated: 0, skipped: 0, deleted: 0, failed: 0, tokens: 0 };

const hashOf = (profile: EmbeddingProfile, record: RenderedRecord, content: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([profile.id, templateVersion, record.visibility, record.audienceKey, content, record.keywords]))
    .digest();

const chunksIn = (profile: EmbeddingProfile, record: RenderedRecord): readonly Chunk[] =>
  chunksOf(record).map((content, chunkNo) => ({
    entity: record.entity,
    recordId: record.recordId,
    chunkNo,
    visibility: record.visibility,
    audienceKey: record.audienceKey,
    content,
    keywords: [record.keywords, ...codesIn(content)].join(' ').trim(),
    hash: hashOf(profile, record, content),
    sourceVersion: record.version,
  }));

/** Writes what changed of some records; answers what it did. */
export const createWriteRecords =
  ({ store, embedder }: Pick<Deps, 'store' | 'embedder'>) =>
  async (
    companyId: string,
    profile: EmbeddingProfile,
    runId: string,
    records: readonly RenderedRecord[],
  ): Promise<KnowledgeCounts> => {
    const [first] = records;
    if (!first) return nothing;
    const ids = records.map(({ recordId }) => recordId);
    const existing = await store.known(companyId, profile.id, first.entity, ids);
    const stale: Chunk[] = [];
    const same: string[] = [];
    let [added, updated] = [0, 0];
    for (const record of records) {
      const chunks = chunksIn(profile, record);
      const before = existing.filter(({ recordId }) => recordId === record.recordId);
      const unchanged =
        before.length === chunks.length &&
        chunks.every(({ chunkNo, hash }) => before.some((chunk) => chunk.chunkNo === chunkNo && chunk.hash.equals(hash)));
      if (unchanged) same.push(record.recordId);
      else {
        stale.push(...chunks);
        if (before.length === 0) added += 1;
        else updated += 1;
      }
    }
    let tokens = 0;
    for (let at = 0; at < stale.length; at += embedAtOnce) {
      const batch = stale.slice(at, at + embedAtOnce);
      const embedded = await embedder.embed(batch.map(({ content, keywords }) => `${content} ${keywords}`.trim()));
      tokens += embedded.tokens;
      const vectors = batch.map((chunk, index) => ({
        ...chunk,
        vector: embedded.vectors[index] ?? new Float32Array(profile.dims),
      }));
      await store.upsert(companyId, profile.id, runId, vectors);
    }
    if (same.length > 0) await store.touch(companyId, profile.id, runId, first.entity, same);
    return { added, updated, skipped: same.length, deleted: 0, failed: 0, tokens };
  };

const sum = (a: KnowledgeCounts, b: KnowledgeCounts): KnowledgeCounts => ({
  added: a.added + b.added,
  updated: a.updated + b.updated,
  skipped: a.skipped + b.skipped,
  deleted: a.deleted + b.deleted,
  failed: a.failed + b.failed,
  tokens: a.tokens + b.tokens,
});

/** Never rejects for what an embedder or a listing does: the result says it. Rejects when the database is gone, and is then run again. */
export const createSyncKnowledge = (deps: Deps) => {
  const { store, embedder, records, progress, warn } = deps;
  const write = createWriteRecords(deps);
  return async ({ companyId, runId, entities, force }: SyncRequest): Promise<SyncResult> => {
    const profile = await store.profileFor(companyId, embedder);
    const before = await store.counts(companyId, profile.id);
    let counts = nothing;
    try {
      for (const entity of entities)
        for await (const batch of records(companyId, entity)) {
          counts = sum(counts, await write(companyId, profile, runId, batch));
          await progress(runId, counts);
        }
    } catch (error) {
      // nothing is removed: what was not listed may well be there
      warn({ err: error, companyId, runId }, 'the knowledge could not be synced');
      return {
        outcome: 'failed',
        counts,
        error: reasonFromText(error instanceof Error ? error.message.slice(0, 300) : 'unknown'),
      };
    }
    const unseenCount = await store.unseen(companyId, profile.id, runId, entities);
    if (!force && before.total > 0 && unseenCount * 2 > before.total)
      return {
        outcome: 'refused',
        counts,
        error: because.pieces_would_go(unseenCount, before.total),
      };
    const deleted = unseenCount === 0 ? 0 : await store.removeUnseen(companyId, profile.id, runId, entities);
    await store.activate(companyId, profile.id);
    return { outcome: 'succeeded', counts: { ...counts, deleted }, error: null };
  };
};
