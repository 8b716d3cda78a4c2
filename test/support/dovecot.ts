import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { selfSignedCertificate } from '@order-intake/certificate';
import { ImapFlow } from 'imapflow';
import { type DovecotOptions, type DovecotPlace, dovecotConfig, oauth2Config } from './dovecot-config.ts';
import {
  deliverMail,
  folderDir,
  type Layout,
  listFolders,
  listMails,
  renumberMails,
  type StoredMail,
} from './dovecot-maildir.ts';
import { answering, dovecotProgram, logOf, startInGroup } from './dovecot-process.ts';
import { patience } from './patience.ts';
import { freePorts } from './ports.ts';

export type { DovecotOptions } from './dovecot-config.ts';
export type { StoredMail } from './dovecot-maildir.ts';

export type Dovecot = {
  host: '127.0.0.1' | '127.0.0.2';
  /** Plain with STARTTLS. */
  imapPort: number;
  /** TLS from the first byte. */
  imapsPort: number;
  users: Readonly<Record<string, string>>;
  /** Certificate to trust, PEM; it is for localhost and `host`. */
  ca: string;
  /** Directory of a folder. */
  maildir(user: string, folder?: string): string;
  /** Puts a mail, byte for byte, into a folder (INBOX unless said; made when missing), unread unless flags say otherwise. */
  deliver(user: string, raw: Buffer | string, folder?: string, flags?: readonly string[], arrivedAt?: Date): Promise<void>;
  /** A new UIDVALIDITY and new UIDs for a folder (INBOX unless said). */
  renumber(user: string, folder?: string): Promise<void>;
  list(user: string, folder?: string): Promise<StoredMail[]>;
  /** Changes the user's password as an administrator of the server would; comes back when no login with the former one is taken any more. */
  setPassword(user: string, password: string): Promise<void>;
  folders(user: string): Promise<string[]>;
  /** Dovecot's own log so far. */
  log(): string;
  stop(): Promise<void>;
};

/** Whether the package dovecot-imapd is there; suites that need it skip themselves otherwise, and `npm test` says so loudly. */
export function dovecotAvailable(): boolean {
  return existsSync(dovecotProgram) && existsSync('/usr/lib/dovecot/imap');
}

/** A private Dovecot on two ports of 127.0.0.1, in a temporary directory. It ends with stop(), or with this process, even by kill -9. */
export async function startDovecot(options: DovecotOptions = {}): Promise<Dovecot> {
  const users = options.users ?? { 'orders@example.test': 'secret' };
  const [imapPort = 0, imapsPort = 0] = await freePorts(2);
  const account = mailAccount();
  const dir = mkdtempSync(join(tmpdir(), 'oi-dovecot-'));
  const host = options.allowPlain === false ? '127.0.0.2' : '127.0.0.1';
  const ca = prepare({ dir, host, imapPort, imapsPort, account }, users, options);
  const server = startInGroup(dir);
  await answering(server, host, imapPort, dir);
  const layout: Layout = {
    root: join(dir, 'mail'),
    separator: options.separator ?? '/',
    prefix: options.prefix ?? '',
    owner: account,
  };
  return {
    host,
    imapPort,
    imapsPort,
    users,
    ca,
    maildir: (user, folder = 'INBOX') => folderDir(layout, user, folder),
    deliver: async (user, raw, folder = 'INBOX', flags = [], arrivedAt = undefined) =>
      void (await deliverMail(layout, user, raw, folder, flags, arrivedAt)),
    renumber: (user, folder = 'INBOX') => renumberMails(layout, user, folder),
    setPassword: async (user, password) => {
      writeUsers(dir, { ...users, [user]: password });
      await taken(user, password, { host, port: options.tls === false ? imapPort : imapsPort, tls: options.tls !== false });
    },
    list: (user, folder = 'INBOX') => listMails(layout, user, folder),
    folders: (user) => listFolders(layout, user),
    log: () => logOf(dir),
    stop: server.stop,
  };
}

/** Mail belongs to the current user, and to no user when that is root: Dovecot reads no mail as root. */
function mailAccount(): DovecotPlace['account'] {
  const user = process.getuid?.() === 0 ? 'nobody' : userInfo().username;
  const id = (flags: string) => execFileSync('id', [flags, user], { encoding: 'utf8' }).trim();
  return { user, group: id('-gn'), uid: Number(id('-u')), gid: Number(id('-g')) };
}

/** @returns the certificate */
function prepare(place: DovecotPlace, users: Readonly<Record<string, string>>, options: DovecotOptions): string {
  const { dir, host, account, imapPort } = place;
  chmodSync(dir, 0o755);
  for (const sub of ['run', 'state', 'mail']) mkdirSync(join(dir, sub));
  if (process.getuid?.() === 0) chownSync(join(dir, 'mail'), account.uid, account.gid);
  const { key, cert } = selfSignedCertificate({
    commonName: `dovecot-${imapPort}.test`, // of several certificates of one name that are trusted, a client looks at the first
    dnsNames: ['localhost'],
    ipAddresses: [host],
    days: 2,
    ...(options.expired ? { notBefore: new Date(Date.now() - 3 * 86_400_000) } : {}),
  });
  writeFileSync(join(dir, 'key.pem'), key, { mode: 0o600 });
  writeFileSync(join(dir, 'cert.pem'), cert);
  writeUsers(dir, users, options.logins);
  // every right but w: flags other than \Seen and \Deleted, and so keywords
  if (options.keywords === false) writeFileSync(join(dir, 'acl'), '* owner lrstipekx\n');
  if (options.oauth2) writeFileSync(join(dir, 'dovecot-oauth2.conf'), oauth2Config(options.oauth2));
  writeFileSync(join(dir, 'dovecot.conf'), dovecotConfig(place, options));
  return cert;
}

type Listener = { host: string; port: number; tls: boolean };

/** Dovecot looks at the file of its users once a second at most: for the rest of that second it goes by what it read before. */
async function taken(user: string, password: string, { host, port, tls }: Listener): Promise<void> {
  for (const deadline = Date.now() + patience(20_000); Date.now() < deadline; ) {
    const client = new ImapFlow({
      ...{ host, port, secure: tls, doSTARTTLS: false, logger: false },
      auth: { user, pass: password },
      tls: { rejectUnauthorized: false },
    });
    client.on('error', () => undefined);
    const isIn = await client.connect().then(
      () => true,
      () => false,
    );
    if (isIn) return client.logout();
    client.close();
  }
  throw new Error(`Dovecot does not take the password that was set for ${user}`);
}

let written = 0;

function writeUsers(dir: string, users: Readonly<Record<string, string>>, logins: Readonly<Record<string, string>> = {}): void {
  const lines = [
    ...Object.entries(users).map(([user, password]) => `${user}:{PLAIN}${password}\n`),
    // the passdb's extra field renames the authenticated user
    ...Object.entries(logins).map(([name, user]) => `${name}:{PLAIN}${users[user]}::::::user=${user}\n`),
  ];
  const file = join(dir, 'users');
  writeFileSync(file, lines.join(''), { mode: 0o644 });
  // Dovecot reads it again when its time in seconds differs: two changes may fall into one second
  written += 1;
  const at = new Date(Date.now() + written * 1_000);
  utimesSync(file, at, at);
}
