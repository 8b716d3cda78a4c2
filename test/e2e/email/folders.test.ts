/** Orders that come into several folders of a shared mailbox, on a server that has no MOVE and is full for a while. */
import { expect } from 'chai';
import { ImapFlow } from 'imapflow';
import { after, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { password } from '../../support/mail-stage.ts';
import { countOf, type Desk, type Letter, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const login = 'anna@seller.example/orders';
const watched = ['INBOX', 'Orders', 'Orders/Berlin'] as const;
/** Mails of the mailbox at most. */
const quota = 12;

describe('orders in three watched folders of a shared mailbox, on a server without MOVE', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;
  const letters: Letter[] = [];

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({
      users: [user],
      dovecot: { users: { [user]: password }, logins: { [login]: user }, without: ['MOVE'], quota },
    });
    companyId = await desk.company();
    mailboxId = await desk.mailbox(companyId, user, {
      imapLogin: login,
      watchedFolders: ['INBOX', 'Orders'],
      includeSubfolders: true,
    });
  });
  after(() => desk?.stop());

  const everywhere = (letter: Letter) =>
    Promise.all([...watched, 'Processed'].map(async (folder) => (await desk.inFolder(user, folder, letter)).length));
  const moveError = async () => {
    const text = 'select move_error_cause as cause from app.mailbox_polls where mailbox_id = $1';
    const { rows } = await desk.stage.stack.foundation.pool.query<{ cause: string | null }>(text, [mailboxId]);
    return rows[0]?.cause;
  };
  /** A person makes room. */
  const emptyArchive = async () => {
    const client = new ImapFlow({
      ...{ host: desk.stage.dovecot.host, port: desk.stage.dovecot.imapPort, secure: false, doSTARTTLS: false, logger: false },
      auth: { user, pass: password },
    });
    await client.connect();
    await client.mailboxOpen('Archive');
    await client.messageDelete('1:*');
    await client.logout();
  };

  it('are drafted each once, and none is lost while the server has no room for copies', async () => {
    const { dovecot } = desk.stage;
    for (let mail = 0; mail < quota; mail += 1) await dovecot.deliver(user, `Subject: ${mail}\r\n\r\n`, 'Archive', ['\\Seen']);
    for (const folder of watched) {
      const letter = await orderLetter({ to: user });
      letters.push(letter);
      await dovecot.deliver(user, letter.raw, folder);
    }
    // the same mail in two folders, as a rule of a mail program copies it
    await dovecot.deliver(user, letters[0]?.raw ?? '', 'Orders/Berlin');
    await desk.poll(companyId, mailboxId);
    await desk.poll(companyId, mailboxId);
    expect(await Promise.all(letters.map(everywhere))).to.deep.equal([
      [1, 0, 1, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
    ]);
    expect(await desk.orders(companyId)).to.have.lengthOf(3);
    for (const letter of letters) expect(await desk.entry(companyId, letter)).to.include({ status: 'SUCCESS', unsettled: true });
    expect(await moveError()).to.equal('full');
  });

  it('are moved once there is room, each once, and never drafted again', async () => {
    await emptyArchive();
    await desk.poll(companyId, mailboxId);
    expect(await Promise.all(letters.map(everywhere))).to.deep.equal([
      [0, 0, 0, 1],
      [0, 0, 0, 1],
      [0, 0, 0, 1],
    ]);
    expect(await moveError()).to.equal(null);
    await desk.poll(companyId, mailboxId);
    expect(await desk.orders(companyId)).to.have.lengthOf(3);
    for (const [index, letter] of letters.entries()) {
      const entry = await desk.finished(companyId, letter);
      expect(entry.copies.map(({ folder }) => folder)).to.have.members(
        index === 0 ? ['INBOX', 'Orders/Berlin'] : [watched[index]],
      );
      expect(countOf(await desk.events(companyId, letter), 'EmailReceived')).to.equal(1);
      expect(await desk.notifications(companyId, letter)).to.have.lengthOf(1);
    }
  });

  it('tell by name which folder is missing, and those in the others are processed all the same', async () => {
    const { commands, context } = desk.stage.stack;
    const changes = { watchedFolders: ['Bestellungen', 'Orders'], includeSubfolders: false };
    await commands.changeMailbox({ mailboxId, changes, ifMatch: null }, context(companyId));
    const letter = await orderLetter({ to: user });
    await desk.stage.dovecot.deliver(user, letter.raw, 'Orders');
    const row = await desk.poll(companyId, mailboxId);
    expect(row.last_error_cause).to.equal('folder');
    expect(row.last_error).to.include('"Bestellungen"');
    expect(await desk.finished(companyId, letter)).to.include({ status: 'SUCCESS' });
  });
});
