import type { Knex } from 'knex';

/**
 * A backup reads the rows of all companies. The service's own role owns these tables and is subject to their
 * policies, because they are forced; managed Postgres offers no role that may bypass them. Only a backup sets
 * `app.whole_backup`, and it may only read.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create policy whole_backup on app.knowledge_profiles for select using (current_setting('app.whole_backup', true) = 'on');
    create policy whole_backup on app.knowledge_vectors for select using (current_setting('app.whole_backup', true) = 'on');
  `);

export const down = (knex: Knex) =>
  knex.raw('drop policy whole_backup on app.knowledge_profiles; drop policy whole_backup on app.knowledge_vectors');
