import type { ApiKeyEvent } from '../../domain/company/api-key.decider.ts';
import { companyId, createdAt, jsonb, primaryKey, type RowOf, text, uuid } from '../../platform/projections/columns.ts';
import { put, readModel, remove } from '../../platform/projections/read-model.ts';

const columns = {
  id: primaryKey(uuid),
  company_id: companyId,
  name: text,
  start: text,
  /** SHA-256, hex */
  hash: text,
  roles: jsonb<readonly string[]>(),
  created_by: text,
  created_at: createdAt,
};

export type ApiKeyRow = RowOf<typeof columns>;

/** Keys that hold: a revoked one is gone from here. */
export const apiKeys = readModel<ApiKeyEvent, typeof columns>({
  name: 'api_keys',
  version: 1,
  columns,
  indexes: ['create index on $table (hash)', 'create index on $table (company_id, created_at desc, id desc)'],
  key: (e) => e.data.keyId,
  on: {
    ApiKeyCreated: put((e) => {
      const { name, start, hash, roles } = e.data;
      return { name, start, hash, roles, created_by: e.metadata.actor };
    }),
    ApiKeyRevoked: remove,
  },
});
