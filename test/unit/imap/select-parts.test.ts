import { type UnreadReason, unreadText } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { MimeNode } from '../../../src/adapters/imap/listing/mime-node.ts';
import { partLimits, selectParts } from '../../../src/adapters/imap/parts/select-parts.ts';

const leaf = (type: string, more: Partial<MimeNode> & { name?: string } = {}): MimeNode => {
  const { name, ...rest } = more;
  const named = name === undefined ? {} : { dispositionParameters: { filename: name } };
  return { type, encoding: 'base64', size: 40_000, ...named, ...rest };
};
const multi = (kind: string, ...childNodes: MimeNode[]): MimeNode => ({ type: `multipart/${kind}`, childNodes });
const message = (child: MimeNode): MimeNode => ({ type: 'message/rfc822', size: 90_000, childNodes: [child] });
const body = leaf('text/plain', { encoding: '7bit', size: 300 });
const html = leaf('text/html', { encoding: 'quoted-printable', size: 900 });
const pdf = leaf('application/pdf', { name: 'order.pdf', disposition: 'attachment' });

const chosen = (root: MimeNode) => selectParts(root).attachments.map(({ part, name }) => `${part} ${name}`);
const reasons = (root: MimeNode) =>
  selectParts(root).skipped.map(({ name, reason }) => `${name}: ${unreadText(reason as UnreadReason)}`);

describe('finding the words of a mail', () => {
  const found = (root: MimeNode) =>
    selectParts(root).texts.map(({ part, type, message: of }) => `${part} ${type} of ${of || 'the mail'}`);

  it('tells their places, by the message that they are of', () => {
    expect(found(body)).to.deep.equal(['1 text/plain of the mail']);
    expect(found(multi('mixed', multi('alternative', body, html), pdf, message(multi('alternative', body, html))))).to.deep.equal(
      ['1.1 text/plain of the mail', '1.2 text/html of the mail', '3.1 text/plain of 3', '3.2 text/html of 3'],
    );
    expect(found(multi('mixed', body, message(body)))).to.deep.equal(['1 text/plain of the mail', '2.1 text/plain of 2']);
  });

  it('passes over what is no text that people write, and what is too large', () => {
    const large = leaf('text/html', { size: 2_000_000 });
    expect(found(multi('mixed', leaf('text/enriched'), leaf('text/calendar'), large, { ...body, size: 0 }))).to.deep.equal([]);
  });

  it('takes a text sent as a file for a message of its own, unless its name is that of a workbook', () => {
    const file = (type: string, name: string) => leaf(type, { name, disposition: 'attachment' });
    expect(found(multi('mixed', body, file('text/plain', 'order.txt'), file('text/html', 'ATT00001.htm')))).to.deep.equal([
      '1 text/plain of the mail',
      '2 text/plain of 2',
      '3 text/html of 3',
    ]);
    expect(chosen(multi('mixed', body, file('text/html', 'order.xls')))).to.deep.equal(['2 order.xls']);
  });

  it('keeps how they are written', () => {
    const flowed = leaf('text/plain', { encoding: '8bit', parameters: { charset: 'ISO-8859-1', format: 'Flowed' } });
    expect(selectParts(flowed).texts).to.deep.equal([
      { part: '1', type: 'text/plain', charset: 'ISO-8859-1', flowed: true, encoding: '8bit', size: 40_000, message: '' },
    ]);
  });
});

