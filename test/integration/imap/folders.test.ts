/** Folders other than INBOX, over one connection. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { WatchedFolders } from '../../../src/domain/email/mail-access.port.ts';
import { type Dovecot, type DovecotOptions, dovecotAvailable, startDovecot } from '../../support/dovecot.ts';
import { patience } from '../../support/patience.ts';
import { readable, readerFor, tlsServer, user, withSession } from './kit.ts';
import { orderMail } from './mime.ts';

const watched = (names: readonly string[], changes: Partial<WatchedFolders> = {}): WatchedFolders => ({
  watchedFolders: names,
  includeSubfolders: false,
  processedFolder: 'Processed',
  ...changes,
});

const servers: readonly { name: string; options: DovecotOptions; path: (folder: string) => string }[] = [
  { name: 'with "/" between levels', options: {}, path: (folder) => folder },
  {
    name: 'with folders below INBOX, separated by dots',
    options: { separator: '.', prefix: 'INBOX.' },
    path: (folder) => `INBOX.${folder.replaceAll('/', '.')}`,
  },
];

for (const { name, options, path } of servers) {
  describe(`the folders of a mailbox on a server ${name}`, () => {
    let dovecot: Dovecot;
    const deliver = (folder: string, subject: string) =>
      dovecot.deliver(user, orderMail({ Subject: subject }), folder === 'INBOX' ? folder : path(folder));

    before(async function () {
      if (!dovecotAvailable()) this.skip();
      dovecot = await startDovecot(options);
      for (const folder of ['INBOX', 'Orders', 'Orders/Berlin', 'Processed', 'Processed/2025', 'Bestellungen für uns'])
        await deliver(folder, folder);
    });
    after(() => dovecot?.stop());

    it('are found by the names that people know, in their order, each once', async () => {
      await withSession(dovecot, async (session) => {
        const named = watched(['Orders', 'inbox', 'Bestellungen für uns', 'Orders']);
        expect(await session.folders(named)).to.deep.equal({
          paths: [path('Orders'), 'INBOX', path('Bestellungen für uns')],
          missing: [],
        });
      });
    });

    it('include those below them when that is asked for, and never the processed folder', async () => {
      await withSession(dovecot, async (session) => {
        const below = watched(['Orders'], { includeSubfolders: true });
        expect((await session.folders(below)).paths).to.deep.equal([path('Orders'), path('Orders/Berlin')]);
        const done = watched(['Processed', 'Orders'], { processedFolder: 'Orders', includeSubfolders: true });
        expect((await session.folders(done)).paths).to.deep.equal([path('Processed'), path('Processed/2025')]);
      });
    });

    it('are told by name when the server has none of that name, the others found all the same', async () => {
      await withSession(dovecot, async (session) => {
        const found = await session.folders(watched(['INBOX', 'Order', 'No such']));
        expect(found).to.deep.equal({ paths: ['INBOX'], missing: ['Order', 'No such'] });
        expect(await session.enter(path('No such'))).to.equal(false);
        expect(session.folder).to.equal('INBOX');
        expect(await session.unread()).to.have.lengthOf(1);
      });
    });

    it('are entered one after the other: what is asked and moved then is of that folder alone', async () => {
      await withSession(dovecot, async (session) => {
        const inbox = session.uidValidity;
        expect(await session.enter(path('Orders/Berlin'))).to.equal(true);
        expect(session.uidValidity).not.to.equal(inbox);
        const [mail] = await readable(session, await session.unread());
        if (!mail) throw new Error('nothing is unread');
        expect(mail.mail.subject).to.equal('Orders/Berlin');
        const { messageId } = mail.mail;
        const [moved] = await session.moveToProcessed([{ uid: mail.uid, messageId }], 'Processed');
        expect(moved).to.include({ moved: true, how: 'move' });
        expect(session.folder).to.equal(path('Orders/Berlin'));
        expect(await session.unread()).to.deep.equal([]);
        const identity = { messageId, headerDigest: null, from: mail.mail.from, sentAt: mail.mail.sentAt };
        expect(await session.find(identity, null), 'not looked for in the processed folder').to.equal(null);
        expect(await session.find(identity, 'Processed')).to.have.property('processed', true);
      });
      expect(await dovecot.list(user, path('Orders'))).to.have.lengthOf(1);
      expect(await dovecot.list(user), 'INBOX').to.have.lengthOf(1);
    });
  });
}

describe('a mailbox that is opened under another name', () => {
  let dovecot: Dovecot;
  const login = 'anna@example.test/orders';
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    dovecot = await startDovecot({ users: { [user]: 'secret' }, logins: { [login]: user } });
    await dovecot.deliver(user, orderMail({ Subject: 'in the shared mailbox' }));
  });
  after(() => dovecot?.stop());

  it('shows the mails of the shared mailbox', async () => {
    const reader = readerFor([dovecot.imapsPort], { ca: dovecot.ca });
    const session = await reader.open({ ...tlsServer(dovecot), user: login }, { deadlineMs: patience(20_000) });
    try {
      const [mail] = await readable(session, await session.unread());
      expect(mail?.mail.subject).to.equal('in the shared mailbox');
    } finally {
      await session.close();
    }
  });
});
