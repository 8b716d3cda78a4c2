/** Commands about the messages of the open folder. */
import type { Message } from '../../store/message.ts';
import { fetchItem, fetchItems, formatFlags } from '../fetch-items.ts';
import { folderName, requireAccount } from '../folder-names.ts';
import { formatNumberSet } from '../number-set.ts';
import { type SearchContext, searchProgram } from '../search.ts';
import {
  bad,
  type Command,
  type Handler,
  ok,
  pick,
  Refused,
  type Seen,
  type Selection,
  type Session,
  tellChanges,
} from '../session.ts';
import { SyntaxFault, textOf } from '../tokens.ts';

const close: Handler = (session, { name }) => {
  const { folder, readOnly } = open(session);
  // CLOSE expunges without saying so, UNSELECT does not
  if (name === 'CLOSE' && !readOnly) session.settings.store.remove(folder, new Set(folder.messages.filter(isDeleted)));
  session.selection = null;
  return ok('Completed.');
};

const check: Handler = (session) => {
  open(session);
  return ok('Check completed.');
};

const search: Handler = (session, { args, byUid }) => {
  const { view } = open(session);
  const context: SearchContext = { largestNumber: view.length, largestUid: view.at(-1)?.message.uid ?? 0 };
  const matches = searchProgram(args, context);
  const numbers = view.flatMap((viewed, index) =>
    matches(viewed.message, index + 1) ? [byUid ? viewed.message.uid : index + 1] : [],
  );
  session.connection.write(['* SEARCH', ...numbers].join(' '));
  return ok('Search completed.');
};

const fetch: Handler = async (session, command) => {
  const selection = open(session);
  const requestedItems = fetchItems(command.args[1]);
  const items =
    command.byUid && !requestedItems.some((item) => item.name === 'UID') ? [fetchItem('UID'), ...requestedItems] : requestedItems;
  const marksSeen = !selection.readOnly && items.some((item) => item.marksSeen);
  for (const { seen, number } of chosen(selection, command)) {
    const { message } = seen;
    const answers = items.map((item) => item.answer(message));
    if (marksSeen && !message.flags.has('\\Seen')) {
      session.settings.store.setFlags(selection.folder, message, new Set([...message.flags, '\\Seen']));
      seen.flags = message.flags;
      answers.push(`FLAGS (${[...message.flags].join(' ')})`);
    }
    session.connection.write(`* ${number} FETCH (${answers.join(' ')})`);
    await session.connection.drained();
  }
  return ok('Fetch completed.');
};

/** STORE set [+|-]FLAGS[.SILENT] (flags) */
const store: Handler = (session, command) => {
  const selection = writable(session);
  const match = /^([+-]?)FLAGS(\.SILENT)?$/i.exec(textOf(command.args[1], 'FLAGS'));
  if (!match) throw new SyntaxFault('expected FLAGS, +FLAGS or -FLAGS');
  const flags = formatFlags(command.args.slice(2));
  for (const { seen, number } of chosen(selection, command)) {
    session.settings.store.setFlags(selection.folder, seen.message, changedFlags(seen, match[1] ?? '', flags));
    seen.flags = seen.message.flags;
    const uid = command.byUid ? `UID ${seen.message.uid} ` : '';
    if (!match[2]) session.connection.write(`* ${number} FETCH (${uid}FLAGS (${[...seen.flags].join(' ')}))`);
  }
  return ok('Store completed.');
};

function changedFlags({ message }: Seen, sign: string, flags: readonly string[]): Set<string> {
  if (sign === '') return new Set(flags);
  if (sign === '+') return new Set([...message.flags, ...flags]);
  const removedFlags = new Set(flags.map((flag) => flag.toLowerCase()));
  return new Set([...message.flags].filter((flag) => !removedFlags.has(flag.toLowerCase())));
}

const copy: Handler = (session, command) => {
  const copied = copyChosen(session, open(session), command);
  return ok(`${copied.code === '' ? '' : `${copied.code} `}Copy completed.`);
};

/** RFC 6851: all or nothing, COPYUID before the EXPUNGEs. */
const move: Handler = (session, command) => {
  if (!session.settings.capabilities.move) return bad('Unknown command.');
  const selection = writable(session);
  const { code, messages } = copyChosen(session, selection, command);
  if (code !== '') session.connection.write(`* OK ${code} Moved UIDs.`);
  session.settings.store.remove(selection.folder, new Set(messages));
  tellChanges(session, true);
  return ok('Move completed.');
};

function copyChosen(session: Session, selection: Selection, command: Command): { code: string; messages: readonly Message[] } {
  const target = session.settings.store.folder(requireAccount(session), folderName(session, command.args[1]));
  if (!target) throw new Refused("[TRYCREATE] Mailbox doesn't exist");
  const present = new Set(selection.folder.messages);
  const messages = chosen(selection, command).flatMap(({ seen }) => (present.has(seen.message) ? [seen.message] : []));
  const copies = messages.map((message) => session.settings.store.add(target, message.content, message));
  if (copies.length === 0 || !session.settings.capabilities.uidPlus) return { code: '', messages };
  const from = formatNumberSet(messages.map((message) => message.uid));
  const to = formatNumberSet(copies.map((message) => message.uid));
  return { code: `[COPYUID ${target.uidValidity} ${from} ${to}]`, messages };
}

const expunge: Handler = (session, command) => {
  if (command.byUid && !session.settings.capabilities.uidPlus) return bad('Unknown command.');
  const selection = writable(session);
  const chosenMessages = command.byUid ? new Set(chosen(selection, command).map(({ seen }) => seen.message)) : null;
  const expunged = selection.folder.messages.filter((message) => isDeleted(message) && (chosenMessages?.has(message) ?? true));
  session.settings.store.remove(selection.folder, new Set(expunged));
  tellChanges(session, true);
  return ok('Expunge completed.');
};

const isDeleted = (message: Message): boolean => message.flags.has('\\Deleted');

const chosen = (selection: Selection, { args, byUid }: Command): ReturnType<typeof pick> =>
  pick(selection, textOf(args[0], 'a set of messages'), byUid);

function open(session: Session): Selection {
  if (!session.selection) throw new SyntaxFault('No mailbox selected.');
  return session.selection;
}

function writable(session: Session): Selection {
  const selection = open(session);
  if (selection.readOnly) throw new Refused('[READ-ONLY] Mailbox is opened read-only');
  return selection;
}

export const messageCommands: Readonly<Record<string, Handler>> = {
  CHECK: check,
  CLOSE: close,
  UNSELECT: close,
  SEARCH: search,
  FETCH: fetch,
  STORE: store,
  COPY: copy,
  MOVE: move,
  EXPUNGE: expunge,
};
