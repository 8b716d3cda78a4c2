import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startDovecot } from '../../test/support/dovecot.ts';
import { winmail } from '../../test/support/tnef-package.ts';
import { rounded, tableOf } from '../support/table.ts';
import { contentOf, mailWith } from './mails.ts';

const run = promisify(execFile);
/** what Node is told when the worker is started: how large its nursery may grow is half of what a mail takes */
const ofWorker = (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Package).scripts[
  'start:worker'
]
  .split(' ')
  .filter((argument) => argument.startsWith('--max-'));
const child = fileURLToPath(new URL('./memory-child.ts', import.meta.url));
const megabyte = 1024 * 1024;

type Package = { readonly scripts: { readonly 'start:worker': string } };
type Measured = { readonly peak: number; readonly highest: number; readonly bytes: number };

/** A multipart so deep that no server describes it: the mail is read from its source. */
const deep = (mail: string): string => {
  const [header = '', ...rest] = mail.split(/(?=Content-Type: multipart\/mixed)/);
  const levels = Array.from({ length: 30 }, (_, i) => `Content-Type: multipart/mixed; boundary=level${i}\r\n\r\n--level${i}\r\n`);
  return header + levels.join('') + rest.join('');
};

/** The highest resident memory of a process that does nothing but fetch, by kind of mail. */
export const benchMemory = async (megabytes: number): Promise<void> => {
  const content = contentOf(Math.floor(megabytes * megabyte) - 4_096, 7); // just under the limit of an attachment
  const mails: Readonly<Record<string, string>> = {
    none: mailWith(0, contentOf(3_000, 1)),
    [`an attachment of ${megabytes} MB`]: mailWith(1, content),
    [`five of ${megabytes / 5} MB in five mails`]: '',
    [`a winmail.dat of ${megabytes} MB`]: mailWith(
      2,
      winmail({ name: 'order.pdf', content }),
      'winmail.dat',
      'application/ms-tnef',
    ),
    [`a mail of ${megabytes} MB without a structure`]: deep(mailWith(3, content)),
  };
  const users = Object.keys(mails).map((_, index) => `u${index}@example.test`);
  const dovecot = await startDovecot({ users: Object.fromEntries(users.map((user) => [user, 'secret'])) });
  try {
    const rows: string[][] = [];
    for (const [index, [what, raw]] of Object.entries(mails).entries()) {
      const user = users[index] ?? '';
      if (raw !== '') await dovecot.deliver(user, raw);
      else for (let i = 0; i < 5; i += 1) await dovecot.deliver(user, mailWith(10 + i, contentOf((megabytes * megabyte) / 5, i)));
      const settings = { port: dovecot.imapsPort, ca: dovecot.ca, user, download: what !== 'none' };
      const { stdout } = await run(process.execPath, [...ofWorker, child, JSON.stringify(settings)]);
      const { peak, highest, bytes } = JSON.parse(stdout) as Measured;
      rows.push([what, rounded(bytes / megabyte), rounded(peak / megabyte), rounded(highest / megabyte)]);
      process.stderr.write('.');
    }
    process.stderr.write('\n');
    console.log('\nresident memory of a process that fetches (MB)');
    console.log(tableOf([['downloaded', 'MB', 'while fetching', 'highest ever'], ...rows]));
  } finally {
    await dovecot.stop();
  }
};
