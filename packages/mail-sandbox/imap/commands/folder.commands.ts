/** Commands about folders, for a session that is logged in. */
import type { Account, Folder } from '../../store/mail-store.ts';
import { contentOf } from '../../store/message.ts';
import { formatFlags } from '../fetch-items.ts';
import { folderName, requireAccount, requireFolder } from '../folder-names.ts';
import { bad, type Handler, no, ok, type Session, tellChanges } from '../session.ts';
import { encodeFolderName, parseImapDate } from '../strings.ts';
import { listOf, SyntaxFault, textOf } from '../tokens.ts';

const select: Handler = (session, { name, args }) => {
  session.selection = null; // a failed SELECT leaves nothing selected (RFC 3501, 6.3.1)
  const folder = requireFolder(session, args[0]);
  const readOnly = name === 'EXAMINE';
  const view = folder.messages.map((message) => ({ message, flags: message.flags }));
  session.selection = { folder, readOnly, view };
  const system = ['\\Answered', '\\Flagged', '\\Deleted', '\\Seen', '\\Draft'];
  const keywords = new Set(folder.messages.flatMap((message) => [...message.flags].filter((flag) => !flag.startsWith('\\'))));
  const permanent = readOnly ? [] : [...system, ...keywords, ...(folder.keywordsAllowed ? ['\\*'] : [])];
  const firstUnseen = view.findIndex((viewed) => !viewed.flags.has('\\Seen'));
  const { write } = session.connection;
  write(`* FLAGS (${[...system, ...keywords].join(' ')})`);
  write(`* OK [PERMANENTFLAGS (${permanent.join(' ')})] Flags permitted.`);
  write(`* ${view.length} EXISTS`);
  write('* 0 RECENT');
  if (firstUnseen >= 0) write(`* OK [UNSEEN ${firstUnseen + 1}] First unseen.`);
  write(`* OK [UIDVALIDITY ${folder.uidValidity}] UIDs valid`);
  write(`* OK [UIDNEXT ${folder.uidNext}] Predicted next UID`);
  return ok(`[READ-${readOnly ? 'ONLY' : 'WRITE'}] ${readOnly ? 'Examine' : 'Select'} completed.`);
};

const create: Handler = (session, { args }) => {
  const { store } = session.settings;
  const account = requireAccount(session);
  const requestedName = folderName(session, args[0]);
  const name = requestedName.endsWith(store.separator) ? requestedName.slice(0, -store.separator.length) : requestedName;
  if (store.folder(account, name)) return no('[ALREADYEXISTS] Mailbox already exists');
  store.createFolder(account, name);
  return ok('Create completed.');
};

const remove: Handler = (session, { args }) => {
  const account = requireAccount(session);
  const folder = requireFolder(session, args[0]);
  if (folder.name === 'INBOX') return no('[CANNOT] INBOX cannot be deleted');
  account.folders.delete(folder.name);
  if (session.selection?.folder === folder) session.selection = null;
  return ok('Delete completed.');
};

const subscribe: Handler = (session, { name, args }) => {
  const { subscriptions } = requireAccount(session);
  const folder = folderName(session, args[0]);
  if (name === 'SUBSCRIBE') subscriptions.add(folder);
  else subscriptions.delete(folder);
  return ok('Completed.');
};

const status: Handler = (session, { args }) => {
  const folder = requireFolder(session, args[0]);
  const values: Readonly<Record<string, number>> = {
    MESSAGES: folder.messages.length,
    RECENT: 0,
    UIDNEXT: folder.uidNext,
    UIDVALIDITY: folder.uidValidity,
    UNSEEN: folder.messages.filter((message) => !message.flags.has('\\Seen')).length,
  };
  const items = listOf(args[1], 'status items').map((token) => textOf(token, 'a status item').toUpperCase());
  const unknown = items.find((item) => !(item in values));
  if (unknown) return bad(`Unknown status item ${unknown.slice(0, 20)}`);
  const answer = items.map((item) => `${item} ${values[item]}`).join(' ');
  session.connection.write(`* STATUS ${encodeFolderName(folder.name)} (${answer})`);
  return ok('Status completed.');
};

const namespace: Handler = (session) => {
  const { capabilities, store } = session.settings;
  if (!capabilities.namespace) return bad('Unknown command.');
  session.connection.write(`* NAMESPACE (("${store.prefix}" "${store.separator}")) NIL NIL`);
  return ok('Namespace completed.');
};

