/** Chunks in Postgres: words by full-text search in SQL, vectors by exact cosine in this process unless the server searches them. */
import { setImmediate } from 'node:timers/promises';
import { contentWords, isMisspelled } from '@order-intake/chat-language/message';
import type pg from 'pg';
import type { KnowledgeHit } from '../../domain/chat/knowledge/knowledge.port.ts';
import { type VectorStore, WrongLength } from '../../domain/chat/knowledge/vector-store.port.ts';
import { withCompany } from './company-scope.ts';
import { fuse } from './fusion.ts';
import type { NearestVectors } from './nearest-vectors.ts';
import { createVectorCache } from './vector-cache.ts';
import { createVectorProfiles } from './vector-profiles.ts';
import { createKeptRecords, createKnownRecords } from './vector-records.ts';

/** By then a statement that was given has left this process. */
const afterSend = () => setImmediate();
const candidates = 40;

const mayBeSeen = `(visibility = 'public' or (visibility = 'customer' and audience_key = $3))`;
const byWords = `select id from app.knowledge_vectors, to_tsquery('simple', $4) q
  where company_id = $1 and profile_id = $2 and ${mayBeSeen} and tsv @@ q order by ts_rank_cd(tsv, q) desc, id limit ${candidates}`;
const byIds = `select id, entity, record_id, chunk_no, content, keywords from app.knowledge_vectors
  where company_id = $1 and profile_id = $2 and ${mayBeSeen} and id = any($4::uuid[])`;
type ContentRow = { id: string; entity: string; record_id: string; chunk_no: number; content: string; keywords: string };

/** Any of the words, each quoted: what a customer types is no query syntax. */
const anyWord = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", "''").replaceAll('\\', '')}'`).join(' | ');

/** Best first: words and meaning, each in its own order, fused. */
const createSearch =
  (pool: pg.Pool, vectors: NearestVectors): VectorStore['search'] =>
  ({ companyId, profile, customerId, queryText, queryVector, limit }) => {
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
        await afterSend(); // the server looks for the words while this process multiplies
        return vectors.nearest(
          tx,
          { companyId, id: profile.id, dims: profile.dims, version },
          queryVector,
          customerId,
          candidates,
        );
      };
      const byText = async (): Promise<readonly string[]> =>
        words.length === 0 ? [] : (await tx.query<{ id: string }>(byWords, [...scope, anyWord(words)])).rows.map(({ id }) => id);
      const [worded, near] = await Promise.all([byText(), byMeaning()]);
      const fused = fuse([near.map(({ id }) => id), worded], limit);
      const contents = await tx.query<ContentRow>(byIds, [...scope, fused.map(({ id }) => id)]);
      const cosines = new Map(near.map(({ id, score }) => [id, score]));
      return fused.flatMap(({ id, score }): readonly KnowledgeHit[] => {
        const row = contents.rows.find((candidate) => candidate.id === id);
        if (!row) return [];
        const similar = profile.provider !== 'local' && (cosines.get(id) ?? 0) >= profile.minScore;
        const matched = similar || worded.includes(id) || isNearlyIn(words, `${row.content} ${row.keywords}`);
        return [{ entity: row.entity, recordId: row.record_id, chunkNo: row.chunk_no, content: row.content, score, matched }];
      });
    });
  };

export const createPostgresVectorStore = (pool: pg.Pool, vectors: NearestVectors = createVectorCache()): VectorStore => ({
  ...createVectorProfiles(pool),
  ...createKnownRecords(pool),
  ...createKeptRecords(pool, vectors),
  search: createSearch(pool, vectors),
});

const isNearlyIn = (words: readonly string[], text: string): boolean => {
  const textWords = contentWords(text);
  return words.some((word) => textWords.some((other) => isMisspelled(word, other)));
};
