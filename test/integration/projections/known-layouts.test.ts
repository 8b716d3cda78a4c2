/** What a reader is given of a company's layouts with each document. */
import { randomUUID } from 'node:crypto';
import type { ExtractionContext } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { Pool } from 'pg';
import { withKnownLayouts } from '../../../src/adapters/extraction/with-known-layouts.ts';
import type { LayoutMemory } from '../../../src/domain/document-layout/layout-memory.ts';
import { createDocumentLayoutQueries } from '../../../src/projections/document-layouts/document-layouts.queries.ts';
import { type PlatformDatabase, platformDatabase } from '../platform/harness.ts';

const memory = (label: string): LayoutMemory => ({ labels: [`${label}:1`], orders: 1, fields: {}, currency: null, way: null });
const table = `create table read.document_layouts
  (id uuid primary key, company_id text not null, memory jsonb not null, confirmed_at timestamptz not null, active boolean not null)`;

describe('known layouts', () => {
  let database: PlatformDatabase;
  let asked: string[];
  let queries: ReturnType<typeof createDocumentLayoutQueries>;
  before(async () => {
    database = await platformDatabase();
    asked = [];
    const counted = {
      query: (statement: { readonly name: string }) => {
        asked.push(statement.name);
        return database.pool.query(statement as never);
      },
    };
    queries = createDocumentLayoutQueries(counted as unknown as Pool);
  });
  after(() => database.drop());

  const learn = (id: string, label: string, company: string, at: string) =>
    database.pool.query(
      `insert into read.document_layouts values ($1, $2, $3, $4, true)
       on conflict (id) do update set memory = excluded.memory, confirmed_at = excluded.confirmed_at`,
      [id, company, JSON.stringify(memory(label)), at],
    );
  const labels = async (company: string) => (await queries.knownLayouts(company)).flatMap((layout) => layout.labels);

  it('are none before a projector of this release has made their table, and orders are read all the same', async () => {
    expect(await queries.knownLayouts('first')).to.deep.equal([]);
    let given: ExtractionContext | null = null;
    const reader = withKnownLayouts(
      {
        name: 'any',
        extract: async (_, context) => {
          given = context;
          return [];
        },
      },
      queries.knownLayouts,
    );
    await reader.extract([], { companyId: 'first', ownNames: [], ownDomains: [], currency: null, locale: null });
    expect(given).to.deep.include({ companyId: 'first', layouts: [] });
  });

  it('are fetched once for as long as they stay the same, each company for itself', async () => {
    await database.pool.query('create schema if not exists read');
    await database.pool.query(table);
    const [one, two] = [randomUUID(), randomUUID()];
    await learn(one, 'a', 'first', '2026-11-01T10:00:00.001Z');
    await learn(two, 'b', 'second', '2026-11-01T10:00:00.001Z');
    asked.length = 0;
    for (let time = 0; time < 3; time++) {
      expect(await labels('first')).to.deep.equal(['a:1']);
      expect(await labels('second')).to.deep.equal(['b:1']);
    }
    expect(asked.filter((name) => name === 'known-layouts')).to.have.length(2);
    await learn(one, 'c', 'first', '2026-11-01T10:00:00.002Z');
    expect(await labels('first'), 'learned again a millisecond later').to.deep.equal(['c:1']);
    await database.pool.query('update read.document_layouts set active = false where id = $1', [one]);
    expect(await labels('first'), 'revoked').to.deep.equal([]);
    expect(await labels('second')).to.deep.equal(['b:1']);
  });
});
