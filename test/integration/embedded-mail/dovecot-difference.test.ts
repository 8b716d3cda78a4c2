import { type MailSandbox, startMailSandbox } from '@order-intake/mail-sandbox';
import { expect } from 'chai';
import { type FetchMessageObject, ImapFlow, type MessageStructureObject } from 'imapflow';
import { after, before, describe, it } from 'mocha';
import { demoMails } from '../../../demo/mails/index.ts';
import { type Dovecot, dovecotAvailable, startDovecot } from '../../support/dovecot.ts';
import { nested } from '../../support/mails/mail-lines.ts';
import { nastyMails } from '../../support/mails/nasty-mails.ts';
import { done, fetchUid } from './kit.ts';

const user = 'orders@example.test';
const pass = 'secret';

/** Holds the sandbox to a real server: the same mails, the same steps of the same client, the same answers. */
describe('embedded mail compared with Dovecot', () => {
  let sandbox: MailSandbox;
  let dovecot: Dovecot;
  let names: string[];
  const clients: ImapFlow[] = [];

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    sandbox = await startMailSandbox({ users: { [user]: pass } });
    dovecot = await startDovecot({ users: { [user]: pass } });
    const demo = await demoMails({ mailboxAddress: user, now: new Date('2026-03-31T08:00:00Z') });
    const mails: [string, Buffer][] = [
      ...Object.entries(nastyMails),
      ...demo.map((mail): [string, Buffer] => [`demo: ${mail.name}`, mail.raw]),
    ];
    names = mails.map(([name]) => name);
    const ends = [
      { port: sandbox.imapsPort, host: 'localhost', ca: sandbox.ca },
      { port: dovecot.imapsPort, host: dovecot.host, ca: dovecot.ca },
    ];
    for (const { port, host, ca } of ends) {
      const client = new ImapFlow({ host, port, secure: true, auth: { user, pass }, tls: { ca }, logger: false });
      client.on('error', () => {});
      await client.connect();
      clients.push(client);
      for (const [, raw] of mails) await client.append('INBOX', raw);
      await client.mailboxOpen('INBOX');
    }
  });
  after(async () => {
    for (const client of clients) client.close();
    await sandbox?.stop();
    await dovecot?.stop();
  });

  const both = async <T>(ask: (client: ImapFlow) => Promise<T>): Promise<[T, T]> => {
    const [ours, theirs] = await Promise.all(clients.map(ask));
    return [ours as T, theirs as T];
  };

  it('every mail has the same structure', async () => {
    for (const [index, name] of names.entries()) {
      const [ours, theirs] = await both((client) => fetchUid(client, index + 1, { bodyStructure: true, size: true }));
      expect(comparable(ours.bodyStructure), name).to.deep.equal(comparable(theirs.bodyStructure));
      expect(ours.size, name).to.equal(theirs.size);
    }
  });

  it('every mail has the same envelope', async () => {
    for (const [index, name] of names.entries()) {
      const [ours, theirs] = await both((client) => fetchUid(client, index + 1, { envelope: true }));
      expect(ours.envelope, name).to.deep.equal(theirs.envelope);
    }
  });

  it('every part, its own header and the headers of nested messages are the same bytes', async () => {
    for (const [index, name] of names.entries()) {
      const structure = (await both((client) => fetchUid(client, index + 1, { bodyStructure: true })))[1].bodyStructure;
      const numbers = structure ? leafNumbers(structure).slice(0, 30) : [];
      const bodyParts = [...numbers.flatMap((number) => [number, `${number}.mime`]), 'header', 'text'];
      const [ours, theirs] = await both((client) => fetchUid(client, index + 1, { bodyParts, source: true }));
      expect(bytesOf(ours), name).to.deep.equal(bytesOf(theirs));
      expect(ours.source?.equals(theirs.source ?? Buffer.alloc(0)), name).to.equal(true);
    }
  });

  it('a mail nested deeper than the client reads is told of by both all the same, and the client leaves the structure of both out', async () => {
    const deep = Buffer.from(['Subject: too deep', 'Content-Type: message/rfc822', '', ...nested(50)].join('\r\n'));
    const counts = await both(async (client) => {
      await client.append('INBOX', deep);
      const messages = await client.fetchAll(`${names.length + 1}`, { bodyStructure: true }, { uid: true });
      const headers = await client.fetchAll(`${names.length + 1}`, { headers: ['subject'] }, { uid: true });
      return [messages.map(({ bodyStructure }) => bodyStructure?.type ?? null), headers.length];
    });
    expect(counts).to.deep.equal([
      [[null], 1],
      [[null], 1],
    ]);
  });

  it('searching finds the same mails', async () => {
    const queries = [
      { seen: false },
      { header: { 'Message-ID': '<odd.spacing@example.com>' } },
      { header: { 'Message-ID': '' } },
      { subject: 'Bestellung' },
      { from: 'john' },
      { larger: 3000 },
      { not: { subject: 'order' } },
      { or: [{ subject: 'digest' }, { subject: 'deep' }] },
      { uid: '3:5,9' },
      { since: new Date('2026-01-01'), unKeyword: '$OrderProcessed' },
      { sentOn: new Date('2026-03-31') },
    ];
    for (const query of queries) {
      const [ours, theirs] = await both((client) => client.search(query, { uid: true }));
      expect(ours, JSON.stringify(query)).to.deep.equal(theirs);
    }
  });

  it('folders, flags, copies, moves and deletions go the same way', async () => {
    const steps: Readonly<Record<string, (client: ImapFlow) => Promise<unknown>>> = {
      create: async (client) => (await client.mailboxCreate(['Orders', 'Bearbeitet für März'])).created,
      'create again': async (client) => (await client.mailboxCreate(['Orders', 'Bearbeitet für März'])).created,
      list: async (client) =>
        (await client.list())
          .filter((folder) => folder.path.includes('Bearbeitet'))
          .map(({ path, delimiter, subscribed }) => ({ path, delimiter, subscribed })),
      'move to nowhere': (client) => client.messageMove('1', 'Nowhere', { uid: true }),
      'move a batch': async (client) =>
        uidPairs(await client.messageMove('1,3:4', ['Orders', 'Bearbeitet für März'], { uid: true })),
      'move what is gone': async (client) =>
        uidPairs(await client.messageMove('1', ['Orders', 'Bearbeitet für März'], { uid: true })),
      keyword: (client) => client.messageFlagsAdd('5', ['$OrderProcessed', '\\Seen'], { uid: true }),
      'keyword kept': async (client) =>
        [...((await fetchUid(client, 5, { flags: true })).flags ?? [])].filter((flag) => flag !== '\\Recent').sort(),
      'search keyword': (client) => client.search({ keyword: '$OrderProcessed' }, { uid: true }),
      copy: async (client) => uidPairs(await client.messageCopy('6', ['Orders', 'Bearbeitet für März'], { uid: true })),
      'mark another as deleted': (client) => client.messageFlagsAdd('7', ['\\Deleted'], { uid: true }),
      'delete by UID': (client) => client.messageDelete('6', { uid: true }),
      'what is left': (client) => client.search({ all: true }, { uid: true }),
      status: async (client) => {
        const status = done(await client.status('Orders/Bearbeitet für März', { messages: true, unseen: true, uidNext: true }));
        return { messages: status.messages, unseen: status.unseen, uidNext: status.uidNext };
      },
    };
    for (const [name, step] of Object.entries(steps)) {
      const [ours, theirs] = await both((client) => step(client).catch(failedAt(name, client)));
      expect(ours, name).to.deep.equal(theirs);
    }
  });
});

/** Dovecot counts a line end before the outer boundary into a nested message that ends with a closing boundary of its own. */
function comparable(part: MessageStructureObject | undefined): unknown {
  if (!part?.childNodes) return part;
  const { size: _, lineCount: __, childNodes, ...rest } = part;
  return { ...rest, childNodes: childNodes.map(comparable) };
}

/** The parts that a client downloads: how much white space a whole multipart ends with differs. */
function leafNumbers(part: MessageStructureObject): string[] {
  if (part.childNodes) return part.childNodes.flatMap(leafNumbers);
  return part.part ? [part.part] : [];
}

function bytesOf(message: FetchMessageObject): Record<string, string | null> {
  return Object.fromEntries([...(message.bodyParts ?? [])].map(([key, bytes]) => [key, bytes ? bytes.toString('latin1') : null]));
}

/** imapflow's "Command failed" says neither which nor why. */
const failedAt =
  (step: string, client: ImapFlow) =>
  (error: unknown): never => {
    throw new Error(`${step} at port ${client.port}: ${JSON.stringify(error)}`, { cause: error });
  };

const uidPairs = (answer: false | { uidMap?: Map<number, number> | undefined }): unknown => answer && [...(answer.uidMap ?? [])];
