/** A mailbox whose folders are labels, as in Gmail: a mail is one, however many of them it bears. */
import { type MailSandbox, startMailSandbox } from '@order-intake/mail-sandbox';
import { expect } from 'chai';
import { ImapFlow } from 'imapflow';
import { after, before, describe, it } from 'mocha';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { password } from '../../support/mail-stage.ts';
import { countOf, type Desk, type Letter, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';

for (const { server, move } of [
  { server: 'with MOVE, as Gmail', move: true },
  { server: 'without MOVE', move: false },
]) {
  describe(`orders under labels, on a server ${server}`, () => {
    let sandbox: MailSandbox;
    let desk: Desk;
    let companyId: string;
    let mailboxId: string;

    before(async function () {
      if (!dovecotAvailable()) this.skip();
      sandbox = await startMailSandbox({ users: { [user]: password }, labels: true, capabilities: { move } });
      desk = await startDesk({ users: [user], ports: [sandbox.imapsPort], ca: [sandbox.ca] });
      companyId = await desk.company();
      await as(async (client) => void (await client.mailboxCreate('Orders')));
      mailboxId = await desk.mailbox(companyId, user, {
        ...{ imapServer: '127.0.0.1', imapPort: sandbox.imapsPort },
        watchedFolders: ['INBOX', 'Orders'],
      });
    });
    after(async () => {
      await desk?.stop();
      await sandbox?.stop();
    });

    const as = async (work: (client: ImapFlow) => Promise<void>) => {
      const client = new ImapFlow({
        ...{ host: '127.0.0.1', port: sandbox.imapsPort, secure: true, logger: false },
        auth: { user, pass: password },
        tls: { ca: sandbox.ca },
      });
      await client.connect();
      await work(client);
      await client.logout();
    };
    /** What a filter of Gmail does to a mail that comes in. */
    const labelled = (letter: Letter, label: string, keepsInbox: boolean) =>
      as(async (client) => {
        await client.mailboxOpen('INBOX');
        const found = await client.search({ header: { 'Message-ID': letter.messageId } }, { uid: true });
        if (!Array.isArray(found)) throw new Error('the mail is not there');
        await client.messageCopy(found, label, { uid: true });
        if (!keepsInbox) await client.messageDelete(found, { uid: true });
      });
    const labelsOf = (letter: Letter) =>
      sandbox
        .folders(user)
        .flatMap(({ name, messages }) => messages.map(({ messageId }) => ({ name, messageId })))
        .filter(({ messageId }) => messageId?.includes(letter.messageId))
        .map(({ name }) => name);

    it('draft one order of a mail under two watched labels, and leave it one mail under the label of processed ones', async () => {
      const both = await orderLetter({ to: user });
      const only = await orderLetter({ to: user });
      for (const letter of [both, only]) await sandbox.deliver(user, letter.raw);
      await labelled(both, 'Orders', true);
      await labelled(only, 'Orders', false);
      await desk.poll(companyId, mailboxId);
      for (const letter of [both, only]) {
        const entry = await desk.finished(companyId, letter);
        expect(entry.sales_orders).to.have.lengthOf(1);
        expect(labelsOf(letter)).to.have.members(['[Gmail]/All Mail', 'Processed']);
        expect(countOf(await desk.events(companyId, letter), 'EmailReceived')).to.equal(1);
      }
      await desk.poll(companyId, mailboxId);
      expect(await desk.orders(companyId)).to.have.lengthOf(2);
    });

    it('archive a mail where all mail is the folder of processed ones', async () => {
      const { commands, context } = desk.stage.stack;
      const change = (changes: Parameters<typeof commands.changeMailbox>[0]['changes']) =>
        commands.changeMailbox({ mailboxId, changes, ifMatch: null }, context(companyId));
      await change({ processedFolder: '[Gmail]/All Mail' });
      const letter = await orderLetter({ to: user });
      await sandbox.deliver(user, letter.raw);
      await desk.poll(companyId, mailboxId);
      expect((await desk.finished(companyId, letter)).status).to.equal('SUCCESS');
      expect(labelsOf(letter)).to.deep.equal(['[Gmail]/All Mail']);
      await change({ processedFolder: 'Processed' });
    });

    it('are not taken from the folder that shows every mail: nothing could be moved out of it', async () => {
      const { commands, context } = desk.stage.stack;
      const changes = { watchedFolders: ['[Gmail]/All Mail'] };
      await commands.changeMailbox({ mailboxId, changes, ifMatch: null }, context(companyId));
      const row = await desk.poll(companyId, mailboxId);
      expect(row).to.include({ last_error_cause: 'folder' });
      expect(row.last_error).to.match(/shows every mail/);
    });
  });
}
