/** Mail that is no order: what it is told to be, and what becomes of it under each of the four settings of a mailbox. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { ImapFlow } from 'imapflow';
import { simpleParser } from 'mailparser';
import { after, before, describe, it } from 'mocha';
import { composeMail, type Letter as Draft } from '../../../demo/mails/compose.ts';
import type { MailboxInput } from '../../../src/commands/mailbox/mailbox.types.ts';
import { sender } from '../../api/kit.ts';
import { serveApi } from '../../support/api.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { password } from '../../support/mail-stage.ts';
import { buyer } from '../../support/order-mails.ts';
import { countOf, type Desk, dataOf, type Letter, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const helpdesk = 'helpdesk@seller.example';
const question = 'Hello,\n\nDo you ship to Norway, and how long does it take?\n\nKind regards\nAnna';
const complaint = 'Hello,\n\nTwo of the lamps arrived broken and one is missing. This is the second time.\n\nKind regards\nAnna';

const letterOf = async (subject: string, text: string, more: Partial<Draft> = {}): Promise<Letter> => {
  const messageId = `${randomUUID()}@buyer.example`;
  const from = { name: buyer.contact, address: buyer.email };
  const raw = await composeMail({ from, to: user, date: new Date('2026-11-20T08:00:00Z'), subject, text, ...more, messageId });
  return { messageId, from: buyer.email, raw };
};
/** A newsletter says in its header that it goes to many. */
const toMany = ({ raw, ...letter }: Letter): Letter => ({
  ...letter,
  raw: Buffer.concat([Buffer.from('List-Unsubscribe: <https://shop.example/u>\r\n'), raw]),
});

const sent = (desk: Desk, to: string) => desk.stage.sink.received().filter(({ envelope }) => envelope.to.includes(to));

