/** Chunks in Postgres: words by full-text search in SQL, vectors by exact cosine in this process unless the server searches them. */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { contentWords, isMisspelled } from '../../domain/chat/assistant/words.ts';
import type { KnowledgeHit } from '../../domain/chat/knowledge/knowledge.port.ts';
import { type EmbeddingProfile, type VectorStore, WrongLength } from '../../domain/chat/knowledge/vector-store.port.ts';
import { lockProfile, withCompany } from './company-scope.ts';
import { fuse } from './fusion.ts';
import type { NearestVectors } from './nearest-vectors.ts';
import { createVectorCache } from './vector-cache.ts';

/** By then a statement that was given has left this process. */
const sent = () => setImmediate();
const candidates = 40;
const chunkerVersion = 1;

type ProfileRow = { id: string; provider: string; model: string; dims: number; min_score: number };
const profileOf = (row: ProfileRow): EmbeddingProfile => ({
  id: row.id,
  provider: row.provider,
  model: row.model,
  dims: row.dims,
  minScore: row.min_score,
});

const mayBeSeen = `(visibility = 'public' or (visibility = 'customer' and audience_key = $3))`;
const byWords = `select id from app.knowledge_vectors, to_tsquery('simple', $4) q
  where company_id = $1 and profile_id = $2 and ${mayBeSeen} and tsv @@ q order by ts_rank_cd(tsv, q) desc, id limit ${candidates}`;
const byIds = `select id, entity, record_id, chunk_no, content, keywords from app.knowledge_vectors
  where company_id = $1 and profile_id = $2 and ${mayBeSeen} and id = any($4::uuid[])`;
type ContentRow = { id: string; entity: string; record_id: string; chunk_no: number; content: string; keywords: string };

/** Any of the words, each quoted: what a customer types is no query syntax. */
const anyWord = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", "''").replaceAll('\\', '')}'`).join(' | ');

export const createPostgresVectorStore = (pool: pg.Pool, vectors: NearestVectors = createVectorCache()): VectorStore => {
  const changed = (tx: pg.PoolClient, profileId: string) =>
    tx
      .query<{ version: string }>('update app.knowledge_profiles set version = version + 1 where id = $1 returning version', [
        profileId,
      ])
      .then(({ rows }) => rows[0]?.version ?? '0');

  return {
    activeProfile: (companyId) =>
      withCompany(pool, companyId, async (tx) => {
        const { rows } = await tx.query<ProfileRow>(
          `select id, provider, model, dims, min_score from app.knowledge_profiles where company_id = $1 and state = 'active'`,
          [companyId],
        );
        return rows[0] ? profileOf(rows[0]) : null;
      }),
    profileFor: (companyId, { provider, model, dims, minScore }) =>
      withCompany(pool, companyId, async (tx) => {
        const { rows } = await tx.query<ProfileRow>(
          `select id, provider, model, dims, min_score from app.knowledge_profiles where company_id = $1 and provider = $2 and model = $3
           and dims = $4 and chunker_version = $5 and state in ('active', 'building') order by state limit 1`,
          [companyId, provider, model, dims, chunkerVersion],
        );
        if (rows[0]) return profileOf(rows[0]);
        const id = randomUUID();
        await tx.query(
          `insert into app.knowledge_profiles (id, company_id, provider, model, dims, chunker_version, state, min_score)
           values ($1, $2, $3, $4, $5, $6, 'building', $7)`,
          [id, companyId, provider, model, dims, chunkerVersion, minScore],
        );
        return { id, provider, model, dims, minScore };
      }),
    activate: (companyId, profileId) =>
      withCompany(pool, companyId, async (tx) => {
        await tx.query(`delete from app.knowledge_profiles where company_id = $1 and state <> 'building' and id <> $2`, [
          companyId,
          profileId,
        ]);
        await tx.query(`update app.knowledge_profiles set state = 'active' where company_id = $1 and id = $2`, [
          companyId,
          profileId,
        ]);
      }),
    known: (companyId, profileId, entity, recordIds) =>
      withCompany(pool, companyId, async (tx) => {
        const { rows } = await tx.query<{ record_id: string; chunk_no: number; content_hash: Buffer }>(
          `select record_id, chunk_no, content_hash from app.knowledge_vectors
           where company_id = $1 and profile_id = $2 and entity = $3 and record_id = any($4::text[])`,
          [companyId, profileId, entity, recordIds],
        );
        return rows.map((row) => ({ entity, recordId: row.record_id, chunkNo: row.chunk_no, hash: row.content_hash }));
      }),
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
    refreshedAt: (companyId, profileId) =>
      withCompany(pool, companyId, async (tx) => {
        const { rows } = await tx.query<{ at: Date }>(
          'select refreshed_at as at from app.knowledge_profiles where company_id = $1 and id = $2',
          [companyId, profileId],
        );
        return rows[0]?.at ?? new Date(0);
      }),
    markRefreshed: (companyId, profileId, at) =>
      withCompany(pool, companyId, async (tx) => {
        await tx.query('update app.knowledge_profiles set refreshed_at = $3 where company_id = $1 and id = $2', [
          companyId,
          profileId,
          at,
        ]);
      }),
    search: ({ companyId, profile, customerId, queryText, queryVector, limit }) => {
      if (queryVector !== null && queryVector.length !== profile.dims)
        throw new WrongLength(`the query's vector has ${queryVector.length} numbers, the active ones ${profile.dims}`);
      return withCompany(pool, companyId, async (tx) => {
        const words = contentWords(queryText);
        const scope = [companyId, profile.id, customerId];
        const { rows } = await tx.query<{ version: string }>('select version from app.knowledge_profiles where id = $1', [
          profile.id,
        ]);
        const version = rows[0]?.version ?? '0';
        const byMeaning = async () => {
          if (queryVector === null) return [];
          await sent(); // the server looks for the words while this process multiplies
          return vectors.nearest(
            tx,
            { companyId, id: profile.id, dims: profile.dims, version },
            queryVector,
            customerId,
            candidates,
          );
        };
        const byText = async (): Promise<readonly string[]> =>
          words.length === 0
            ? []
            : (await tx.query<{ id: string }>(byWords, [...scope, anyWord(words)])).rows.map(({ id }) => id);
        const [worded, near] = await Promise.all([byText(), byMeaning()]);
        const fused = fuse([near.map(({ id }) => id), worded], limit);
        const contents = await tx.query<ContentRow>(byIds, [...scope, fused.map(({ id }) => id)]);
        const cosines = new Map(near.map(({ id, score }) => [id, score]));
        return fused.flatMap(({ id, score }): readonly KnowledgeHit[] => {
          const row = contents.rows.find((one) => one.id === id);
          if (!row) return [];
          const meant = profile.provider !== 'local' && (cosines.get(id) ?? 0) >= profile.minScore;
          const matched = meant || worded.includes(id) || isNearlyIn(words, `${row.content} ${row.keywords}`);
          return [{ entity: row.entity, recordId: row.record_id, chunkNo: row.chunk_no, content: row.content, score, matched }];
        });
      });
    },
  };
};

const isNearlyIn = (words: readonly string[], text: string): boolean => {
  const known = contentWords(text);
  return words.some((word) => known.some((other) => isMisspelled(word, other)));
};
