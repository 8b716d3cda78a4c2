import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailHosts } from '../../../src/adapters/host-guard/mail-hosts.ts';
import { createMailboxReader, type MailboxReaderOptions } from '../../../src/adapters/imap/mailbox-reader.ts';
import type { MailboxReader, MailboxSession, MailServer, MailSummary } from '../../../src/domain/email/mail-access.port.ts';
import { reasonText } from '../../../src/domain/reasons/reasons.ts';
import type { Dovecot } from '../../support/dovecot.ts';
import { patience } from '../../support/patience.ts';

export const user = 'orders@example.test';

/** A reader that may connect to this machine's own servers. */
export const readerFor = (ports: readonly number[], options: Partial<MailboxReaderOptions> = {}): MailboxReader =>
  createMailboxReader({ hosts: createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: ports }), ...options });

export const tlsServer = ({ imapsPort }: Dovecot, password = 'secret'): MailServer => ({
  host: '127.0.0.1',
  port: imapsPort,
  implicitTls: true,
  user,
  password,
});

export const openSession = (dovecot: Dovecot, deadlineMs = patience(20_000)): Promise<MailboxSession> =>
  readerFor([dovecot.imapPort, dovecot.imapsPort], { ca: dovecot.ca }).open(tlsServer(dovecot), { deadlineMs });

export async function withSession<T>(dovecot: Dovecot, work: (session: MailboxSession) => Promise<T>): Promise<T> {
  const session = await openSession(dovecot);
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}

export async function inTemporaryDirectory<T>(work: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'oi-parts-'));
  try {
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** The summaries of mails that can be read; throws when one cannot. */
export async function readable(session: MailboxSession, uids: readonly number[]): Promise<readonly MailSummary[]> {
  return (await session.summaries(uids)).map((each) => {
    if ('unreadable' in each) throw new Error(`UID ${each.uid}: ${reasonText(each.unreadable)}`);
    return each;
  });
}
