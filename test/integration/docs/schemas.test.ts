import { readFileSync } from 'node:fs';
import { createPool } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type pg from 'pg';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue } from '../../../src/platform/queue/queue.ts';
import { migratedDatabase, type TestDatabase } from '../../support/postgres.ts';

const page = readFileSync(new URL('../../../docs/reference/data-stores.md', import.meta.url), 'utf8');
const told = [...(page.split(/^## /m).find((text) => text.startsWith('Postgres')) ?? '').matchAll(/^\| `(\w+)` \|/gm)];

describe('the schemas of Postgres', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  before(async () => {
    database = await migratedDatabase();
    pool = createPool(database.url, { log: silentLogger });
    const queue = createQueue({ pool, log: silentLogger });
    await queue.start();
    await queue.stop();
  });
  after(async () => {
    await pool?.end();
    await database?.drop();
  });

  it('are those that docs/reference/data-stores.md names', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select nspname as name from pg_namespace where nspname !~ '^(pg_|information_schema$|public$)'`,
    );
    expect(told.map(([, name]) => name)).to.have.members(rows.map(({ name }) => name));
  });
});
