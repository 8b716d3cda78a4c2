/** What the reader of documents is told of the company's customers and products, through the read models and the process that reads. */
import type { ExtractionContext, ReadDocument } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../../src/adapters/extraction/isolated-extractor.ts';
import { withKnownRecords } from '../../../src/adapters/extraction/with-known-records.ts';
import { createRecordLookup } from '../../../src/projections/customers/record-lookup.queries.ts';
import { pagesOf } from '../../support/documents/page.ts';
import { type Stack, startStack } from '../../support/stack.ts';
import { until } from '../../support/until.ts';

const order = `Kestrel Hardware Inc.
2200 Harbor Blvd, Oakland
# Purchase Order
PO number: 4711
To:
Contoso Trading GmbH

Code      Description   Qty   Unit Price   Amount
PV-2003   Drill         5     100.00       500.00
Total                                      500.00`;
const document: ReadDocument = { name: 'order.pdf', content: pagesOf(order) };

describe('records of the company in the process that reads', () => {
  let stack: Stack;
  let reader: StoppableDocumentReader;
  let companyId: string;
  let other: string;
  let customerId: string;
  before(async () => {
    stack = await startStack();
    reader = createDocumentReader({ poolSize: 1 });
    [companyId, other] = [await stack.newCompany(), await stack.newCompany()];
    const { registerCustomer, registerProduct } = stack.commands;
    const kestrel = { name: 'Kestrel Hardware Ltd', aliases: ['Kestrel Hardware Inc.'], code: 'C-1', emails: [] };
    ({ customerId } = await registerCustomer(kestrel, stack.context(companyId)));
    await registerCustomer({ name: 'Somebody Else SARL', code: 'C-2', emails: [] }, stack.context(companyId));
    await registerProduct({ code: 'PV 2003', name: 'Drill', price: null }, stack.context(companyId));
    await until('the records in the read models', async () => {
      const { rows } = await stack.foundation.pool.query<{ count: number }>(
        `select ((select count(*) from read.customers where company_id = $1) + (select count(*) from read.products where company_id = $1))::int as count`,
        [companyId],
      );
      return rows[0]?.count === 3;
    });
  });
  after(async () => {
    await reader.stop();
    await stack.stop();
  });

  const context = (of: string): ExtractionContext => ({
    companyId: of,
    ownNames: [],
    ownDomains: [],
    currency: null,
    locale: null,
  });
  const extract = async (of: string) => {
    const lookup = createRecordLookup(stack.foundation.pool);
    const [extraction] = await withKnownRecords(createIsolatedExtractor(reader.pool), lookup).extract([document], context(of));
    return extraction;
  };

  it('a customer known by another name is recognised through the child process', async () => {
    const extraction = await extract(companyId);
    expect(extraction?.fields.customer_name?.value).to.equal('Kestrel Hardware Inc.');
    expect(extraction?.recognised).to.deep.equal({ customer: { id: customerId, by: ['name'] } });
  });

  it('another company does not know it', async () => {
    const extraction = await extract(other);
    expect(extraction?.fields.customer_name?.value).to.equal('Kestrel Hardware Inc.');
    expect(extraction).not.to.have.property('recognised');
  });

  it('the reader is given only the records that the document points to', async () => {
    let given: ExtractionContext | null = null;
    const watching = {
      name: 'watching',
      extract: async (_: readonly ReadDocument[], known: ExtractionContext) => {
        given = known;
        return [];
      },
    };
    const lookup = createRecordLookup(stack.foundation.pool);
    await withKnownRecords(watching, lookup).extract([document], context(companyId));
    const { records } = given as unknown as ExtractionContext;
    expect(records?.customers.map(({ name, by }) => [name, by])).to.deep.equal([
      ['Kestrel Hardware Ltd', ['alias', 'name_without_form']],
    ]);
    expect(records?.products.map(({ code }) => code)).to.deep.equal(['PV 2003']);
  });

  it('tools that know no company ask nobody', async () => {
    const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };
    const fails = async (): Promise<never> => {
      throw new Error('asked');
    };
    const [extraction] = await withKnownRecords(createIsolatedExtractor(reader.pool), fails).extract([document], nobody);
    expect(extraction?.fields.po_number?.value).to.equal('4711');
  });

  it('are none before a projector of this release has made their keys', async () => {
    const { pool } = stack.foundation;
    const missing = { query: () => pool.query('select record_keys from (select 1 as id) as earlier') };
    expect(await createRecordLookup(missing as never)('any', ['key'])).to.deep.equal({ customers: [], products: [] });
  });
});
