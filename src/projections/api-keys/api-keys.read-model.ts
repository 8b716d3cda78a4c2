import type { ApiKeyEvent } from '../../domain/company/api-key.decider.ts';
import { readModel } from '../../platform/projections/read-model.ts';

export type ApiKeyRow = {
  readonly id: string;
  readonly company_id: string;
  readonly name: string;
  readonly start: string;
  /** SHA-256, hex */
  readonly hash: string;
  readonly roles: readonly string[];
  readonly created_by: string;
  readonly created_at: Date;
};

/** Keys that hold: a revoked one is gone from here. */
export const apiKeys = readModel<ApiKeyEvent>()<ApiKeyRow>({
  name: 'api_keys',
  version: 1,
  columns: {
    id: 'uuid primary key',
    company_id: 'text not null',
    name: 'text not null',
    start: 'text not null',
    hash: 'text not null',
    roles: 'jsonb not null',
    created_by: 'text not null',
    created_at: 'timestamptz not null',
  },
  indexes: ['create index on $table (hash)', 'create index on $table (company_id, created_at desc, id desc)'],
  on: {
    ApiKeyCreated: {
      key: (e) => e.data.keyId,
      fold: (_, e) => {
        const { keyId: id, ...facts } = e.data;
        return { id, company_id: e.metadata.companyId, ...facts, created_by: e.metadata.actor, created_at: e.recordedAt };
      },
    },
    ApiKeyRevoked: { key: (e) => e.data.keyId, fold: () => null },
  },
});
