import type { Knex } from 'knex';

/**
 * Which of the customers' messages were kept once: a text that was removed is not kept again when the provider repeats it. The ids follow from
 * hashes, stand in events as well, and say nothing of anybody. Known from before: what is kept, and, of what was removed, what the read model has.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create table app.chat_messages_told (id uuid primary key);
    insert into app.chat_messages_told (id) select id from app.chat_contents where direction = 'in';
    do $$
    begin
      if to_regclass('read.chat_messages') is not null then
        insert into app.chat_messages_told (id) select id from read.chat_messages where direction = 'in' on conflict do nothing;
      end if;
    end
    $$;
  `);

export const down = (knex: Knex) => knex.raw('drop table app.chat_messages_told');
