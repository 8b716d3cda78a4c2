import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import {
  type Fault,
  type MailSandbox,
  type MailSandboxOptions,
  startMailSandbox,
} from '../../../packages/mail-sandbox/sandbox.ts';
import { type MailboxSession, MailboxUnavailable } from '../../../src/domain/email/mail-access.port.ts';
import { patience } from '../../support/patience.ts';
import { inTemporaryDirectory, readerFor } from './kit.ts';
import { orderMail, pdf } from './mime.ts';

const variants: readonly (readonly [string, Partial<MailSandboxOptions>])[] = [
  ['with MOVE', {}],
  ['without MOVE', { capabilities: { move: false } }],
  ['without MOVE and UIDPLUS', { capabilities: { move: false, uidPlus: false } }],
  ['without MOVE, UIDPLUS and keywords', { capabilities: { move: false, uidPlus: false }, permanentKeywords: false }],
];

const kinds: readonly Fault[] = [
  { kind: 'drop' },
  { kind: 'drop-after' },
  { kind: 'hang' },
  { kind: 'no', text: 'not now' },
  { kind: 'no', text: '[OVERQUOTA] the mailbox is full' },
];

/** One kind a command in `npm test`, every second time the worst: done, and nobody told. Every kind at every command with MAIL_FAULTS=all. */
const everyFault = process.env.MAIL_FAULTS === 'all';

const subjects = ['first', 'second', 'nameless'];
const addresses = Array.from({ length: 250 }, (_, i) => `u${i}@example.test`);

for (const [name, options] of variants) {
  describe(`a fault at every command to a server ${name}`, function () {
    this.timeout(patience(900_000));
    let sandbox: MailSandbox;
    let used = 0;
    before(async () => {
      sandbox = await startMailSandbox({ users: Object.fromEntries(addresses.map((each) => [each, 'secret'])), ...options });
    });
    after(() => sandbox?.stop());

    const fill = async () => {
      used += 1;
      const address = addresses[used] ?? '';
      for (const subject of subjects) {
        const id = subject === 'nameless' ? { 'Message-ID': null } : {};
        await sandbox.deliver(address, Buffer.from(orderMail({ Subject: subject, ...id }, pdf(800))));
      }
      return address;
    };

    const withSession = async <T>(address: string, deadlineMs: number, work: (session: MailboxSession) => Promise<T>) => {
      let session: MailboxSession | undefined;
      try {
        const server = { host: '127.0.0.1', port: sandbox.imapsPort, implicitTls: true, user: address, password: 'secret' };
        session = await readerFor([sandbox.imapsPort], { ca: sandbox.ca }).open(server, { deadlineMs });
        return await work(session);
      } catch (error) {
        if (error instanceof MailboxUnavailable) return error;
        throw error;
      } finally {
        await session?.close();
      }
    };

    /** Everything a job does with new mail; the number of mails moved, or the trouble. */
    const run = (address: string, deadlineMs = patience(20_000)) =>
      withSession(address, deadlineMs, async (session) => {
        const summaries = (await session.summaries(await session.unread())).flatMap((each) =>
          'unreadable' in each ? [] : [each],
        );
        const requests = summaries.map(({ uid, attachments }) => ({ uid, attachments }));
        const downloads = await inTemporaryDirectory((directory) => session.download(requests, directory));
        const ready = new Set(downloads.flatMap((each) => ('files' in each && each.files.length === 1 ? [each.uid] : [])));
        const done = summaries.filter(({ uid }) => ready.has(uid)).map(({ uid, mail }) => ({ uid, messageId: mail.messageId }));
        return (await session.moveToProcessed(done, 'Processed')).filter(({ moved }) => moved).length;
      });

    /** What the streams do afterwards: mails known to be processed are moved by the UID they had, whether anybody read them or not. */
    const settle = async (address: string) => {
      const known = subjects.map((_, i) => ({ uid: i + 1, messageId: null }));
      expect(await run(address)).to.be.a('number');
      const moved = await withSession(address, 20_000, (session) => session.moveToProcessed(known, 'Processed'));
      expect(Array.isArray(moved) && moved.every((each) => each.moved)).to.equal(true);
    };

    const lying = (address: string, folder: string) =>
      (sandbox.folders(address).find((each) => each.name === folder)?.messages ?? []).map(({ subject }) => subject ?? '').sort();

    const commandsOfOneJob = async () => {
      const commands: string[] = [];
      sandbox.fault(({ protocol, command }) => {
        if (protocol === 'imap') commands.push(command);
        return null;
      });
      expect(await run(await fill())).to.equal(subjects.length);
      sandbox.fault(null);
      return commands;
    };

    it('loses nothing and doubles nothing', async () => {
      const commands = await commandsOfOneJob();
      // up to here every variant is the same, and the first one has tried it
      const from = name === 'with MOVE' ? 0 : commands.indexOf('UID FETCH');
      for (let at = from; at < commands.length; at += 1) {
        for (const fault of everyFault
          ? kinds
          : kinds.filter((_, kind) => kind === (at % 2 === 0 ? 1 : (at >> 1) % kinds.length))) {
          const where = `${fault.kind} at ${commands[at]} (${at + 1} of ${commands.length})`;
          const address = await fill();
          let count = 0;
          sandbox.fault((event) => (event.protocol === 'imap' && count++ === at ? fault : null));
          const outcome = await run(address, fault.kind === 'hang' ? 120 : 20_000);
          sandbox.fault(null);
          if (typeof outcome !== 'number' && fault.kind !== 'no') expect(outcome.trouble, where).to.equal('network');

          await settle(address);
          expect(lying(address, 'Processed'), where).to.deep.equal([...subjects].sort());
          if (options.capabilities?.uidPlus !== false) expect(lying(address, 'INBOX'), where).to.deep.equal([]);
        }
      }
    });
  });
}
