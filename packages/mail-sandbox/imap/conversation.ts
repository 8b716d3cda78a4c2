/** One client from greeting to goodbye: read a command, run it, tell what changed, answer. */
import type { Socket } from 'node:net';
import { connectionCommands } from './commands/connection.commands.ts';
import { folderCommands } from './commands/folder.commands.ts';
import { messageCommands } from './commands/message.commands.ts';
import { createConnection, LiteralTooLarge } from './connection.ts';
import { LineTooLong } from './line-source.ts';
import {
  bad,
  type Command,
  capabilityLine,
  type Handler,
  type ImapSettings,
  no,
  Refused,
  type Reply,
  type Session,
  tellChanges,
} from './session.ts';
import { SyntaxFault, tokenize } from './tokens.ts';

const numbersMustHold = new Set(['FETCH', 'STORE', 'SEARCH']);
const takesUid = new Set(['FETCH', 'STORE', 'SEARCH', 'COPY', 'MOVE', 'EXPUNGE']);
const carriesPassword = new Set(['LOGIN', 'AUTHENTICATE']);

/** Resolves when the connection is over, however it ends. */
export async function converse(settings: ImapSettings, socket: Socket, secure: boolean): Promise<void> {
  const connection = createConnection(socket, secure);
  const session: Session = { settings, connection, account: null, selection: null };
  connection.write(`* OK [CAPABILITY ${capabilityLine(session)}] Order Intake mail sandbox ready.`);
  try {
    for (;;) {
      const line = await connection.readCommand();
      if (line === null || !(await obey(session, line))) break;
    }
  } catch (error) {
    if (!(error instanceof LiteralTooLarge || error instanceof LineTooLong)) throw error;
    connection.write('* BYE [ALERT] Command is too long.');
  } finally {
    connection.end();
  }
}

/** False when the connection is to be closed. */
async function obey(session: Session, line: string): Promise<boolean> {
  const { connection } = session;
  const [, tag = '*', text = ''] = /^([^\s(){%*"\\+]+) ?([\s\S]*)$/.exec(line) ?? [];
  const fault = tag === '*' ? null : session.settings.fault(eventOf(session, text));
  if (fault?.kind === 'drop') connection.destroy();
  if (fault?.kind === 'drop') return false;
  if (fault?.kind === 'hang') return hang(session);
  const reply = fault?.kind === 'no' ? no(fault.text) : await run(session, text, tag);
  if (fault?.kind === 'drop-after') connection.destroy();
  if (reply === 'end' || fault?.kind === 'drop-after') return false;
  if (reply !== 'silent') connection.write(`${tag} ${reply.status} ${reply.text}`);
  return true;
}

/** Swallows what the client sends until it gives up. */
async function hang(session: Session): Promise<false> {
  while ((await session.connection.readLine()) !== null);
  return false;
}

async function run(session: Session, text: string, tag: string): Promise<Reply | 'end' | 'silent'> {
  try {
    const command = parseCommand(text);
    const handler = handlerOf(session, command.name);
    if (!handler) return bad(`Unknown command ${command.name.slice(0, 20).replace(/[^\x21-\x7e]/g, '?')}`);
    const reply = await handler(session, command, tag);
    if (reply !== 'end' && reply !== 'silent') tellChanges(session, command.byUid || !numbersMustHold.has(command.name));
    return reply;
  } catch (error) {
    if (error instanceof SyntaxFault) return bad(`Error in IMAP command: ${error.message}`);
    if (error instanceof Refused) return no(error.message);
    throw error;
  }
}

function parseCommand(text: string): Command {
  const [, first = '', rest = ''] = /^(\S*) ?([\s\S]*)$/.exec(text) ?? [];
  if (first.toUpperCase() !== 'UID') return { name: first.toUpperCase(), byUid: false, args: tokenize(rest) };
  const [, second = '', arguments_ = ''] = /^(\S*) ?([\s\S]*)$/.exec(rest) ?? [];
  if (!takesUid.has(second.toUpperCase())) throw new SyntaxFault(`UID ${second.slice(0, 20)} is no command`);
  return { name: second.toUpperCase(), byUid: true, args: tokenize(arguments_) };
}

function handlerOf(session: Session, name: string): Handler | null {
  const always = Object.hasOwn(connectionCommands, name) ? connectionCommands[name] : undefined;
  if (always) return always;
  if (!session.account) return null;
  const table = Object.hasOwn(folderCommands, name) ? folderCommands : messageCommands;
  return (Object.hasOwn(table, name) ? table[name] : undefined) ?? null;
}

function eventOf(session: Session, text: string): Parameters<ImapSettings['fault']>[0] {
  const [, command = '', argument = ''] = /^((?:UID )?\S*) ?([\s\S]*)$/i.exec(text) ?? [];
  const name = command.toUpperCase();
  return {
    protocol: 'imap',
    address: session.account?.address ?? null,
    command: name,
    folder: session.selection?.folder.name ?? null,
    argument: carriesPassword.has(name) ? '' : argument,
  };
}
