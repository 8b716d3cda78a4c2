/** The words of mails as a server gives them out: decoded, in memory, and each mail by itself. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { MailSummary, TextsResult } from '../../../src/domain/email/mail-access.port.ts';
import { type Dovecot, dovecotAvailable, startDovecot } from '../../support/dovecot.ts';
import { readable, user, withSession } from './kit.ts';
import { forwarded, mail, multipart } from './mime.ts';

const part = (type: string, encoding: string, body: string): string =>
  [`Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`, '', body].join('\r\n');

describe('fetching the words of mails', () => {
  let dovecot: Dovecot;
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    dovecot = await startDovecot({ users: { [user]: 'secret' } });
  });
  after(() => dovecot?.stop());

  /** What the session says of mails that are delivered now, in their order. */
  const wordsOf = async (...raws: readonly (string | Buffer)[]): Promise<readonly TextsResult[]> => {
    for (const raw of raws) await dovecot.deliver(user, Buffer.from(raw as string, 'latin1'));
    return withSession(dovecot, async (session) => {
      const uids = (await session.unread()).slice(-raws.length);
      const summaries: readonly MailSummary[] = await readable(session, uids);
      return session.texts(summaries.map(({ uid, texts }) => ({ uid, texts })));
    });
  };
  const plain = (results: readonly TextsResult[]) => results.map((one) => ('words' in one ? one.words[0]?.plain?.trim() : one));

  it('knows how they are encoded', async () => {
    const found = await wordsOf(
      mail({}, part('text/plain; charset=utf-8', '8bit', Buffer.from('fünf Stühle').toString('latin1'))),
      mail({}, part('text/plain; charset=iso-8859-1', 'quoted-printable', 'f=FCnf=\r\n St=FChle')),
      mail(
        {},
        part('text/plain; charset=windows-1250', 'base64', Buffer.from('p\xect \x9eidl\xed', 'latin1').toString('base64')),
      ),
      mail({}, part('text/plain', '8bit', Buffer.from('fünf Stühle').toString('latin1'))),
      mail({}, part('text/plain; charset=x-nobody', '8bit', 'f\xfcnf')),
      mail({}, part('text/plain; charset=utf-8; format=flowed', '7bit', 'ten lamps \r\nand five chairs\r\n-- \r\nAnna')),
    );
    expect(plain(found)).to.deep.equal([
      'fünf Stühle',
      'fünf Stühle',
      'pět židlí',
      'fünf Stühle',
      'fünf',
      'ten lamps and five chairs\r\n-- \r\nAnna',
    ]);
  });

  it('keeps the forms of a message apart, and the messages', async () => {
    const both = multipart('alternative', [part('text/plain', '7bit', 'plain'), part('text/html', '7bit', '<p>html</p>')]);
    const inner = mail({}, part('text/plain', '7bit', 'inner'));
    const [found] = await wordsOf(mail({}, multipart('mixed', [both, part('text/plain', '7bit', 'below'), forwarded(inner)])));
    if (!found || !('words' in found)) throw new Error('no words came');
    expect(
      found.words.map(({ message, plain: text, html }) => [message, text?.split(/\s+/).filter(Boolean), html?.trim() ?? null]),
    ).to.deep.equal([
      ['', ['plain', 'below'], '<p>html</p>'],
      ['3', ['inner'], null],
    ]);
  });

  it('tells that a mail is gone, and gives the others', async () => {
    await dovecot.deliver(user, Buffer.from(mail({}, part('text/plain', '7bit', 'here'))));
    await withSession(dovecot, async (session) => {
      const [summary] = await readable(session, (await session.unread()).slice(-1));
      if (!summary) throw new Error('no mail came');
      const { uid, texts } = summary;
      const results = await session.texts([
        { uid: uid + 1_000, texts },
        { uid, texts },
      ]);
      expect(results[0]).to.deep.include({ uid: uid + 1_000, failed: 'gone' });
      expect(plain(results.slice(1))).to.deep.equal(['here']);
    });
  });

  it('marks nothing as read', async () => {
    await wordsOf(mail({}, part('text/plain', '7bit', 'unread')));
    const flags = (await dovecot.list(user)).map((one) => one.flags);
    expect(flags.flat()).to.not.include('\\Seen');
  });
});
