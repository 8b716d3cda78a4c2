/** Which vectors are searched, and which are being made: one profile for a model and a length. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { EmbeddingProfile, VectorStore } from '../../domain/chat/knowledge/vector-store.port.ts';
import { withCompany } from './company-scope.ts';

const chunkerVersion = 1;

type ProfileRow = { id: string; provider: string; model: string; dims: number; min_score: number };
const profileOf = (row: ProfileRow): EmbeddingProfile => ({
  id: row.id,
  provider: row.provider,
  model: row.model,
  dims: row.dims,
  minScore: row.min_score,
});

type VectorProfiles = Pick<VectorStore, 'activeProfile' | 'profileFor' | 'activate' | 'refreshedAt' | 'markRefreshed'>;

export const createVectorProfiles = (pool: pg.Pool): VectorProfiles => ({
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
});
