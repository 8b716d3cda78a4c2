import { winmail } from '../../../support/tnef-package.ts';
import { attachment, forwarded, mail, multipart, pdf, text } from '../mime.ts';
import { document, part, type TortureCase, withParts } from './case.ts';

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), pdf(30_000, 5)]);
const icon = png.subarray(0, 900);
const html = part(['Content-Type: text/html; charset=utf-8'], '<p>Hello <img src="cid:logo@x"></p>');
const po = attachment({ type: 'application/pdf', content: document, name: 'po.pdf' });
const only = [['po.pdf', document]] as const;
const file = (type: string, name: string) => attachment({ type, content: pdf(12_000), name });

/** Mails of which something, or everything, is none of our business. */
export const leftAlone: readonly TortureCase[] = [
  { title: 'a mail of words', raw: mail({}, text()) },
  { title: 'a mail of words in two forms', raw: mail({}, multipart('alternative', [text(), html])) },
  { title: 'a mail without a body', raw: mail({}, '\r\n') },
  {
    title: 'a logo in the text',
    raw: mail(
      {},
      multipart('mixed', [
        multipart('related', [
          html,
          attachment({
            type: 'image/png',
            content: png,
            name: 'logo.png',
            disposition: 'inline',
            fields: { 'Content-ID': '<logo@x>' },
          }),
        ]),
        po,
      ]),
    ),
    attachments: [['logo.png', png], ...only],
  },
  {
    title: 'a logo declared as an attachment (Outlook)',
    raw: mail(
      {},
      multipart('related', [
        html,
        attachment({ type: 'image/png', content: png, name: 'image001.png', fields: { 'Content-ID': '<image001.png@01D>' } }),
      ]),
    ),
    attachments: [['image001.png', png]],
  },
  {
    title: 'an icon',
    raw: withParts(attachment({ type: 'image/png', content: icon, name: 'facebook.png' }), po),
    attachments: only,
    skipped: [/less than 2 KB/],
  },
  {
    title: 'a bounce',
    raw: mail(
      { From: 'MAILER-DAEMON@mx.test', 'Auto-Submitted': 'auto-replied', 'Return-Path': '<>' },
      multipart('report; report-type=delivery-status', [
        text(),
        part(['Content-Type: message/delivery-status'], 'Reporting-MTA: dns; mx.test'),
        forwarded(withParts(po)),
      ]),
    ),
    skipped: [/a delivery report/],
    notForUs: 'bounce',
  },
  {
    title: 'a read receipt',
    raw: mail(
      {},
      multipart('report; report-type=disposition-notification', [
        text('Read.'),
        part(['Content-Type: message/disposition-notification'], 'Disposition: manual-action'),
      ]),
    ),
    skipped: [/a delivery report or read receipt/],
    notForUs: 'bounce',
  },
  {
    title: 'a bounce without a report (Exim)',
    raw: mail({ From: 'Mail Delivery System <Mailer-Daemon@mx.test>', 'X-Failed-Recipients': 'a@b.test' }, text()),
    notForUs: 'bounce',
  },
  { title: 'an absence note', raw: mail({ 'Auto-Submitted': 'auto-replied' }, text('I am away.')), notForUs: 'auto_reply' },
  {
    title: 'an absence note with a logo attached',
    raw: mail({ 'Auto-Submitted': 'auto-replied (vacation)' }, multipart('mixed', [text(), po])),
    attachments: only,
    notForUs: 'auto_reply',
  },
  { title: 'an absence note of an old program', raw: mail({ Precedence: 'auto_reply' }, text()), notForUs: 'auto_reply' },
  {
    title: 'an order an ERP system sends by itself',
    raw: mail({ 'Auto-Submitted': 'auto-generated', Precedence: 'bulk' }, multipart('mixed', [text(), po])),
    attachments: only,
  },
  {
    title: 'our own notification',
    raw: mail({ 'Auto-Submitted': 'auto-generated', 'X-Order-Intake': 'notification' }, multipart('alternative', [text(), html])),
    notForUs: 'own_notification',
  },
  {
    title: 'an encrypted mail (PGP)',
    raw: mail(
      {},
      multipart('encrypted; protocol="application/pgp-encrypted"', [
        part(['Content-Type: application/pgp-encrypted'], 'Version: 1'),
        part(['Content-Type: application/octet-stream; name=encrypted.asc'], '-----BEGIN PGP MESSAGE-----'),
      ]),
    ),
    skipped: [/encrypted/],
    notForUs: 'encrypted',
  },
  {
    title: 'an encrypted mail (S/MIME)',
    raw: mail({}, file('application/pkcs7-mime; smime-type=enveloped-data', 'smime.p7m')),
    skipped: [/^smime.p7m: encrypted/],
    notForUs: 'encrypted',
  },
  {
    title: 'a signed mail (PGP)',
    raw: mail(
      {},
      multipart('signed', [
        multipart('mixed', [text(), po]),
        part(['Content-Type: application/pgp-signature'], '-----BEGIN PGP SIGNATURE-----'),
      ]),
    ),
    attachments: only,
    skipped: [/a signature/],
  },
  {
    title: 'an archive of another kind',
    raw: withParts(file('application/x-7z-compressed', 'orders.7z'), po),
    attachments: only,
    skipped: [/^orders.7z: an archive/],
  },
  {
    title: 'an archive nobody declared',
    raw: withParts(file('application/octet-stream', 'orders.rar')),
    skipped: [/an archive/],
  },
  {
    title: 'an invitation',
    raw: mail(
      {},
      multipart('mixed', [
        multipart('alternative', [text(), part(['Content-Type: text/calendar; method=REQUEST'], 'BEGIN:VCALENDAR')]),
        file('application/ics', 'invite.ics'),
      ]),
    ),
    skipped: [/calendar/, /^invite.ics: a calendar/],
  },
  { title: 'a business card', raw: withParts(file('text/vcard', 'me.vcf')), skipped: [/contact card/] },
  {
    title: 'a link dressed as an attachment',
    raw: withParts(
      part(
        ['Content-Type: message/external-body; access-type=URL; URL="http://169.254.169.254/"'],
        'Content-Type: application/pdf\r\n',
      ),
    ),
    skipped: [/not followed/],
  },
  {
    title: 'a fragment of a mail',
    raw: mail({}, part(['Content-Type: message/partial; id=a; number=1; total=2'], 'Subject: x\r\n\r\nhalf')),
    skipped: [/fragment/],
  },
  {
    title: 'an Outlook package that is damaged',
    raw: withParts(
      attachment({
        type: 'application/ms-tnef',
        content: winmail({ name: 'o.pdf', content: document }).subarray(0, -9),
        name: 'winmail.dat',
      }),
      po,
    ),
    attachments: only,
    refused: [/^winmail.dat: an Outlook package .* cannot be opened: it ends too soon/],
  },
  {
    title: 'an Outlook package of a logo, an old letter and nothing else',
    raw: withParts(
      attachment({
        type: 'application/ms-tnef',
        content: winmail(
          { name: 'image001.png', content: png, contentId: 'image001.png@01D', inText: true },
          { name: 'letter.doc', content: document },
        ),
        name: 'winmail.dat',
      }),
    ),
    refused: [/^image001.png: a picture inside the text/, /^letter.doc: not a document/],
  },
  {
    title: 'an old letter',
    raw: withParts(file('application/msword', 'order.doc')),
    skipped: [/order.doc: not a document/],
  },
  { title: 'a program', raw: withParts(file('application/octet-stream', 'order.exe')), skipped: [/order.exe: not a document/] },
  { title: 'a recording', raw: withParts(file('audio/mpeg', 'message.mp3')), skipped: [/sound/] },
  { title: 'a text file, which is read as words are', raw: withParts(file('text/plain', 'readme.txt')) },
  {
    title: 'a mail forwarded four times',
    raw: withParts(forwarded(withParts(forwarded(withParts(forwarded(withParts(forwarded(withParts(po))))))))),
    skipped: [/more than 3 times/],
  },
  {
    title: 'an empty attachment',
    raw: withParts(attachment({ type: 'application/pdf', content: Buffer.alloc(0), name: 'empty.pdf' })),
    refused: [/^empty.pdf: (empty|the server did not give it out)/],
  },
  {
    title: 'a document in an encoding that nobody knows',
    raw: withParts(part(['Content-Type: application/pdf; name=hex.pdf', 'Content-Transfer-Encoding: x-binhex'], ':#5p6Ya)')),
    refused: [/^hex.pdf: written in an encoding/],
  },
];
