/**
 * Vectors searched by the server's extension `vector`: exact, over one company's rows alone, in half precision; the best of them are ranked
 * by what is stored in full. Rows that another process wrote without the extension are brought over before a search.
 */
import type pg from 'pg';
import { lockProfile } from './company-scope.ts';
import { floatsOf, type NearestVectors, type Scored, type SearchedProfile } from './nearest-vectors.ts';

const broughtAtOnce = 500;
/** half precision may swap neighbours: so many times `k` are ranked in full */
const margin = 2;
/** half precision holds fewer */
const digits = 5;

type Row = { id: string; audience: string | null; change_no: string; embedding: Buffer };

const literal = (vector: Float32Array): string =>
  `[${Array.from(vector, (number) => (number === 0 ? '0' : number.toPrecision(digits))).join(',')}]`;

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] as number) * (b[i] as number);
  return sum;
};

// change numbers are given under the lock of the profile's row: whatever is not here yet has a higher one than all that is
const notHere = `company_id = $1 and profile_id = $2 and change_no >
  (select coalesce(max(change_no), -1) from app.knowledge_nearness where company_id = $1 and profile_id = $2)`;

/** Brings some of the rows over that are not here yet; answers how many. */
export const bringOver = async (tx: pg.PoolClient, schema: string, { companyId, id }: SearchedProfile): Promise<number> => {
  const scope = [companyId, id];
  const { rows: waiting } = await tx.query(`select 1 from app.knowledge_vectors where ${notHere} limit 1`, scope);
  if (waiting.length === 0) return 0;
  await lockProfile(tx, companyId, id);
  const { rows } = await tx.query<Row>(
    `select id, change_no, embedding, case visibility when 'public' then null when 'customer' then coalesce(audience_key, '') else '' end as audience
     from app.knowledge_vectors where ${notHere} order by change_no fetch first ${broughtAtOnce} rows with ties`,
    scope,
  );
  await tx.query(
    `insert into app.knowledge_nearness as n (id, company_id, profile_id, audience, change_no, near)
     select id, $1, $2, audience, change_no, near::${schema}.halfvec from unnest($3::uuid[], $4::text[], $5::bigint[], $6::text[])
       as v(id, audience, change_no, near)
     on conflict (id) do update set audience = excluded.audience, change_no = excluded.change_no, near = excluded.near`,
    [
      ...scope,
      rows.map((row) => row.id),
      rows.map((row) => row.audience),
      rows.map((row) => row.change_no),
      rows.map((row) => literal(floatsOf(row.embedding))),
    ],
  );
  return rows.length;
};

/** `schema`: where the extension's types and operators are, quoted. */
export const createPgvectorNearest = (schema: string): NearestVectors => {
  // '' is the audience of what nobody on chat is told
  const search = `select v.id, v.embedding from (
      select id from app.knowledge_nearness
      where company_id = $1 and profile_id = $2 and (audience is null or (audience = $3 and audience <> ''))
      order by near operator(${schema}.<=>) $4::${schema}.halfvec limit $5
    ) n join app.knowledge_vectors v using (id)`;
  const bringUpToDate = async (tx: pg.PoolClient, profile: SearchedProfile) => {
    while ((await bringOver(tx, schema, profile)) > 0);
  };
  return {
    searchedBy: 'pgvector',
    written: bringUpToDate,
    nearest: async (tx, { companyId, id }, query, customerId, k) => {
      await bringUpToDate(tx, { companyId, id });
      const values = [companyId, id, customerId, literal(query), k * margin];
      const { rows } = await tx.query<{ id: string; embedding: Buffer }>(search, values);
      return rows
        .map((row): Scored => ({ id: row.id, score: dot(query, floatsOf(row.embedding)) }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, k);
    },
  };
};
