import { monitorEventLoopDelay } from 'node:perf_hooks';
import { unread, unreadText } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { createIsolatedExtractor } from '../../../src/adapters/extraction/isolated-extractor.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { temporaryFiles } from './support/files.ts';

const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };

describe('documents in processes of their own', () => {
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader({ poolSize: 1 });
  });
  after(async () => {
    await reader.stop();
    await files.remove();
  });

  it('a sheet of 5,000 rows is read and extracted beside the service, whose event loop goes on', async () => {
    const rows = Array.from({ length: 4_990 }, (_, row) => `A-${row};Lamp of kind ${row};3;12,50;37,50;a;b;c;d;e`);
    const csv = `Bestellung;4711\nArtikelnummer;Bezeichnung;Menge;Einzelpreis EUR;Gesamt EUR;A;B;C;D;E\n${rows.join('\n')}\n`;
    const file = await files.write('bestellung.csv', csv);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const content = await reader.read(file);
    if (isLeft(content)) throw new Error(unreadText(content.left.reason));
    const [extraction] = await createIsolatedExtractor(reader.pool).extract(
      [{ name: file.name, content: content.right }],
      nobody,
    );
    delay.disable();
    console.log(`      longest wait of the event loop: ${(delay.max / 1e6).toFixed(0)} ms`);
    expect(content.right.sheets[0]?.cells.length).to.equal(49_912);
    expect(extraction?.lines.length).to.equal(4_990);
    expect(extraction?.lines.at(-1)?.code?.value).to.equal('A-4989');
  });

  it('a page is shown as a JPEG, and what has no such page is refused by a reason', async () => {
    const pdf = await pdfOf((page) => write(page, 'A page', 50, 100));
    const file = await files.write('order.pdf', pdf);
    const shown = await reader.picture(file, 1);
    expect(isRight(shown) && Buffer.from(shown.right.subarray(0, 3)).toString('hex')).to.equal('ffd8ff');
    const beyond = await reader.picture(file, 2);
    expect(isLeft(beyond) && beyond.left.reason).to.deep.equal(unread.pdf_has_no_such_page(2));
    const sheet = await reader.picture(await files.write('a.csv', 'a;b\n1;2\n3;4\n'), 1);
    expect(isLeft(sheet) && sheet.left.reason).to.deep.equal(unread.kind_without_pages('a CSV file'));
  });
});
