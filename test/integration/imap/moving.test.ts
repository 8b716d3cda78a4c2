import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { MailboxSession } from '../../../src/domain/email/mail-access.port.ts';
import { type Dovecot, type DovecotOptions, dovecotAvailable, startDovecot } from '../../support/dovecot.ts';
import { inTemporaryDirectory, readable, user, withSession } from './kit.ts';
import { type Fields, orderMail, pdf } from './mime.ts';

const variants: readonly { name: string; options: DovecotOptions; how: string; folder: string; asked: string }[] = [
  { name: 'with MOVE', options: {}, how: 'move', folder: 'Processed', asked: 'Processed' },
  {
    name: 'with MOVE and without UIDPLUS',
    options: { without: ['UIDPLUS'] },
    how: 'move',
    folder: 'Processed',
    asked: 'Processed',
  },
  { name: 'without MOVE', options: { without: ['MOVE'] }, how: 'copy_and_expunge', folder: 'Orders/Done', asked: 'Orders/Done' },
  {
    name: 'without MOVE and UIDPLUS',
    options: { without: ['MOVE', 'UIDPLUS'] },
    how: 'copy_and_keyword',
    folder: 'Processed',
    asked: 'Processed',
  },
  {
    name: 'with folders below INBOX, separated by dots',
    options: { separator: '.', prefix: 'INBOX.' },
    how: 'move',
    folder: 'INBOX.Orders.Erledigt für heute',
    asked: 'Orders/Erledigt für heute',
  },
];

