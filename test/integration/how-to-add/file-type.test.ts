/** The recipe docs/how-to/extend/file-type.md, carried out: a copy of the sources gets the row and the reader, and nothing else. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import {
  type DocumentContent,
  type DocumentFile,
  type Unreadable,
  unreadText,
  warningText,
} from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { createDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { selectParts } from '../../../src/adapters/imap/parts/select-parts.ts';
import { type CopiedSources, copySources } from '../../support/copied-sources.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const example = (name: string) => readFile(new URL(`./file-type/${name}`, import.meta.url), 'utf8');

const order = [
  'ID;PWXL;N;E',
  'C;Y1;X1;K"PO Number"',
  'C;X2;K"PO-77"',
  'C;Y3;X1;K"Description"',
  'C;X2;K"Qty"',
  'C;X3;K"Unit price"',
  'C;X4;K"Amount"',
  'C;Y4;X1;K"Desk lamp;; white"',
  'C;X2;K3',
  'C;X3;K12.5',
  'C;X4;K37.5',
  'E',
].join('\r\n');

const mail = {
  type: 'multipart/mixed',
  childNodes: [
    { type: 'application/x-order', size: 300, dispositionParameters: { filename: 'order.slk' } },
    { type: 'application/x-sylk', size: 300 },
  ],
};

const right = (result: Either<Unreadable, DocumentContent>): DocumentContent => {
  if (isLeft(result)) throw new Error(unreadText(result.left.reason));
  return result.right;
};

describe('the recipe docs/how-to/extend/file-type.md', function () {
  this.timeout(120_000);
  let copy: CopiedSources;
  let file: DocumentFile;

  before(async () => {
    copy = await copySources('file-type');
    file = { path: join(copy.path, 'order.slk'), name: 'order.slk', declaredType: 'application/octet-stream' };
    await writeFile(file.path, order);
  });
  after(() => copy?.remove());

  it('is quoted there as it stands here', async () => {
    const page = await readFile(join(project, 'docs/how-to/extend/file-type.md'), 'utf8');
    for (const name of ['slk.row.ts', 'slk.reader.ts'])
      expect(page, name).to.include((await example(name)).replaceAll('../../../../src/', 'src/'));
  });

  it('without it mail leaves the file alone, and the reader takes it for a CSV file', async () => {
    expect(selectParts(mail).attachments).to.deep.equal([]);
    const reader = createDocumentReader({ poolSize: 1 });
    try {
      expect(right(await reader.read(file)).type).to.equal('csv');
    } finally {
      await reader.stop();
    }
  });

  it('with the row and the reader it is taken from mail, read, extracted and given back', async () => {
    const [, name, row] = /export const (\w+) = (\{[\s\S]*\}) satisfies MediaType/.exec(await example('slk.row.ts')) ?? [];
    await copy.insert('src/domain/shared/media-types.ts', '  // what is read\n', `  ${name}: ${row},\n`);
    const source = (await example('slk.reader.ts')).replaceAll('../../../../src/', '../../../');
    await writeFile(join(copy.path, 'src/adapters/documents/readers/slk.reader.ts'), source);

    const from = (path: string) => copy.module(`src/${path}`);
    const parts: typeof import('../../../src/adapters/imap/parts/select-parts.ts') = await from(
      'adapters/imap/parts/select-parts.ts',
    );
    expect(parts.selectParts(mail).attachments.map(({ name }) => name)).to.deep.equal(['order.slk', 'part-2.slk']);

    const documents: typeof import('../../../src/adapters/documents/document-reader.ts') = await from(
      'adapters/documents/document-reader.ts',
    );
    const rules: typeof import('../../../src/adapters/extraction/isolated-extractor.ts') = await from(
      'adapters/extraction/isolated-extractor.ts',
    );
    const reader = documents.createDocumentReader({ poolSize: 1 });
    try {
      const content = right(await reader.read(file));
      expect(content.type).to.equal('slk');
      const misnamed = right(await reader.read({ ...file, name: 'order.pdf' }));
      expect(misnamed.warnings.map(warningText)).to.deep.equal(['The file is named .pdf but is not a PDF: it is a SYLK sheet.']);
      const context = { ownNames: [], ownDomains: [], currency: null, locale: null };
      const [extraction] = await rules.createIsolatedExtractor(reader.pool).extract([{ name: file.name, content }], context);
      expect(extraction?.fields.po_number?.value).to.equal('PO-77');
      expect(extraction?.lines.map(({ name, qty, price }) => [name?.value, qty?.value, price?.value])).to.deep.equal([
        ['Desk lamp; white', '3', '12.5'],
      ]);
    } finally {
      await reader.stop();
    }

    const { sourceDocumentEndpoints }: typeof import('../../../src/api/endpoints/email/source-document.endpoints.ts') =
      await from('api/endpoints/email/source-document.endpoints.ts');
    const document = { fileId: 'f', name: 'order.slk', type: 'slk', size: order.length, sha256: 'ab' };
    const stored = { content: Readable.from([order]), sha256: 'ab', size: order.length };
    const deps = { queries: { salesOrder: async () => ({ document }) }, files: { open: async () => stored } };
    const [endpoint] = sourceDocumentEndpoints(deps as never);
    const answer = await endpoint?.handle({ caller: { companyId: 'acme' }, params: { id: 'o' } } as never);
    expect(answer).to.deep.nested.include({ 'headers.Content-Type': 'application/x-sylk' });
  });
});
