/** Orders in the text of a mail: read in memory, looked at by a person, drafted once; and what an ordinary mail stays. */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { composeMail, type Letter as Draft } from '../../../demo/mails/compose.ts';
import { eventCodecs } from '../../../src/domain/event-codecs.ts';
import { type Json, type Send, sender } from '../../api/kit.ts';
import { serveApi } from '../../support/api.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { buyer, orderDocument, products } from '../../support/order-mails.ts';
import { tablesWith } from '../../support/tables-with.ts';
import { until } from '../../support/until.ts';
import { countOf, type Desk, type Letter, orderLetter, startDesk } from './desk.ts';

const user = 'words@seller.example';
const second = 'words-too@seller.example';
const talk = 'Our parrot Quetzalcoatl learned to whistle marmalade tunes';
/** a number in a name is read as the next article: that is the business of other tests */
const [lamp, paper] = products.filter(({ name }) => !name.includes(','));

const letterOf = async (subject: string, text: string, more: Partial<Draft> = {}): Promise<Letter> => {
  const messageId = more.messageId ?? `${randomUUID()}@buyer.example`;
  const from = { name: buyer.contact, address: buyer.email };
  const raw = await composeMail({ from, to: user, date: new Date('2026-11-20T08:00:00Z'), subject, text, ...more, messageId });
  return { messageId, from: buyer.email, raw };
};
const ordering = (poNumber: string, ...lines: readonly string[]): string =>
  `Dear team,\n\n${talk}. We hereby order under our order number ${poNumber}:\n\n${lines.join('\n')}\n\nKind regards\n${talk}`;
const lines = [`10 x ${lamp?.name}`, `5 x ${paper?.name}`];
const number = (): string => `PO-${randomUUID().slice(0, 6).toUpperCase()}7`;

