import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';
import { alice, bob, done, fetchUid, type Kit, simpleMail, startKit } from './kit.ts';

describe('embedded mail: searching, flagging, copying and moving with imapflow', () => {
  let kit: Kit;
  afterEach(() => kit.close());

  const subjects = (folder: string, user = alice.user): string[] =>
    kit.sandbox
      .folders(user)
      .filter(({ name }) => name === folder)
      .flatMap(({ messages }) => messages.map((message) => message.subject ?? ''));

  const withMails = async (options: Parameters<typeof startKit>[0], ...names: string[]): Promise<void> => {
    kit = await startKit(options);
    for (const name of names) await kit.sandbox.deliver(alice.user, simpleMail(name));
  };

  it('MOVE takes a batch to another folder and tells the new UIDs', async () => {
    await withMails({}, 'one', 'two', 'three');
    const client = await kit.client();
    await client.mailboxCreate('Processed');
    await client.mailboxOpen('INBOX');
    const moved = done(await client.messageMove('1,3', 'Processed', { uid: true }));
    expect([...(moved.uidMap ?? [])]).to.deep.equal([
      [1, 1],
      [3, 2],
    ]);
    expect(subjects('INBOX')).to.deep.equal(['two']);
    expect(subjects('Processed')).to.deep.equal(['one', 'three']);
    expect(done(client.mailbox).exists).to.equal(1);
  });

  it('a move to a missing folder moves nothing', async () => {
    await withMails({}, 'one');
    const client = await kit.client();
    await client.mailboxOpen('INBOX');
    expect(await client.messageMove('1', 'Nowhere', { uid: true })).to.equal(false);
    expect(subjects('INBOX')).to.deep.equal(['one']);
  });

  it('without MOVE: COPY, \\Deleted and UID EXPUNGE remove only the mails named', async () => {
    await withMails({ capabilities: { move: false } }, 'one', 'two');
    const client = await kit.client();
    expect(client.capabilities.has('MOVE')).to.equal(false);
    await client.mailboxCreate('Processed');
    await client.mailboxOpen('INBOX');
    await client.messageFlagsAdd('2', ['\\Deleted'], { uid: true }); // by somebody else, not ours to expunge
    const copied = done(await client.messageCopy('1', 'Processed', { uid: true }));
    expect(copied.uidMap?.get(1)).to.equal(1);
    expect(await client.messageDelete('1', { uid: true })).to.equal(true);
    expect(subjects('INBOX')).to.deep.equal(['two']);
    expect(subjects('Processed')).to.deep.equal(['one']);
  });

  it('without UIDPLUS a copy tells no UIDs', async () => {
    await withMails({ capabilities: { move: false, uidPlus: false } }, 'one');
    const client = await kit.client();
    expect(client.capabilities.has('UIDPLUS')).to.equal(false);
    await client.mailboxCreate('Processed');
    await client.mailboxOpen('INBOX');
    const copied = done(await client.messageCopy('1', 'Processed', { uid: true }));
    expect(copied.uidMap).to.equal(undefined);
    expect(subjects('Processed')).to.deep.equal(['one']);
  });

  it('UNSEEN finds unread mail only, and a keyword is kept and found', async () => {
    await withMails({}, 'one', 'two', 'three');
    const client = await kit.client();
    await client.mailboxOpen('INBOX');
    await client.messageFlagsAdd('1', ['\\Seen'], { uid: true });
    await client.messageFlagsAdd('2', ['$OrderProcessed'], { uid: true });
    expect(await client.search({ seen: false }, { uid: true })).to.deep.equal([2, 3]);
    expect(await client.search({ seen: false, unKeyword: '$OrderProcessed' }, { uid: true })).to.deep.equal([3]);
    expect(await client.search({ header: { 'Message-ID': '<three@example.com>' } }, { uid: true })).to.deep.equal([3]);
    expect(await client.search({ or: [{ subject: 'one' }, { subject: 'TWO' }] }, { uid: true })).to.deep.equal([1, 2]);
    expect(await client.search({ uid: '2:*', since: new Date(Date.now() - 86_400_000) }, { uid: true })).to.deep.equal([2, 3]);
    const other = await kit.client();
    const mailbox = await other.mailboxOpen('INBOX');
    expect([...(mailbox.permanentFlags ?? [])]).to.include.members(['$OrderProcessed', '\\*']);
    const message = await fetchUid(other, 2, { flags: true });
    expect([...(message.flags ?? [])]).to.deep.equal(['$OrderProcessed']);
  });

  it('a server without own keywords drops them and says so in PERMANENTFLAGS', async () => {
    await withMails({ permanentKeywords: false }, 'one');
    const client = await kit.client();
    const mailbox = await client.mailboxOpen('INBOX');
    expect(mailbox.permanentFlags?.has('\\*')).to.equal(false);
    await client.messageFlagsAdd('1', ['$OrderProcessed', '\\Seen'], { uid: true });
    expect(kit.sandbox.folders(alice.user)[0]?.messages[0]?.flags).to.deep.equal(['\\Seen']);
  });

  it("with separator '.' and prefix 'INBOX.' a path given as an array is made, subscribed and listed there", async () => {
    await withMails({ separator: '.', prefix: 'INBOX.' }, 'one');
    const client = await kit.client();
    const created = await client.mailboxCreate(['Orders', 'Bearbeitet für März']);
    expect(created.path).to.equal('INBOX.Orders.Bearbeitet für März');
    await client.mailboxOpen('INBOX');
    await client.messageMove('1', ['Orders', 'Bearbeitet für März'], { uid: true });
    expect(subjects('INBOX.Orders.Bearbeitet für März')).to.deep.equal(['one']);
    const listed = await client.list();
    expect(listed.find((folder) => folder.path === created.path)).to.include({ delimiter: '.', subscribed: true });
    await refused(client.mailboxCreate('Orders/Done'), 'CANNOT');
  });

  it('a folder that exists is not made again', async () => {
    await withMails({});
    const client = await kit.client();
    expect(await client.mailboxCreate('Processed')).to.include({ created: true });
    expect(await client.mailboxCreate('Processed')).to.include({ created: false });
    const status = await client.status('INBOX', { unseen: true, messages: true, uidNext: true });
    expect(status).to.include({ unseen: 0, messages: 0, uidNext: 1 });
  });

  it('APPEND keeps flags and date and answers with the UID', async () => {
    await withMails({});
    const client = await kit.client();
    const date = new Date('2026-02-07T09:05:00Z');
    const appended = done(await client.append('INBOX', simpleMail('appended'), ['\\Seen', '$Kept'], date));
    expect(appended.uid).to.equal(1);
    await client.mailboxOpen('INBOX');
    const message = await fetchUid(client, 1, { flags: true, internalDate: true });
    expect([...(message.flags ?? [])]).to.deep.equal(['\\Seen', '$Kept']);
    expect(message.internalDate).to.deep.equal(date);
  });

  it('two users at once see their own folders only', async () => {
    await withMails({}, 'for alice');
    await kit.sandbox.deliver(bob.user, simpleMail('for bob'));
    const [one, two] = await Promise.all([kit.client(alice), kit.client(bob)]);
    await Promise.all([one.mailboxCreate('Of Alice'), one.mailboxOpen('INBOX'), two.mailboxOpen('INBOX')]);
    const seen = await Promise.all([one, two].map((client) => fetchUid(client, 1, { envelope: true })));
    expect(seen.map((message) => message.envelope?.subject)).to.deep.equal(['for alice', 'for bob']);
    expect((await two.list()).map((folder) => folder.path)).to.not.include('Of Alice');
  });

  it('IDLE tells of a delivery and of what another session removed', async () => {
    await withMails({}, 'one');
    const [idling, acting] = [await kit.client(), await kit.client()];
    await idling.mailboxOpen('INBOX');
    await acting.mailboxOpen('INBOX');
    const told: string[] = [];
    const both = new Promise<void>((resolve) => {
      const note = (what: string): void => void (told.push(what) === 2 && resolve());
      idling.on('exists', (event: { count: number }) => note(`exists ${event.count}`));
      idling.on('expunge', (event: { seq: number }) => note(`expunge ${event.seq}`));
    });
    const listening = new Promise<void>((resolve) => {
      kit.sandbox.fault(({ command }) => {
        if (command === 'IDLE') resolve();
        return null;
      });
    });
    const idle = idling.idle();
    await listening;
    await kit.sandbox.deliver(alice.user, simpleMail('two'));
    await acting.messageDelete('1', { uid: true });
    await both;
    expect(told).to.deep.equal(['exists 2', 'expunge 1']);
    await idling.noop();
    await idle;
  });
});

async function refused(action: Promise<unknown>, code: string): Promise<void> {
  const error = await action.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).to.include({ serverResponseCode: code });
}
