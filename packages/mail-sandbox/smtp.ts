/** The sending side: smtp-server with the sandbox's accounts. Nothing leaves the machine. */
import type { Server, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Fault, FaultHook } from './fault.ts';
import { type Listener, listen } from './listener.ts';
import type { MailStore } from './store/mail-store.ts';
import { contentOf } from './store/message.ts';

/** A mail as it was accepted, in the order of acceptance. */
export type SentMail = {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: Buffer;
};

export type SmtpSettings = {
  readonly store: MailStore;
  readonly key: string;
  readonly cert: string;
  readonly fault: FaultHook;
  /** Called once for every accepted mail, before the client is told. */
  readonly accepted: (mail: SentMail) => void;
};

type Step = 'AUTH' | 'MAIL' | 'RCPT' | 'DATA';
type Answer = (error?: Error) => void;

const maxSize = 64 * 1024 * 1024;

/**
 * On 127.0.0.1 at a free port; `secure` means TLS from the first byte, otherwise STARTTLS is offered and AUTH only
 * after it. Mail to an account of the sandbox arrives in its INBOX; every accepted mail goes to `accepted`.
 */
export async function startSmtp(settings: SmtpSettings, secure: boolean): Promise<Listener> {
  const sockets = new Map<number, Socket>();

  /** Runs a step under the fault hook. Null from `todo` is success. */
  const step = (name: Step, session: SMTPServerSession, argument: string, answer: Answer, todo: () => Error | null): void => {
    const socket = sockets.get(session.remotePort);
    const fault = settings.fault({ protocol: 'smtp', address: session.user ?? null, command: name, folder: null, argument });
    if (fault?.kind === 'drop') socket?.destroy();
    if (fault?.kind === 'no') answer(refusal(fault));
    if (fault && fault.kind !== 'drop-after') return;
    const error = todo();
    if (fault) socket?.destroy();
    else answer(error ?? undefined);
  };

  const server = new SMTPServer({
    secure,
    key: settings.key,
    cert: settings.cert,
    name: 'localhost',
    size: maxSize,
    disableReverseLookup: true,
    logger: false,
    onAuth: (auth, session, callback) => {
      const account = settings.store.account(auth.username ?? '');
      const right = account !== null && account.password === auth.password;
      const wrong = (): Error => smtpError(535, 'Authentication failed.');
      const answer: Answer = (error) =>
        error || !account ? callback(error ?? wrong()) : callback(null, { user: account.address });
      step('AUTH', session, '', answer, () => (right ? null : wrong()));
    },
    onMailFrom: (address, session, callback) => step('MAIL', session, address.address, callback, () => null),
    onRcptTo: (address, session, callback) => step('RCPT', session, address.address, callback, () => null),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return callback(smtpError(552, 'Message is too large.'));
        step('DATA', session, '', callback, () => {
          accept(settings, session, Buffer.concat(chunks));
          return null;
        });
      });
    },
  });
  server.on('error', () => {}); // a client that breaks off is no fault of ours
  const listening: Server = server.server;
  listening.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  return listen(listening);
}

function accept(settings: SmtpSettings, session: SMTPServerSession, raw: Buffer): void {
  const { mailFrom, rcptTo } = session.envelope;
  const to = rcptTo.map((recipient) => recipient.address);
  settings.accepted({ envelope: { from: mailFrom ? mailFrom.address : '', to }, raw });
  const content = contentOf(raw);
  for (const address of to) {
    const inbox = settings.store.account(address)?.folders.get('INBOX');
    if (inbox) settings.store.add(inbox, content);
  }
}

function refusal(fault: Extract<Fault, { kind: 'no' }>): Error {
  const [, code, text] = /^([45]\d\d) (.*)$/.exec(fault.text) ?? [];
  return smtpError(Number(code ?? 451), text ?? fault.text);
}

const smtpError = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });
