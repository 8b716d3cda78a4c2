/** A busy machine takes longer over a document, and reads it all the same: what counts is what it computes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'chai';
import { isRight } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { renderClassicPdf, renderXlsx } from '../../../demo/documents/index.ts';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { byNight } from '../../support/night.ts';
import { orderDocument } from '../../support/order-mails.ts';
import { temporaryFiles } from './support/files.ts';

/**
 * Programs that do nothing but compute, so many that the machine has a load of about as many more. In npm test, whose other suites wait for them, two
 * for each core of a small machine; by night more, and all suites beside twenty (`load`).
 */
const burners = byNight ? 12 : 4;

describe('documents on a machine with other things to do', () => {
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  let burning: readonly ChildProcess[] = [];

  before(async () => {
    files = await temporaryFiles();
    burning = Array.from({ length: burners }, () =>
      spawn('nice', ['-n', '5', process.execPath, '-e', 'for(;;);'], { stdio: 'ignore' }),
    );
    reader = createDocumentReader({ poolSize: 2 });
  });
  after(async () => {
    await reader.stop();
    for (const burner of burning) {
      const ended = once(burner, 'exit');
      burner.kill('SIGKILL');
      await ended;
    }
    await files.remove();
  });

  it('are all read, as on one that has none', async () => {
    const documents = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const order = orderDocument();
        return index % 2 === 0
          ? files.write(`order-${index}.xlsx`, renderXlsx(order))
          : files.write(`order-${index}.pdf`, await renderClassicPdf(order));
      }),
    );
    const read = await Promise.all(documents.map((file) => reader.read(file)));
    expect(read.map((result) => (isRight(result) ? 'read' : result.left.code))).to.deep.equal(documents.map(() => 'read'));
    expect(burning.every(({ exitCode, signalCode }) => exitCode === null && signalCode === null)).to.equal(true);
  });
});
