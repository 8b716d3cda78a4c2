import { attachment, base64Lines, mail, multipart, pdf, text } from '../mime.ts';
import { base64, document, part, type TortureCase, withParts } from './case.ts';

const crlf = '\r\n';
const po = attachment({ type: 'application/pdf', content: document, name: 'po.pdf' });
const only = [['po.pdf', document]] as const;
const lines = base64Lines(document);
const broken = (content: string) => withParts(part(['Content-Type: application/pdf; name=po.pdf', base64], content));
const nested = (levels: number, inner: string): string =>
  levels === 0 ? inner : multipart('mixed', [nested(levels - 1, inner)]);

/** Mails that break the rules, and what can still be made of them. */
export const brokenMails: readonly TortureCase[] = [
  {
    title: 'no closing boundary',
    raw: mail({}, [`Content-Type: multipart/mixed; boundary=A`, '', '--A', text(), '--A', po].join(crlf)),
    attachments: only,
  },
  { title: 'lines that end in LF', raw: withParts(po).replaceAll(crlf, '\n'), attachments: only },
  {
    title: 'garbage between the base64 characters',
    raw: broken(`${lines.slice(0, 500)}!!*\u0001 %%%${crlf}${lines.slice(500)}`),
    attachments: only,
  },
  { title: 'base64 in one line', raw: broken(document.toString('base64')), attachments: only },
  { title: 'base64 without padding', raw: broken(lines.replace(/=+$/, '')), attachments: only },
  {
    title: 'base64 padded in every line',
    raw: broken(
      document
        .toString('latin1')
        .match(/[\s\S]{1,40}/g)
        ?.map((run) => Buffer.from(run, 'latin1').toString('base64'))
        .join(crlf) ?? '',
    ),
    attachments: only,
  },
  { title: 'an encoding in capitals', raw: withParts(po.replace('base64', 'BASE64')), attachments: only },
  {
    title: 'a document cut short by its sender',
    raw: broken(lines.slice(0, lines.length / 2)),
    attachments: [['po.pdf', Buffer.from(lines.slice(0, lines.length / 2), 'base64')]],
  },
  { title: 'eighteen nested multiparts', raw: mail({}, nested(18, po)), attachments: only },
  { title: 'no MIME-Version', raw: mail({ 'MIME-Version': null }, multipart('mixed', [text(), po])), attachments: only },
  { title: 'a boundary full of signs', raw: mail({}, multipart('mixed', [text(), po], "b'()+_,-./:=? x")), attachments: only },
  {
    title: 'words before and after the parts',
    raw:
      mail({}, multipart('mixed', [text(), po]).replace(crlf + crlf, `${crlf}${crlf}This is a multi-part message.${crlf}`)) +
      'afterwards',
    attachments: only,
  },
  {
    title: 'an unknown character set',
    raw: mail(
      { Subject: '=?x-nonsense?B?w7zDtg==?=' },
      multipart('mixed', [part(['Content-Type: text/plain; charset=x-none', 'Content-Transfer-Encoding: 8bit'], 'ü'), po]),
    ),
    attachments: only,
  },
  {
    title: 'subjects of other scripts',
    raw: mail({ Subject: '=?koi8-r?B?+sHLwdo=?= =?iso-2022-jp?B?GyRCQ20bKEI=?=' }, po),
    attachments: only,
    header: { subject: 'Заказ注' },
  },
  {
    title: 'a subject in raw UTF-8',
    raw: mail({ Subject: 'Bestellung für €' }, po),
    attachments: only,
    header: { subject: 'Bestellung für €' },
  },
  {
    title: 'a subject that carries a line break',
    raw: mail({ Subject: '=?utf-8?Q?Order=0D=0ABcc:_evil@x.test?=' }, po),
    attachments: only,
    header: { subject: 'Order Bcc: evil@x.test' },
  },
  {
    title: 'no sender, subject and date',
    raw: mail({ From: null, Subject: null, Date: null }, po),
    attachments: only,
    header: { from: '', fromName: null, subject: '', sentAt: null },
  },
  { title: 'a date nobody can read', raw: mail({ Date: 'yesterday at noon' }, po), attachments: only, header: { sentAt: null } },
  {
    title: 'a date of the past with a comment',
    raw: mail({ Date: 'Fri, 20 Nov 98 10:00:00 +0200 (EET)' }, po),
    attachments: only,
    header: { sentAt: '1998-11-20T08:00:00.000Z' },
  },
  { title: 'two Message-IDs', raw: mail({ 'Message-ID': `<one@x.test>${crlf}Message-ID: <two@x.test>` }, po), attachments: only },
  {
    title: 'a Message-ID without brackets',
    raw: mail({ 'Message-ID': 'naked@x.test' }, po),
    attachments: only,
    header: { messageId: 'naked@x.test' },
  },
  {
    title: 'a folded Message-ID',
    raw: mail({ 'Message-ID': `${crlf} <folded-${'x'.repeat(80)}@x.test>` }, po),
    attachments: only,
    header: { messageId: `folded-${'x'.repeat(80)}@x.test` },
  },
  { title: 'no Message-ID', raw: mail({ 'Message-ID': null }, po), attachments: only, header: { messageId: null } },
  {
    title: 'several senders',
    raw: mail({ From: '"Buyer, Bob" <bob@x.test>, eve@x.test' }, po),
    attachments: only,
    header: { from: 'bob@x.test', fromName: 'Buyer, Bob' },
  },
  {
    title: 'a sender that is a group',
    raw: mail({ From: 'undisclosed-recipients:;' }, po),
    attachments: only,
    header: { from: '' },
  },
  {
    title: 'a header of a hundred kilobytes',
    raw: mail({ References: Array.from({ length: 3_000 }, (_, i) => `<ref${i}@x.test>`).join(`${crlf} `) }, po),
    attachments: only,
  },
  {
    title: 'a hundred and twenty documents',
    raw: mail(
      {},
      multipart(
        'mixed',
        Array.from({ length: 120 }, (_, i) => attachment({ type: 'application/pdf', content: pdf(60, i), name: `p${i}.pdf` })),
      ),
    ),
    attachments: Array.from({ length: 100 }, (_, i) => [`p${i}.pdf`, pdf(60, i)] as const),
    skipped: Array.from({ length: 20 }, () => /more than 100/),
  },
  {
    title: 'a program that says it is a document',
    raw: withParts(attachment({ type: 'application/pdf', content: Buffer.from('MZ and so on'), name: 'po.pdf.exe' })),
    attachments: [['po.pdf.exe', Buffer.from('MZ and so on')]],
  },
  {
    title: 'a type in capitals with a comment',
    raw: withParts(part(['Content-Type: APPLICATION/PDF (the order); NAME="po.pdf"', base64], lines)),
    attachments: only,
  },
  {
    title: 'an encoding with a blank behind it',
    raw: withParts(po.replace('base64', 'base64 \t')),
    attachments: only,
  },
  {
    title: 'quoted-printable with small letters, blanks at line ends and stray signs',
    raw: withParts(
      part(
        ['Content-Type: text/csv; name=q.csv', 'Content-Disposition: attachment', 'Content-Transfer-Encoding: quoted-printable'],
        `sku;qty=3bprice  ${crlf}f=fc;3=${crlf};=ZZ9`,
      ),
    ),
    attachments: [['q.csv', Buffer.from('sku;qty;price\r\nf\u00fc;3;=ZZ9', 'latin1')]],
  },
  {
    title: 'a boundary that begins like the one around it',
    raw: mail({}, multipart('mixed', [multipart('alternative', [text(), text()], 'b-1-2'), po], 'b-1')),
    attachments: only,
  },
  {
    title: 'several parts and no boundary',
    raw: mail({}, [`Content-Type: multipart/mixed`, '', '--x', po, '--x--'].join(crlf)),
  },
  { title: 'a multipart of nothing', raw: mail({}, ['Content-Type: multipart/mixed; boundary=A', '', '--A--', ''].join(crlf)) },
  {
    title: 'a forwarded mail that is written in base64',
    raw: withParts(part(['Content-Type: message/rfc822', base64], base64Lines(Buffer.from(withParts(po))))),
    attachments: only,
  },
  {
    title: 'a date without seconds in a zone of old',
    raw: mail({ Date: '20 Nov 2026 10:00 EST' }, po),
    attachments: only,
    header: { sentAt: '2026-11-20T15:00:00.000Z' },
  },
  {
    title: 'a sender with a quoted name and a comment',
    raw: mail({ From: '"the \\"buyer\\"" (Purchasing) <"odd one"@x.test>' }, po),
    attachments: only,
    header: { from: 'odd one@x.test', fromName: 'the "buyer"' },
  },
  {
    title: 'a line of ten thousand characters in the header',
    raw: mail({ 'X-Long': 'y'.repeat(10_000) }, multipart('mixed', [text(), po])),
    attachments: only,
  },
  {
    title: 'bytes of zero in the words',
    raw: mail({}, multipart('mixed', [text('a\u0000b\u0000c'), po])),
    attachments: only,
  },
  {
    title: 'a name in two forms that disagree',
    raw: withParts(
      part(
        [
          'Content-Type: application/pdf; name="wrong.txt"',
          `Content-Disposition: attachment; filename="old.pdf"; filename*=UTF-8''po.pdf`,
          base64,
        ],
        lines,
      ),
    ),
    attachments: only,
  },
];
