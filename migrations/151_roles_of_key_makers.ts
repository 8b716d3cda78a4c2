import type { Knex } from 'knex';

/**
 * The roles that the maker of a key has now: the key may do no more. Written before a change of roles is answered, so that no read model that is behind
 * leaves a key its old rights. Null: nobody has seen them since the upgrade. `roles_at`: when the source said so, because older tokens are still valid.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    alter table app.key_makers add column roles jsonb, add column roles_at timestamptz;
    do $$
    begin
      if to_regclass('read.users') is not null then
        insert into app.key_makers (company_id, subject, roles, roles_at)
        select company_id, id::text, case when status = 'ended' then '[]'::jsonb else roles end, now() from read.users
        on conflict (company_id, subject) do update set roles = excluded.roles, roles_at = excluded.roles_at;
      end if;
    end
    $$;
  `);

export const down = (knex: Knex) => knex.raw('alter table app.key_makers drop column roles, drop column roles_at;');
