import type { Knex } from 'knex';

/**
 * Whether the person who invited was shown the link: opening it then does not prove that the address is one's own. Of links from before nobody knows: they
 * prove nothing.
 */
export const up = (knex: Knex) => knex.raw('alter table app.account_links add column shown boolean not null default true;');

export const down = (knex: Knex) => knex.raw('alter table app.account_links drop column shown;');
