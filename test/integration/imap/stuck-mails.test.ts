/** One mail that hangs, drips or breaks off costs its own attempt and nothing else. */
import type { Socket } from 'node:net';
import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';
import type { MailAttachment } from '../../../src/domain/email/email.events.ts';
import { type MailboxSession, MailboxUnavailable } from '../../../src/domain/email/mail-access.port.ts';
import { patience } from '../../support/patience.ts';
import { inTemporaryDirectory, readerFor, user } from './kit.ts';
import { pdf } from './mime.ts';
import { type Answer, scriptedServer } from './scripted.ts';
import type { TcpServer } from './tcp.ts';

const uids = [1, 2, 3, 4, 5];
const document = pdf(600);
const attachment: MailAttachment = {
  part: '2',
  name: 'a.pdf',
  declaredType: 'application/pdf',
  encoding: 'binary',
  size: document.length,
};
const structure = '(("TEXT" "PLAIN" NIL NIL NIL "7BIT" 2 1)("APPLICATION" "PDF" ("NAME" "a.pdf") NIL NIL "BASE64" 800) "MIXED")';
const envelope = (uid: number) =>
  `("Fri, 20 Nov 2026 10:00:00 +0000" "mail ${uid}" (("A" NIL "a" "b.test")) NIL NIL NIL NIL NIL NIL "<${uid}@b.test>")`;
const header = (uid: number) => `From: a@b.test\r\nMessage-ID: <${uid}@b.test>\r\n\r\n`;

/** What a server does when it comes to a mail it cannot give out. */
const stuck: Readonly<Record<string, (socket: Socket, uid: number) => void>> = {
  'falls silent': () => undefined,
  'sends byte after byte for ever': (socket, uid) => {
    socket.write(`* ${uid} FETCH (UID ${uid} BODY[2]<0> {600}\r\n`);
    const drip = setInterval(() => socket.write('x'), 20);
    socket.on('close', () => clearInterval(drip));
  },
  'breaks off': (socket) => void socket.destroy(),
  'sends what is no IMAP': (socket) => void socket.write(`* 1 FETCH (((((\r\n${'\u0000'.repeat(50)}\r\n)\r\n`),
};

const expanded = (set: string): readonly number[] =>
  set.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split(':').map(Number);
    return uids.filter((uid) => uid >= from && uid <= to);
  });

describe('a mail the server does not get past', () => {
  let server: TcpServer | undefined;
  let session: MailboxSession | undefined;
  afterEach(async () => {
    await session?.close();
    server?.stop();
    session = undefined;
  });

  type Give = (uid: number, command: string) => readonly (string | Buffer)[] | ((socket: Socket, uid: number) => void);

  const fetching = (give: Give, command: string, socket: Socket): Answer => {
    const lines: (string | Buffer)[] = [];
    for (const uid of expanded(command.split(' ')[2] ?? '')) {
      const given = give(uid, command);
      if (typeof given !== 'function') lines.push(...given);
      else {
        for (const line of lines) socket.write(typeof line === 'string' ? `${line}\r\n` : line);
        given(socket, uid);
        return { tagged: null };
      }
    }
    return { lines };
  };

  const open = async (give: Give): Promise<MailboxSession> => {
    server = await scriptedServer((command, socket) => {
      if (command.startsWith('UID SEARCH')) return { lines: [`* SEARCH ${uids.join(' ')}`] };
      return command.startsWith('UID FETCH') ? fetching(give, command, socket) : undefined;
    });
    const reader = readerFor([server.port], { allowPlaintext: true, silenceMs: patience(250), mailMs: patience(400) });
    const at = { host: '127.0.0.1', port: server.port, implicitTls: false, user, password: 'secret' };
    session = await reader.open(at, { deadlineMs: patience(15_000) });
    return session;
  };

  const part = (uid: number) => [
    Buffer.concat([
      Buffer.from(`* ${uid} FETCH (UID ${uid} BODY[2]<0> {${document.length}}\r\n`),
      document,
      Buffer.from(')\r\n'),
    ]),
  ];
  const described = (uid: number, command: string) => {
    const block = Buffer.from(header(uid));
    if (command.includes('BODYSTRUCTURE'))
      return [`* ${uid} FETCH (UID ${uid} RFC822.SIZE 900 ENVELOPE ${envelope(uid)} BODYSTRUCTURE ${structure})`];
    return [`* ${uid} FETCH (UID ${uid} RFC822.SIZE 900 BODY[HEADER] {${block.length}}\r\n${block})`];
  };
  const requests = uids.map((uid) => ({ uid, attachments: [attachment] }));

  for (const [what, stop] of Object.entries(stuck)) {
    it(`because it ${what} fails alone; the others are downloaded`, async () => {
      const { download } = await open((uid) => (uid === 2 ? stop : part(uid)));
      await inTemporaryDirectory(async (directory) => {
        const results = await download(requests, directory);
        expect(results.map(({ uid }) => uid)).to.deep.equal(uids);
        expect(results.filter((each) => 'files' in each && each.files.length === 1)).to.have.lengthOf(4);
        expect(results[1]).to.deep.include({ uid: 2, failed: 'network' });
      });
      expect(server?.connections()).to.be.at.most(3);
    });
  }

  it('fails alone when it is asked for its words, and the others give theirs', async () => {
    const { texts } = await open((uid) => (uid === 2 ? (socket) => void socket.destroy() : part(uid)));
    const text = {
      part: '2',
      type: 'text/plain',
      charset: null,
      flowed: false,
      encoding: 'binary',
      size: document.length,
      message: '',
    } as const;
    const results = await texts(uids.map((uid) => ({ uid, texts: [text] })));
    expect(results.map((each) => ('words' in each ? each.words.length : 'failed' in each && each.failed))).to.deep.equal([
      1,
      'network',
      1,
      1,
      1,
    ]);
  });

  it('is described by its header when only its structure costs the connection; the others as usual', async () => {
    const { summaries } = await open((uid, command) =>
      uid === 3 && command.includes('BODYSTRUCTURE') ? (socket) => void socket.destroy() : described(uid, command),
    );
    const found = await summaries(uids);
    expect(found.map((each) => [each.uid, 'unreadable' in each, each.mail.messageId])).to.deep.equal(
      uids.map((uid) => [uid, uid === 3, `${uid}@b.test`]),
    );
  });

  it('is left for the next poll when nothing can be asked about it', async () => {
    const { summaries } = await open((uid, command) => (uid === 5 ? (socket) => void socket.destroy() : described(uid, command)));
    expect((await summaries(uids)).map(({ uid }) => uid)).to.deep.equal([1, 2, 3, 4]);
  });

  it('is no excuse when it is every mail: then the mailbox is in trouble, and no mail', async () => {
    const { download, summaries } = await open(() => (socket) => void socket.destroy());
    await inTemporaryDirectory(async (directory) => {
      for (const work of [() => download(requests, directory), () => summaries(uids)]) {
        const error = await work().catch((thrown: unknown) => thrown);
        expect(error).to.be.instanceOf(MailboxUnavailable);
        expect(error).to.have.property('trouble', 'network');
      }
    });
    expect(server?.connections()).to.be.at.most(12);
  });

  it('takes none of the time of the others when there are several', async () => {
    const { download } = await open((uid) => (uid === 1 || uid === 4 ? () => undefined : part(uid)));
    await inTemporaryDirectory(async (directory) => {
      const results = await download(requests, directory);
      expect(results.map((each) => 'files' in each)).to.deep.equal([false, true, true, false, true]);
    });
  });
});
