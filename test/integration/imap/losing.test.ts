import { readdir } from 'node:fs/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type MailboxSession, MailboxUnavailable } from '../../../src/domain/email/mail-access.port.ts';
import { type Dovecot, dovecotAvailable, startDovecot } from '../../support/dovecot.ts';
import { byNight } from '../../support/night.ts';
import { patience } from '../../support/patience.ts';
import { inTemporaryDirectory, readerFor } from './kit.ts';
import { orderMail, pdf } from './mime.ts';
import { type Ending, faultyProxy } from './tcp.ts';

const endless = Number.POSITIVE_INFINITY;

/** Everything a job does with a mailbox, from listing to moving. */
async function wholeJob(session: MailboxSession): Promise<number> {
  return inTemporaryDirectory(async (directory) => {
    const summaries = (await session.summaries(await session.unread())).flatMap((each) => ('unreadable' in each ? [] : [each]));
    const results = await session.download(
      summaries.map(({ uid, attachments }) => ({ uid, attachments })),
      directory,
    );
    const files = results.flatMap((result) => ('files' in result ? result.files : []));
    expect(await readdir(directory)).to.have.lengthOf(files.length);
    const moved = await session.moveToProcessed(
      summaries.map(({ uid, mail }) => ({ uid, messageId: mail.messageId })),
      'Processed',
    );
    return moved.filter((result) => result.moved).length;
  });
}

const variants = [
  ['with MOVE', []],
  ['without MOVE', ['MOVE']],
  ['without MOVE and UIDPLUS', ['MOVE', 'UIDPLUS']],
] as const;

for (const [name, without] of variants) {
  describe(`losing the connection to a server ${name}`, () => {
    let dovecot: Dovecot;
    let limit = endless;
    let ending: Ending = 'cut';
    let proxy: Awaited<ReturnType<typeof faultyProxy>>;
    let direct: Awaited<ReturnType<typeof faultyProxy>>;

    before(async function () {
      if (!dovecotAvailable()) this.skip();
      dovecot = await startDovecot({ without, users: users() });
      proxy = await faultyProxy(
        dovecot.imapsPort,
        () => limit,
        () => ending,
      );
      direct = await faultyProxy(dovecot.imapsPort, () => endless);
    });
    after(() => {
      proxy?.stop();
      direct?.stop();
      return dovecot?.stop();
    });

    const isFirst = name === 'with MOVE';
    let account = 0;
    const fill = async () => {
      account += 1;
      const address = `u${account}@example.test`;
      for (const [i, size] of [2_000, 4_000, 1_600_000].entries())
        await dovecot.deliver(
          address,
          orderMail({ Subject: `lost ${i}`, ...(i === 1 ? { 'Message-ID': null } : {}) }, pdf(size, i + 1)),
        );
      return address;
    };
    const open = (port: number, address: string, deadlineMs = patience(30_000)) =>
      readerFor([port], { ca: dovecot.ca }).open(
        { host: '127.0.0.1', port, implicitTls: true, user: address, password: 'secret' },
        { deadlineMs },
      );

    const run = async (port: number, address: string, deadlineMs?: number): Promise<number | MailboxUnavailable> => {
      let session: MailboxSession | undefined;
      try {
        session = await open(port, address, deadlineMs);
        return await wholeJob(session);
      } catch (error) {
        if (error instanceof MailboxUnavailable) return error;
        throw error;
      } finally {
        await session?.close();
      }
    };

    /** Where the mails lie, once the job was done again without faults. */
    const aftermath = async (address: string) => {
      expect(await run(direct.port, address)).to.be.a('number');
      const session = await open(direct.port, address);
      const unread = (await session.unread()).length;
      await session.close();
      return { unread, subjects: (await dovecot.list(address, 'Processed')).map(({ raw }) => subjectOf(raw)).sort() };
    };

    it('loses nothing and doubles nothing, wherever the connection is cut', async () => {
      limit = endless;
      const whole = await fill();
      expect(await run(proxy.port, whole)).to.equal(3);
      const length = proxy.seen();
      const cuts = 10;
      const everySecond = byNight ? 1 : 2;
      // up to the move every variant is the same, and the first one has tried it
      const from = isFirst ? 1 : cuts / 2 + 1;
      let noticed = 0;
      for (let i = from; i <= cuts; i += everySecond) {
        // the greater part of a session is one large attachment: the interesting ends are its first and last kilobytes
        limit = i <= cuts / 2 ? Math.round((i * 14_000) / cuts) : length - Math.round(((cuts - i) * 6_000) / cuts) - 1;
        const address = await fill();
        const outcome = await run(proxy.port, address);
        if (typeof outcome !== 'number') {
          noticed += 1;
          expect(outcome.trouble, `cut after ${limit} bytes`).to.equal('network');
        }
        const { unread, subjects } = await aftermath(address);
        expect({ unread, subjects: [...new Set(subjects)] }, `cut after ${limit} of ${length} bytes`).to.deep.equal({
          unread: 0,
          subjects: ['lost 0', 'lost 1', 'lost 2'],
        });
        expect(subjects, `cut after ${limit} of ${length} bytes`).to.have.lengthOf(3);
      }
      expect(noticed).to.be.greaterThan((cuts - from + 1) / (2 * everySecond));
    });

    if (isFirst)
      it('ends at the deadline when the server falls silent in the middle', async () => {
        [limit, ending] = [9_000, 'stall'];
        const address = await fill();
        expect(await run(proxy.port, address, 1_500)).to.have.property('trouble', 'network');
        ending = 'cut';
        expect((await aftermath(address)).subjects).to.have.lengthOf(3);
      });
  });
}

const users = () => Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`u${i + 1}@example.test`, 'secret']));

const subjectOf = (raw: Buffer): string => /^Subject: (.*)\r$/m.exec(raw.toString('latin1'))?.[1] ?? '';
