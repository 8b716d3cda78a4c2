/**
 * Servers that cannot MOVE, cannot even remove one mail safely, or name folders in their own way: the outcome is the same and no mail is lost. By night
 * (SAMPLES=all) also those that lack one thing of which another lacks more.
 */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { failedKeyword, processedKeyword } from '../../../src/adapters/imap/connection/keywords.ts';
import type { MailboxInput } from '../../../src/commands/mailbox/mailbox.types.ts';
import { type Dovecot, type DovecotOptions, dovecotAvailable } from '../../support/dovecot.ts';
import { sampleOf } from '../../support/night.ts';
import { countOf, type Desk, dataOf, type Letter, letterWith, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';

type ServerCase = {
  readonly title: string;
  readonly server: Partial<DovecotOptions>;
  /** as configured, and as that server names it */
  readonly processed: readonly [string, string];
  readonly how: string;
  readonly settings?: (dovecot: Dovecot) => Partial<MailboxInput>;
  /** the original stays in INBOX, read and marked */
  readonly stays: boolean;
  /** false: the server keeps none, what failed is known by its record alone */
  readonly keywords?: boolean;
  /** what is special about it another has, too */
  readonly byNight?: boolean;
};

const plain = ['Processed', 'Processed'] as const;

const every: readonly ServerCase[] = [
  { title: 'without MOVE', server: { without: ['MOVE'] }, processed: plain, how: 'copy_and_expunge', stays: false },
  {
    title: 'without MOVE and UIDPLUS',
    server: { without: ['MOVE', 'UIDPLUS'] },
    processed: plain,
    how: 'copy_and_keyword',
    stays: true,
  },
  {
    title: 'that names folders INBOX.A.B',
    server: { separator: '.', prefix: 'INBOX.' },
    processed: ['Aufträge/Erledigt', 'INBOX.Aufträge.Erledigt'],
    how: 'move',
    stays: false,
  },
  {
    title: 'reached by STARTTLS',
    byNight: true,
    server: {},
    settings: ({ imapPort }) => ({ imapPort, imapUseSsl: false }),
    processed: plain,
    how: 'move',
    stays: false,
  },
  {
    title: 'that takes passwords after STARTTLS alone',
    server: { allowPlain: false },
    settings: ({ imapPort }) => ({ imapPort, imapUseSsl: false }),
    processed: plain,
    how: 'move',
    stays: false,
  },
  {
    title: 'that keeps no keywords',
    byNight: true,
    server: { keywords: false },
    processed: plain,
    how: 'move',
    stays: false,
    keywords: false,
  },
  {
    title: 'without MOVE and UIDPLUS that keeps no keywords',
    server: { without: ['MOVE', 'UIDPLUS'], keywords: false },
    processed: plain,
    how: 'copy_and_seen',
    stays: true,
    keywords: false,
  },
  {
    title: 'that takes one connection of a user at a time',
    server: { maxConnections: 1 },
    processed: plain,
    how: 'move',
    stays: false,
  },
];
const cases = sampleOf(every, ({ byNight }) => !byNight);

describe('mails on a server', () => {
  let desk: Desk;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user], others: cases.map(({ server }) => server) });
  });
  after(() => desk?.stop());

  for (const [place, { title, settings, processed, how, stays, keywords = true }] of cases.entries()) {
    describe(title, () => {
      let dovecot: Dovecot;
      let companyId: string;
      let mailboxId: string;
      const letters: Letter[] = [];
      const inFolder = (folder: string, letter: Letter) => desk.inFolder(user, folder, letter, dovecot);

      before(async () => {
        dovecot = desk.stage.others[place] as Dovecot;
        companyId = await desk.company();
        const server = { imapServer: dovecot.host, imapPort: dovecot.imapsPort, ...settings?.(dovecot) };
        mailboxId = await desk.mailbox(companyId, user, { processedFolder: processed[0], ...server });
      });

      it('gives each order its draft, entry, notification and copy in the processed folder', async () => {
        letters.push(...(await Promise.all([orderLetter({ to: user }), orderLetter({ to: user, format: 'pdf' })])));
        for (const { raw } of letters) await dovecot.deliver(user, raw);
        await desk.poll(companyId, mailboxId);
        for (const letter of letters) {
          const entry = await desk.finished(companyId, letter);
          expect(entry).to.deep.include({ status: 'SUCCESS', notification: 'sent' });
          expect(entry.sales_orders).to.have.length(1);
          const moves = dataOf<{ how: string; folder: string }>(await desk.events(companyId, letter), 'EmailMoved');
          expect(moves.map((move) => [move.how, move.folder])).to.deep.equal([[how, processed[1]]]);
          expect(await inFolder(processed[1], letter)).to.have.length(1);
          const left = await inFolder('INBOX', letter);
          expect(left).to.have.length(stays ? 1 : 0);
          if (stays) expect(left[0]).to.include.members(['\\Seen', ...(keywords ? [processedKeyword] : [])]);
        }
      });

      it('leaves alone what a person marked as deleted, and what failed', async () => {
        const marked = await letterWith(user, 'Marked by a person', []);
        await dovecot.deliver(user, marked.raw, 'INBOX', ['\\Deleted', '\\Seen']);
        const hopeless = await letterWith(user, 'Hopeless', [
          { filename: 'half.pdf', content: Buffer.from('%PDF-1.7\nnothing more'), contentType: 'application/pdf' },
        ]);
        const fine = await orderLetter({ to: user });
        for (const { raw } of [hopeless, fine]) await dovecot.deliver(user, raw);
        letters.push(fine);
        await desk.poll(companyId, mailboxId);
        expect((await desk.finished(companyId, fine)).status).to.equal('SUCCESS');
        expect((await desk.finished(companyId, hopeless)).status).to.equal('FAILED');
        expect(await inFolder('INBOX', marked), 'never a bare EXPUNGE').to.have.length(1);
        const [flags, ...more] = await inFolder('INBOX', hopeless);
        expect(more).to.deep.equal([]);
        if (keywords) expect(flags).to.include(failedKeyword);
        else expect(flags).to.deep.equal([]);
        expect(
          dataOf<{ how: string }>(await desk.events(companyId, hopeless), 'EmailSetAside').map((each) => each.how),
        ).to.deep.equal([keywords ? 'keyword' : 'record']);
        expect(await inFolder(processed[1], hopeless)).to.have.length(0);
      });

      it('brings nothing back with the next poll', async () => {
        const mails = (await dovecot.list(user)).length;
        const sent = desk.stage.sink.received().length;
        await desk.poll(companyId, mailboxId);
        for (const letter of letters) {
          const events = await desk.events(companyId, letter);
          expect(countOf(events, 'EmailMoved')).to.equal(1);
          expect(countOf(events, 'EmailCopySeen')).to.equal(0);
          expect(await inFolder(processed[1], letter)).to.have.length(1);
        }
        expect(await dovecot.list(user)).to.have.length(mails);
        expect(desk.stage.sink.received()).to.have.length(sent);
        expect(await desk.orders(companyId)).to.have.length(letters.length);
      });
    });
  }
});
