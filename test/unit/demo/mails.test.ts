import { expect } from 'chai';
import { simpleParser } from 'mailparser';
import { describe, it } from 'mocha';
import { customers, type DemoMail, demoMails, products, stranger } from '../../../demo/mails/index.ts';
import { demoOrders } from '../../../demo/mails/orders.ts';
import { parseMessage } from '../../../packages/mail-sandbox/mime/parser.ts';

const options = { mailboxAddress: 'orders@nordlicht-werkzeug.example', now: new Date('2026-03-31T08:00:00Z') };
const byName = async (name: string): Promise<DemoMail> => {
  const found = (await demoMails(options)).find((mail) => mail.name === name);
  if (!found) throw new Error(`no mail ${name}`);
  return found;
};

describe('demo mails', () => {
  it('there are at least twelve, each with a name of its own and an expectation that holds together', async () => {
    const mails = await demoMails(options);
    expect(mails.length).to.be.at.least(12);
    expect(new Set(mails.map((mail) => mail.name)).size).to.equal(mails.length);
    for (const { expected, name } of mails) {
      expect(expected.requiresReview === null, name).to.equal(expected.orders === 0);
      expect(expected.why, name).to.not.equal('');
    }
  });

  it('each is addressed, dated before now, and says who sent it', async () => {
    for (const mail of await demoMails(options)) {
      const parsed = await simpleParser(mail.raw);
      expect(parsed.messageId).to.equal(`<${mail.messageId}>`);
      expect(parsed.subject).to.equal(mail.subject);
      expect(parsed.from?.value[0]?.address).to.equal(mail.from);
      expect([parsed.to].flat()[0]?.text).to.equal(options.mailboxAddress);
      expect(parsed.date?.getTime()).to.be.lessThan(options.now.getTime());
    }
  });

  it('the same moment gives the same bytes, and lines end in CRLF', async () => {
    const [once, again] = [await demoMails(options), await demoMails(options)];
    for (const [index, mail] of once.entries()) {
      expect(again[index]?.raw.equals(mail.raw), mail.name).to.equal(true);
      expect(/[^\r]\n/.test(mail.raw.toString('latin1')), mail.name).to.equal(false);
    }
  });

  it('the duplicate is the first mail byte for byte, the resent one is a new mail with the same file', async () => {
    const [original, duplicate] = [await byName('classic-pdf'), await byName('duplicate')];
    expect(duplicate.raw.equals(original.raw)).to.equal(true);
    const [first, resent] = [
      await simpleParser((await byName('german-pdf')).raw),
      await simpleParser((await byName('resent')).raw),
    ];
    expect(resent.messageId).to.not.equal(first.messageId);
    expect(resent.attachments[0]?.content.equals(first.attachments[0]?.content ?? Buffer.alloc(0))).to.equal(true);
  });

  it('the forwarded order is inside a message, the bounce is a report that holds one', async () => {
    const forwarded = parseMessage((await byName('forwarded')).raw.toString('latin1'));
    expect(forwarded.children?.[1]?.message?.children?.[1]?.subtype).to.equal('pdf');
    const bounce = parseMessage((await byName('bounce')).raw.toString('latin1'));
    expect(bounce.subtype).to.equal('report');
    expect(bounce.children?.map((part) => `${part.type}/${part.subtype}`)).to.deep.equal([
      'text/plain',
      'message/delivery-status',
      'message/rfc822',
    ]);
    expect(bounce.children?.[2]?.message?.children?.[1]?.subtype).to.equal('pdf');
  });

  it('customers and products are known, but for the one customer and the one product meant to be unknown', () => {
    const codes = new Set(products.map((product) => product.code));
    const known = new Set<string>(Object.values(customers).map((customer) => customer.email));
    const orders = Object.values(demoOrders(options.now));
    const strange = orders.filter((order) => !known.has(order.buyer.email)).map((order) => order.buyer.name);
    const missing = orders.flatMap((order) => order.lines.map((line) => line.code).filter((code) => !codes.has(code)));
    expect(strange).to.deep.equal([stranger.name]);
    expect(missing).to.deep.equal(['XK-9900']);
    expect(new Set(orders.map((order) => order.poNumber)).size).to.equal(orders.length);
    expect(codes.size).to.equal(products.length);
  });
});
