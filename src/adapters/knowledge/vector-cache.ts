/** The vectors of a company in one contiguous buffer, kept up to date by change numbers; exact search over all of them. */
import type pg from 'pg';
import { floatsOf, type NearestVectors, type Scored } from './nearest-vectors.ts';

type Loaded = {
  version: string;
  readonly dims: number;
  readonly places: Map<string, number>;
  ids: string[];
  /** null: for everybody; a customer's id; '' for nobody on chat */
  audiences: (string | null)[];
  vectors: Float32Array;
};

type Row = { id: string; visibility: string; audience_key: string | null; embedding: Buffer };
type Query = (text: string, values: unknown[]) => Promise<{ rows: Row[] }>;

const nobody = '';
const bytesAllowed = 512 * 1024 * 1024;

export const createVectorCache = (): NearestVectors => {
  const loaded = new Map<string, Loaded>();

  const refresh = async (
    tx: pg.PoolClient,
    { companyId, id, dims, version }: { companyId: string; id: string; dims: number; version: string },
  ): Promise<Loaded> => {
    const cached = loaded.get(id);
    if (cached?.version === version) return cached;
    const base = cached ?? { version: '-1', dims, places: new Map(), ids: [], audiences: [], vectors: new Float32Array(0) };
    const query: Query = (text, values) => tx.query<Row>(text, values);
    const columns = 'select id, visibility, audience_key, embedding from app.knowledge_vectors';
    const { rows } = await query(`${columns} where company_id = $1 and profile_id = $2 and change_no > $3`, [
      companyId,
      id,
      base.version,
    ]);
    take(base, rows);
    const { rows: counted } = await tx.query<{ n: number }>(
      'select count(*)::int as n from app.knowledge_vectors where company_id = $1 and profile_id = $2',
      [companyId, id],
    );
    if (counted[0]?.n !== base.ids.length) {
      // something was removed: what is gone cannot be seen among what is there
      const all = await query(`${columns} where company_id = $1 and profile_id = $2`, [companyId, id]);
      base.places.clear();
      base.ids = [];
      base.audiences = [];
      take(base, all.rows);
    }
    base.version = version;
    loaded.delete(id); // the newest use stands last
    loaded.set(id, base);
    makeRoom();
    return base;
  };

  const makeRoom = () => {
    let bytes = [...loaded.values()].reduce((sum, { vectors }) => sum + vectors.byteLength, 0);
    for (const [id, { vectors }] of loaded) {
      if (bytes <= bytesAllowed || loaded.size === 1) return;
      bytes -= vectors.byteLength;
      loaded.delete(id);
    }
  };

  return {
    searchedBy: 'process',
    written: async () => undefined, // the next search sees it by the profile's version
    nearest: async (tx, profile, query, customerId, k) => nearestIn(await refresh(tx, profile), query, customerId, k),
  };
};

const take = (into: Loaded, rows: readonly Row[]): void => {
  const { dims, places: positions } = into;
  const needed = (into.ids.length + rows.length) * dims;
  if (needed > into.vectors.length) {
    const grown = new Float32Array(Math.max(needed, Math.ceil(into.vectors.length * 1.2)));
    grown.set(into.vectors);
    into.vectors = grown;
  }
  for (const { id, visibility, audience_key, embedding } of rows) {
    const position = positions.get(id) ?? into.ids.length;
    positions.set(id, position);
    into.ids[position] = id;
    into.audiences[position] = visibility === 'public' ? null : visibility === 'customer' ? (audience_key ?? nobody) : nobody;
    into.vectors.set(floatsOf(embedding), position * dims);
  }
};

const nearestIn = (
  { ids, audiences, vectors, dims }: Loaded,
  query: Float32Array,
  customerId: string | null,
  k: number,
): readonly Scored[] => {
  const best: { id: string; score: number }[] = [];
  let worst = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < ids.length; row += 1) {
    const audience = audiences[row];
    if (audience !== null && (audience === nobody || audience !== customerId)) continue;
    let score = 0;
    const at = row * dims;
    for (let i = 0; i < dims; i += 1) score += (vectors[at + i] as number) * (query[i] as number);
    if (best.length === k && score <= worst) continue;
    best.push({ id: ids[row] ?? '', score });
    best.sort((a, b) => b.score - a.score);
    if (best.length > k) best.pop();
    worst = best.at(-1)?.score ?? worst;
  }
  return best;
};
