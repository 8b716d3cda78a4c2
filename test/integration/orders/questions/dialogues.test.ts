/** Conversations about drafts: the questions, the answers as the real reader reads them, and what waits for a person afterwards. */
import { randomUUID } from 'node:crypto';
import { createBuiltInExtractor } from '@order-intake/order-extraction';
import { mailTextType } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { work as readWords } from '../../../../src/adapters/documents/message/words.work.ts';
import { markOf, tokenOf } from '../../../../src/commands/sales-order/question-tokens.ts';
import { ownMessageId } from '../../../../src/domain/email/own-mail.ts';
import { questionMessageName, subjectTag } from '../../../../src/domain/sales-order/questions/question-tag.ts';
import { type KnownOrder, salesOrder } from '../../../../src/domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../../../src/domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../../../src/domain/sales-order/sales-order.stream.ts';
import { createConcludeEmail } from '../../../../src/jobs/email/conclude-email.step.ts';
import { createExtractEmail } from '../../../../src/jobs/email/extract-email.step.ts';
import { extraction, field, mailboxSettings } from '../../../support/samples.ts';
import { type Stack, startStack } from '../../../support/stack.ts';
import { until } from '../../../support/until.ts';
import { type Answer, type Dialogue, dialogues } from './dialogues.data.ts';

const user = 'orders@seller.example';
const receivedAt = '2026-12-01T08:00:00.000Z';
const products = [
  ['HB-12', 'Hex bolt M12 zinc', '11.90'],
  ['HB-8', 'Hex bolt M8 zinc', '9.90'],
  ['HB-10', 'Hex bolt M10 zinc', '10.90'],
  ['NT-8', 'Hex nut M8', '1.10'],
  ['WS-8', 'Washer M8', '0.10'],
] as const;

describe('answers to questions about an order', () => {
  let stack: Stack;
  let companyId: string;
  let mailboxId: string;
  const codes = new Map<string, string>();

  before(async () => {
    stack = await startStack();
    const { commands, context, request } = stack;
    companyId = await stack.newCompany();
    const changes = { askCustomers: true, currency: 'EUR', reviewChecks: { price_differs: { enabled: true } } };
    await commands.changeCompanySettings({ changes, ifMatch: null }, context(companyId));
    const settings = { ...mailboxSettings(), imapServer: '127.0.0.1', smtpServer: '127.0.0.1', password: 'secret' };
    const made = await commands.configureMailbox(settings, request(companyId));
    if (isLeft(made)) throw new Error(JSON.stringify(made.left));
    mailboxId = made.right.mailboxId;
    await commands.registerCustomer(
      { name: 'Buyer AB', code: 'K-1', emails: [], domains: ['buyer.example'] },
      context(companyId),
    );
    for (const [code, name, price] of products) {
      const { productId } = await commands.registerProduct({ code, name, price }, context(companyId));
      codes.set(productId, code);
    }
    await until('the catalogue', async () => {
      const { rows } = await stack.foundation.pool.query('select 1 from read.products where company_id = $1', [companyId]);
      const known = await stack.foundation.pool.query('select 1 from read.customers where company_id = $1', [companyId]);
      return rows.length === products.length && known.rows.length === 1;
    });
  });
  after(() => stack?.stop());

  const eventsOf = async (orderId: string) =>
    (await stack.events(`salesOrder-${companyId}_${orderId}`)) as readonly SalesOrderEvent[];
  const orderOf = async (orderId: string): Promise<KnownOrder> => {
    const state = (await eventsOf(orderId)).reduce(salesOrder.evolve, salesOrder.initialState);
    if (state.phase === 'none') throw new Error('there is no order');
    return state;
  };

  const mailOf = (from: string, more: Partial<Answer & { answers: readonly string[] }>) => ({
    from,
    fromName: 'Anna Berg',
    subject: more.subject ?? 'Order',
    messageId: `${randomUUID()}@buyer.example`,
    sentAt: receivedAt,
    receivedAt,
    headerDigest: null,
    origin: {
      automatic: more.automatic ?? false,
      authentication: { by: 'mx.seller.example', dmarc: more.dmarc ?? 'pass', trusted: true as const },
    },
    ...(more.answers ? { answers: more.answers } : {}),
  });
  const receive = async (mail: ReturnType<typeof mailOf>) => {
    const copy = { mailboxId, folder: 'INBOX', uidValidity: '1', uid: Math.floor(Math.random() * 2 ** 31) };
    const text = {
      part: '1',
      type: 'text/plain',
      charset: 'utf-8',
      flowed: false,
      encoding: '7bit',
      size: 100,
      message: '',
    } as const;
    const input = { module: 'SALES', copy, mail, attachments: [], skipped: [], notForUs: null, texts: [text] } as const;
    return stack.commands.receiveEmail(input, stack.context(companyId));
  };

  /** A draft that gives reason for four questions, and the questions sent. */
  const asked = async (recipient: string): Promise<KnownOrder> => {
    const { commands, context, request } = stack;
    const { emailId } = await receive(mailOf(recipient, {}));
    const { delivery_date: _, total: __, ...fields } = extraction().fields;
    const read = extraction({
      fields: {
        ...fields,
        customer_name: field('Buyer AB'),
        customer_email: field(recipient),
        po_number: field(`PO-7${randomUUID().slice(0, 6)}`),
      },
      lines: [
        { code: field('HB-12'), name: field('Hex bolt M12 zinc'), qty: field('10'), price: field('12.50') },
        { name: field('Hex bolt M9 zinc'), qty: field('20'), price: field('3.00') },
      ],
      files: [{ name: 'order.pdf', sha256: randomUUID().replaceAll('-', '').repeat(2), size: 2_048, type: 'pdf' }],
    });
    const taken = await commands.takeOrder(
      {
        source: { kind: 'email', id: emailId },
        ordinal: 0,
        extraction: read,
        sender: { email: recipient, name: 'Anna Berg' },
        threshold: 70,
        year: 2026,
        person: { person: recipient },
      },
      context(companyId),
    );
    if (!taken) throw new Error('no order was drafted');
    const { orderId } = taken.outcome;
    const done = await commands.customerQuestions.ask({ orderId }, request(companyId));
    if (isLeft(done)) throw new Error(JSON.stringify(done.left));
    const order = await orderOf(orderId);
    expect(order.asked[0]?.questions.map(({ code, line }) => `${code}${line ?? ''}`)).to.deep.equal([
      'delivery_date_missing',
      'ship_to_missing',
      'article_unknown2',
      'price_differs1',
    ]);
    expect(order.asked[0]?.recipient).to.equal(recipient);
    return order;
  };

  /** The mail as the worker reads and concludes it. */
  const answered = async ({ reference, orderId }: KnownOrder, recipient: string, answer: Answer) => {
    const { commands, context } = stack;
    const tag = { reference, token: tokenOf(companyId, orderId, 1) };
    const { by = 'both', text } = answer;
    const isNamed = by === 'both' || by === 'message_id';
    const inSubject = by === 'both' || by === 'subject' ? ` ${subjectTag(tag)}` : '';
    const subject = `${answer.subject ?? 'Re: Questions about your order'}${inSubject}`;
    const answers = isNamed ? { answers: [ownMessageId(questionMessageName(tag, markOf(companyId, orderId, 1), 1), user)] } : {};
    const { emailId } = await receive(mailOf(answer.from ?? recipient, { ...answer, subject, ...answers }));
    const unreadable = async () => left({ code: 'corrupt', reason: { code: 'other', facts: { text: 'none' } } } as never);
    const extract = createExtractEmail({
      documents: {
        read: unreadable,
        unpack: async () => null,
        readWords: async (words) => right({ ...(await readWords(words)), type: mailTextType }),
      },
      extractor: createBuiltInExtractor(),
      findAsked: commands.findAsked,
    });
    const conclude = createConcludeEmail({ ...commands, now: () => new Date(receivedAt) });
    const loaded = await commands.loadEmail(companyId, emailId);
    if (loaded.state.phase === 'none') throw new Error('the mail is not there');
    const outcome = await extract(
      loaded.state,
      { uid: 1, files: [], refused: [] },
      async () => ({ uid: 1, words: [{ message: '', plain: text, html: null }], files: [] }),
      {
        companyId,
        ownNames: [],
        ownDomains: ['seller.example'],
        currency: 'EUR',
        locale: null,
        receivedAt,
        mail: { sender: recipient, subject },
      },
    );
    if ('cause' in outcome) throw new Error(outcome.cause);
    await commands.advance(emailId, { type: 'CompleteExtraction', emailId, ...outcome }, context(companyId));
    const read = await commands.loadEmail(companyId, emailId);
    if (read.state.phase === 'none') throw new Error('the mail is not there');
    const mailbox = { ...mailboxSettings(), trouble: null };
    // twice: as after a crash between the order and the mail
    await conclude({ ...read, state: read.state }, mailbox, context(companyId));
    const conclusion = await conclude({ ...read, state: read.state }, mailbox, context(companyId));
    await commands.advance(emailId, conclusion, context(companyId));
    return { conclusion, events: await stack.events(`email-${companyId}_${emailId}`) };
  };

  const shown = (order: KnownOrder) =>
    order.held.map(({ answer, changes }) =>
      answer === null
        ? {}
        : Object.fromEntries(
            changes
              .filter(({ field: name, after: value }) => value !== null && !/amount|^total|totals/.test(name))
              .map(({ field: name, after: value }) => [name, name.endsWith('.product') ? codes.get(value ?? '') : value]),
          ),
    );

  const check = async ({ answers, held, doubts = [], state = 'answered', unread: isUnread, note }: Dialogue, index: number) => {
    const recipient = `anna${index}@buyer.example`;
    const before = await asked(recipient);
    const mails = [];
    for (const answer of answers) mails.push(await answered(before, recipient, answer));
    const order = await orderOf(before.orderId);
    expect(shown(order)).to.deep.equal(held);
    expect(order.held.flatMap((one) => one.doubts.map(({ code }) => code))).to.deep.equal(doubts);
    expect(order.asked.map((round) => [round.state, round.unread])).to.deep.equal([[state, isUnread === true]]);
    if (note !== undefined) expect(mails.at(-1)?.conclusion.note?.code ?? null).to.equal(note);
    const { lines, deliveryDate, poNumber, customer } = order.content;
    expect({ lines, deliveryDate, poNumber, customer }, 'an answer changes nothing by itself').to.deep.equal({
      lines: before.content.lines,
      deliveryDate: before.content.deliveryDate,
      poNumber: before.content.poNumber,
      customer: before.content.customer,
    });
    expect(order.phase).to.equal('draft');
    const log = JSON.stringify([await eventsOf(before.orderId), mails.map(({ events }) => events)]);
    for (const { text } of answers)
      for (const line of text.split('\n').filter((one) => one.split(' ').length > 4 && !/^\d/.test(one)))
        expect(log).not.to.include(line);
    return order;
  };

  for (const [index, dialogue] of dialogues.entries())
    it(`wait for a person as far as they were asked for: ${dialogue.name} (${dialogue.language})`, async () => {
      await check(dialogue, index);
    });

  it('are both applied, whichever comes first', async () => {
    const recipient = 'both@buyer.example';
    const before = await asked(recipient);
    await answered(before, recipient, { text: 'Please deliver on 14 December 2026. The price of 11.90 is fine.' });
    await answered(before, 'lager@buyer.example', { text: 'We mean HB-10.' });
    const { held } = await orderOf(before.orderId);
    for (const revision of [held[1]?.name, held[0]?.name]) {
      const decision = { type: 'ApplyRevision', revision: revision ?? null } as const;
      const done = await stack.commands.decideOrder(
        { orderId: before.orderId, decision, ifMatch: null },
        stack.request(companyId),
      );
      if (isLeft(done)) throw new Error(done.left.type);
    }
    const { content, held: left } = await orderOf(before.orderId);
    expect(left).to.deep.equal([]);
    const applied = (await stack.events(salesOrderStream(companyId, before.orderId))).filter(
      ({ type }) => type === 'OrderRevisionApplied',
    );
    expect(applied.map(({ data }) => (data as { readonly isAnswer?: true }).isAnswer)).to.deep.equal([true, true]);
    expect(content.deliveryDate).to.equal('2026-12-14');
    expect(content.lines.map(({ productId, price, amount }) => [codes.get(productId ?? ''), price, amount])).to.deep.equal([
      ['HB-12', '11.9', '119.0'],
      ['HB-10', '3.00', content.lines[1]?.amount],
    ]);
    expect(content.reviewReasons).not.to.include.members(['product_not_found']);
    expect(content.reviewReasons).not.to.include.members(['price_differs']);
  });

  it('are asked for once an hour, three times, and at no address but those that are known', async () => {
    const { commands, request } = stack;
    const { orderId } = await asked('once@buyer.example');
    const again = await commands.customerQuestions.ask({ orderId }, request(companyId));
    expect(isLeft(again) && again.left.type).to.be.oneOf(['AskedRecently', 'RecipientAskedRecently']);
    const other = await commands.customerQuestions.ask({ orderId, recipient: 'mallory@elsewhere.example' }, request(companyId));
    expect(isLeft(other) && other.left.type).to.equal('RecipientNotAllowed');
    const unknown = await commands.customerQuestions.preview({ orderId, questions: ['price_differs.7'] }, companyId);
    expect(isLeft(unknown) && unknown.left.type).to.equal('QuestionUnknown');
  });
});
