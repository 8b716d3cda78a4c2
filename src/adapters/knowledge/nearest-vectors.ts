/** How the vectors of a profile are searched: by this process, or by the server where it can. Both answer the same. */
import type pg from 'pg';

export type Scored = { readonly id: string; readonly score: number };
export type SearchedProfile = { readonly companyId: string; readonly id: string };

export type NearestVectors = {
  readonly searchedBy: 'process' | 'pgvector';
  /** Called in the transaction that wrote chunks of the profile. */
  readonly written: (tx: pg.PoolClient, profile: SearchedProfile) => Promise<void>;
  /** The `k` chunks with the highest cosine among those that the customer may be told, best first. `tx` is under the company's setting. */
  readonly nearest: (
    tx: pg.PoolClient,
    profile: SearchedProfile & { readonly dims: number; readonly version: string },
    query: Float32Array,
    customerId: string | null,
    k: number,
  ) => Promise<readonly Scored[]>;
};

/** An `embedding` as it is stored: float32 of this machine's byte order. */
export const floatsOf = ({ buffer, byteOffset, byteLength }: Buffer): Float32Array =>
  new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength));
