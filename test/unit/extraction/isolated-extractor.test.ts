import { createRulesExtractor } from '@order-intake/order-extraction';
import { NotExtractable, unread, warn } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { Outcome } from '../../../src/adapters/documents/pool/pool-child.ts';
import { createIsolatedExtractor } from '../../../src/adapters/extraction/isolated-extractor.ts';
import type { ExtractInput } from '../../../src/adapters/extraction/rules.work.ts';
import { noContext, pagesOf } from '../../support/documents/page.ts';

const order = pagesOf(`
# PURCHASE ORDER
PO Number:  PO-77

Description    Qty   Unit price   Amount
Desk lamp      3     12.50        37.50
`);
const poison = { ...order, sha256: 'poison' };

/** Children that die of one document. */
const dyingOf = (sha256: string): { run: (job: { input: unknown }) => Promise<Outcome> } => ({
  run: async ({ input }) => {
    const { documents, context } = input as ExtractInput;
    if (documents.some(({ content }) => content.sha256 === sha256)) return { outcome: 'timed_out', ms: 30_000 };
    return { outcome: 'done', value: await createRulesExtractor().extract(documents, context) };
  },
});

describe('extraction in a child process', () => {
  const extractor = createIsolatedExtractor(dyingOf('poison'));

  it('gives what the rules give', async () => {
    const [extraction] = await extractor.extract([{ name: 'a.pdf', content: order }], noContext);
    expect(extraction?.fields.po_number?.value).to.equal('PO-77');
  });

  it('leaves out the document that cannot be extracted, and says so on the others', async () => {
    const documents = [
      { name: 'a.pdf', content: order },
      { name: 'b.pdf', content: poison },
    ];
    const extractions = await extractor.extract(documents, noContext);
    expect(extractions.map(({ fields }) => fields.po_number?.value)).to.deep.equal(['PO-77']);
    expect(extractions[0]?.warnings).to.deep.equal([
      warn.document_left_out('b.pdf', unread.took_too_long('extracting_order', 30)),
    ]);
  });

  it('refuses by a reason when nothing could be extracted', async () => {
    const refused = await extractor.extract([{ name: 'b.pdf', content: poison }], noContext).catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(NotExtractable);
    expect((refused as NotExtractable).unreadable.code).to.equal('timed_out');
  });
});
