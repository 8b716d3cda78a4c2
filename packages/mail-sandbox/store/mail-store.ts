/** Accounts, folders and messages in memory. Every session of an account sees the same folders. */
import type { Content, Message } from './message.ts';

export type Folder = {
  /** full name as a client sees it, decoded: "INBOX.Processed" */
  readonly name: string;
  readonly uidValidity: number;
  readonly specialUse: string | null;
  readonly keywordsAllowed: boolean;
  uidNext: number;
  messages: readonly Message[];
};

export type Account = {
  readonly address: string;
  readonly password: string;
  readonly folders: Map<string, Folder>;
  readonly subscriptions: Set<string>;
};

export type MailStore = {
  readonly separator: string;
  readonly prefix: string;
  readonly account: (address: string) => Account | null;
  /** Makes the folder and every missing one above it. */
  readonly createFolder: (account: Account, name: string, specialUse?: string) => Folder;
  /** INBOX in any case, others exactly. */
  readonly folder: (account: Account, name: string) => Folder | null;
  readonly add: (folder: Folder, content: Content, options?: { flags?: Iterable<string>; internalDate?: Date }) => Message;
  readonly remove: (folder: Folder, removed: ReadonlySet<Message>) => void;
  readonly setFlags: (folder: Folder, message: Message, flags: ReadonlySet<string>) => void;
  /** Tells when anything in the folder changed; the answer stops it. */
  readonly watch: (folder: Folder, changed: () => void) => () => void;
};

export type MailStoreOptions = {
  readonly users: Readonly<Record<string, string>>;
  readonly separator: string;
  /** for example "INBOX.": all folders but INBOX stand below it */
  readonly prefix: string;
  /** false: keywords of a client's own making are not kept, as on servers without \* in PERMANENTFLAGS */
  readonly keywords: boolean;
};

const systemFlags = new Map(
  ['\\Seen', '\\Answered', '\\Flagged', '\\Deleted', '\\Draft'].map((flag) => [flag.toLowerCase(), flag]),
);

/** Every account starts with INBOX, Sent and Trash. */
export function createMailStore(options: MailStoreOptions): MailStore {
  const { separator, prefix } = options;
  const accounts = new Map<string, Account>();
  const watchers = new Map<Folder, Set<() => void>>();
  let uidValidity = Math.floor(Date.now() / 1000);

  const changed = (folder: Folder): void => {
    for (const tell of [...(watchers.get(folder) ?? [])]) tell();
  };

  const keptFlags = (flags: Iterable<string>): Set<string> => {
    const canonical = [...flags].map((flag) => systemFlags.get(flag.toLowerCase()) ?? flag);
    return new Set(canonical.filter((flag) => (flag.startsWith('\\') ? systemFlags.has(flag.toLowerCase()) : options.keywords)));
  };

  const newFolder = (account: Account, name: string, specialUse: string | null): Folder => {
    uidValidity += 1;
    const folder: Folder = { name, uidValidity, specialUse, keywordsAllowed: options.keywords, uidNext: 1, messages: [] };
    account.folders.set(name, folder);
    return folder;
  };

  const store: MailStore = {
    separator,
    prefix,
    account: (address) => accounts.get(address.toLowerCase()) ?? null,
    createFolder: (account, name, specialUse) => {
      const path = name.split(separator);
      for (let depth = 1; depth < path.length; depth += 1) {
        const above = path.slice(0, depth).join(separator);
        if (!store.folder(account, above)) newFolder(account, above, null);
      }
      return newFolder(account, name, specialUse ?? null);
    },
    folder: (account, name) => account.folders.get(name.toUpperCase() === 'INBOX' ? 'INBOX' : name) ?? null,
    add: (folder, content, { flags = [], internalDate = new Date() } = {}) => {
      const message: Message = { uid: folder.uidNext, content, internalDate, flags: keptFlags(flags) };
      folder.uidNext += 1;
      folder.messages = [...folder.messages, message];
      changed(folder);
      return message;
    },
    remove: (folder, removed) => {
      folder.messages = folder.messages.filter((message) => !removed.has(message));
      changed(folder);
    },
    setFlags: (folder, message, flags) => {
      message.flags = keptFlags(flags);
      changed(folder);
    },
    watch: (folder, tell) => {
      const all = watchers.get(folder) ?? new Set();
      watchers.set(folder, all.add(tell));
      return () => void all.delete(tell);
    },
  };

  for (const [address, password] of Object.entries(options.users)) {
    const account: Account = { address, password, folders: new Map(), subscriptions: new Set(['INBOX']) };
    accounts.set(address.toLowerCase(), account);
    newFolder(account, 'INBOX', null);
    store.createFolder(account, `${prefix}Sent`, '\\Sent');
    store.createFolder(account, `${prefix}Trash`, '\\Trash');
  }
  return store;
}
