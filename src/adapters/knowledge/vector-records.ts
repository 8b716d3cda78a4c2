/** The chunks of a company's records, as a sync writes them. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { VectorStore } from '../../domain/chat/knowledge/vector-store.port.ts';
import { lockProfile, withCompany } from './company-scope.ts';
import type { NearestVectors } from './nearest-vectors.ts';

type KnownRecords = Pick<VectorStore, 'known' | 'counts' | 'unseen'>;
type KeptRecords = Pick<VectorStore, 'upsert' | 'touch' | 'removeUnseen' | 'removeRecord'>;

export const createKnownRecords = (pool: pg.Pool): KnownRecords => ({
  known: (companyId, profileId, entity, recordIds) =>
    withCompany(pool, companyId, async (tx) => {
      const { rows } = await tx.query<{ record_id: string; chunk_no: number; content_hash: Buffer }>(
        `select record_id, chunk_no, content_hash from app.knowledge_vectors
         where company_id = $1 and profile_id = $2 and entity = $3 and record_id = any($4::text[])`,
        [companyId, profileId, entity, recordIds],
      );
      return rows.map((row) => ({ entity, recordId: row.record_id, chunkNo: row.chunk_no, hash: row.content_hash }));
    }),
  counts: (companyId, profileId) =>
    withCompany(pool, companyId, async (tx) => {
      const { rows } = await tx.query<{ entity: string; n: number; records: number }>(
        'select entity, count(*)::int as n, count(distinct record_id)::int as records from app.knowledge_vectors where company_id = $1 and profile_id = $2 group by entity order by entity',
        [companyId, profileId],
      );
      return {
        total: rows.reduce((sum, { n }) => sum + n, 0),
        records: rows.reduce((sum, { records }) => sum + records, 0),
        byEntity: Object.fromEntries(rows.map(({ entity, n }) => [entity, n])),
      };
    }),
  unseen: (companyId, profileId, runId, entities) =>
    withCompany(pool, companyId, async (tx) => {
      const { rows } = await tx.query<{ n: number }>(
        `select count(*)::int as n from app.knowledge_vectors
         where company_id = $1 and profile_id = $2 and seen_run is distinct from $3 and entity = any($4::text[])`,
        [companyId, profileId, runId, entities],
      );
      return rows[0]?.n ?? 0;
    }),
});

const changed = (tx: pg.PoolClient, profileId: string) =>
  tx
    .query<{ version: string }>('update app.knowledge_profiles set version = version + 1 where id = $1 returning version', [
      profileId,
    ])
    .then(({ rows }) => rows[0]?.version ?? '0');

export const createKeptRecords = (pool: pg.Pool, vectors: Pick<NearestVectors, 'written'>): KeptRecords => ({
  upsert: (companyId, profileId, runId, chunks) =>
    withCompany(pool, companyId, async (tx) => {
      if (chunks.length === 0) return;
      const version = await changed(tx, profileId);
      const column = <T>(of: (chunk: (typeof chunks)[number]) => T) => chunks.map(of);
      await tx.query(
        `insert into app.knowledge_vectors as v (id, company_id, profile_id, entity, record_id, chunk_no, visibility, audience_key, content,
           keywords, content_hash, embedding, source_version, seen_run, change_no)
         select id, $1, $2, entity, record_id, chunk_no, visibility, audience_key, content, keywords, hash, embedding, source_version, $3, $4
         from unnest($5::uuid[], $6::text[], $7::text[], $8::int[], $9::text[], $10::text[], $11::text[], $12::text[], $13::bytea[],
           $14::bytea[], $15::bigint[])
           as n(id, entity, record_id, chunk_no, visibility, audience_key, content, keywords, hash, embedding, source_version)
         on conflict (company_id, profile_id, entity, record_id, chunk_no) do update set visibility = excluded.visibility,
           audience_key = excluded.audience_key, content = excluded.content, keywords = excluded.keywords,
           content_hash = excluded.content_hash, embedding = excluded.embedding, source_version = excluded.source_version,
           seen_run = excluded.seen_run, change_no = excluded.change_no, updated_at = now()
         where v.source_version <= excluded.source_version`,
        [
          companyId,
          profileId,
          runId,
          version,
          column(() => randomUUID()),
          column(({ entity }) => entity),
          column(({ recordId }) => recordId),
          column(({ chunkNo }) => chunkNo),
          column(({ visibility }) => visibility),
          column(({ audienceKey }) => audienceKey),
          column(({ content }) => content),
          column(({ keywords }) => keywords),
          column(({ hash }) => hash),
          column(({ vector }) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)),
          column(({ sourceVersion }) => sourceVersion),
        ],
      );
      await vectors.written(tx, { companyId, id: profileId });
    }),
  touch: (companyId, profileId, runId, entity, recordIds) =>
    withCompany(pool, companyId, async (tx) => {
      await lockProfile(tx, companyId, profileId);
      await tx.query(
        `update app.knowledge_vectors set seen_run = $3 where company_id = $1 and profile_id = $2 and entity = $4 and record_id = any($5::text[])`,
        [companyId, profileId, runId, entity, recordIds],
      );
    }),
  removeUnseen: (companyId, profileId, runId, entities) =>
    withCompany(pool, companyId, async (tx) => {
      await changed(tx, profileId);
      const { rowCount } = await tx.query(
        `delete from app.knowledge_vectors
         where company_id = $1 and profile_id = $2 and seen_run is distinct from $3 and entity = any($4::text[])`,
        [companyId, profileId, runId, entities],
      );
      return rowCount ?? 0;
    }),
  removeRecord: (companyId, profileId, entity, recordId) =>
    withCompany(pool, companyId, async (tx) => {
      await changed(tx, profileId);
      const { rowCount } = await tx.query(
        'delete from app.knowledge_vectors where company_id = $1 and profile_id = $2 and entity = $3 and record_id = $4',
        [companyId, profileId, entity, recordId],
      );
      return rowCount ?? 0;
    }),
});