describe('mail that is no order', function () {
  this.timeout(300_000);
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user] });
    companyId = await desk.company();
    mailboxId = await desk.mailbox(companyId, user);
  });
  after(() => desk?.stop());

  const change = async (changes: Partial<MailboxInput>) => {
    const { commands, context } = desk.stage.stack;
    const done = await commands.changeMailbox({ mailboxId, changes, ifMatch: null }, context(companyId));
    expect(done).to.have.property('_tag', 'Right');
  };
  const arrives = async (letter: Letter) => {
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    return desk.finished(companyId, letter);
  };
  const places = (letter: Letter) =>
    Promise.all(['INBOX', 'Processed', 'Questions'].map(async (folder) => (await desk.inFolder(user, folder, letter)).length));

  it('is told by its kind in the log and in the notification, and moved to the processed folder unless the mailbox says otherwise', async () => {
    const [asks, complains, news] = [
      await letterOf('Shipping', question),
      await letterOf('Broken lamps', complaint),
      toMany(await letterOf('Our autumn offers', 'New lamps this week. Unsubscribe at any time.')),
    ];
    for (const letter of [asks, complains, news]) await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    const kinds = [];
    for (const letter of [asks, complains, news]) {
      kinds.push((await desk.finished(companyId, letter)).kind);
      expect(await places(letter)).to.deep.equal([0, 1, 0]);
    }
    expect(kinds).to.deep.equal(['question', 'complaint', 'newsletter']);
    const [notification] = await desk.notifications(companyId, complains);
    expect(notification?.mail.text).to.include('Kind: complaint');
    const events = JSON.stringify(await desk.events(companyId, complains));
    expect(events).not.to.match(/arrived broken|second time/);
  });

  it('is counted and listed, questions and complaints alone, until a person marks it as seen', async () => {
    const server = await serveApi(desk.stage.stack);
    const send = sender(server.url, await server.token(companyId, ['sales']));
    try {
      const stats = await send('get', '/sales/stats/');
      expect(stats.body.unseen).to.include({ questions: 1, complaints: 1 });
      const list = await send('get', '/sales/email-logs/?seen=false');
      const [first] = list.body as readonly { readonly id: string; readonly kind: string }[];
      expect(list.body).to.have.lengthOf(2);
      expect(first?.kind).to.be.oneOf(['question', 'complaint']);
      const seen = await send('post', `/sales/email-logs/${first?.id}/seen/`);
      expect(seen.status).to.equal(200);
      expect(seen.body.seen.by).to.be.a('string');
      expect((await send('post', `/sales/email-logs/${first?.id}/seen/`)).status).to.equal(200);
      const news = (await desk.entries(companyId)).find(({ kind }) => kind === 'newsletter');
      const refused = await send('post', `/sales/email-logs/${news?.id}/seen/`);
      expect([refused.status, refused.body.code]).to.deep.equal([409, 'not_a_question_or_complaint']);
      const after = (await send('get', '/sales/stats/')).body.unseen;
      expect(after.questions + after.complaints).to.equal(1);
    } finally {
      await server.stop();
    }
  });

  it('goes to a folder of its own, while an order goes to the processed folder', async () => {
    await change({ nonOrders: 'own_folder', nonOrdersFolder: 'Questions' });
    const [letter, order] = [await letterOf('Shipping', question), await orderLetter({ to: user })];
    await desk.stage.dovecot.deliver(user, order.raw);
    await arrives(letter);
    await desk.finished(companyId, order);
    expect(await places(letter)).to.deep.equal([0, 0, 1]);
    expect(await places(order)).to.deep.equal([0, 1, 0]);
  });

  it('is forwarded once, as it came in and with an answer going to its sender, and then moved', async () => {
    await change({ nonOrders: 'forward', nonOrdersForwardTo: helpdesk, nonOrdersFolder: '' });
    const letter = await letterOf('Shipping', question);
    const entry = await arrives(letter);
    expect(entry.forwarded).to.equal('sent');
    const [mail, ...more] = sent(desk, helpdesk);
    expect(more).to.deep.equal([]);
    expect(mail?.mail.replyTo?.text).to.include(buyer.email);
    expect(mail?.mail.headers.get('x-order-intake')).to.equal('notification');
    const [attached] = mail?.mail.attachments ?? [];
    expect(attached?.contentType).to.equal('message/rfc822');
    expect((await simpleParser(attached?.content ?? '')).messageId).to.equal(`<${letter.messageId}>`);
    expect(await places(letter)).to.deep.equal([0, 1, 0]);
    await desk.poll(companyId, mailboxId);
    expect(sent(desk, helpdesk)).to.have.lengthOf(1);
  });

  it('is never forwarded when it is an automatic reply', async () => {
    const away = await letterOf('Automatic reply: Your order', 'I am away until Monday.');
    const raw = Buffer.concat([Buffer.from('Auto-Submitted: auto-replied\r\n'), away.raw]);
    const entry = await arrives({ ...away, raw });
    expect(entry.kind).to.equal('automatic_reply');
    expect(sent(desk, helpdesk)).to.have.lengthOf(1);
    expect(await places(away)).to.deep.equal([0, 1, 0]);
  });

  it('is not forwarded to a mailbox that any company of the installation watches, and is moved', async () => {
    const others = 'sales@other.example';
    const other = await desk.company();
    await desk.mailbox(other, others, { isActive: true });
    await change({ nonOrdersForwardTo: others });
    const letter = await letterOf('Shipping', question);
    expect((await arrives(letter)).forwarded).to.equal('not_wanted');
    expect(sent(desk, others)).to.deep.equal([]);
    expect(await places(letter)).to.deep.equal([0, 1, 0]);
  });

  it('stays in its folder, marked, when its recipient is refused for good', async () => {
    await change({ nonOrdersForwardTo: helpdesk });
    desk.stage.sink.fail('refuse-data', helpdesk);
    const letter = await letterOf('Shipping', question);
    const entry = await arrives(letter);
    desk.stage.sink.fail(undefined);
    expect(entry.forwarded).to.equal('failed');
    expect(await desk.inFolder(user, 'INBOX', letter)).to.deep.equal([['$OrderIntakeFailed']]);
  });

  it('is left where it is, marked so that no poll takes it again', async () => {
    await change({ nonOrders: 'leave' });
    const letter = await letterOf('Shipping', question);
    await arrives(letter);
    expect(await desk.inFolder(user, 'INBOX', letter)).to.deep.equal([['$OrderProcessed']]);
    await desk.poll(companyId, mailboxId);
    expect(countOf(await desk.events(companyId, letter), 'EmailReceived')).to.equal(1);
    expect(await desk.notifications(companyId, letter)).to.have.lengthOf(1);
    expect(dataOf<{ how: string }>(await desk.events(companyId, letter), 'EmailSetAside')).to.have.lengthOf(1);
  });

  it('is refused as a forwarding address when it is a mailbox of the company', async () => {
    const { commands, context } = desk.stage.stack;
    const changes = { nonOrders: 'forward', nonOrdersForwardTo: user } as const;
    const refused = await commands.changeMailbox({ mailboxId, changes, ifMatch: null }, context(companyId));
    expect(refused).to.have.nested.property('left.type', 'ForwardsToMailbox');
  });
});

