/** What words and captions file, and what waits for a person instead: no draft and no cancellation request that nobody asked for. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { element, seconds, text } from '../../support/chat/payloads.ts';
import { knowOrder, knowProduct, newCustomer } from '../../support/chat/records.ts';
import { documentXml, docxOf, paragraph, run, table } from '../../support/documents/word.ts';

let numbers = 15_580_000_000;
const phone = (): string => {
  numbers += 1;
  return String(numbers);
};
type Waiting = { readonly id: string; readonly reasons: readonly string[] };
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('what a chat message files', function () {
  this.timeout(300_000);
  let stage: ChatStage;
  let company: ChatCompany;

  before(async () => {
    stage = await startChatStage();
    company = await stage.company('Seller GmbH', { acceptOrders: true });
    await knowProduct(stage, company, { code: 'A-100', name: 'Wheelbarrow 100 l' });
    await knowProduct(stage, company, { code: 'A-200', name: 'Claw hammer' });
  });
  after(() => stage.stop());

  const sentTo = (contact: string) =>
    stage.graph.sent.filter(({ body }) => body.to === contact).map(({ body }) => body.text.body);
  const lastTo = (contact: string) => sentTo(contact).at(-1) ?? '';
  const sessionOf = async (contact: string) =>
    (await company.sessions()).find((session) => session.contact_phone === `+${contact}`);
  const confirmed = async () => {
    const [contact, customer] = [phone(), await newCustomer(stage, company)];
    await company.say(text(contact, 'hello'));
    const id = (await sessionOf(contact))?.id ?? '';
    await stage.call('POST', `/api/chatchannel/sessions/${id}/customer/`, company.sales, { customer });
    return { contact, customer };
  };
  const waiting = async () =>
    ((await stage.get('/sales/review/', company.sales)).body as { readonly waiting: readonly Waiting[] }).waiting;
  const waitsFor = async (contact: string) => {
    const id = (await sessionOf(contact))?.id;
    return (await waiting()).find((entry) => entry.id === id)?.reasons;
  };
  const draftsOf = async (customer: string) =>
    (
      await stage.stack.foundation.pool.query<{ lines: readonly { code: string; qty: string }[] }>(
        'select lines from read.sales_orders where company_id = $1 and customer_id = $2',
        [company.companyId, customer],
      )
    ).rows.map(({ lines }) => lines.map(({ code, qty }) => `${qty} ${code}`));
  const orderFile = (poNumber: string) => {
    const said = [
      paragraph(run(`Purchase order no: ${poNumber}`)),
      paragraph(run('Date: 2026-11-20')),
      table([
        ['Item', 'Article', 'Quantity', 'Unit', 'Price'],
        ['A-100', 'Wheelbarrow 100 l', '12', 'pcs', '9.90'],
      ]),
    ];
    const { id, sha256 } = stage.graph.offer(docxOf(documentXml(said.join(''))), docx);
    return { id, filename: 'order.docx', mime_type: docx, sha256 };
  };

  it('is nothing where a number or a word is left over: the conversation waits for a person, who finds no draft', async () => {
    for (const said of ['Zu Auftrag 8002 bitte noch 2 Hämmer', 'please send me 5 hammers by Friday']) {
      const { contact, customer } = await confirmed();
      await company.say(text(contact, said));
      expect(await draftsOf(customer), said).to.deep.equal([]);
      expect(await waitsFor(contact), said).to.deep.equal(['chat_handed_over', 'chat_order_unclear']);
      expect(lastTo(contact), said).not.to.match(/SO-\d{4}-|8002 ×/);
    }
  });

  it('is an order where everything is accounted for and the customer says yes', async () => {
    const { contact, customer } = await confirmed();
    await company.say(text(contact, 'please send me 5 hammers and 2 wheelbarrows'));
    expect(await draftsOf(customer)).to.deep.equal([]);
    await company.say(text(contact, 'yes'));
    expect(await draftsOf(customer)).to.deep.equal([['5 A-200', '2 A-100']]);
    expect(lastTo(contact)).to.match(/SO-\d{4}-/);
  });

  it('is no cancellation where it is denied', async () => {
    const { contact, customer } = await confirmed();
    const order = await knowOrder(stage, company, customer);
    await company.say(text(contact, `please don't cancel ${order.reference}`));
    const ofOrder = (await waiting()).find(({ id }) => id === order.id)?.reasons ?? [];
    expect(ofOrder).not.to.include('cancellation_requested');
    expect(await waitsFor(contact)).to.deep.equal(['chat_handed_over', 'chat_cancellation_unclear']);
  });

  it('is answered in a caption as in a text, and the file is told of as before', async () => {
    const contact = phone();
    await company.say(element(contact, 'document', { ...orderFile('PO-CAP-1'), caption: 'How much is A-200?' }));
    expect(sentTo(contact)).to.have.length(1);
    expect(lastTo(contact))
      .to.match(/SO-\d{4}-\d{6}/)
      .and.to.contain('Claw hammer (A-200)')
      .and.to.contain('9.90 EUR');
  });

  it('needs no further answer where a caption only announces the file', async () => {
    const contact = phone();
    await company.say(
      element(contact, 'document', { ...orderFile('PO-CAP-2'), caption: 'Hello, please find attached our order. Thanks' }),
    );
    expect(lastTo(contact))
      .to.match(/SO-\d{4}-\d{6}/)
      .and.not.to.contain('colleague of');
    expect(await waitsFor(contact)).to.equal(undefined);
  });

  it('is an order in a picture’s caption, a wish for a person and a STOP in a caption', async () => {
    const picture = () => stage.graph.offer(Buffer.from('no picture'), 'image/jpeg');
    const image = (caption: string) => ({ ...picture(), mime_type: 'image/jpeg', caption });
    const { contact, customer } = await confirmed();
    await company.say(element(contact, 'image', image('please send me 5 hammers')));
    await company.say(text(contact, 'yes'));
    expect(await draftsOf(customer)).to.deep.equal([['5 A-200']]);
    const second = phone();
    await company.say(element(second, 'image', image('agent')));
    expect(await waitsFor(second)).to.deep.equal(['chat_handed_over']);
    const third = phone();
    await company.say(element(third, 'image', image('STOP')));
    expect((await sessionOf(third))?.state).to.equal('opted_out');
  });

  it('is one order where file and caption both order: the words beside the file are a person’s', async () => {
    const { contact, customer } = await confirmed();
    await company.say(element(contact, 'document', { ...orderFile('PO-CAP-3'), caption: 'please send me 5 hammers' }));
    expect((await draftsOf(customer)).filter((lines) => lines.includes('5 A-200'))).to.deep.equal([]);
    expect(await waitsFor(contact)).to.deep.equal(['chat_handed_over']);
  });

  it('waits for a person when it comes more than 24 hours late, and stands where it was said', async () => {
    const contact = phone();
    const ago = (hours: number) => seconds(new Date(Date.now() - hours * 3_600_000));
    await company.say(text(contact, 'the newer one', { timestamp: ago(25) }));
    await company.say(text(contact, 'the older one', { timestamp: ago(26) }));
    expect(sentTo(contact)).to.deep.equal([]);
    expect(await waitsFor(contact)).to.deep.equal(['chat_window_closed']);
    const read = await company.messages((await sessionOf(contact))?.id);
    expect(read.map((message) => message.text)).to.deep.equal(['the older one', 'the newer one']);
  });
});
