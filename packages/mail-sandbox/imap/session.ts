/** What one connection knows: who it is, which folder is open, and what it has been told of that folder. */
import type { SecureContext } from 'node:tls';
import type { FaultHook } from '../fault.ts';
import type { Account, Folder, MailStore } from '../store/mail-store.ts';
import type { Message } from '../store/message.ts';
import type { Connection } from './connection.ts';
import { parseNumberSet } from './number-set.ts';
import type { Token } from './tokens.ts';

/** Which extensions the server offers; each is on unless switched off. */
export type Capabilities = {
  readonly move: boolean;
  readonly uidPlus: boolean;
  readonly idle: boolean;
  readonly namespace: boolean;
  readonly saslIr: boolean;
  readonly specialUse: boolean;
  readonly startTls: boolean;
};

export type ImapSettings = {
  readonly store: MailStore;
  readonly secureContext: SecureContext;
  readonly capabilities: Capabilities;
  /** true: passwords are taken without TLS, as careless servers do */
  readonly plaintextLogin: boolean;
  readonly fault: FaultHook;
};

/** A message as the client was last told of it. Its place in the list is its sequence number less one. */
export type Seen = { readonly message: Message; flags: ReadonlySet<string> };

export type Selection = { readonly folder: Folder; readonly readOnly: boolean; readonly view: Seen[] };

export type Session = {
  readonly settings: ImapSettings;
  readonly connection: Connection;
  account: Account | null;
  selection: Selection | null;
};

export type Command = { readonly name: string; readonly byUid: boolean; readonly args: readonly Token[] };
export type Reply = { readonly status: 'OK' | 'NO' | 'BAD'; readonly text: string };

/** `end`: the connection closes after the answer. `silent`: the handler has answered by itself. */
export type Handler = (
  session: Session,
  command: Command,
  tag: string,
) => Reply | 'end' | 'silent' | Promise<Reply | 'end' | 'silent'>;

/** Thrown by helpers of handlers for an answer NO, response code included: "[TRYCREATE] ...". */
export class Refused extends Error {}

export const ok = (text: string): Reply => ({ status: 'OK', text });
export const no = (text: string): Reply => ({ status: 'NO', text });
export const bad = (text: string): Reply => ({ status: 'BAD', text });

/** Messages of the open folder named by a set of sequence numbers or UIDs, with their sequence numbers. */
export function pick(selection: Selection, set: string, byUid: boolean): readonly { seen: Seen; number: number }[] {
  const { view } = selection;
  const largest = byUid ? (view.at(-1)?.message.uid ?? 0) : view.length;
  const inSet = parseNumberSet(set, largest);
  return view
    .map((listed, index) => ({ seen: listed, number: index + 1 }))
    .filter(({ seen: listed, number }) => inSet(byUid ? listed.message.uid : number));
}

/**
 * Tells the client what has changed in its folder since it was last told: by itself, by another session or by a
 * delivery. Sequence numbers must not shift under FETCH, STORE and SEARCH (RFC 3501, 7.4.1): `expunges` false holds them back.
 */
export function tellChanges(session: Session, expunges: boolean): void {
  const { selection, connection } = session;
  if (!selection) return;
  const { view, folder } = selection;
  const present = new Set(folder.messages);
  if (expunges) {
    for (let index = view.length - 1; index >= 0; index -= 1) {
      const viewed = view[index];
      if (!viewed || present.has(viewed.message)) continue;
      view.splice(index, 1);
      connection.write(`* ${index + 1} EXPUNGE`);
    }
  }
  for (const [index, viewed] of view.entries()) {
    if (viewed.flags === viewed.message.flags) continue;
    viewed.flags = viewed.message.flags;
    connection.write(`* ${index + 1} FETCH (UID ${viewed.message.uid} FLAGS (${[...viewed.flags].join(' ')}))`);
  }
  const viewedMessages = new Set(view.map((viewed) => viewed.message));
  const added = folder.messages.filter((message) => !viewedMessages.has(message));
  if (added.length === 0) return;
  view.push(...added.map((message) => ({ message, flags: message.flags })));
  connection.write(`* ${view.length} EXISTS`);
}

export function capabilityLine(session: Session): string {
  const { capabilities, plaintextLogin } = session.settings;
  const secure = session.connection.isSecure();
  const mayLogIn = secure || plaintextLogin;
  const offered: readonly (readonly [string, boolean])[] = [
    ['IMAP4rev1', true],
    ['LITERAL+', true],
    ['ID', true],
    ['ENABLE', true],
    ['UNSELECT', true],
    ['IDLE', capabilities.idle],
    ['NAMESPACE', capabilities.namespace],
    ['SPECIAL-USE', capabilities.specialUse],
    ['UIDPLUS', capabilities.uidPlus],
    ['MOVE', capabilities.move],
    ['STARTTLS', capabilities.startTls && !secure],
    ['AUTH=PLAIN', mayLogIn],
    ['SASL-IR', mayLogIn && capabilities.saslIr],
    ['LOGINDISABLED', !mayLogIn],
  ];
  return offered.flatMap(([name, on]) => (on ? [name] : [])).join(' ');
}
