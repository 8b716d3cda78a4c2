/** What happens to a name that a release has shown to others and that is no more. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { CarriedOver } from '../../support/public-names/carried-over.ts';
import { type Kind, kinds, type PublicNames } from '../../support/public-names/kinds.ts';
import { type Facts, nameFaults } from '../../support/public-names/missing-names.ts';

const names = (some: Partial<PublicNames>): PublicNames => ({
  ...(Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as PublicNames),
  ...some,
});
const facts: Facts = {
  versions: new Map([['OrderDrafted', 2]]),
  goldens: new Set(['OrderDrafted.v1', 'OrderDrafted.v2']),
  migrations: new Map([['200_polls', 'alter table app.mailbox_polls rename column last_error to problem']]),
};
const carried = (kind: Kind, name: string, by: CarriedOver['by']): CarriedOver => ({ kind, name, by });

describe('a public name', () => {
  it('that is still there is no fault, and neither is a new one', () => {
    expect(nameFaults(names({ jobs: ['deliver'] }), names({ jobs: ['deliver', 'new-job'] }), [], facts)).to.deep.equal([]);
  });

  it('that is gone is a fault, which names it and its kind', () => {
    expect(nameFaults(names({ jobs: ['deliver'] }), names({}), [], facts)).to.deep.equal([
      'jobs: "deliver" was released and is gone',
    ]);
  });

  it('may be gone when an alias, an upcaster or a migration carries it over', () => {
    const listed = names({ jobs: ['deliver'], events: ['OrderDrafted.way'], tables: ['mailbox_polls.last_error'] });
    const today = names({ jobs: ['send'], events: ['OrderDrafted.strategy'], tables: ['mailbox_polls.problem'] });
    const entries = [
      carried('jobs', 'deliver', { alias: 'send' }),
      carried('events', 'OrderDrafted.way', { upcaster: { type: 'OrderDrafted', from: 1 } }),
      carried('tables', 'mailbox_polls.last_error', { migration: '200_polls' }),
    ];
    expect(nameFaults(listed, today, entries, facts)).to.deep.equal([]);
  });

  it('takes along what stands below it, and nothing that only begins alike', () => {
    const listed = names({
      events: ['OrderDrafted.ways', 'OrderDrafted.ways[]', 'OrderDrafted.ways[].name', 'OrderDrafted.waysRead'],
    });
    const entries = [carried('events', 'OrderDrafted.ways', { upcaster: { type: 'OrderDrafted', from: 1 } })];
    expect(nameFaults(listed, names({}), entries, facts)).to.deep.equal([
      'events: "OrderDrafted.waysRead" was released and is gone',
    ]);
  });

  it('is not carried over by what is not there', () => {
    const listed = names({ jobs: ['deliver'], events: ['OrderDrafted.way'], tables: ['mailbox_polls.trouble', 'files'] });
    const entries = [
      carried('jobs', 'deliver', { alias: 'send' }),
      carried('jobs', 'deliver', { upcaster: { type: 'OrderDrafted', from: 1 } }),
      carried('events', 'OrderDrafted.way', { upcaster: { type: 'OrderDrafted', from: 2 } }),
      carried('tables', 'files', { migration: '199_files' }),
      carried('tables', 'mailbox_polls.trouble', { migration: '200_polls' }),
    ];
    expect(nameFaults(listed, names({}), entries, facts)).to.deep.equal([
      'jobs: "deliver" in carried-over.ts: the alias send is no name of today',
      'jobs: "deliver" in carried-over.ts: only events have upcasters',
      'events: "OrderDrafted.way" in carried-over.ts: OrderDrafted has no upcaster from version 2',
      'tables: "files" in carried-over.ts: there is no migration 199_files',
      'tables: "mailbox_polls.trouble" in carried-over.ts: the migration 200_polls does not speak of trouble',
    ]);
  });

  it('that is still there, or that no release had, needs no entry', () => {
    const entries = [carried('jobs', 'deliver', { alias: 'deliver' }), carried('jobs', 'never', { alias: 'deliver' })];
    expect(nameFaults(names({ jobs: ['deliver'] }), names({ jobs: ['deliver'] }), entries, facts)).to.deep.equal([
      'jobs: "deliver" in carried-over.ts: it is still there',
      'jobs: "never" in carried-over.ts: no release had it',
    ]);
  });
});