for (const { name, options, how, folder, asked } of variants) {
  describe(`moving on a server ${name}`, () => {
    let dovecot: Dovecot;
    before(async function () {
      if (!dovecotAvailable()) this.skip();
      dovecot = await startDovecot(options);
    });
    after(() => dovecot?.stop());

    const subjects = async (path: string) =>
      (await dovecot.list(user, path)).map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw.toString('latin1'))?.[1] ?? '');
    const inbox = () => subjects('INBOX');

    type Delivered = { readonly uid: number; readonly messageId: string | null };

    /** Delivers mails, then opens a session and hands both over. */
    const arrived = async (
      fields: readonly Fields[],
      work: (session: MailboxSession, mails: readonly Delivered[], first: Delivered) => Promise<void>,
    ) => {
      for (const each of fields) await dovecot.deliver(user, orderMail(each));
      await withSession(dovecot, async (session) => {
        const uids = (await session.unread()).slice(-fields.length);
        const mails = (await readable(session, uids)).map(({ uid, mail }) => ({ uid, messageId: mail.messageId }));
        const [first] = mails;
        if (!first || mails.length !== fields.length) throw new Error('not delivered');
        await work(session, mails, first);
      });
    };

    it('makes the folder, moves what is asked and nothing else, and says how', async () => {
      const nameless = { Subject: 'three', 'Message-ID': null };
      await arrived([{ Subject: 'one' }, { Subject: 'two' }, nameless], async (session, mails, one) => {
        const three = mails[2] ?? one;
        expect(await session.moveToProcessed([one, three], asked)).to.deep.equal([
          { uid: one.uid, moved: true, how, folder },
          { uid: three.uid, moved: true, how, folder },
        ]);
        expect(await session.unread()).to.deep.equal([mails[1]?.uid]);
      });
      expect(await dovecot.folders(user)).to.include(folder);
      expect(await subjects(folder)).to.have.members(['one', 'three']);
      expect(await inbox()).to.deep.equal(how === 'copy_and_keyword' ? ['one', 'two', 'three'] : ['two']);
    });

    it('moves a mail once, however often it is asked', async () => {
      await arrived([{ Subject: 'again' }], async (session, _, again) => {
        const results = [await session.moveToProcessed([again], asked), await session.moveToProcessed([again], asked)];
        expect(results.flat().map((result) => result.moved && result.how)).to.deep.equal([
          how,
          how === 'copy_and_keyword' ? how : 'already_there',
        ]);
      });
      expect((await subjects(folder)).filter((subject) => subject === 'again')).to.have.lengthOf(1);
    });

    it('goes on after a crash between the copy and the rest', async () => {
      const raw = orderMail({ Subject: 'crashed' });
      const rawNameless = orderMail({ Subject: 'crashed nameless', 'Message-ID': null });
      for (const each of [raw, rawNameless]) {
        await dovecot.deliver(user, each);
        await dovecot.deliver(user, each, folder, ['\\Seen']);
      }
      await withSession(dovecot, async (session) => {
        const mails = (await readable(session, (await session.unread()).slice(-2))).map(({ uid, mail }) => ({ uid, ...mail }));
        const results = await session.moveToProcessed(mails, asked);
        expect(results.map(({ moved }) => moved)).to.deep.equal([true, true]);
      });
      const found = (await subjects(folder)).filter((subject) => subject.startsWith('crashed'));
      // MOVE cannot leave a copy behind, so what lies there then is a mail of its own
      expect(found).to.have.lengthOf(how === 'move' ? 4 : 2);
      if (how !== 'copy_and_keyword') expect(await inbox()).not.to.include('crashed');
    });

    it('keeps a mail that only shares its Message-ID and size with one in the folder', async () => {
      const id = { 'Message-ID': '<shared@customer.test>' };
      await dovecot.deliver(user, orderMail({ ...id, Subject: 'one there' }), folder, ['\\Seen']);
      await arrived([{ ...id, Subject: 'one in it' }], async (session, mails) => {
        expect((await session.moveToProcessed(mails, asked)).map(({ moved }) => moved)).to.deep.equal([true]);
      });
      expect(await subjects(folder)).to.include.members(['one there', 'one in it']);
    });

    it('leaves alone what somebody else marked as deleted', async () => {
      await dovecot.deliver(user, orderMail({ Subject: 'marked by a person' }), 'INBOX', ['\\Deleted', '\\Seen']);
      await arrived([{ Subject: 'with a marked neighbour' }], async (session, mails) => {
        await session.moveToProcessed(mails, asked);
      });
      expect(await inbox()).to.include('marked by a person');
    });

    it('says that a mail is gone when a person deleted it, and finds one that was moved', async () => {
      await arrived([{ Subject: 'moved by hand', 'Message-ID': '<by-hand@customer.test>' }], async (session, _, moved) => {
        await session.moveToProcessed([moved], asked);
        const results = await session.moveToProcessed([{ uid: 900_000, messageId: 'never-there@customer.test' }], asked);
        expect(results).to.deep.equal([{ uid: 900_000, moved: true, how: 'gone', folder }]);
        const identity = { messageId: 'by-hand@customer.test', headerDigest: null, from: 'buyer@customer.test', sentAt: null };
        const found = await session.find(identity, asked);
        if (how === 'copy_and_keyword') expect(found).to.deep.equal({ uid: moved.uid });
        else expect(found).to.have.property('processed', true);
      });
    });

    it('gives the attachments of a mail that lies in the folder already', async () => {
      const content = pdf(1_234, 99);
      await dovecot.deliver(user, orderMail({ 'Message-ID': '<filed@customer.test>' }, content), folder, ['\\Seen']);
      await withSession(dovecot, async (session) => {
        const identity = { messageId: 'filed@customer.test', headerDigest: null, from: 'buyer@customer.test', sentAt: null };
        const found = await session.find(identity, asked);
        if (!found || !('processed' in found)) throw new Error('not found in the folder');
        const attachments = [{ part: '2', name: 'order.pdf', declaredType: 'application/pdf', encoding: 'base64', size: 1_700 }];
        await inTemporaryDirectory(async (directory) => {
          const [result] = await session.download([{ uid: found.uid, attachments }], directory, asked);
          if (!result || !('files' in result)) throw new Error('nothing came');
          expect(await readFile(result.files[0]?.path ?? '')).to.deep.equal(content);
          const [gone] = await session.download([{ uid: found.uid, attachments }], directory, 'No such folder');
          expect(gone).to.have.property('failed', 'gone');
        });
        expect(await session.unread(), 'INBOX is open again').to.be.an('array');
      });
    });

    it('takes the mark of a failed mail off when it is moved after all', async () => {
      await arrived([{ Subject: 'failed first' }], async (session, mails) => {
        expect(await session.setAside(mails.map(({ uid }) => uid))).to.equal('keyword');
        await session.moveToProcessed(mails, asked);
      });
      const [stored] = (await dovecot.list(user, folder)).filter(({ raw }) => raw.includes('failed first'));
      expect(stored?.flags).not.to.include('$OrderIntakeFailed');
    });

    it('refuses INBOX itself and names no server has', async () => {
      await arrived([{ Subject: 'stays' }], async (session, mails) => {
        for (const bad of ['inbox', '', ' / ', 'a*b'])
          expect(await session.moveToProcessed(mails, bad).catch((error: unknown) => error), bad).to.include({
            trouble: 'folder',
          });
      });
      expect(await inbox()).to.include('stays');
    });
  });
}