describe('mail that is no order, on a server that keeps no keywords', function () {
  this.timeout(300_000);
  let desk: Desk;
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user], dovecot: { keywords: false } });
  });
  after(() => desk?.stop());

  it('stays unread in INBOX and is processed once all the same', async () => {
    const companyId = await desk.company();
    const mailboxId = await desk.mailbox(companyId, user, { nonOrders: 'leave' });
    const letter = await letterOf('Shipping', question);
    await desk.stage.dovecot.deliver(user, letter.raw);
    for (let poll = 0; poll < 3; poll += 1) await desk.poll(companyId, mailboxId);
    await desk.finished(companyId, letter);
    expect(await desk.inFolder(user, 'INBOX', letter)).to.deep.equal([[]]);
    const events = await desk.events(companyId, letter);
    expect(countOf(events, 'EmailProcessed')).to.equal(1);
    expect(dataOf<{ how: string }>(events, 'EmailSetAside').map(({ how }) => how)).to.deep.equal(['record']);
    expect(await desk.notifications(companyId, letter)).to.have.lengthOf(1);
  });
});

describe('mail that is forwarded while the mailbox is full', function () {
  this.timeout(300_000);
  const quota = 8;
  let desk: Desk;
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user], dovecot: { without: ['MOVE'], quota } });
  });
  after(() => desk?.stop());

  it('is forwarded once, stays until there is room, and is moved then', async () => {
    const { dovecot } = desk.stage;
    const companyId = await desk.company();
    const mailboxId = await desk.mailbox(companyId, user, { nonOrders: 'forward', nonOrdersForwardTo: helpdesk });
    for (let mail = 0; mail < quota; mail += 1) await dovecot.deliver(user, `Subject: ${mail}\r\n\r\n`, 'Archive', ['\\Seen']);
    const letter = await letterOf('Shipping', question);
    await dovecot.deliver(user, letter.raw);
    for (let poll = 0; poll < 2; poll += 1) await desk.poll(companyId, mailboxId);
    expect(sent(desk, helpdesk)).to.have.lengthOf(1);
    expect(await desk.inFolder(user, 'INBOX', letter)).to.have.lengthOf(1);
    expect(await desk.inFolder(user, 'Processed', letter)).to.deep.equal([]);
    const client = new ImapFlow({
      ...{ host: dovecot.host, port: dovecot.imapPort, secure: false, doSTARTTLS: false, logger: false },
      auth: { user, pass: password },
    });
    await client.connect();
    await client.mailboxOpen('Archive');
    await client.messageDelete('1:*');
    await client.logout();
    await desk.poll(companyId, mailboxId);
    await desk.finished(companyId, letter);
    expect(await desk.inFolder(user, 'INBOX', letter)).to.deep.equal([]);
    expect(await desk.inFolder(user, 'Processed', letter)).to.have.lengthOf(1);
    expect(sent(desk, helpdesk)).to.have.lengthOf(1);
  });
});
