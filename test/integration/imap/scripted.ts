import type { Socket } from 'node:net';
import { type TcpServer, tcpServer } from './tcp.ts';

/** What a scripted server answers to one command: lines before the tagged answer, and that answer ("OK" unless said). */
export type Answer = { readonly lines?: readonly (string | Buffer)[]; readonly tagged?: string | null };
export type Script = (command: string, socket: Socket) => Answer | undefined;

const crlf = '\r\n';

/** The part of an IMAP server that is needed to log in and open INBOX, and otherwise what the test says. Plain text. */
export function scriptedServer(script: Script, capabilities = 'IMAP4rev1 UIDPLUS'): Promise<TcpServer> {
  return tcpServer((socket) => {
    let rest = '';
    socket.write(`* OK [CAPABILITY ${capabilities}] ready${crlf}`);
    socket.on('data', (data) => {
      const lines = (rest + data.toString('latin1')).split(crlf);
      rest = lines.pop() ?? '';
      for (const line of lines) answer(socket, line, script);
    });
  });
}

function answer(socket: Socket, line: string, script: Script): void {
  const [tag = '', ...words] = line.split(' ');
  const command = words.join(' ');
  const { lines = [], tagged = 'OK done' } = script(command, socket) ?? usual(command);
  for (const each of lines) socket.write(typeof each === 'string' ? `${each}${crlf}` : each);
  if (tagged !== null) socket.write(`${tag} ${tagged}${crlf}`);
}

const usual = (command: string): Answer => {
  if (command.startsWith('CAPABILITY')) return { lines: ['* CAPABILITY IMAP4rev1 UIDPLUS'] };
  if (command === 'LIST "" ""') return { lines: ['* LIST (\\Noselect) "/" ""'] };
  if (command.startsWith('LIST')) return { lines: ['* LIST () "/" INBOX'] };
  if (command.startsWith('SELECT'))
    return { lines: ['* 3 EXISTS', '* OK [UIDVALIDITY 7] valid', '* OK [PERMANENTFLAGS (\\Seen \\*)] kept'] };
  return {};
};
