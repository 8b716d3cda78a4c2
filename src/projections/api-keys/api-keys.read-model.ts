import { column, put, readModel, remove } from '@order-intake/event-sourcing';
import type { ApiKeyEvent } from '../../domain/company/api-key.decider.ts';

const columns = {
  ...column.ofCompany,
  name: column.text,
  start: column.text,
  /** SHA-256, hex */
  hash: column.text,
  roles: column.jsonb<readonly string[]>(),
  /** null: whatever the roles may */
  scopes: column.orNull(column.jsonb<readonly string[]>()),
  expires_at: column.orNull(column.timestamptz),
  created_by: column.text,
  /** the key that made this one, when keys could: it lives no longer than that one */
  made_by_key: column.orNull(column.uuid),
  created_at: column.createdAt,
};

export type ApiKeyRow = column.RowOf<typeof columns>;

const keyOf = (actor: string): string | null => /^user:api-key-([\da-f-]{36})$/.exec(actor)?.[1] ?? null;

/** Keys that hold: a revoked one is gone from here. */
export const apiKeys = readModel<ApiKeyEvent, typeof columns>({
  name: 'api_keys',
  version: 2,
  columns,
  indexes: ['create index on $table (hash)', 'create index on $table (company_id, created_at desc, id desc)'],
  key: (e) => e.data.keyId,
  on: {
    ApiKeyCreated: put((e) => {
      const { name, start, hash, roles, scopes, expiresAt } = e.data;
      const { actor } = e.metadata;
      const expires_at = expiresAt === null ? null : new Date(expiresAt);
      return { name, start, hash, roles, scopes, expires_at, created_by: actor, made_by_key: keyOf(actor) };
    }),
    ApiKeyRevoked: remove,
  },
});
