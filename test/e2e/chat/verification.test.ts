/** A contact shows by a mailed code which customer it is: the code goes to the record's address alone, and nobody learns who is a customer. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { chatSessionStream } from '../../../src/domain/chat/chat.stream.ts';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { text } from '../../support/chat/payloads.ts';
import { knowOrder } from '../../support/chat/records.ts';
import { type SmtpSink, startSmtpSink } from '../../support/smtp-sink.ts';
import { until } from '../../support/until.ts';

const mailbox = 'orders@seller.example';
const password = 'not to be logged';
const asked = 'Before I tell you about orders';
const sent = 'If we know this customer';
let numbers = 15_640_000_000;
const phone = (): string => {
  numbers += 1;
  return String(numbers);
};

describe('verification by a code', function () {
  this.timeout(300_000);
  let sink: SmtpSink;
  let stage: ChatStage;
  let company: ChatCompany;
  const logged: string[] = [];

  before(async () => {
    sink = await startSmtpSink({ users: { [mailbox]: password } });
    stage = await startChatStage({ smtp: sink, onLog: (line) => logged.push(line) });
    company = await companyThat(true);
  });
  after(async () => {
    await stage?.stop();
    await sink?.stop();
  });

  const companyThat = async (verifies: boolean): Promise<ChatCompany> => {
    const made = await stage.company('Seller GmbH');
    const settings = {
      ...{ module: 'SALES' as const, emailAddress: mailbox, imapServer: '127.0.0.1', imapPort: 993, imapUseSsl: true },
      ...{ smtpServer: '127.0.0.1', smtpPort: sink.port, smtpUseTls: true, autoCreateDraft: true, password },
      ...{ minConfidenceThreshold: 70, processedFolder: 'Processed', notificationEmail: 'it@seller.example' },
      ...{ processSince: null, isActive: true },
    };
    const configured = await stage.stack.commands.configureMailbox(settings, stage.stack.request(made.companyId));
    expect(configured._tag).to.equal('Right');
    const path = `/api/chatchannel/channels/${made.channelId}/`;
    await until('the channel in the list', async () => (await stage.get(path, made.admin)).status === 200);
    const changed = await stage.call('PATCH', path, made.admin, { verify_by_code: verifies });
    expect(changed).to.have.nested.include({ status: 200, 'body.verify_by_code': verifies });
    return made;
  };
  /** With two addresses of its own. */
  const customerOf = async (owner: ChatCompany) => {
    const code = `K-${randomUUID().slice(0, 6)}`;
    const emails = [`buyer@${code}.example`.toLowerCase(), `office@${code}.example`.toLowerCase()];
    const body = { name: `Buyer ${code} Ltd`, code, emails };
    const made = await stage.call('POST', '/sales/customers/', owner.admin, body);
    expect(made.status, JSON.stringify(made.body)).to.equal(201);
    const { id } = made.body as { readonly id: string };
    await until('the customer in the list', async () => {
      const { rowCount } = await stage.stack.foundation.pool.query('select 1 from read.customers where id = $1', [id]);
      return rowCount === 1;
    });
    return { id, code, name: body.name, emails };
  };
  const lastTo = (contact: string) => stage.graph.sent.filter(({ body }) => body.to === contact).at(-1)?.body.text.body ?? '';
  const mailsTo = (address: string) => sink.received().filter(({ envelope }) => envelope.to.includes(address));
  const codesTo = (address: string) =>
    mailsTo(address).map(({ mail }) => /Code: (\d{6})/.exec(mail.text ?? '')?.[1] ?? `no code in: ${mail.text}`);
  const newCodeTo = (address: string, count = 1) =>
    until('the mail', async () => (codesTo(address).length >= count ? codesTo(address).at(-1) : undefined));
  const sessionOf = async (contact: string) =>
    (await company.sessions()).find(({ contact_phone }) => contact_phone === `+${contact}`);
  const asks = async (contact = phone()): Promise<string> => {
    await company.say(text(contact, 'where is my order?'));
    expect(lastTo(contact)).to.include(asked);
    return contact;
  };
  const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('a contact that names its number enters the mailed code and is told of its orders', async () => {
    const customer = await customerOf(company);
    const { reference } = await knowOrder(stage, company, customer.id);
    const contact = await asks();
    await company.say(text(contact, customer.code));
    expect(lastTo(contact)).to.include(sent);
    const code = await newCodeTo(customer.emails[0] ?? '');
    await company.say(text(contact, wrongFor(code)));
    expect(lastTo(contact)).to.include('That is not the code');
    expect((await sessionOf(contact))?.customer).to.equal(null);
    await company.say(text(contact, `Code: ${code}`), text(contact, 'where is my order?'));
    expect(lastTo(contact)).to.include('I now know which customer you are').and.to.include(reference);
    const session = await sessionOf(contact);
    expect(session).to.have.nested.include({
      customer: customer.id,
      'verification.state': 'verified',
      'verification.wrong_codes': 1,
    });
    const events = await stage.stack.events(chatSessionStream(company.companyId, session?.id ?? ''));
    expect(events.map(({ type }) => type).filter((type) => type.startsWith('Contact'))).to.deep.equal([
      ...['ContactVerificationStarted', 'ContactCodeTried', 'ContactCodeTried', 'ContactVerified'],
    ]);
    // typed again, it is an ordinary number
    await company.say(text(contact, code));
    expect(mailsTo(customer.emails[0] ?? '')).to.have.length(1);
    expect(mailsTo(customer.emails[1] ?? '')).to.have.length(0);
    const { rows } = await stage.stack.foundation.pool.query<{ found: boolean }>(
      `select exists (select 1 from queue.job where data::text like $1) or exists (select 1 from app.contact_verifications v where v::text like $1) as found`,
      [`%${code}%`],
    );
    expect(rows[0]?.found).to.equal(false);
    expect(JSON.stringify(events)).not.to.include(code);
    expect(logged.filter((line) => line.includes(code) || line.includes(customer.emails[0] ?? ''))).to.deep.equal([]);
  });

  it('answers alike whether the customer is known, and mails nothing to an address that no record has', async () => {
    const customer = await customerOf(company);
    const [known, unknown] = [await asks(), await asks()];
    await company.say(text(known, `our mail is ${customer.emails[1]}`));
    await company.say(text(unknown, 'our mail is thief@elsewhere.example'));
    expect(lastTo(unknown)).to.equal(lastTo(known)).and.to.include(sent);
    const code = await newCodeTo(customer.emails[1] ?? '');
    // the code of one contact is no code of another
    await company.say(text(unknown, code));
    expect(lastTo(unknown)).to.include('That is not the code');
    expect(mailsTo('thief@elsewhere.example')).to.deep.equal([]);
    expect((await sessionOf(unknown))?.customer).to.equal(null);
    const byName = await asks();
    await company.say(text(byName, customer.name));
    await newCodeTo(customer.emails[0] ?? '');
  });

  it('a second code replaces the first, and the record without the address makes it worthless', async () => {
    const customer = await customerOf(company);
    const contact = await asks();
    await company.say(text(contact, customer.code));
    const first = await newCodeTo(customer.emails[0] ?? '');
    await asks(contact);
    await company.say(text(contact, customer.code));
    const second = await newCodeTo(customer.emails[0] ?? '', 2);
    if (first !== second) {
      await company.say(text(contact, first));
      expect(lastTo(contact)).to.include('That is not the code');
    }
    await stage.call('PATCH', `/sales/customers/${customer.id}/`, company.admin, { emails: customer.emails.slice(1) });
    await company.say(text(contact, second));
    expect(lastTo(contact)).to.include('That is not the code');
    expect((await sessionOf(contact))?.customer).to.equal(null);
  });

  it('ends after five wrong codes, and a contact gets no more than five a day', async () => {
    const customer = await customerOf(company);
    const contact = await asks();
    await company.say(text(contact, customer.code));
    const code = await newCodeTo(customer.emails[0] ?? '');
    const wrong = wrongFor(code);
    await company.say(...Array.from({ length: 5 }, () => text(contact, wrong)));
    expect(lastTo(contact)).to.include('no longer valid');
    await company.say(text(contact, code));
    expect(lastTo(contact)).to.include('no longer valid');
    expect(await sessionOf(contact)).to.have.nested.include({ customer: null, 'verification.state': 'exhausted' });
    for (const _ of [2, 3, 4, 5]) {
      await company.say(text(contact, customer.code));
      expect(lastTo(contact)).to.include(sent);
      await asks(contact);
    }
    await company.say(text(contact, customer.code));
    expect(lastTo(contact)).to.include('No more codes can be sent today');
    await stage.quiet();
    expect(mailsTo(customer.emails[0] ?? '')).to.have.length(5);
    // another contact is answered as before, but the customer gets no sixth mail
    const other = await asks();
    await company.say(text(other, customer.code));
    expect(lastTo(other)).to.include(sent);
    await stage.quiet();
    expect(mailsTo(customer.emails[0] ?? '')).to.have.length(5);
  });

  it('many requests at once stay within the bounds', async () => {
    const { createContactVerifications } = await import('../../../src/commands/chat/contact-verifications.ts');
    const verifications = createContactVerifications(stage.stack.foundation);
    const [companyId, customerId] = [randomUUID(), randomUUID()];
    const request = (contactId: string) =>
      verifications.allow(companyId, { verificationId: randomUUID(), contactId, customerId });
    const ofOne = await Promise.all(Array.from({ length: 40 }, () => request('0c7a1b52-6a36-5b0f-9c55-1f0a3a3b1c03')));
    expect(ofOne.filter((allowed) => allowed !== null)).to.have.length(5);
    const ofMany = await Promise.all(Array.from({ length: 40 }, () => request(randomUUID())));
    expect(ofMany.filter((allowed) => allowed === null)).to.have.length(0);
    expect([...ofOne, ...ofMany].filter((allowed) => allowed?.customerId === customerId)).to.have.length(5);
  });

  it('a colleague chooses the customer and one of its addresses, and the contact enters the code while the colleague has the conversation', async () => {
    const customer = await customerOf(company);
    const contact = phone();
    await company.say(text(contact, 'hello'));
    const id = (await sessionOf(contact))?.id ?? '';
    const path = `/api/chatchannel/sessions/${id}/verification/`;
    await stage.call('POST', `/api/chatchannel/sessions/${id}/handover/`, company.sales);
    const refusals = [
      { body: { customer: randomUUID() }, field: 'customer' },
      { body: { customer: customer.id, email: 'thief@elsewhere.example' }, field: 'email' },
    ];
    for (const { body, field } of refusals) {
      const refused = await stage.call('POST', path, company.sales, body);
      expect(refused).to.have.nested.include({ status: 422, 'body.errors[0].field': field });
    }
    const started = await stage.call('POST', path, company.sales, { customer: customer.id, email: customer.emails[1] });
    expect(started, JSON.stringify(started.body)).to.have.nested.include({
      ...{ status: 200, 'body.verification.state': 'open', 'body.verification.customer': customer.id },
    });
    const code = await newCodeTo(customer.emails[1] ?? '');
    await until('the message', async () => lastTo(contact).includes('o•••@k•••.example'));
    expect(lastTo(contact)).not.to.include(customer.emails[1] ?? '');
    await company.say(text(contact, code));
    await until('the confirmation', async () => lastTo(contact).includes('I now know which customer you are'));
    expect(await sessionOf(contact)).to.include({ customer: customer.id, state: 'handover' });
  });

  it('is off unless the channel says so', async () => {
    const plain = await companyThat(false);
    const customer = await customerOf(plain);
    const contact = phone();
    await plain.say(text(contact, 'where is my order?'));
    expect(lastTo(contact)).not.to.include(asked);
    await plain.say(text(contact, customer.code));
    const [session] = await plain.sessions();
    const path = `/api/chatchannel/sessions/${session?.id}/verification/`;
    const refused = await stage.call('POST', path, plain.sales, { customer: customer.id });
    expect(refused).to.have.nested.include({ status: 409, 'body.code': 'verification_disabled' });
    await stage.quiet();
    expect(mailsTo(customer.emails[0] ?? '')).to.deep.equal([]);
  });
});
