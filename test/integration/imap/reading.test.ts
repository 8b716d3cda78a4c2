import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type Dovecot, dovecotAvailable, startDovecot } from '../../support/dovecot.ts';
import { patience } from '../../support/patience.ts';
import { inTemporaryDirectory, readable, readerFor, tlsServer, user, withSession } from './kit.ts';
import { attachment, forwarded, mail, multipart, orderMail, pdf, text } from './mime.ts';

describe('reading a mailbox', () => {
  let dovecot: Dovecot;
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    dovecot = await startDovecot({ users: { [user]: 'secret', 'empty@example.test': 'secret' } });
  });
  after(() => dovecot?.stop());

  it('lists unread mails, oldest first, without what was read, deleted or set aside', async () => {
    for (const flags of [[], ['\\Seen'], [], ['\\Deleted'], []]) await dovecot.deliver(user, orderMail(), 'INBOX', flags);
    await withSession(dovecot, async (session) => {
      const uids = await session.unread();
      expect(uids).to.have.lengthOf(3);
      expect(uids).to.deep.equal([...uids].sort((a, b) => a - b));
      expect(await session.setAside([uids[1] ?? 0])).to.equal('keyword');
      expect(await session.unread()).to.deep.equal([uids[0], uids[2]]);
    });
    const flags = (await dovecot.list(user)).map((stored) => stored.flags);
    expect(flags.filter((each) => each.includes('$OrderIntakeFailed'))).to.have.lengthOf(1);
    expect(flags.filter((each) => each.includes('\\Seen'))).to.have.lengthOf(1);
  });

  it('describes a mail and downloads its attachment without marking it read', async () => {
    const content = pdf(5_000, 7);
    await dovecot.deliver(
      user,
      orderMail(
        { Subject: '=?utf-8?Q?Bestellung_=C3=BC=0D=0ABcc:_x@y.test?=', 'Message-ID': '<described@customer.test>' },
        content,
      ),
    );
    await withSession(dovecot, async (session) => {
      const uid = (await session.unread()).at(-1) ?? 0;
      const [summary] = await readable(session, [uid]);
      expect(summary?.mail).to.deep.include({
        from: 'buyer@customer.test',
        fromName: 'Buyer',
        subject: 'Bestellung ü Bcc: x@y.test',
        messageId: 'described@customer.test',
        sentAt: '2026-11-20T10:00:00.000Z',
        headerDigest: null,
      });
      expect(summary?.attachments).to.have.lengthOf(1);
      expect(summary?.attachments[0]).to.deep.include({
        part: '2',
        name: 'order.pdf',
        declaredType: 'application/pdf',
        encoding: 'base64',
      });
      await inTemporaryDirectory(async (directory) => {
        const [result] = await session.download([{ uid, attachments: summary?.attachments ?? [] }], directory);
        if (!result || !('files' in result)) throw new Error('nothing came');
        const [file] = result.files;
        expect(file?.size).to.equal(5_000);
        expect(await readFile(file?.path ?? '')).to.deep.equal(content);
        expect(dirname(file?.path ?? '')).to.equal(directory);
        expect((await stat(file?.path ?? '')).mode & 0o777).to.equal(0o600);
      });
      expect(await session.unread()).to.include(uid);
    });
  });

  it('reaches into forwarded messages, also when the forwarded one is nothing but the document', async () => {
    const [inner, only] = [pdf(2_000, 11), pdf(2_500, 12)];
    const simple = mail(
      { Subject: 'Inner' },
      multipart('mixed', [text(), attachment({ type: 'application/pdf', content: inner, name: 'inner.pdf' })]),
    );
    const bare = mail({ Subject: 'Bare' }, attachment({ type: 'application/pdf', content: only, name: 'only.pdf' }));
    await dovecot.deliver(user, mail({}, multipart('mixed', [text(), forwarded(simple), forwarded(bare)])));
    await withSession(dovecot, async (session) => {
      const uid = (await session.unread()).at(-1) ?? 0;
      const [summary] = await readable(session, [uid]);
      expect(summary?.attachments.map(({ part, name }) => [part, name])).to.deep.equal([
        ['2.2', 'inner.pdf'],
        ['3.1', 'only.pdf'],
      ]);
      await inTemporaryDirectory(async (directory) => {
        const [result] = await session.download([{ uid, attachments: summary?.attachments ?? [] }], directory);
        if (!result || !('files' in result)) throw new Error('nothing came');
        expect(await Promise.all(result.files.map(({ path }) => readFile(path)))).to.deep.equal([inner, only]);
      });
    });
  });

  it('reads a mail whose structure disappears in the depth from its source, and the others as usual', async () => {
    const deep = (levels: number): string => (levels === 0 ? text() : multipart('mixed', [deep(levels - 1)], `level${levels}`));
    const buried = (levels: number): string => (levels === 0 ? mail({}, text()) : mail({}, forwarded(buried(levels - 1))));
    await dovecot.deliver(user, orderMail({ Subject: 'before' }));
    await dovecot.deliver(user, buried(40).replace(/Message-ID: .*/, 'Message-ID: <buried@customer.test>'));
    await dovecot.deliver(user, mail({ Subject: 'deep' }, deep(18)));
    const inTheDepth = [pdf(3_000, 7), pdf(1_700_000, 8)];
    const found = inTheDepth.map((content, i) => attachment({ type: 'application/pdf', content, name: `deep-${i}.pdf` }));
    const zip = attachment({ type: 'application/x-rar', content: pdf(), name: 'o.rar' });
    const pocket = (levels: number): string =>
      levels === 0 ? multipart('mixed', [text(), ...found, zip]) : multipart('mixed', [pocket(levels - 1)], `pocket${levels}`);
    await dovecot.deliver(
      user,
      mail({ Subject: 'pocket' }, multipart('mixed', [text(), pocket(30), forwarded(mail({}, found[0] ?? ''))])),
    );
    await dovecot.deliver(user, orderMail({ Subject: 'after' }));
    await withSession(dovecot, async (session) => {
      const uids = (await session.unread()).slice(-5);
      const summaries = await session.summaries(uids);
      expect(summaries.map(({ uid }) => uid)).to.deep.equal(uids);
      expect(summaries.map((each) => 'unreadable' in each)).to.deep.equal([false, false, false, false, false]);
      expect(summaries[1]).to.deep.include({ attachments: [], notForUs: null });
      expect(summaries[1]).to.have.nested.property('skipped[0].reason').deep.equal(unread.forwarded_too_often(3));
      const [, , , fromSource] = await readable(session, uids);
      expect(fromSource?.skipped).to.deep.equal([{ name: 'o.rar', reason: unread.part_archive(), mayBeDocument: true }]);
      expect(fromSource?.attachments.map(({ name }) => name)).to.deep.equal(['deep-0.pdf', 'deep-1.pdf', 'deep-0.pdf']);
      await inTemporaryDirectory(async (directory) => {
        const [result] = await session.download(
          [{ uid: fromSource?.uid ?? 0, attachments: fromSource?.attachments ?? [] }],
          directory,
        );
        if (!result || !('files' in result)) throw new Error('not downloaded');
        const contents = await Promise.all(result.files.map(({ path }) => readFile(path)));
        expect(
          contents.map((content) => content.equals(inTheDepth[0] ?? content) || content.equals(inTheDepth[1] ?? content)),
        ).to.deep.equal([true, true, true]);
        expect(await readdir(directory)).to.have.lengthOf(3);
      });
      expect(summaries[1]?.mail).to.deep.include({ from: 'buyer@customer.test', messageId: 'buried@customer.test' });
    });
  });

  it('identifies a mail without Message-ID by its header block, and finds it again', async () => {
    await dovecot.deliver(user, orderMail({ 'Message-ID': null, Subject: 'nameless' }));
    await dovecot.deliver(user, orderMail({ 'Message-ID': null, Subject: 'nameless too' }));
    await withSession(dovecot, async (session) => {
      const uids = (await session.unread()).slice(-2);
      const [first, second] = await readable(session, uids);
      expect(first?.mail.headerDigest).to.match(/^[0-9a-f]{64}$/);
      expect(first?.mail.headerDigest).not.to.equal(second?.mail.headerDigest);
      if (!second) throw new Error('no second mail');
      expect(await session.find(second.mail, 'Processed')).to.deep.equal({ uid: uids[1] });
    });
  });

  it('tells mails that share a Message-ID apart by sender and date', async () => {
    const id = { 'Message-ID': '<repeated@customer.test>' };
    await dovecot.deliver(user, orderMail({ ...id, Date: 'Fri, 20 Nov 2026 11:00:00 +0000' }));
    await dovecot.deliver(user, orderMail({ ...id, Date: 'Fri, 20 Nov 2026 12:00:00 +0000' }));
    await withSession(dovecot, async (session) => {
      const uids = (await session.unread()).slice(-2);
      const second = (await readable(session, uids))[1];
      if (!second) throw new Error('no second mail');
      expect(await session.find(second.mail, 'Processed')).to.deep.equal({ uid: uids[1] });
      expect(await session.find({ ...second.mail, messageId: 'never@seen.test' }, 'Processed')).to.equal(null);
    });
  });

  it('answers for mails that are no longer there', async () => {
    await withSession(dovecot, async (session) => {
      expect(await session.summaries([999_999])).to.deep.equal([]);
      const attachments = [{ part: '2', name: 'x.pdf', declaredType: 'application/pdf', encoding: 'base64', size: 10 }];
      await inTemporaryDirectory(async (directory) => {
        const [result] = await session.download([{ uid: 999_999, attachments }], directory);
        expect(result).to.deep.include({ uid: 999_999, failed: 'gone' });
      });
    });
  });

  it('streams a large attachment, and refuses one that is larger than it says', async () => {
    const content = pdf(5 * 1024 * 1024, 3);
    await dovecot.deliver(user, orderMail({}, content));
    await withSession(dovecot, async (session) => {
      const uid = (await session.unread()).at(-1) ?? 0;
      const [summary] = await readable(session, [uid]);
      const [known] = summary?.attachments ?? [];
      if (!known) throw new Error('no attachment');
      await inTemporaryDirectory(async (directory) => {
        const requests = [{ uid, attachments: [known, { ...known, size: 900 }] }];
        for (const request of requests) {
          const [result] = await session.download([request], directory);
          if (!result || !('files' in result)) throw new Error('nothing came');
          expect(await readFile(result.files[0]?.path ?? '')).to.deep.equal(content);
        }
      });
    });
  });

  it('shows an empty mailbox as empty', async () => {
    const reader = readerFor([dovecot.imapsPort], { ca: dovecot.ca });
    const session = await reader.open({ ...tlsServer(dovecot), user: 'empty@example.test' }, { deadlineMs: patience(10_000) });
    expect(await session.unread()).to.deep.equal([]);
    expect(session.uidValidity).to.match(/^\d+$/);
    await session.close();
  });
});
