/** Where chunks of records live and are searched. Every implementation passes one contract (test/integration/chat/vector-store.contract.ts). */
import type { KnowledgeHit, Visibility } from './knowledge.port.ts';
import type { KnowledgeEntity } from './knowledge-records.ts';

export type EmbeddingProfile = {
  readonly id: string;
  readonly provider: string;
  readonly model: string;
  readonly dims: number;
  readonly minScore: number;
};

export type Chunk = {
  readonly entity: string;
  readonly recordId: string;
  readonly chunkNo: number;
  readonly visibility: Visibility;
  /** the customer it is for, null unless visibility is `customer` */
  readonly audienceKey: string | null;
  readonly content: string;
  /** words that find it and are not shown */
  readonly keywords: string;
  /** SHA-256 over profile, template version, visibility, audience and text */
  readonly hash: Buffer;
  /** of the record: an older one never replaces a newer one */
  readonly sourceVersion: number;
};
export type EmbeddedChunk = Chunk & { readonly vector: Float32Array };
export type KnownChunk = { readonly entity: string; readonly recordId: string; readonly chunkNo: number; readonly hash: Buffer };

/** The query's vector has not the length of the company's active vectors. */
export class WrongLength extends Error {
  override readonly name = 'WrongLength';
}

export type VectorStore = {
  /** The profile that is searched; null when nothing was ever synced. */
  readonly activeProfile: (companyId: string) => Promise<EmbeddingProfile | null>;
  /** A profile to fill, the active one when it is the same model and length. */
  readonly profileFor: (companyId: string, profile: Omit<EmbeddingProfile, 'id'>) => Promise<EmbeddingProfile>;
  /** Makes it the one that is searched, and drops the one before, in one transaction. */
  readonly activate: (companyId: string, profileId: string) => Promise<void>;
  /** What is known of these records. */
  readonly known: (
    companyId: string,
    profileId: string,
    entity: string,
    recordIds: readonly string[],
  ) => Promise<readonly KnownChunk[]>;
  readonly upsert: (companyId: string, profileId: string, runId: string, chunks: readonly EmbeddedChunk[]) => Promise<void>;
  /** Marks chunks as seen in this run, unchanged. */
  readonly touch: (
    companyId: string,
    profileId: string,
    runId: string,
    entity: string,
    recordIds: readonly string[],
  ) => Promise<void>;
  readonly counts: (
    companyId: string,
    profileId: string,
  ) => Promise<{
    readonly total: number;
    readonly records: number;
    readonly byEntity: { readonly [entity in KnowledgeEntity]?: number };
  }>;
  /** Chunks of these entities that the run did not see. */
  readonly unseen: (companyId: string, profileId: string, runId: string, entities: readonly string[]) => Promise<number>;
  readonly removeUnseen: (companyId: string, profileId: string, runId: string, entities: readonly string[]) => Promise<number>;
  readonly removeRecord: (companyId: string, profileId: string, entity: string, recordId: string) => Promise<number>;
  /** Up to when changes of records are known. */
  readonly refreshedAt: (companyId: string, profileId: string) => Promise<Date>;
  readonly markRefreshed: (companyId: string, profileId: string, at: Date) => Promise<void>;
  /** Best first. `queryVector` null: by words alone. Throws WrongLength. */
  readonly search: (question: {
    readonly companyId: string;
    readonly profile: EmbeddingProfile;
    readonly customerId: string | null;
    readonly queryText: string;
    readonly queryVector: Float32Array | null;
    readonly limit: number;
  }) => Promise<readonly KnowledgeHit[]>;
};
