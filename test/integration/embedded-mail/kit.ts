/** Starts a sandbox, opens real clients on it, and closes all of it again. */
import { type FetchMessageObject, type FetchQueryObject, ImapFlow, type ImapFlowOptions } from 'imapflow';
import { type MailSandbox, type MailSandboxOptions, startMailSandbox } from '../../../packages/mail-sandbox/sandbox.ts';

export const alice = { user: 'alice@nordlicht.example', pass: 'correct horse' };
export const bob = { user: 'bob@nordlicht.example', pass: 'battery "staple" \\ ü' };

export type Kit = {
  readonly sandbox: MailSandbox;
  /** A client that is logged in, over implicit TLS with a verified certificate unless told otherwise. */
  readonly client: (auth?: { user: string; pass: string }, options?: Partial<ImapFlowOptions>) => Promise<ImapFlow>;
  /** A client that has not connected yet, for conversations that are to fail. */
  readonly unconnected: (auth?: { user: string; pass: string }, options?: Partial<ImapFlowOptions>) => ImapFlow;
  readonly close: () => Promise<void>;
};

export async function startKit(options: Partial<MailSandboxOptions> = {}): Promise<Kit> {
  const sandbox = await startMailSandbox({ users: { [alice.user]: alice.pass, [bob.user]: bob.pass }, ...options });
  const clients: ImapFlow[] = [];
  const unconnected: Kit['unconnected'] = (auth = alice, given = {}) => {
    const client = new ImapFlow({
      host: 'localhost',
      port: sandbox.imapsPort,
      secure: true,
      auth,
      tls: { ca: sandbox.ca },
      logger: false,
      ...given,
    });
    client.on('error', () => {});
    clients.push(client);
    return client;
  };
  return {
    sandbox,
    unconnected,
    client: async (auth, given) => {
      const client = unconnected(auth, given);
      await client.connect();
      return client;
    },
    close: async () => {
      for (const client of clients) client.close();
      await sandbox.stop();
    },
  };
}

/** A raw mail of the given lines, joined by CRLF. */
export const mail = (...lines: readonly string[]): Buffer => Buffer.from(lines.join('\r\n'), 'utf8');

export const simpleMail = (subject: string, messageId = `<${subject.replace(/\W/g, '-')}@example.com>`): Buffer =>
  mail(
    'From: Ann <ann@example.com>',
    'To: alice@nordlicht.example',
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    'Date: Tue, 31 Mar 2026 10:00:00 +0200',
    '',
    'Hello',
    '',
  );

/** One mail of the open folder by its UID; a mail that is not told of fails the test. */
export async function fetchUid(client: ImapFlow, uid: number, query: FetchQueryObject): Promise<FetchMessageObject> {
  const message = await client.fetchOne(String(uid), query, { uid: true });
  if (!message) throw new Error(`UID ${uid} was not fetched`);
  return message;
}

/** The decoded content of a part. */
export async function downloaded(
  client: ImapFlow,
  uid: number,
  part: string,
): Promise<{ content: Buffer; contentType: string | undefined }> {
  const { content, meta } = await client.download(String(uid), part, { uid: true });
  if (!content) throw new Error(`part ${part} of UID ${uid} was not downloaded`);
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return { content: Buffer.concat(chunks), contentType: meta?.contentType };
}

/** imapflow answers `false` where a server refused: that fails the test here. */
export function done<T>(answer: T | false | undefined): T {
  if (answer === false || answer === undefined) throw new Error('the server refused');
  return answer;
}
