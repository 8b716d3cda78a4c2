import { expect } from 'chai';
import type { MessageStructureObject } from 'imapflow';
import { after, before, describe, it } from 'mocha';
import { alice, downloaded, fetchUid, type Kit, mail, startKit } from './kit.ts';

const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(Array.from({ length: 3000 }, (_, index) => index % 256))]);
const wrapped = (bytes: Buffer): string => (bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n');

const forwarded = mail(
  'From: =?utf-8?q?J=C3=BCrgen_Gro=C3=9F?= <juergen@kunde.example>',
  'To: alice@nordlicht.example, "Doe, John" <john@nordlicht.example>',
  'Cc: undisclosed-recipients:;',
  'Subject: =?utf-8?q?Bestellung_f=C3=BCr?=',
  ' =?utf-8?q?_M=C3=A4rz?=',
  'Message-ID: <forwarded@kunde.example>',
  'Date: Tue, 31 Mar 2026 10:00:00 +0200',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed;',
  '\tboundary="outer b"',
  '',
  'This is a multi-part message.',
  '--outer b',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: 8bit',
  '',
  'Grüße',
  '--outer b',
  'Content-Type: message/rfc822',
  'Content-Disposition: attachment; filename="original.eml"',
  '',
  'From: buyer@kunde.example',
  'To: juergen@kunde.example',
  'Subject: inner order',
  'Message-ID: <inner@kunde.example>',
  'Content-Type: multipart/mixed; boundary=inner',
  '',
  '--inner',
  'Content-Type: application/pdf; name="PO 4711.pdf"',
  "Content-Disposition: attachment; filename*=utf-8''PO%204711%20%C3%BC.pdf",
  'Content-Transfer-Encoding: base64',
  '',
  wrapped(pdf),
  '--inner--',
  '',
  '--outer b--',
  'epilogue',
);

describe('embedded mail: fetching with imapflow', () => {
  let kit: Kit;
  before(async () => {
    kit = await startKit();
    await kit.sandbox.deliver(alice.user, forwarded, new Date('2026-03-31T08:00:05Z'));
  });
  after(() => kit.close());

  it('BODYSTRUCTURE tells the parts of a forwarded message with their own numbers', async () => {
    const client = await kit.client();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const message = await fetchUid(client, 1, { bodyStructure: true, size: true, internalDate: true });
    if (!message.bodyStructure) throw new Error('no structure');
    const parts = flatten(message.bodyStructure).map(({ part, type, size, disposition }) => ({ part, type, size, disposition }));
    expect(parts.map(({ part, type }) => `${part ?? '-'} ${type}`)).to.deep.equal([
      '- multipart/mixed',
      '1 text/plain',
      '2 message/rfc822',
      '2 multipart/mixed',
      '2.1 application/pdf',
    ]);
    expect(parts[4]?.size).to.equal(wrapped(pdf).length);
    expect(parts[4]?.disposition).to.equal('attachment');
    expect(flatten(message.bodyStructure)[4]?.dispositionParameters?.filename).to.equal('PO 4711 ü.pdf');
    expect(message.size).to.equal(forwarded.length);
    expect(message.internalDate).to.deep.equal(new Date('2026-03-31T08:00:05Z'));
  });

  it('ENVELOPE tells decoded names, a folded subject, a comma inside a name and no person for an empty group', async () => {
    const client = await kit.client();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const message = await fetchUid(client, 1, { envelope: true });
    expect(message.envelope?.subject).to.equal('Bestellung für März');
    expect(message.envelope?.from).to.deep.equal([{ name: 'Jürgen Groß', address: 'juergen@kunde.example' }]);
    expect(message.envelope?.to?.map((person) => person.name)).to.deep.equal(['', 'Doe, John']);
    expect(message.envelope?.messageId).to.equal('<forwarded@kunde.example>');
    expect(message.envelope?.date).to.deep.equal(new Date('2026-03-31T08:00:00Z'));
  });

  it('a part inside a forwarded message is downloaded byte for byte and the mail stays unseen', async () => {
    const client = await kit.client();
    await client.mailboxOpen('INBOX');
    const { content, contentType } = await downloaded(client, 1, '2.1');
    expect(content.equals(pdf)).to.equal(true);
    expect(contentType).to.equal('application/pdf');
    expect(kit.sandbox.folders(alice.user)[0]?.messages[0]?.flags).to.deep.equal([]);
  });

  it('body parts, part headers and chosen header fields come in one command', async () => {
    const client = await kit.client();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const query = {
      bodyParts: ['1', '2.mime', '2.header', '2.1.mime', { key: '2.1', start: 4, maxLength: 8 }],
      headers: ['message-id'],
    };
    const message = await fetchUid(client, 1, query);
    const part = (key: string): string => message.bodyParts?.get(key)?.toString() ?? 'missing';
    expect(part('1')).to.equal('Grüße');
    expect(part('2.mime')).to.match(/^Content-Type: message\/rfc822\r\n[\s\S]*\r\n\r\n$/);
    expect(part('2.header')).to.match(/^From: buyer@kunde\.example\r\n[\s\S]*boundary=inner\r\n\r\n$/);
    expect(part('2.1.mime')).to.contain('filename*=');
    expect(part('2.1')).to.equal(wrapped(pdf).slice(4, 12));
    expect(message.headers?.toString()).to.equal('Message-ID: <forwarded@kunde.example>\r\n\r\n');
  });

  it('the whole source comes back byte for byte', async () => {
    const client = await kit.client();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const message = await fetchUid(client, 1, { source: true });
    expect(message.source?.equals(forwarded)).to.equal(true);
  });

  it('a part that is not there is said to be absent, and the conversation goes on', async () => {
    const client = await kit.client();
    await client.mailboxOpen('INBOX', { readOnly: true });
    const message = await fetchUid(client, 1, { bodyParts: ['7.3'] });
    expect(message.bodyParts?.get('7.3')).to.equal(false);
    expect(await client.search({ all: true }, { uid: true })).to.deep.equal([1]);
  });

  it('mails of several megabytes arrive whole from two clients at once', async () => {
    const big = Buffer.alloc(4_000_000, 'a large attachment ');
    const source = mail(
      'Subject: big',
      'Content-Type: application/pdf',
      'Content-Transfer-Encoding: base64',
      '',
      wrapped(big),
      '',
    );
    await kit.sandbox.deliver(alice.user, source);
    const sizes = await Promise.all(
      [await kit.client(), await kit.client()].map(async (client) => {
        await client.mailboxOpen('INBOX', { readOnly: true });
        return (await downloaded(client, 2, '1')).content.length;
      }),
    );
    expect(sizes).to.deep.equal([big.length, big.length]);
  });
});

function flatten(part: MessageStructureObject): MessageStructureObject[] {
  return [part, ...(part.childNodes ?? []).flatMap(flatten)];
}
