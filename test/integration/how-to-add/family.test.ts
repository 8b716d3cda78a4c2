/** The recipe docs/how-to/extend/test-documents.md, carried out: a function that lays an order out, and nothing else. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unreadText } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { lookAlikeKinds } from '../../support/order-documents/index.ts';
import { patience } from '../../support/patience.ts';
import { pricesBelow } from './family/prices-below.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

/** heads print names in capitals, and columns break them */
const letters = (text: string): string => text.toUpperCase().replace(/\s/g, '');

describe('the recipe docs/how-to/extend/test-documents.md', function () {
  this.timeout(patience(120_000));
  let reader: StoppableDocumentReader;
  let directory: string;
  before(async () => {
    reader = createDocumentReader({ poolSize: 1 });
    directory = await mkdtemp(join(tmpdir(), 'family-'));
  });
  after(async () => {
    await reader.stop();
    await rm(directory, { recursive: true, force: true });
  });

  const textOf = async (bytes: Buffer): Promise<string> => {
    const path = join(directory, 'made.pdf');
    await writeFile(path, bytes);
    const read = await reader.read({ path, name: 'made.pdf', declaredType: null });
    if (isLeft(read)) throw new Error(unreadText(read.left.reason));
    return read.right.pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
  };

  it('is quoted there as it stands here', async () => {
    const [page, example] = await Promise.all([
      readFile(join(project, 'docs/how-to/extend/test-documents.md'), 'utf8'),
      readFile(new URL('./family/prices-below.ts', import.meta.url), 'utf8'),
    ]);
    expect(page).to.include(example.replaceAll('../../../support/order-documents/families/', './'));
  });

  it('is made in every language, with all that its truth says in print', async () => {
    for (const [seed, language] of pricesBelow.languages.entries()) {
      const { bytes, truth } = await pricesBelow.make(seed, 'order', language);
      const text = await textOf(bytes);
      const said = [truth.customer_name, truth.po_number, ...(truth.products ?? []).flatMap(({ name, code }) => [name, code])];
      for (const value of said) expect(letters(text), language).to.include(letters(String(value)));
    }
  });

  it('is made as every kind of look-alike', async () => {
    for (const kind of lookAlikeKinds) {
      const { bytes, truth } = await pricesBelow.make(1, kind, 'en');
      expect(truth).to.deep.equal({ document_type: kind === 'blank' ? 'other' : kind });
      expect(await textOf(bytes)).to.have.length.greaterThan(100);
    }
  });
});
