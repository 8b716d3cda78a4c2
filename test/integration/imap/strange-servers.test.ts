import { readFile } from 'node:fs/promises';
import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';
import type { MailAttachment } from '../../../src/domain/email/email.events.ts';
import type { MailboxSession } from '../../../src/domain/email/mail-access.port.ts';
import { because } from '../../../src/domain/reasons/reasons.ts';
import { patience } from '../../support/patience.ts';
import { inTemporaryDirectory, readerFor, user } from './kit.ts';
import { pdf } from './mime.ts';
import { type Script, scriptedServer } from './scripted.ts';
import type { TcpServer } from './tcp.ts';

describe('a server with ideas of its own', () => {
  let server: TcpServer | undefined;
  let session: MailboxSession | undefined;
  afterEach(async () => {
    await session?.close();
    server?.stop();
    session = undefined;
  });

  const open = async (script: Script, silenceMs = patience(20_000)): Promise<MailboxSession> => {
    server = await scriptedServer(script);
    const reader = readerFor([server.port], { allowPlaintext: true, silenceMs });
    session = await reader.open(
      { host: '127.0.0.1', port: server.port, implicitTls: false, user, password: 'secret' },
      { deadlineMs: patience(20_000) },
    );
    return session;
  };
  const thrown = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing was thrown',
      (error: unknown) => error,
    );
  const attachment = (size: number): MailAttachment => ({
    part: '2',
    name: 'a.pdf',
    declaredType: 'application/pdf',
    encoding: 'binary',
    size,
  });

  it('that says goodbye and keeps the line open is not a server without mail', async () => {
    const goodbye = await open((command) =>
      command.startsWith('UID SEARCH') ? { lines: ['* BYE going down for maintenance'], tagged: 'NO down' } : undefined,
    );
    expect(await thrown(goodbye.unread())).to.include({ name: 'MailboxUnavailable', trouble: 'network' });
    expect(await thrown(goodbye.summaries([1, 2]))).to.include({ name: 'MailboxUnavailable' });
    expect(await thrown(goodbye.setAside([1]))).to.include({ name: 'MailboxUnavailable' });
  });

  it('that never answers is left after the silence', async () => {
    const silent = await open((command) => (command.startsWith('UID SEARCH') ? { tagged: null } : undefined), 200);
    expect(await thrown(silent.unread())).to.include({ name: 'MailboxUnavailable', trouble: 'network' });
  });

  it('that knows no keywords is asked without them', async () => {
    const asked: string[] = [];
    const plain = await open((command) => {
      if (!command.startsWith('UID SEARCH')) return undefined;
      asked.push(command);
      return command.includes('KEYWORD') ? { tagged: 'BAD unknown search key' } : { lines: ['* SEARCH 3 1'] };
    });
    expect(await plain.unread()).to.deep.equal([1, 3]);
    expect(asked).to.have.lengthOf(2);
  });

  it('that refuses a search outright is a fault of the mailbox, not an empty one', async () => {
    const refusing = await open((command) => (command.startsWith('UID SEARCH') ? { tagged: 'NO not today' } : undefined));
    expect(await thrown(refusing.unread())).to.include({ name: 'MailboxUnavailable' });
  });

  it('that refuses a batch because of one mail gives out the others', async () => {
    const structure = '("TEXT" "PLAIN" NIL NIL NIL "7BIT" 5 1)';
    const envelope = '("Fri, 20 Nov 2026 10:00:00 +0000" "s" (("A" NIL "a" "b.test")) NIL NIL NIL NIL NIL NIL "<i@d>")';
    const choosy = await open((command) => {
      if (command.startsWith('UID SEARCH')) return { lines: ['* SEARCH 1 2 3'] };
      const uids = /^UID FETCH ([\d,:]+)/.exec(command)?.[1];
      if (uids === undefined) return undefined;
      if (uids.includes('2') || uids.includes(':')) return { tagged: 'NO [SERVERBUG] Internal error' };
      return { lines: [`* ${uids} FETCH (UID ${uids} RFC822.SIZE 90 ENVELOPE ${envelope} BODYSTRUCTURE ${structure})`] };
    });
    const summaries = await choosy.summaries([1, 2, 3]);
    expect(summaries.map((each) => [each.uid, 'unreadable' in each])).to.deep.equal([
      [1, false],
      [2, true],
      [3, false],
    ]);
  });

  const content = pdf(3 * 1024 * 1024);
  const fetched = (bytes: Buffer, origin: number) => [
    Buffer.from(`* 1 FETCH (UID 1 BODY[2]<${origin}> {${bytes.length}}\r\n`),
    bytes,
    Buffer.from(')\r\n'),
  ];
  const range = (command: string) => /BODY\.PEEK\[2\]<(\d+)\.(\d+)>/.exec(command)?.slice(1).map(Number) ?? [0, 0];

  const small = content.subarray(0, 900_000);
  const answers: readonly {
    what: string;
    whole: Buffer;
    claimed: number;
    answer: (whole: Buffer, from: number, length: number) => Buffer;
  }[] = [
    { what: 'sends a part whole whatever range is asked for', whole: content, claimed: content.length, answer: (whole) => whole },
    { what: 'does so with one that is larger than it says', whole: content, claimed: 5_000, answer: (whole) => whole },
    {
      what: 'sends less than asked for',
      whole: content,
      claimed: content.length,
      answer: (whole, from) => whole.subarray(from, from + 700_000),
    },
    {
      what: 'sends less than asked for of a small part',
      whole: small,
      claimed: small.length,
      answer: (whole, from) => whole.subarray(from, from + 500_000),
    },
    {
      what: 'says that a part is smaller than it is',
      whole: content,
      claimed: 5_000,
      answer: (whole, from, length) => whole.subarray(from, from + length),
    },
    {
      what: 'says that a part is larger than it is',
      whole: small,
      claimed: 1_000_000,
      answer: (whole, from, length) => whole.subarray(from, from + length),
    },
  ];
  for (const { what, whole, claimed, answer } of answers) {
    it(`that ${what} still gives the whole attachment`, async () => {
      const sending = await open((command) => {
        if (!command.startsWith('UID FETCH')) return undefined;
        const [from = 0, length = 0] = range(command);
        return { lines: fetched(answer(whole, from, length), from) };
      });
      await inTemporaryDirectory(async (directory) => {
        const [result] = await sending.download([{ uid: 1, attachments: [attachment(claimed)] }], directory);
        if (!result || !('files' in result)) throw new Error('nothing came');
        expect((await readFile(result.files[0]?.path ?? '')).equals(whole)).to.equal(true);
      });
    });
  }

  it('that never stops sending is refused at the limit', async () => {
    const endless = await open((command) => {
      if (!command.startsWith('UID FETCH')) return undefined;
      const [from = 0, length = 0] = range(command);
      return { lines: fetched(Buffer.alloc(length, 'x'), from) };
    });
    await inTemporaryDirectory(async (directory) => {
      const [result] = await endless.download([{ uid: 1, attachments: [attachment(100)] }], directory);
      expect(result).to.have.deep.nested.property('refused[0].reason', unread.part_too_large(20));
      expect(result).to.have.deep.property('files', []);
    });
  });

  it('that loses a mail in the middle of an attachment gives no attachment', async () => {
    const losing = await open((command) => {
      if (command.startsWith('UID SEARCH')) return { lines: ['* SEARCH'] };
      if (!command.startsWith('UID FETCH')) return undefined;
      const [from = 0, length = 0] = range(command);
      return from === 0 ? { lines: fetched(content.subarray(0, length), 0) } : {};
    });
    await inTemporaryDirectory(async (directory) => {
      expect(await losing.download([{ uid: 1, attachments: [attachment(2 * content.length)] }], directory)).to.deep.equal([
        { uid: 1, failed: 'gone', reason: because.mail_not_in_folder() },
      ]);
    });
  });

  it('that announces a literal of gigabytes is left', async () => {
    const announcing = await open((command) =>
      command.startsWith('UID FETCH')
        ? { lines: [Buffer.from('* 1 FETCH (UID 1 BODY[2]<0> {3000000000}\r\n')], tagged: null }
        : undefined,
    );
    await inTemporaryDirectory(async (directory) => {
      const [result] = await announcing.download([{ uid: 1, attachments: [attachment(100)] }], directory);
      expect(result).to.deep.include({ uid: 1, failed: 'network' });
    });
  });

  it('that gives an old UID to a new mail does not get that one moved', async () => {
    const envelope = '("Fri, 20 Nov 2026 10:00:00 +0000" "new" (("A" NIL "a" "b.test")) NIL NIL NIL NIL NIL NIL "<new@d>")';
    const moved: string[] = [];
    const forgetful = await open((command) => {
      if (/^(UID COPY|UID MOVE|UID STORE|UID EXPUNGE|EXPUNGE)/.test(command)) moved.push(command);
      if (command.startsWith('UID FETCH')) return { lines: [`* 1 FETCH (UID 1 RFC822.SIZE 90 FLAGS () ENVELOPE ${envelope})`] };
      if (command.startsWith('STATUS')) return { lines: ['* STATUS Processed (MESSAGES 0)'] };
      return undefined;
    });
    const results = await forgetful.moveToProcessed([{ uid: 1, messageId: 'old@d' }], 'Processed');
    expect(results).to.deep.equal([{ uid: 1, moved: false, reason: 'this UID belongs to another mail now' }]);
    expect(moved).to.deep.equal([]);
  });

  it('is never sent a bare EXPUNGE, and nothing is deleted that was not copied', async () => {
    const envelope = '("Fri, 20 Nov 2026 10:00:00 +0000" "s" (("A" NIL "a" "b.test")) NIL NIL NIL NIL NIL NIL "<i@d>")';
    const sent: string[] = [];
    const refusingCopies = await open((command) => {
      sent.push(command);
      if (command.startsWith('UID COPY')) return { tagged: 'NO [OVERQUOTA] the mailbox is full' };
      if (command.startsWith('UID SEARCH')) return { lines: [command.includes('HEADER') ? '* SEARCH' : '* SEARCH 1'] };
      if (command.startsWith('UID FETCH')) return { lines: [`* 1 FETCH (UID 1 RFC822.SIZE 90 FLAGS () ENVELOPE ${envelope})`] };
      if (command.startsWith('STATUS')) return { lines: ['* STATUS Processed (MESSAGES 0)'] };
      return undefined;
    });
    const [result] = await refusingCopies.moveToProcessed([{ uid: 1, messageId: 'i@d' }], 'Processed');
    const reason = 'the server refused the copy into "Processed" (the mailbox is full)';
    expect(result).to.deep.equal({ uid: 1, moved: false, reason, trouble: 'full' });
    expect(sent.filter((command) => /EXPUNGE|\\Deleted|STORE/.test(command))).to.deep.equal([]);
  });

  it('that does not move is said to be full, read-only, or to refuse, whatever its words', async () => {
    const envelope = '("Fri, 20 Nov 2026 10:00:00 +0000" "s" (("A" NIL "a" "b.test")) NIL NIL NIL NIL NIL NIL "<i@d>")';
    for (const [said, trouble] of [
      ['[OVERQUOTA] Not enough disk quota', 'full'],
      ['Mailbox is over quota', 'full'],
      ['[LIMIT] insufficient storage space', 'full'],
      ['[READ-ONLY] Mailbox is read-only', 'read_only'],
      ['This folder is read only.', 'read_only'],
      ['[NOPERM] Permission denied', 'moves_refused'],
      ['something else', 'moves_refused'],
    ] as const) {
      const session = await open((command) => {
        if (command.startsWith('UID COPY')) return { tagged: `NO ${said}` };
        if (command.startsWith('UID SEARCH')) return { lines: [command.includes('HEADER') ? '* SEARCH' : '* SEARCH 1'] };
        if (command.startsWith('UID FETCH')) return { lines: [`* 1 FETCH (UID 1 RFC822.SIZE 90 FLAGS () ENVELOPE ${envelope})`] };
        if (command.startsWith('STATUS')) return { lines: ['* STATUS Processed (MESSAGES 0)'] };
        return undefined;
      });
      const [result] = await session.moveToProcessed([{ uid: 1, messageId: 'i@d' }], 'Processed');
      expect(result, said).to.deep.include({ moved: false, trouble });
      await session.close();
      server?.stop();
    }
  });
});
