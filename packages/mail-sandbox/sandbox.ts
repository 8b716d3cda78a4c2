/**
 * A mail server for the demo: IMAP and SMTP with real conversations, everything in memory, nothing to install.
 * It belongs to the process that starts it and keeps nothing on disk.
 */
import { createSecureContext } from 'node:tls';
import { selfSignedCertificate } from '@order-intake/certificate';
import type { FaultHook } from './fault.ts';
import { startImap } from './imap/server.ts';
import type { Capabilities, ImapSettings } from './imap/session.ts';
import type { Listener } from './listener.ts';
import { decodeHeaderText } from './mime/encoded-words.ts';
import { headerValue } from './mime/header.ts';
import { type SentMail, startSmtp } from './smtp.ts';
import { withLabels } from './store/labels.ts';
import { type Account, createMailStore, type MailStore } from './store/mail-store.ts';
import { contentOf, type Message } from './store/message.ts';

export type { Fault, FaultHook } from './fault.ts';
export type { Capabilities } from './imap/session.ts';
export type { SentMail } from './smtp.ts';

export type MailSandboxOptions = {
  /** password by address; the address is the login name, in any case */
  readonly users: Readonly<Record<string, string>>;
  /** PEM; default: a self-signed one for localhost, 127.0.0.1 and ::1 */
  readonly certificate?: { readonly key: string; readonly cert: string };
  /** extensions to switch off, all are on by default */
  readonly capabilities?: Partial<Capabilities>;
  /** between the levels of a folder's name, default "/" */
  readonly separator?: string;
  /** before every folder but INBOX, with its separator: "INBOX."; default none */
  readonly prefix?: string;
  /** false: keywords like $OrderProcessed are not kept */
  readonly permanentKeywords?: boolean;
  /** true: folders are labels, as in Gmail; default false */
  readonly labels?: boolean;
  /** true: IMAP passwords are taken without TLS */
  readonly plaintextLogin?: boolean;
};

export type SandboxMessage = {
  readonly uid: number;
  readonly flags: readonly string[];
  readonly messageId: string | null;
  /** decoded */
  readonly subject: string | null;
};

export type SandboxFolder = { readonly name: string; readonly messages: readonly SandboxMessage[] };

export type MailSandbox = {
  /** plain, STARTTLS offered */
  readonly imapPort: number;
  /** TLS from the first byte */
  readonly imapsPort: number;
  /** plain, STARTTLS offered, AUTH after it */
  readonly smtpPort: number;
  readonly smtpsPort: number;
  /** PEM of the certificate, which is its own authority: what MAIL_CA_FILE holds */
  readonly ca: string;
  /** Puts a mail into the INBOX of a user, unread. Throws when there is no such user. */
  readonly deliver: (address: string, raw: Buffer, receivedAt?: Date) => Promise<void>;
  /** A user's folders, INBOX first, as clients see them now. Throws when there is no such user. */
  readonly folders: (address: string) => readonly SandboxFolder[];
  /** Every mail accepted over SMTP so far, those to local users too. */
  readonly outbox: () => readonly SentMail[];
  /** Asked before every step of every client from now on; null asks nobody. */
  readonly fault: (hook: FaultHook | null) => void;
  /** Closes every connection; the mails are gone. */
  readonly stop: () => Promise<void>;
};

const everything: Capabilities = {
  move: true,
  uidPlus: true,
  idle: true,
  namespace: true,
  saslIr: true,
  specialUse: true,
  startTls: true,
};

/** Listens on free ports of 127.0.0.1 only. */
export async function startMailSandbox(options: MailSandboxOptions): Promise<MailSandbox> {
  const { key, cert } = options.certificate ?? localCertificate();
  const { users, separator = '/', prefix = '', permanentKeywords = true, labels = false } = options;
  const plain = createMailStore({ users, separator, prefix, keywords: permanentKeywords });
  const store = labels ? withLabels(plain, Object.keys(users)) : plain;
  const outbox: SentMail[] = [];
  let hook: FaultHook | null = null;
  const fault: FaultHook = (event) => hook?.(event) ?? null;
  const imap: ImapSettings = {
    store,
    secureContext: createSecureContext({ key, cert }),
    capabilities: { ...everything, ...options.capabilities },
    plaintextLogin: options.plaintextLogin ?? false,
    fault,
  };
  const smtp = { store, key, cert, fault, accepted: (mail: SentMail) => void outbox.push(mail) };
  const listeners = await allOrNone([
    startImap(imap, null),
    startImap(imap, { key, cert }),
    startSmtp(smtp, false),
    startSmtp(smtp, true),
  ]);
  const [imapPort, imapsPort, smtpPort, smtpsPort] = listeners.map((listener) => listener.port) as [
    number,
    number,
    number,
    number,
  ];
  return {
    imapPort,
    imapsPort,
    smtpPort,
    smtpsPort,
    ca: cert,
    deliver: async (address, raw, receivedAt = new Date()) => {
      const inbox = accountOf(store, users, address).folders.get('INBOX');
      if (inbox) store.add(inbox, contentOf(raw), { internalDate: receivedAt });
    },
    folders: (address) => foldersOf(accountOf(store, users, address)),
    outbox: () => [...outbox],
    fault: (next) => {
      hook = next;
    },
    stop: async () => {
      await Promise.all(listeners.map((listener) => listener.stop()));
    },
  };
}

function localCertificate(): { key: string; cert: string } {
  return selfSignedCertificate({ commonName: 'localhost', dnsNames: ['localhost'], ipAddresses: ['127.0.0.1', '::1'], days: 30 });
}

/** A start that fails half way closes what it has opened. */
async function allOrNone(starting: readonly Promise<Listener>[]): Promise<readonly Listener[]> {
  const settled = await Promise.allSettled(starting);
  const started = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failed = settled.find((result) => result.status === 'rejected');
  if (!failed) return started;
  await Promise.all(started.map((listener) => listener.stop()));
  throw failed.reason;
}

function accountOf(store: MailStore, users: Readonly<Record<string, string>>, address: string): Account {
  const account = store.account(address);
  if (!account) throw new Error(`mail sandbox: ${address} has no mailbox here; there are ${Object.keys(users).join(', ')}`);
  return account;
}

function foldersOf(account: Account): readonly SandboxFolder[] {
  const folders = [...account.folders.values()].map(({ name, messages }) => ({ name, messages: messages.map(summary) }));
  const inboxFirst = (name: string): string => (name === 'INBOX' ? '' : name);
  return folders.sort((a, b) => (inboxFirst(a.name) < inboxFirst(b.name) ? -1 : 1));
}

function summary({ uid, flags, content }: Message): SandboxMessage {
  const { fields } = content.mime();
  const subject = headerValue(fields, 'subject');
  return {
    uid,
    flags: [...flags],
    messageId: headerValue(fields, 'message-id'),
    subject: subject === null ? null : decodeHeaderText(subject),
  };
}
