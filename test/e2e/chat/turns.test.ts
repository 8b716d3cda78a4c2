/** Turns: cases 33 to 37 of the chat channel, and documents that are orders. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { renderClassicPdf } from '../../../demo/documents/index.ts';
import { chatSessionStream } from '../../../src/domain/chat/chat.stream.ts';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { change, element, payload, text } from '../../support/chat/payloads.ts';
import { documentXml, docxOf, paragraph, run, table } from '../../support/documents/word.ts';
import { orderDocument } from '../../support/order-mails.ts';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';

let numbers = 15_570_000_000;
const phone = (): string => {
  numbers += 1;
  return String(numbers);
};

type Turn = { readonly startedAt: string; readonly leaseUntil: string };

describe('turns of the chat', () => {
  let stage: ChatStage;
  let company: ChatCompany;

  before(async () => {
    stage = await startChatStage({
      model: true,
      rules: { unknownWaitMs: 1_500, modelRetryMs: [100, 200] },
    });
    company = await stage.company('Seller GmbH', { acceptOrders: true });
    const { status } = await stage.call('POST', '/api/chatchannel/admin/knowledge/texts/', company.admin, {
      title: 'Opening hours',
      text: 'We are open Monday to Friday from 8 to 17.',
    });
    expect(status).to.equal(201);
    await until('the text to be known', async () => {
      await stage.call('POST', '/api/chatchannel/admin/knowledge/sync/', company.admin, {});
      await stage.quiet();
      return ((await stage.get('/api/chatchannel/admin/knowledge/', company.admin)).body as { vectors: number }).vectors === 1;
    });
  });
  after(() => stage.stop());

  const post = async (...messages: readonly object[]) => {
    const sent = payload(change(company.phoneNumberId, { messages }));
    expect((await stage.post(sent)).status).to.equal(200);
  };
  const sentTo = (contact: string) => stage.graph.sent.filter(({ body }) => body.to === contact);
  const sessionOf = (contact: string) =>
    until('the session', async () => (await company.sessions()).find((session) => session.contact_phone === `+${contact}`));
  const events = async (contact: string) =>
    stage.stack.events(chatSessionStream(company.companyId, (await sessionOf(contact)).id));
  const countOf = async (contact: string, type: string) => (await events(contact)).filter((event) => event.type === type).length;
  const blocked = () => {
    let release = () => {};
    const opened = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { release: () => release(), answer: async () => opened.then(() => ({})) };
  };
  const askedCount = () => stage.model?.asked.length ?? 0;

  it('case 33: messages that come while the model thinks are answered together in the next turn', async () => {
    const contact = phone();
    const { release, answer } = blocked();
    const asked = askedCount();
    stage.model?.answerNext(answer);
    await post(text(contact, 'opening hours?'));
    await until('the question at the model', async () => askedCount() > asked);
    await post(text(contact, 'opening on friday?'));
    await post(text(contact, 'open on monday?'));
    await until('all three in the session', async () => (await countOf(contact, 'CustomerMessageAdded')) === 3);
    release();
    await until('both replies', async () => sentTo(contact).length === 2);
    await stage.quiet();
    expect(await countOf(contact, 'TurnStarted')).to.equal(2);
    expect(sentTo(contact)).to.have.length(2);
    const last = stage.model?.asked.at(-1)?.messages.at(-1)?.content ?? '';
    expect(last.indexOf('opening on friday?')).to.be.greaterThan(-1);
    expect(last.indexOf('open on monday?')).to.be.greaterThan(last.indexOf('opening on friday?'));
  });

  it('case 34: a person who takes over while the model thinks is not talked over', async () => {
    const contact = phone();
    const { release, answer } = blocked();
    const asked = askedCount();
    stage.model?.answerNext(answer);
    await post(text(contact, 'opening hours?'));
    await until('the question at the model', async () => askedCount() > asked);
    const { id } = await sessionOf(contact);
    const taken = await stage.call('POST', `/api/chatchannel/sessions/${id}/handover/`, company.sales);
    expect(taken).to.have.nested.include({ status: 200, 'body.state': 'handover' });
    release();
    await until('the end of the turn', async () => (await countOf(contact, 'TurnSkipped')) === 1);
    await company.say(text(contact, 'hello?'));
    expect(sentTo(contact)).to.deep.equal([]);
    await stage.call('POST', `/api/chatchannel/sessions/${id}/resume/`, company.sales);
    await company.say(text(contact, 'opening hours?'));
    expect(sentTo(contact)).to.have.length(1);
  });

  const take = async (contact: string) => {
    const { id } = await sessionOf(contact);
    const path = `/api/chatchannel/sessions/${id}`;
    const write = (body: string) => stage.call('POST', `${path}/messages/`, company.sales, { text: body });
    return { id, write, over: () => stage.call('POST', `${path}/handover/`, company.sales), path };
  };

  it('case 51: what a person writes goes out while the model still thinks, and nothing of the model does', async () => {
    const contact = phone();
    const { release, answer } = blocked();
    const asked = askedCount();
    stage.model?.answerNext(answer);
    await post(text(contact, 'opening hours?'));
    await until('the question at the model', async () => askedCount() > asked);
    const { id, write, over, path } = await take(contact);
    expect(await write('too early')).to.have.nested.include({ status: 409, 'body.code': 'not_taken_over' });
    await over();
    expect(await write('A person here:\nnine to five.')).to.have.nested.include({
      status: 201,
      'body.direction': 'out',
      'body.written_by': 'user:ben',
    });
    await until('the message of the person', async () => sentTo(contact).length === 1);
    release();
    await until('the end of the turn', async () => (await countOf(contact, 'TurnSkipped')) === 1);
    await company.say(text(contact, 'thank you, and on Sundays?'));
    await write('Closed on Sundays.');
    await until('the second message of the person', async () => sentTo(contact).length === 2);
    await stage.quiet();
    expect(sentTo(contact).map(({ body }) => body.text.body)).to.deep.equal([
      'A person here:\nnine to five.',
      'Closed on Sundays.',
    ]);
    const shown = await company.messages(id);
    expect(
      shown.filter(({ direction, status }) => direction === 'out' && status === 'sent').map((one) => one.text),
    ).to.deep.equal(['A person here:\nnine to five.', 'Closed on Sundays.']);
    // what the model was about to say waits for nothing any more
    expect(shown.filter(({ direction }) => direction === 'out').map(({ status }) => status)).to.have.members([
      'sent',
      'sent',
      'dropped',
    ]);
    await stage.call('POST', `${path}/resume/`, company.sales);
    expect(await write('too late')).to.have.nested.include({ status: 409, 'body.code': 'not_taken_over' });
    await company.say(text(contact, 'opening hours?'));
    expect(sentTo(contact)).to.have.length(3);
    const nothing = await stage.stack.foundation.pool.query(
      "select 1 from app.chat_contents where direction = 'out' and session_id is null",
    );
    expect(nothing.rowCount).to.equal(0);
  });

  it('case 52: a person cannot write when the 24 hours are over, to who wants nothing, or in what is closed, and is told why', async () => {
    const contact = phone();
    const yesterday = String(Math.floor(Date.now() / 1000) - 25 * 3600);
    await post(text(contact, 'is anybody there?', { timestamp: yesterday }));
    const { write, over, path } = await take(contact);
    await stage.quiet();
    await over();
    const late = await write('We are here now.');
    expect(late).to.have.nested.include({ status: 409, 'body.code': 'chat_window_closed' });
    expect((late.body as { detail: string }).detail).to.contain('only templates');
    await company.say(text(contact, 'hello again'));
    expect((await write('Good to hear you.')).status).to.equal(201);
    await until('the message of the person', async () => sentTo(contact).length === 1);
    await company.say(text(contact, 'STOP'));
    expect(await write('one more thing')).to.have.nested.include({ status: 409, 'body.code': 'contact_opted_out' });
    await stage.call('POST', `${path}/close/`, company.sales);
    expect(await write('and another')).to.have.nested.include({ status: 409, 'body.code': 'chat_closed' });
    expect(await write(' ')).to.have.nested.include({ status: 422 });
    const sent = sentTo(contact).map(({ body }) => body.text.body);
    expect(sent.some((said: string) => said.includes('one more') || said.includes('another'))).to.equal(false);
  });

  it('case 35: STOP is confirmed and then obeyed, a sentence with the word is a question, START brings the assistant back', async () => {
    const contact = phone();
    await company.say(text(contact, 'please stop the order, what are the opening hours?'));
    expect(sentTo(contact)).to.have.length(1);
    await company.say(text(contact, ' Stop! '));
    expect(sentTo(contact)).to.have.length(2);
    expect(sentTo(contact)[1]?.body.text.body).to.contain('START');
    await company.say(text(contact, 'opening hours?'), text(contact, 'STOP'));
    expect(sentTo(contact)).to.have.length(2);
    expect((await sessionOf(contact)).state).to.equal('opted_out');
    await company.say(text(contact, 'start'));
    expect(sentTo(contact)).to.have.length(3);
    await company.say(text(contact, 'opening hours?'));
    expect(sentTo(contact)).to.have.length(4);
    expect(sentTo(contact)[3]?.body.text.body).to.contain('Monday to Friday');
  });

  it('case 36: where a model fails three times the records answer, else one polite text does, and the next message works', async () => {
    const contact = phone();
    const broken = () => stage.model?.answerNext({ status: 500 }, { status: 429 }, { status: 500 });
    broken();
    await post(text(contact, 'opening hours?'));
    await until('the answer of the records', async () => sentTo(contact).length === 1, 30_000);
    expect(sentTo(contact)[0]?.body.text.body).to.contain('Monday to Friday');
    broken();
    await post(text(contact, 'do you like the sea?'));
    await until('the fallback', async () => sentTo(contact).length === 2, 30_000);
    expect(sentTo(contact)[1]?.body.text.body).to.contain('cannot answer right now');
    broken();
    await post(text(contact, 'and the mountains?'));
    await until('the turn to be parked', async () => (await countOf(contact, 'TurnParked')) === 1, 30_000);
    expect(sentTo(contact)).to.have.length(2);
    await company.say(text(contact, 'opening hours now?'));
    expect(sentTo(contact)).to.have.length(3);
    const audit = (await stage.get('/api/chatchannel/admin/audit/', company.admin)).body as readonly { outcome: string }[];
    expect(audit.filter(({ outcome }) => outcome === 'error').length).to.be.at.least(9);
  });

  it('case 37: a turn whose worker died is taken over when its lease ends', async () => {
    const contact = phone();
    await company.say(text(contact, 'hello'));
    const { id } = await sessionOf(contact);
    const before = sentTo(contact).length;
    // nobody else writes to the session while its stream is prepared
    await stage.stopWorker();
    const { foundation } = stage.stack;
    const leaseUntil = new Date(Date.now() + patience(2_500)).toISOString();
    // a turn that nobody works on: as if its worker had died between the lease and the reply
    const state = await stage.stack.events(chatSessionStream(company.companyId, id));
    await foundation.store.append({
      stream: chatSessionStream(company.companyId, id),
      expected: state.length - 1,
      events: [
        {
          type: 'CustomerMessageAdded',
          data: {
            sessionId: id,
            messageId: randomUUID(),
            kind: 'text',
            sentAt: new Date().toISOString(),
            receivedAt: new Date().toISOString(),
            keyword: 'human',
            language: 'en',
            answerable: true,
            mayBeOrder: false,
            refersTo: null,
          },
        },
        {
          type: 'TurnStarted',
          data: {
            sessionId: id,
            turnId: randomUUID(),
            messageIds: [],
            startedAt: new Date().toISOString(),
            leaseUntil,
          },
        },
      ],
      metadata: stage.stack.request(company.companyId),
    });
    await post(text(contact, 'opening hours?'));
    await stage.startWorker();
    await until('the turn to be taken over', async () => sentTo(contact).length === before + 1, 30_000);
    const [dead, taken] = (await events(contact)).filter(({ type }) => type === 'TurnStarted').slice(-2);
    expect(dead?.data).to.include({ leaseUntil });
    expect(String((taken?.data as { startedAt?: string } | undefined)?.startedAt) >= leaseUntil).to.equal(true);
    await stage.quiet();
    expect(sentTo(contact)).to.have.length(before + 1);
  });

  it('a turn that broke off because the database was away is taken up again at once, and answered once', async () => {
    const contact = phone();
    const { release, answer } = blocked();
    const asked = askedCount();
    stage.model?.answerNext(answer);
    await post(text(contact, 'opening hours?'));
    await until('the question at the model', async () => askedCount() > asked);
    await stage.stack.away('Postgres', async () => {
      release();
      await sleep(1_000); // what is written now cannot be kept
    });
    await until('the reply', async () => sentTo(contact).length === 1, 30_000);
    const turns = (await events(contact)).filter(({ type }) => type === 'TurnStarted').map(({ data }) => data as Turn);
    expect(String(turns.at(-1)?.startedAt) < String(turns[0]?.leaseUntil)).to.equal(true);
    await stage.quiet();
    expect(sentTo(contact)).to.have.length(1);
  });

  it('what a model says that no record does is not told: the records are', async () => {
    const contact = phone();
    stage.model?.answerNext({ action: 'answer', reply: 'We are open from 6 to 23, call 555-0199.', used: ['S1'] });
    await company.say(text(contact, 'opening hours?'));
    expect(sentTo(contact)[0]?.body.text.body)
      .to.contain('Monday to Friday from 8 to 17')
      .and.not.to.match(/23|0199/);
  });

  it('an order from the catalogue becomes a draft in review, with its lines and reference', async () => {
    const contact = phone();
    const product_items = [{ product_retailer_id: 'P-77', quantity: 3, item_price: 4.5, currency: 'EUR' }];
    await company.say(element(contact, 'order', { catalog_id: '1', product_items }));
    expect(sentTo(contact)[0]?.body.text.body)
      .to.contain('3 × P-77 · 4.50 EUR')
      .and.to.match(/SO-\d{4}-\d{6}/);
    const { rows } = await stage.stack.foundation.pool.query<{
      lines: readonly { code: string; qty: string }[];
      review: boolean;
    }>(`select lines, requires_review as review from read.sales_orders where company_id = $1 and lines @> '[{"code": "P-77"}]'`, [
      company.companyId,
    ]);
    expect(rows).to.have.length(1);
    expect(rows[0]?.review).to.equal(true);
    expect(rows[0]?.lines.map(({ code, qty }) => [code, qty])).to.deep.equal([['P-77', '3']]);
  });

  it('a document that is an order becomes a draft in review, and the customer is told its reference', async () => {
    const contact = phone();
    const { id, sha256 } = stage.graph.offer(await renderClassicPdf(orderDocument()), 'application/pdf');
    await company.say(element(contact, 'document', { id, filename: 'po.pdf', mime_type: 'application/pdf', sha256 }));
    const [sent] = sentTo(contact);
    expect(sent?.body.text.body).to.match(/SO-\d{4}-\d{6}/);
    const { rows } = await stage.stack.foundation.pool.query<{ requires_review: boolean; source: { kind: string } }>(
      `select requires_review, source from read.sales_orders where company_id = $1 and not lines @> '[{"code": "P-77"}]'`,
      [company.companyId],
    );
    expect(rows.map((row) => ({ review: row.requires_review, kind: row.source.kind }))).to.deep.equal([
      { review: true, kind: 'chat' },
    ]);
    await company.say(element(contact, 'document', { id, filename: 'po.pdf', mime_type: 'application/pdf' }));
    expect(sentTo(contact)[1]?.body.text.body).to.contain('already have this order');
  });

  it('a Word document that is an order becomes a draft in review as well', async () => {
    const contact = phone();
    const said = [
      paragraph(run('Purchase order no: PO-WORD-1')),
      paragraph(run('Date: 2026-11-20')),
      table([
        ['Item', 'Article', 'Quantity', 'Unit', 'Price'],
        ['W-100', 'Hex bolt M8x40', '12', 'pcs', '0.50'],
        ['W-200', 'Hex nut M8', '7', 'pcs', '0.25'],
      ]),
    ];
    const mime_type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const { id, sha256 } = stage.graph.offer(docxOf(documentXml(said.join(''))), mime_type);
    await company.say(element(contact, 'document', { id, filename: 'order.docx', mime_type, sha256 }));
    expect(sentTo(contact)[0]?.body.text.body).to.match(/SO-\d{4}-\d{6}/);
    const { rows } = await stage.stack.foundation.pool.query<{
      source: { kind: string };
      review_reasons: readonly string[];
      lines: readonly { code: string; qty: string }[];
    }>('select source, review_reasons, lines from read.sales_orders where company_id = $1 and po_number = $2', [
      company.companyId,
      'PO-WORD-1',
    ]);
    expect(rows.map(({ source }) => source.kind)).to.deep.equal(['chat']);
    expect(rows[0]?.review_reasons).to.include('received_by_chat');
    expect(rows[0]?.lines.map(({ code, qty }) => [code, qty])).to.deep.equal([
      ['W-100', '12'],
      ['W-200', '7'],
    ]);
  });

  it('a document that is not the one that was announced becomes no order', async () => {
    const contact = phone();
    const { id } = stage.graph.offer(await renderClassicPdf(orderDocument()), 'application/pdf');
    const sha256 = 'a'.repeat(64);
    await company.say(element(contact, 'document', { id, filename: 'po.pdf', mime_type: 'application/pdf', sha256 }));
    expect(sentTo(contact)[0]?.body.text.body).to.contain('could not read an order');
    const [taken] = (await events(contact)).filter(({ type }) => type === 'ChatDocumentTaken');
    expect(taken?.data).to.include({ refusal: 'digest_differs' });
  });
});
