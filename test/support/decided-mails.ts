/** Mails, orders and what people made of them, by the service's own commands and deciders: only what a mail server would bring is made up. */
import { unread } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createConcludeEmail } from '../../src/jobs/email/conclude-email.step.ts';
import { company, customers, products, registerCatalog } from './order-mails.ts';
import { copy, extraction, field, mailboxSettings, receivedData } from './samples.ts';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

const lanes = 16;
const buyers = Object.values(customers);
/** of a hundred mails: no order can be read; somebody has still to look; the order is turned down */
const [unreadable, waiting, rejected] = [4, 3, 5];

/** A company whose records are shown: customers, products and a warehouse, without which no order is approved. */
export const sellerOf = async (stack: Stack): Promise<string> => {
  const { pool } = stack.foundation;
  const companyId = await stack.newCompany();
  await registerCatalog(stack, companyId);
  await stack.commands.registerWarehouse({ code: 'MAIN', name: 'Main', isDefault: true }, stack.context(companyId));
  const wanted = [
    ['customers', buyers.length],
    ['products', products.length],
    ['warehouses', 1],
  ] as const;
  await until('the records', async () => {
    const counts = await Promise.all(
      wanted.map(([table]) => pool.query(`select count(*)::int as n from read.${table} where company_id = $1`, [companyId])),
    );
    return counts.every(({ rows }, index) => rows[0]?.n === wanted[index]?.[1]);
  });
  return companyId;
};

/** The company's mails number 0 to `count`, each read, concluded, and decided as a year's were. */
export const decideMails = async (
  stack: Stack,
  companyId: string,
  count: number,
  onMails: (mails: number) => void,
): Promise<void> => {
  const { commands } = stack;
  const concludeEmail = createConcludeEmail({ ...commands, now: () => new Date() });
  const mailbox = { ...mailboxSettings({ emailAddress: `orders@${company.domain}` }), trouble: null };

  const one = async (n: number): Promise<void> => {
    const context = stack.context(companyId);
    const buyer = buyers[n % buyers.length] as (typeof buyers)[number];
    const poNumber = `PO-${n}`;
    const { mail, attachments, skipped, notForUs } = receivedData();
    const subject = `Order ${poNumber}`;
    const { emailId } = await commands.receiveEmail(
      {
        module: 'SALES',
        copy: copy({ uid: n + 1 }),
        mail: {
          ...mail,
          from: buyer.email,
          fromName: buyer.contact,
          subject,
          messageId: `${n}.${companyId}@${buyer.email.split('@')[1]}`,
        },
        attachments,
        skipped,
        notForUs,
      },
      context,
    );
    if (n % 100 < unreadable) {
      const now = new Date().toISOString();
      return void (await commands.advance(
        emailId,
        { type: 'FailAttempt', cause: 'unreadable', reason: unread.other('order.pdf is encrypted'), now },
        context,
      ));
    }
    const results = [orderOf(n, poNumber, buyer)];
    await commands.advance(emailId, { type: 'CompleteExtraction', emailId, results, skipped: [], digests: [] }, context);
    const loaded = await commands.loadEmail(companyId, emailId);
    if (loaded.state.phase === 'none') throw new Error(`mail ${n} is not there`);
    const conclusion = await concludeEmail({ ...loaded, state: loaded.state }, mailbox, context);
    await commands.advance(emailId, conclusion, context);
    for (const { orderId, disposition } of conclusion.orders)
      if (disposition === 'drafted' && n % 100 >= unreadable + waiting) await decide(orderId, n);
  };
  const decide = async (orderId: string, n: number): Promise<void> => {
    const turnedDown = n % 100 < unreadable + waiting + rejected;
    const decision = turnedDown ? ({ type: 'RejectOrder', reason: 'twice' } as const) : ({ type: 'ApproveOrder' } as const);
    const done = await commands.decideOrder({ orderId, decision, ifMatch: null }, stack.request(companyId));
    if (isLeft(done)) throw new Error(`order ${n} could not be decided: ${JSON.stringify(done.left)}`);
  };
  let next = 0;
  const lane = async () => {
    for (let n = next++; n < count; n = next++) {
      await one(n);
      if (n % 100 === 99) onMails(n + 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
};

const orderOf = (n: number, poNumber: string, buyer: (typeof buyers)[number]) => {
  const product = products[n % products.length] as (typeof products)[number];
  const read = extraction();
  return extraction({
    fields: {
      ...read.fields,
      customer_name: field(buyer.name),
      customer_email: field(buyer.email),
      po_number: field(poNumber),
      order_date: field('2026-11-20'),
      delivery_date: field('2026-12-11'),
      total: field(String(Number(product.price) * 10)),
    },
    lines: [
      {
        name: field(product.name),
        code: field(product.code),
        qty: field('10'),
        price: field(product.price),
        amount: field(String(Number(product.price) * 10), { derived: true }),
      },
    ],
  });
};
