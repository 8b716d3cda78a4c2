import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { openPdf } from '../../../src/adapters/documents/pdf/open.ts';
import { Refusal } from '../../../src/adapters/documents/refusal.ts';
import { onePage } from '../../support/hostile/raw-pdf.ts';

const refusedAs = async (bytes: Buffer): Promise<Refusal> => {
  const error = await openPdf(bytes).then(
    () => null,
    (refusal: unknown) => refusal,
  );
  if (!(error instanceof Refusal)) throw new Error('the file was not refused');
  return error;
};

describe('a PDF that cannot be opened', () => {
  it('costs no reader process when it holds nothing that a parser could take up', async () => {
    for (const text of ['%PDF-1.4 n', '%PDF-1.7\nnothing that a reader could use\n%%EOF']) {
      const { unreadable, harmless } = await refusedAs(Buffer.from(text));
      expect(unreadable).to.deep.equal({ code: 'corrupt', reason: unread.pdf_damaged() });
      expect(harmless).to.equal(true);
    }
  });

  it('costs one when a parser has tried', async () => {
    const { unreadable, harmless } = await refusedAs(Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Nothing >>\nendobj\n%%EOF'));
    expect(unreadable.code).to.equal('corrupt');
    expect(harmless).to.equal(false);
  });

  it('is none when its table of contents is missing: it is repaired', async () => {
    const whole = onePage(Buffer.from('')).toString('latin1');
    const document = await openPdf(Buffer.from(whole.slice(0, whole.lastIndexOf('xref')), 'latin1'));
    expect(document.numPages).to.equal(1);
    await document.loadingTask.destroy();
  });
});