describe('a mail without an attachment that is an order', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxes: readonly string[];
  let send: Send;
  let stopApi: () => Promise<void>;
  let temporaryRoot = '';
  const seenOnDisk: string[] = [];

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({
      users: [user, second],
      interpose: (ports) => ({
        ...ports,
        documents: {
          ...ports.documents,
          readWords: async (words, company) => {
            const before = filesBelow(temporaryRoot);
            const read = await ports.documents.readWords(words, company);
            seenOnDisk.push(...before, ...filesBelow(temporaryRoot));
            return read;
          },
        },
      }),
    });
    temporaryRoot = await desk.stage.stack.foundation.temporary.path();
    companyId = await desk.company();
    mailboxes = [await desk.mailbox(companyId, user), await desk.mailbox(companyId, second, { module: 'PURCHASE' })];
    const api = await serveApi(desk.stage.stack);
    send = sender(api.url, await api.token(companyId, ['sales']));
    stopApi = api.stop;
  });
  after(async () => {
    await stopApi?.();
    await desk?.stop();
  });

  const arrived = async (letter: Letter, ...boxes: readonly string[]) => {
    for (const box of boxes.length > 0 ? boxes : [user]) await desk.stage.dovecot.deliver(box, letter.raw);
    for (const mailboxId of mailboxes) await desk.poll(companyId, mailboxId);
    return desk.finished(companyId, letter);
  };
  const orderOf = (poNumber: string) =>
    until('the order', async () => (await desk.orders(companyId)).find(({ po_number }) => po_number === poNumber));

  it('drafts what its text orders, for a person to look at', async () => {
    const poNumber = number();
    const entry = await arrived(await letterOf('Order', ordering(poNumber, ...lines)));
    expect(entry).to.deep.include({ status: 'SUCCESS', attachment_count: 0, requires_review: true });
    const order = await orderOf(poNumber);
    expect(order.lines.map(({ qty, name }) => [qty, name])).to.deep.equal([
      ['10', lamp?.name],
      ['5', paper?.name],
    ]);
    expect(order.customer_id, 'the customer, by the address of the sender').to.be.a('string');
    expect(order.review_reasons).to.include('order_in_mail_text');
    expect(entry.review_reasons).to.include('order_in_mail_text');
    const path = `/sales/sales-orders/${order.id}/`;
    for (const [method, way] of [
      ['POST', 'evidence/'],
      ['GET', 'evidence/'],
      ['GET', 'pages/1/'],
    ] as const) {
      const refused = await send(method, path + way);
      expect([refused.status, refused.body.code], way).to.deep.equal([409, 'words_not_kept']);
    }
    expect((await send('GET', `${path}pages/`)).body).to.deep.include({ type: 'mail_text', at_hand: false, pages: null });
  });

  it('drafts it once, in however many mailboxes and however often it is seen', async () => {
    const poNumber = number();
    const letter = await letterOf('Order', ordering(poNumber, ...lines));
    await arrived(letter, user, second);
    await arrived(letter);
    expect((await desk.orders(companyId)).filter(({ po_number }) => po_number === poNumber)).to.have.length(1);
    const again = await arrived(await letterOf('Order, once more', ordering(poNumber, ...lines)));
    expect(again.noted?.code).to.equal('same_order_again');
    expect((await desk.orders(companyId)).filter(({ po_number }) => po_number === poNumber)).to.have.length(1);
  });

  it('reads HTML where the text is in HTML alone', async () => {
    const poNumber = number();
    const rows = lines.map((line) => `<p>${line}</p>`).join('');
    const html = `<div style="display:none">99 x Hidden</div><p>We hereby order, order number ${poNumber}:</p>${rows}`;
    await arrived(await letterOf('Order', '', { html }));
    expect((await orderOf(poNumber)).lines).to.have.length(2);
  });

  it('changes no draft by itself', async () => {
    const document = orderDocument();
    await arrived(await orderLetter({ to: user, document }));
    const before = await orderOf(document.poNumber);
    const entry = await arrived(await letterOf('Order', ordering(document.poNumber, `77 x ${lamp?.name}`)));
    // it names one of several articles: it may be an order of its own
    expect(entry.review_reasons).to.include('may_be_separate_order');
    const held = await until('the held revision', async () => {
      const now = await orderOf(document.poNumber);
      return now.revisions.some(({ state }) => state === 'held') ? now : null;
    });
    expect(held.lines).to.deep.equal(before.lines);
    const shown = (await send('GET', `/sales/sales-orders/${before.id}/`)).body as Json;
    expect(shown.actions.find(({ action }: Json) => action === 'apply_revision')).to.deep.include({ offered: true });
  });

  it('takes an order of before back when the text says so', async () => {
    const poNumber = number();
    await arrived(await letterOf('Order', ordering(poNumber, ...lines)));
    const entry = await arrived(
      await letterOf('A question', `Dear team,\n\nplease cancel our order number ${poNumber}.\n\nRegards`),
    );
    expect(entry.review_reasons).to.deep.equal(['cancellation_requested']);
  });

  it('is read beside attachments that are no order, and never beside one that is', async () => {
    const [beside, within] = [number(), number()];
    const terms = {
      filename: 'terms.csv',
      content: Buffer.from('Terms;of;delivery\nEx;works;always\n'),
      contentType: 'text/csv',
    };
    await arrived(await letterOf('Order', ordering(beside, ...lines), { attachments: [terms] }));
    expect((await orderOf(beside)).lines).to.have.length(2);

    const document = orderDocument();
    const { raw } = await orderLetter({ to: user, document });
    const attachment = (await attachmentsOf(raw))[0];
    if (!attachment) throw new Error('the letter has an attachment');
    await arrived(await letterOf('Order', ordering(within, ...lines), { attachments: [attachment] }));
    expect((await orderOf(document.poNumber)).lines).to.have.length(3);
    expect((await desk.orders(companyId)).filter(({ po_number }) => po_number === within)).to.deep.equal([]);
  });

  it('neither helps nor condemns a mail whose attachment could not be read', async () => {
    const poNumber = number();
    const broken = { filename: 'order.pdf', content: Buffer.from('%PDF-1.4\nbroken'), contentType: 'application/pdf' };
    const entry = await arrived(await letterOf('Order', ordering(poNumber, ...lines), { attachments: [broken] }));
    expect(entry).to.deep.include({ status: 'FAILED', error_code: 'unreadable' });
    expect((await desk.orders(companyId)).filter(({ po_number }) => po_number === poNumber)).to.deep.equal([]);
  });

  it('is read in a message that is attached', async () => {
    const poNumber = number();
    const forwarded = (await letterOf('Order', ordering(poNumber, ...lines))).raw;
    const entry = await arrived(await letterOf('Fwd: Order', 'Please see to it.', { forwarded }));
    expect(entry).to.deep.include({ status: 'SUCCESS', requires_review: true });
    expect((await orderOf(poNumber)).review_reasons).to.include('order_in_mail_text');
  });

  it('stays what it was when it orders nothing', async () => {
    const letter = await letterOf('Lunch', `Hi,\n\n${talk}. Shall we meet at 12? 3 of us would come.\n\nBest\nAnna`);
    const entry = await arrived(letter);
    expect(entry).to.deep.include({
      status: 'SUCCESS',
      attachment_count: 0,
      requires_review: false,
      sales_orders: [],
      noted: { code: 'no_attachments', facts: {} },
    });
    const events = await desk.events(companyId, letter);
    expect(events.find(({ type }) => type === 'ExtractionCompleted')?.data).to.deep.include({
      results: [],
      skipped: [],
      digests: [],
    });
    expect(countOf(events, 'EmailMoved')).to.equal(1);
  });

  it('leaves nothing of its words in any event, table or file', async () => {
    const { pool, store } = desk.stage.stack.foundation;
    const word = /Quetzalcoatl|marmalade|whistle/i;
    let events = 0;
    for await (const event of store.readAll({ types: eventCodecs.map(({ type }) => type), after: null })) {
      events += 1;
      const whole = JSON.stringify(event, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
      expect(whole, event.type).to.not.match(word);
    }
    expect(events).to.be.above(50);
    const { names, searched } = await tablesWith(pool, word.source);
    expect(searched).to.be.above(30);
    expect(names).to.deep.equal([]);
    expect(seenOnDisk.filter((content) => word.test(content))).to.deep.equal([]);
    expect(filesBelow(temporaryRoot).filter((content) => word.test(content))).to.deep.equal([]);
  });
});

/** Contents of all files below a directory; what goes while it is looked at is left out. */
const filesBelow = (directory: string): readonly string[] =>
  whileThere(() => readdirSync(directory, { withFileTypes: true }), []).flatMap((found) => {
    const path = join(directory, found.name);
    if (found.isDirectory()) return filesBelow(path);
    return found.isFile() ? whileThere(() => [readFileSync(path, 'latin1')], []) : [];
  });

const whileThere = <T>(look: () => T, gone: T): T => {
  try {
    return look();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return gone;
    throw error;
  }
};

const attachmentsOf = async (raw: Buffer): Promise<NonNullable<Draft['attachments']>> => {
  const { simpleParser } = await import('mailparser');
  const { attachments } = await simpleParser(raw);
  return attachments.map(({ filename = '', content, contentType }) => ({ filename, content, contentType }));
};