/** Nothing can be enabled, and asking is no error (RFC 5161, 3.1). */
const enable: Handler = (session) => {
  session.connection.write('* ENABLED');
  return ok('Enabled.');
};

/** APPEND folder [(flags)] ["date"] message */
const append: Handler = (session, { args }) => {
  const account = requireAccount(session);
  const folder = session.settings.store.folder(account, folderName(session, args[0]));
  if (!folder) return no("[TRYCREATE] Mailbox doesn't exist");
  const flags = args[1]?.kind === 'list' ? formatFlags(args[1].items) : [];
  const rest = args.slice(args[1]?.kind === 'list' ? 2 : 1).map((token) => textOf(token, 'a date or a message'));
  const message = rest.at(-1);
  if (message === undefined || rest.length > 2) throw new SyntaxFault('expected one message');
  const internalDate = rest.length === 2 ? parseImapDate(rest[0] ?? '') : new Date();
  if (!internalDate) return bad('Invalid internal date.');
  const { uid } = session.settings.store.add(folder, contentOf(message), { flags, internalDate });
  const code = session.settings.capabilities.uidPlus ? `[APPENDUID ${folder.uidValidity} ${uid}] ` : '';
  return ok(`${code}Append completed.`);
};

const idle: Handler = async (session) => {
  if (!session.settings.capabilities.idle) return bad('Unknown command.');
  session.connection.write('+ idling');
  const tell = (): void => tellChanges(session, true);
  const stop = session.selection ? session.settings.store.watch(session.selection.folder, tell) : () => {};
  tell();
  const line = await session.connection.readLine().finally(stop);
  if (line === null) return 'end';
  return line.toUpperCase() === 'DONE' ? ok('Idle completed.') : bad('Expected DONE.');
};

const list: Handler = (session, { name, args }) => {
  const account = requireAccount(session);
  const { separator } = session.settings.store;
  const reference = textOf(args[0], 'a reference');
  const pattern = textOf(args[1], 'a pattern');
  if (pattern === '') {
    session.connection.write(`* ${name} (\\Noselect) "${separator}" ""`);
    return ok('List completed.');
  }
  const matches = patternOf(reference + pattern, separator);
  const folders = [...account.folders.values()].sort((a, b) => order(a) - order(b) || (a.name < b.name ? -1 : 1));
  for (const folder of folders) {
    if (!matches(folder.name) || (name === 'LSUB' && !account.subscriptions.has(folder.name))) continue;
    session.connection.write(
      `* ${name} (${attributes(session, account, folder)}) "${separator}" ${encodeFolderName(folder.name)}`,
    );
  }
  return ok('List completed.');
};

const order = (folder: Folder): number => (folder.name === 'INBOX' ? 0 : 1);

function attributes(session: Session, account: Account, folder: Folder): string {
  const below = folder.name + session.settings.store.separator;
  const hasChildren = [...account.folders.keys()].some((name) => name.startsWith(below));
  const use = folder.specialUse && session.settings.capabilities.specialUse ? ` ${folder.specialUse}` : '';
  return `${hasChildren ? '\\HasChildren' : '\\HasNoChildren'}${use}`;
}

/** `*` matches anything, `%` anything but the separator; INBOX in any case. */
function patternOf(pattern: string, separator: string): (name: string) => boolean {
  const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const source = pattern.replace(/[^*%]+|[*%]/g, (piece) =>
    piece === '*' ? '.*' : piece === '%' ? `[^${escaped(separator)}]*` : escaped(piece),
  );
  const exact = new RegExp(`^${source}$`, 's');
  const anyCase = new RegExp(`^${source}$`, 'si');
  return (name) => exact.test(encodedText(name)) || (name === 'INBOX' && anyCase.test(name));
}

const encodedText = (name: string): string => encodeFolderName(name).replace(/^"|"$/g, '').replace(/\\(.)/g, '$1');

export const folderCommands: Readonly<Record<string, Handler>> = {
  SELECT: select,
  EXAMINE: select,
  CREATE: create,
  DELETE: remove,
  SUBSCRIBE: subscribe,
  UNSUBSCRIBE: subscribe,
  LIST: list,
  LSUB: list,
  STATUS: status,
  NAMESPACE: namespace,
  ENABLE: enable,
  APPEND: append,
  IDLE: idle,
};