describe('choosing the parts of a mail', () => {
  it('takes documents by their declared type, by their name, or when nobody knows what they are', () => {
    const root = multi(
      'mixed',
      body,
      leaf('application/pdf'),
      leaf('application/octet-stream', { name: 'scan.PDF' }),
      leaf('application/octet-stream', { name: 'no extension' }),
      leaf('application/x-whatever', { name: 'prices.xlsx' }),
      leaf('text/csv', { name: 'lines.csv', disposition: 'attachment' }),
      leaf('text/plain', { name: 'lines.csv', disposition: 'attachment' }),
      leaf('application/vnd.ms-excel', { name: 'old.xls' }),
      leaf('application/zip', { name: 'really-a-workbook.xlsx' }),
      leaf('image/jpeg', { name: 'scan.jpg', disposition: 'inline' }),
      leaf('application/pdf', { name: 'order.pdf.exe' }),
    );
    expect(chosen(root)).to.deep.equal([
      '2 part-2.pdf',
      '3 scan.PDF',
      '4 no extension',
      '5 prices.xlsx',
      '6 lines.csv',
      '7 lines.csv',
      '8 old.xls',
      '9 really-a-workbook.xlsx',
      '10 scan.jpg',
      '11 order.pdf.exe',
    ]);
    expect(reasons(root)).to.deep.equal([]);
  });

  it("takes Outlook's package of attachments, to be opened when it is there", () => {
    const root = multi(
      'mixed',
      body,
      leaf('application/ms-tnef', { name: 'winmail.dat' }),
      leaf('application/octet-stream', { name: 'WINMAIL.DAT' }),
      leaf('application/vnd.ms-tnef'),
    );
    expect(chosen(root)).to.deep.equal(['2 winmail.dat', '3 WINMAIL.DAT', '4 part-4']);
  });

  it('takes a mail that is nothing but the document', () => {
    expect(chosen(leaf('application/pdf', { name: 'only.pdf' }))).to.deep.equal(['1 only.pdf']);
  });

  it('counts parts as IMAP does, into forwarded messages', () => {
    const inner = multi('mixed', body, multi('alternative', body, html), pdf);
    const root = multi('mixed', body, message(inner), message(pdf), message(message(pdf)));
    expect(chosen(root)).to.deep.equal(['2.3 order.pdf', '3.1 order.pdf', '4.1.1 order.pdf']);
    expect(chosen(message(pdf))).to.deep.equal(['1.1 order.pdf']);
  });

  it('goes three forwarded messages deep and says where it stopped', () => {
    const nested = (levels: number): MimeNode =>
      levels === 0 ? multi('mixed', body, pdf) : multi('mixed', body, message(nested(levels - 1)));
    expect(chosen(nested(3))).to.deep.equal(['2.2.2.2 order.pdf']);
    expect(chosen(nested(4))).to.deep.equal([]);
    expect(reasons(nested(4))).to.deep.equal(['part-2.2.2.2.eml: a message forwarded more than 3 times over']);
  });

  it('says nothing about the words of the mail', () => {
    const root = multi('alternative', body, html, leaf('text/enriched'), leaf('text/x-amp-html'));
    expect(selectParts(root)).to.deep.include({ attachments: [], skipped: [] });
  });

  const skippedOnes: readonly (readonly [string, MimeNode, RegExp])[] = [
    [
      'a small picture',
      multi('mixed', body, leaf('image/png', { name: 'icon.png', disposition: 'attachment', size: 1_500 })),
      /less than 2 KB/,
    ],
    ['a delivery report', multi('report', body, leaf('message/delivery-status'), message(pdf)), /delivery report/],
    [
      'an encrypted mail (PGP)',
      multi('encrypted', leaf('application/pgp-encrypted'), leaf('application/octet-stream')),
      /encrypted/,
    ],
    [
      'an encrypted mail (S/MIME)',
      { ...leaf('application/pkcs7-mime', { name: 'smime.p7m' }), parameters: { 'smime-type': 'enveloped-data' } },
      /^smime.p7m: encrypted/,
    ],
    ['a signature (S/MIME)', multi('signed', body, leaf('application/pkcs7-signature', { name: 'smime.p7s' })), /a signature/],
    ['a signature (PGP)', multi('signed', body, leaf('application/pgp-signature')), /a signature/],
    ['a calendar entry', multi('alternative', body, leaf('text/calendar')), /calendar/],
    ['a calendar file', multi('mixed', body, leaf('application/octet-stream', { name: 'invite.ics' })), /calendar/],
    ['a contact card', multi('mixed', body, leaf('text/vcard', { name: 'me.vcf' })), /contact card/],
    ['an external body', multi('mixed', body, leaf('message/external-body')), /not followed/],
    ['an archive of another kind', multi('mixed', body, leaf('application/vnd.rar', { name: 'orders.rar' })), /an archive/],
    ['an archive nobody declared', multi('mixed', body, leaf('application/octet-stream', { name: 'orders.7z' })), /an archive/],
    ['a program', multi('mixed', body, leaf('application/octet-stream', { name: 'order.exe' })), /not a document/],
    ['a text document', multi('mixed', body, leaf('application/msword', { name: 'order.doc' })), /not a document/],
    ['a voice message', multi('mixed', body, leaf('audio/mpeg', { name: 'order.mp3' })), /sound/],
    [
      'an opaque attached message',
      multi('mixed', body, { type: 'message/rfc822', encoding: 'base64', size: 9 }),
      /does not open/,
    ],
    ['a document over the limit', multi('mixed', body, { ...pdf, size: 40 * 1024 * 1024 }), /larger than 20 MB/],
  ];
  for (const [what, root, reason] of skippedOnes) {
    it(`leaves ${what} alone and says why`, () => {
      expect(chosen(root)).to.deep.equal([]);
      expect(reasons(root).join('; ')).to.match(reason);
    });
  }

  it('takes a document beside the logo, the signature and the calendar entry', () => {
    const root = multi(
      'signed',
      multi('mixed', multi('related', html, leaf('image/png', { id: '<l@x>', size: 1_000 })), pdf, leaf('text/calendar')),
      leaf('application/pkcs7-signature'),
    );
    expect(chosen(root)).to.deep.equal(['1.2 order.pdf']);
    expect(reasons(root)).to.have.lengthOf(3);
  });

  it('marks pictures that the text shows: they are looked at where nothing else is an order', () => {
    const inText = (root: MimeNode) => selectParts(root).attachments.map((attachment) => attachment.inText ?? false);
    expect(inText(multi('related', html, leaf('image/png', { name: 'order.png', id: '<order@x>' })))).to.deep.equal([true]);
    expect(inText(multi('related', html, leaf('image/png', { disposition: 'attachment' })))).to.deep.equal([true]);
    expect(inText(multi('mixed', body, leaf('image/png', { id: '<a@x>', disposition: 'inline' })))).to.deep.equal([true]);
    expect(inText(multi('mixed', body, leaf('image/png', { name: 'scan.png', disposition: 'attachment' })))).to.deep.equal([
      false,
    ]);
  });

  it('says of what is left alone whether it may be a document', () => {
    const may = (part: MimeNode) =>
      selectParts(multi('mixed', body, part)).skipped.map(({ mayBeDocument = false }) => mayBeDocument);
    const file = (name: string, type = 'application/octet-stream', size?: number) =>
      leaf(type, { name, disposition: 'attachment', ...(size === undefined ? {} : { size }) });
    for (const part of [
      file('order.doc', 'application/msword'),
      file('order.rar'),
      file('order.idoc', 'application/x-idoc'),
      file('order.txt'),
      file('order.txt', 'text/plain', 2_000_000),
      { ...file('smime.p7m', 'application/pkcs7-mime'), parameters: { 'smime-type': 'authEnveloped-data' } },
      file('order.pdf.asc'),
      { ...pdf, size: 40 * 1024 * 1024 },
      leaf('message/external-body'),
    ])
      expect(may(part), part.dispositionParameters?.filename ?? part.type).to.deep.equal([true]);
    for (const part of [
      file('invite.ics'),
      file('me.vcf'),
      file('smime.p7s', 'application/pkcs7-signature'),
      file('setup.exe'),
      file('hello.mp3', 'audio/mpeg'),
      file('fix.patch', 'text/x-patch'),
      file('fix.patch', 'application/x-patch'),
      file('sort', 'application/x-perl'),
      file('rotate', 'application/x-java-applet'),
      leaf('application/x-msdownload'),
      file('screensaver.pif'),
      file('site.url'),
      file('key', 'application/pgp-keys'),
      file('signature.asc'),
      file('OpenPGP_0x1234ABCD.asc'),
      file('anna_public_key.asc'),
      file('anna', 'application/vcard'),
      file('meeting', 'application/x-vcalendar'),
      file('icon.png', 'image/png', 900),
      file('smile.gif', 'image/gif', 900),
      file('google.com!buyer.example!1700000000!1700086399.xml.gz', 'application/gzip'),
    ])
      expect(may(part), part.dispositionParameters?.filename ?? part.type).to.deep.equal([false]);
  });

  it('takes a signed file, a photograph of a telephone, and a document that calls itself a program', () => {
    const names = (...parts: readonly MimeNode[]) =>
      selectParts(multi('mixed', body, ...parts)).attachments.map(({ name }) => name);
    const file = (name: string, type: string) => leaf(type, { name, disposition: 'attachment' });
    expect(
      names(
        file('smime.p7m', 'application/pkcs7-mime'),
        file('order.pdf.p7m', 'application/octet-stream'),
        file('IMG_0042.HEIC', 'image/heic'),
        file('IMG_0043.heif', 'image/heif-sequence'),
        file('scan.gif', 'image/gif'),
        file('order.uue', 'application/octet-stream'),
        file('order.pdf', 'application/x-msdownload'),
      ),
    ).to.deep.equal(['smime.p7m', 'order.pdf.p7m', 'IMG_0042.HEIC', 'IMG_0043.heif', 'scan.gif', 'order.uue', 'order.pdf']);
  });

  it('takes a text that is longer than anybody writes, because a program may have written a file into it', () => {
    const long = (size: number) => selectParts({ type: 'text/plain', encoding: '7bit', size });
    expect(long(600_000).attachments.map(({ name }) => name)).to.deep.equal(['text of the mail']);
    expect(long(5_000)).to.deep.include({ attachments: [], skipped: [] });
    expect(long(50 * 1024 * 1024)).to.deep.include({ attachments: [], skipped: [] });
  });

  it('takes a document as large as the limit allows, whatever its encoding adds', () => {
    const bytes = partLimits.maxBytes;
    expect(chosen({ ...pdf, size: Math.ceil((bytes / 57) * 78) })).to.have.lengthOf(1);
    expect(chosen({ ...pdf, encoding: 'quoted-printable', size: bytes * 3 })).to.have.lengthOf(1);
    expect(chosen({ ...pdf, encoding: 'binary', size: bytes + 1 })).to.have.lengthOf(0);
  });

  it('bounds what one mail can ask for', () => {
    const many = multi('mixed', ...Array.from({ length: 500 }, () => pdf));
    expect(selectParts(many).attachments).to.have.lengthOf(100);
    expect(selectParts(many).skipped).to.have.lengthOf(101);
    expect(reasons(many).at(-1)).to.equal('300 more: left alone as well');
    expect(selectParts(many).skipped.at(-1)?.count, 'each of them is counted').to.equal(300);
    const endless = multi('mixed', ...Array.from({ length: 5_000 }, () => body), pdf);
    expect(reasons(endless).join()).to.match(/more than 2000 parts/);
  });
});
