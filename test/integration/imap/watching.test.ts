/** Servers that say what comes in (IDLE), and those that fall silent. */
import { type MailSandbox, startMailSandbox } from '@order-intake/mail-sandbox';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { createMailHosts } from '../../../src/adapters/host-guard/mail-hosts.ts';
import { createMailboxWatcher, type WatcherOptions } from '../../../src/adapters/imap/watch-mailbox.ts';
import { MailboxUnavailable } from '../../../src/domain/email/mail-access.port.ts';
import { IdleMissing } from '../../../src/domain/email/mailbox-watcher.port.ts';
import { type Dovecot, dovecotAvailable, startDovecot } from '../../support/dovecot.ts';
import { patience } from '../../support/patience.ts';
import { startNetwork } from '../../support/service/network.ts';
import { until } from '../../support/until.ts';
import { tlsServer, user } from './kit.ts';

const watcherFor = (port: number, options: Partial<WatcherOptions> = {}) =>
  createMailboxWatcher({ hosts: createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [port] }), ...options });

describe('watching a mailbox', () => {
  let dovecot: Dovecot;
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    dovecot = await startDovecot();
  });
  after(() => dovecot?.stop());

  it('is told of each mail that comes into the folder, and ends when nobody wants it any more', async () => {
    await dovecot.deliver(user, 'Subject: before\r\n\r\n', 'Orders');
    const ending = new AbortController();
    let told = 0;
    const watching = watcherFor(dovecot.imapsPort, { ca: dovecot.ca })(tlsServer(dovecot), {
      folder: 'Orders',
      onMail: () => {
        told += 1;
      },
      signal: ending.signal,
    });
    await until('the connection', async () => told === 1);
    await dovecot.deliver(user, 'Subject: elsewhere\r\n\r\n');
    for (const count of [2, 3]) {
      await dovecot.deliver(user, `Subject: ${count}\r\n\r\n`, 'Orders');
      await until('the mail', async () => told === count, patience(40_000));
    }
    ending.abort();
    await watching;
    expect(told).to.equal(3);
    const [mail] = await dovecot.list(user, 'Orders');
    expect(mail?.flags, 'nothing is marked as seen').to.deep.equal([]);
  });

  it('notices within twice its patience that nothing comes through any more', async () => {
    const network = await startNetwork(() => ({ port: dovecot.imapsPort }));
    const silenceMs = 1_500;
    let isTold = false;
    const onMail = () => {
      isTold = true;
    };
    try {
      const watching = watcherFor(network.port, { ca: dovecot.ca, silenceMs })(
        { ...tlsServer(dovecot), port: network.port },
        { folder: 'INBOX', onMail, signal: AbortSignal.timeout(patience(60_000)) },
      );
      await until('the connection', async () => isTold);
      await new Promise((resolve) => setTimeout(resolve, 3 * silenceMs));
      const began = performance.now();
      await network.become('black-hole');
      const error = await watching.catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(MailboxUnavailable);
      expect(performance.now() - began).to.be.within(silenceMs / 2, patience(3 * silenceMs));
    } finally {
      await network.stop();
    }
  });

  it('is of no use at a server without IDLE, which is said', async () => {
    const sandbox: MailSandbox = await startMailSandbox({ users: { [user]: 'secret' }, capabilities: { idle: false } });
    try {
      const server = { ...tlsServer(dovecot), port: sandbox.imapsPort };
      const watching = watcherFor(sandbox.imapsPort, { ca: sandbox.ca })(server, {
        ...{ folder: 'INBOX', onMail: () => undefined },
        signal: AbortSignal.timeout(patience(20_000)),
      });
      expect(await watching.catch((error: unknown) => error)).to.be.instanceOf(IdleMissing);
    } finally {
      await sandbox.stop();
    }
  });
});
