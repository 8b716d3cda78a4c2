import { winmail } from '../../../support/tnef-package.ts';
import { attachment, base64Lines, forwarded, mail, multipart, pdf, text } from '../mime.ts';
import { base64, document, part, type TortureCase, withParts } from './case.ts';

const encoded = base64Lines(document);
const pdfPart = (...lines: readonly string[]) => part([...lines, base64], encoded);
const type = 'application/pdf';
const attached = (name?: string) => attachment({ type, content: document, ...(name === undefined ? {} : { name }) });
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), pdf(30_000, 5)]);
const html = part(['Content-Type: text/html; charset=utf-8'], '<p>Hello <img src="cid:logo@x"></p>');

/** Mails whose documents must be found, whatever their programs call them. */
export const documents: readonly TortureCase[] = [
  { title: 'an ordinary mail', raw: withParts(attached('po.pdf')), attachments: [['po.pdf', document]] },
  {
    title: 'a mail that is the document',
    raw: mail({}, attached('only.pdf')),
    attachments: [['only.pdf', document]],
  },
  {
    title: 'a mail that was signed as a whole (S/MIME)',
    raw: mail({}, attachment({ type: 'application/pkcs7-mime; smime-type=signed-data', content: document, name: 'smime.p7m' })),
    attachments: [['smime.p7m', document]],
  },
  {
    title: 'a document without any name',
    raw: withParts(pdfPart('Content-Type: application/pdf')),
    attachments: [['part-2.pdf', document]],
  },
  {
    title: 'a document nobody declared',
    raw: withParts(pdfPart('Content-Type: application/octet-stream', 'Content-Disposition: attachment; filename=PO.PDF')),
    attachments: [['PO.PDF', document]],
  },
  {
    title: 'a document inline (Apple Mail)',
    raw: mail(
      {},
      multipart('alternative', [
        text(),
        multipart('mixed', [html, attachment({ type, content: document, name: 'apple.pdf', disposition: 'inline' }), html]),
      ]),
    ),
    attachments: [['apple.pdf', document]],
  },
  {
    title: 'a document with a Content-ID',
    raw: mail(
      {},
      multipart('related', [html, attachment({ type, content: document, name: 'cid.pdf', fields: { 'Content-ID': '<a@b>' } })]),
    ),
    attachments: [['cid.pdf', document]],
  },
  {
    title: 'a name in RFC 2231',
    raw: withParts(
      pdfPart(`Content-Type: ${type}`, "Content-Disposition: attachment; filename*=UTF-8''Bestellung%20%C3%BC%20%E2%82%AC.pdf"),
    ),
    attachments: [['Bestellung ü €.pdf', document]],
  },
  {
    title: 'a name in RFC 2231, in ISO 8859-1 and with a language',
    raw: withParts(pdfPart(`Content-Type: ${type}`, "Content-Disposition: attachment; filename*=iso-8859-1'de'M%FCller.pdf")),
    attachments: [['Müller.pdf', document]],
  },
  {
    title: 'a name in RFC 2231 in pieces',
    raw: withParts(
      pdfPart(
        `Content-Type: ${type}`,
        "Content-Disposition: attachment;\r\n filename*0*=UTF-8''Bestellung%20sehr%20;\r\n filename*1*=lang%20%C3%A4;\r\n filename*2=.pdf",
      ),
    ),
    attachments: [['Bestellung sehr lang ä.pdf', document]],
  },
  {
    title: 'a name as an encoded word',
    raw: withParts(pdfPart(`Content-Type: ${type}; name="=?UTF-8?B?QmVzdGVsbHVuZyDDvC5wZGY=?="`)),
    attachments: [['Bestellung ü.pdf', document]],
  },
  {
    title: 'a name as two encoded words',
    raw: withParts(
      pdfPart(
        `Content-Type: ${type}`,
        'Content-Disposition: attachment; filename="=?utf-8?Q?Best=C3?=\r\n =?utf-8?Q?=A4tigung.pdf?="',
      ),
    ),
    attachments: [['Bestätigung.pdf', document]],
  },
  {
    title: 'a name in raw UTF-8',
    raw: withParts(pdfPart(`Content-Type: ${type}`, 'Content-Disposition: attachment; filename="Bestellung ü.pdf"')),
    attachments: [['Bestellung ü.pdf', document]],
  },
  {
    title: 'a name with folders',
    raw: withParts(pdfPart(`Content-Type: ${type}`, 'Content-Disposition: attachment; filename="../../etc/cron.d/x.pdf"')),
    attachments: [['x.pdf', document]],
  },
  {
    title: 'a name with a backslash and quotes',
    raw: withParts(pdfPart(`Content-Type: ${type}`, 'Content-Disposition: attachment; filename="C:\\\\a\\\\p\\"o.pdf"')),
    attachments: [['p"o.pdf', document]],
  },
  {
    title: 'two documents of one name',
    raw: withParts(attached('po.pdf'), attached('po.pdf')),
    attachments: [
      ['po.pdf', document],
      ['po.pdf', document],
    ],
  },
  {
    title: 'spreadsheets and CSV',
    raw: withParts(
      attachment({
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: document,
        name: 'o.xlsx',
      }),
      attachment({ type: 'application/vnd.ms-excel', content: document, name: 'o.xls' }),
      part(
        [
          'Content-Type: text/csv; charset=iso-8859-1; name=o.csv',
          'Content-Disposition: attachment',
          'Content-Transfer-Encoding: quoted-printable',
        ],
        'sku;qty=0D=0Af=FC;3',
      ),
    ),
    attachments: [
      ['o.xlsx', document],
      ['o.xls', document],
      ['o.csv', Buffer.from('sku;qty\r\nfü;3', 'latin1')],
    ],
  },
  {
    title: 'a CSV file in plain eight bits',
    raw: withParts(part(['Content-Type: text/csv; charset=utf-8; name=8.csv', 'Content-Transfer-Encoding: 8bit'], 'größe;1')),
    attachments: [['8.csv', Buffer.from('größe;1')]],
  },
  {
    title: 'a photo from a telephone',
    raw: mail(
      {},
      multipart('mixed', [
        text(),
        attachment({ type: 'image/png', content: png, name: 'IMG_1.png', disposition: 'inline' }),
        text('Sent from my phone'),
      ]),
    ),
    attachments: [['IMG_1.png', png]],
  },
  {
    title: 'a signed mail (S/MIME)',
    raw: mail(
      {},
      multipart('signed', [
        multipart('mixed', [text(), attached('po.pdf')]),
        attachment({ type: 'application/pkcs7-signature', content: pdf(900), name: 'smime.p7s' }),
      ]),
    ),
    attachments: [['po.pdf', document]],
    skipped: [/^smime.p7s: a signature/],
  },
  {
    title: 'a forwarded mail',
    raw: withParts(forwarded(withParts(attached('inner.pdf')))),
    attachments: [['inner.pdf', document]],
  },
  {
    title: 'a mail forwarded three times',
    raw: withParts(forwarded(withParts(forwarded(withParts(forwarded(withParts(attached('third.pdf')))))))),
    attachments: [['third.pdf', document]],
  },
  {
    title: 'a forwarded mail that is the document',
    raw: withParts(forwarded(mail({}, attached('bare.pdf'))), attached('beside.pdf')),
    attachments: [
      ['bare.pdf', document],
      ['beside.pdf', document],
    ],
  },
  {
    title: 'a digest of mails',
    raw: mail({}, multipart('digest', [forwarded(withParts(attached('first.pdf'))), forwarded(mail({}, text()))])),
    attachments: [['first.pdf', document]],
  },
  {
    title: 'a mail that is a forwarded mail',
    raw: mail({}, forwarded(withParts(attached('root.pdf')))),
    attachments: [['root.pdf', document]],
  },
  {
    title: "documents in Outlook's package (winmail.dat)",
    raw: mail(
      {},
      multipart('mixed', [
        text(),
        attachment({
          type: 'application/ms-tnef',
          content: winmail(
            { name: 'Bestellung ü.pdf', content: document, type },
            { name: '..\\..\\lines.csv', content: Buffer.from('a;1') },
          ),
          name: 'winmail.dat',
        }),
      ]),
    ),
    attachments: [
      ['Bestellung ü.pdf', document],
      ['lines.csv', Buffer.from('a;1')],
    ],
  },
  {
    title: "a forwarded message inside Outlook's package, under another name",
    raw: withParts(
      attachment({
        type: 'application/octet-stream',
        content: winmail({ name: 'FW: order', message: winmail({ name: 'inner.pdf', content: document }) }),
        name: 'noname',
      }),
    ),
    attachments: [['inner.pdf', document]],
  },
  {
    title: 'a document in two halves for the Macintosh (AppleDouble)',
    raw: withParts(
      multipart('appledouble', [
        attachment({ type: 'application/applefile', content: pdf(90), name: '%po.pdf' }),
        attachment({ type, content: document, name: 'po.pdf' }),
      ]),
    ),
    attachments: [['po.pdf', document]],
    skipped: [/^%po.pdf: the half of a file that only a Macintosh reads/],
  },
  {
    title: 'a document in a mailing list that adds a footer',
    raw: mail({}, multipart('mixed', [multipart('mixed', [text(), attached('po.pdf')]), text('-- \r\nunsubscribe here')])),
    attachments: [['po.pdf', document]],
  },
];
