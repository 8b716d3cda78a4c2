/** Servers that cannot prove who they are: they get no password, and their mails wait unharmed. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type Dovecot, dovecotAvailable } from '../../support/dovecot.ts';
import { countOf, type Desk, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';

const cases = [
  { what: 'has expired', serverOf: ({ stage }: Desk) => stage.others[0] as Dovecot, says: /certificate has expired/ },
  {
    what: 'is self-signed and unknown',
    serverOf: ({ stage }: Desk) => stage.dovecot,
    says: /certificate is self-signed/,
  },
] as const;

describe('a mail server', () => {
  let desk: Desk;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user], trusted: false, others: [{ expired: true }] });
  });
  after(() => desk?.stop());

  for (const { what, serverOf, says } of cases)
    describe(`whose certificate ${what}`, () => {
      for (const [how, implicitTls] of [
        ['TLS', true],
        ['STARTTLS', false],
      ] as const) {
        it(`is not logged in to over ${how}; the mailbox says why, once, and its mail stays as it is`, async () => {
          const dovecot = serverOf(desk);
          const companyId = await desk.company();
          const mailboxId = await desk.mailbox(companyId, user, {
            imapUseSsl: implicitTls,
            imapPort: implicitTls ? dovecot.imapsPort : dovecot.imapPort,
          });
          const letter = await orderLetter({ to: user });
          await dovecot.deliver(user, letter.raw);
          for (let polls = 0; polls < 2; polls += 1) {
            const row = await desk.poll(companyId, mailboxId);
            expect(row).to.deep.include({ last_error_cause: 'network', last_good_poll_at: null });
            expect(row.last_error).to.match(says);
          }
          expect(countOf(await desk.mailboxEvents(companyId, mailboxId), 'MailboxConditionChanged')).to.equal(1);
          expect(dovecot.log()).not.to.match(/Login: user=/);
          expect(await desk.entry(companyId, letter)).to.equal(null);
          expect(await desk.inFolder(user, 'INBOX', letter, dovecot)).to.deep.equal([[]]);
        });
      }
    });
});
