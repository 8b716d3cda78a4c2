/** Listing and downloading a mailbox: ours, and imapflow alone taking the same parts into files as fast as it can. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { createMailHosts } from '../../src/adapters/host-guard/mail-hosts.ts';
import { createMailboxReader } from '../../src/adapters/imap/mailbox-reader.ts';
import type { MailServer } from '../../src/domain/email/mail-access.port.ts';
import { type Dovecot, startDovecot } from '../../test/support/dovecot.ts';
import { median } from '../support/measure.ts';
import { rounded, tableOf } from '../support/table.ts';
import { documentBytes, mailWith } from './mails.ts';

const user = 'orders@example.test';
const batch = 50;
/** as the job downloads: encoded bytes on disk at a time */
const byteBudget = 64 * 1024 * 1024;

const inDirectory = async <T>(work: (directory: string) => Promise<T>): Promise<T> => {
  const directory = await mkdtemp(join(tmpdir(), 'order-intake-bench-'));
  try {
    return await work(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

const ours = async ({ host, imapsPort, ca }: Dovecot): Promise<number> => {
  const hosts = createMailHosts({ allowedCidrs: ['127.0.0.0/8'], allowedPorts: [imapsPort] });
  const server: MailServer = { host, port: imapsPort, implicitTls: true, user, password: 'secret' };
  const session = await createMailboxReader({ hosts, ca }).open(server, { deadlineMs: 600_000 });
  let bytes = 0;
  try {
    const found = await session.summaries(await session.unread());
    const requests = found.flatMap((each) => ('unreadable' in each ? [] : [{ uid: each.uid, attachments: each.attachments }]));
    while (requests.length > 0) {
      let [size, count] = [0, 0];
      for (const { attachments } of requests.slice(0, batch)) {
        size += attachments.reduce((sum, each) => sum + each.size, 0);
        if (size > byteBudget && count > 0) break;
        count += 1;
      }
      const group = requests.splice(0, count);
      await inDirectory(async (directory) => {
        for (const result of await session.download(group, directory)) {
          if (!('files' in result)) throw new Error('a mail was not downloaded');
          bytes += result.files.reduce((sum, file) => sum + file.size, 0);
        }
      });
    }
  } finally {
    await session.close();
  }
  return bytes;
};

const connected = async ({ host, imapsPort, ca }: Dovecot): Promise<ImapFlow> => {
  const auth = { user, pass: 'secret' };
  const client = new ImapFlow({
    host,
    port: imapsPort,
    secure: true,
    tls: { ca },
    auth,
    logger: false,
    disableCompression: true,
  });
  await client.connect();
  await client.mailboxOpen('INBOX');
  return client;
};

/** The parts of 50 mails a command, decoded and written; it looks at nothing and checks nothing. */
const rawBatched = async (dovecot: Dovecot): Promise<number> => {
  const client = await connected(dovecot);
  let bytes = 0;
  try {
    const uids = (await client.search({ seen: false }, { uid: true })) || [];
    for (let at = 0; at < uids.length; at += batch) {
      const some = uids.slice(at, at + batch);
      for await (const { bodyStructure } of client.fetch(
        some,
        { bodyStructure: true, envelope: true, size: true },
        { uid: true },
      ))
        if (!bodyStructure) throw new Error('no structure');
      await inDirectory(async (directory) => {
        const writes: Promise<void>[] = [];
        for await (const { uid, bodyParts } of client.fetch(some, { bodyParts: ['2'] }, { uid: true })) {
          const content = Buffer.from(bodyParts?.get('2')?.toString('latin1') ?? '', 'base64');
          bytes += content.length;
          writes.push(writeFile(join(directory, String(uid)), content));
        }
        await Promise.all(writes);
      });
    }
  } finally {
    await client.logout();
  }
  return bytes;
};

/** What most programs do: one download after the other. */
const rawOneByOne = async (dovecot: Dovecot): Promise<number> => {
  const client = await connected(dovecot);
  let bytes = 0;
  try {
    await inDirectory(async (directory) => {
      for (const uid of (await client.search({ seen: false }, { uid: true })) || []) {
        await client.fetchOne(String(uid), { bodyStructure: true, envelope: true }, { uid: true });
        const { content } = await client.download(String(uid), '2', { uid: true });
        const pieces: Buffer[] = [];
        for await (const piece of content ?? []) pieces.push(piece as Buffer);
        const whole = Buffer.concat(pieces);
        bytes += whole.length;
        await writeFile(join(directory, String(uid)), whole);
      }
    });
  } finally {
    await client.logout();
  }
  return bytes;
};

/** Prints seconds and ratios; the contenders in turns, so that a busy machine is busy for all of them. */
export const benchFetching = async (mails: number, rounds: number): Promise<void> => {
  const dovecot = await startDovecot({ users: { [user]: 'secret' } });
  try {
    let expected = 0;
    for (let index = 0; index < mails; index += 1) {
      const content = documentBytes(index);
      expected += content.length;
      await dovecot.deliver(user, mailWith(index, content));
    }
    const contenders = [
      ['imapflow, 50 mails a command', rawBatched],
      ['imapflow, one mail after the other', rawOneByOne],
      ['ours', ours],
    ] as const;
    const seconds = contenders.map((): number[] => []);
    for (let round = -1; round < rounds; round += 1) {
      for (const [index, [name, work]] of contenders.entries()) {
        const started = performance.now();
        const bytes = await work(dovecot);
        if (bytes !== expected) throw new Error(`${name}: ${bytes} bytes came of ${expected}`);
        if (round >= 0) seconds[index]?.push((performance.now() - started) / 1_000); // the first one warms up
        process.stderr.write('.');
      }
    }
    process.stderr.write('\n');
    const medians = seconds.map(median);
    const [baseline = Number.NaN] = medians;
    console.log(`\n${mails} mails, ${rounded(expected / 1e6)} MB of attachments, median of ${rounds} rounds`);
    console.log(
      tableOf([
        ['listing and downloading', 's', 'MB/s', 'ratio'],
        ...contenders.map(([name], index) => {
          const median = medians[index] ?? Number.NaN;
          return [name, median.toFixed(2), rounded(expected / 1e6 / median), (median / baseline).toFixed(2)];
        }),
      ]),
    );
  } finally {
    await dovecot.stop();
  }
};
