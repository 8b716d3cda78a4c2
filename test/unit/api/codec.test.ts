import { expect } from 'chai';
import fc from 'fast-check';
import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { customerRequest } from '../../../src/commands/catalog/catalog-request.schema.ts';
import { mailboxChanges, mailboxInput, mailboxRequest } from '../../../src/commands/mailbox/mailbox-request.schema.ts';
import { decodeRequest, jsonSchemaOf, type RequestSchema, requestSchema } from '../../../src/platform/codec/decode-request.ts';
import type { Field, FieldFault } from '../../../src/platform/codec/field.ts';
import { emailAddress, hostName, integerText, text } from '../../../src/platform/codec/fields.ts';
import { timeZone } from '../../../src/platform/codec/record-fields.ts';

const required = {
  module: 'SALES',
  email_address: 'orders@seller.example',
  email_password: 'hunter2 is secret',
  imap_server: 'imap.seller.example',
  smtp_server: 'smtp.seller.example',
};

const faults = (schema: RequestSchema<unknown>, body: unknown, current: object = {}): readonly FieldFault[] => {
  const decoded = decodeRequest(schema, body, { current: current as Record<string, unknown> });
  return isLeft(decoded) ? decoded.left : [];
};
const codes = (...given: Parameters<typeof faults>) =>
  Object.fromEntries(faults(...given).map(({ field, code }) => [field, code]));
const takes = (field: Field<unknown>, value: unknown) => isRight(field.codec.decode(value));

describe('requests against their schema', () => {
  it('a mailbox with the required fields alone gets every default of the specification', () => {
    const decoded = decodeRequest(mailboxRequest, required);
    if (isLeft(decoded)) throw new Error(JSON.stringify(decoded.left));
    expect(mailboxInput(decoded.right)).to.deep.equal({
      module: 'SALES',
      emailAddress: 'orders@seller.example',
      password: 'hunter2 is secret',
      imapServer: 'imap.seller.example',
      imapPort: 993,
      imapUseSsl: true,
      smtpServer: 'smtp.seller.example',
      smtpPort: 587,
      smtpUseTls: true,
      autoCreateDraft: true,
      minConfidenceThreshold: 70,
      processedFolder: 'Processed',
      notificationEmail: null,
      processSince: null,
      isActive: true,
    });
  });

  it('all faults are told at once, each with its field, code and what was expected', () => {
    const body = { ...required, module: 'MARKETING', imap_port: 99_999, smtp_port: '587', is_active: 'yes', colour: 'red' };
    expect(codes(mailboxRequest, body)).to.deep.equal({
      module: 'not_a_choice',
      imap_port: 'not_a_port',
      smtp_port: 'not_an_integer',
      is_active: 'not_a_boolean',
      colour: 'unknown_field',
    });
    const port = faults(mailboxRequest, body).find(({ field }) => field === 'imap_port');
    expect(port?.message).to.equal('imap_port: 99999 is not a port (1 to 65535)');
  });

  it('every required field that is missing is named', () => {
    expect(codes(mailboxRequest, {})).to.deep.equal(Object.fromEntries(Object.keys(required).map((name) => [name, 'required'])));
  });

  it('a password is never shown, whatever is wrong with it', () => {
    for (const email_password of ['s3cr3t\u0000walrus', ['walrus'], { walrus: true }, 'walrus'.repeat(500)])
      expect(JSON.stringify(faults(mailboxRequest, { ...required, email_password })))
        .to.match(/email_password/)
        .and.not.match(/walrus/);
  });

  it('the value of an unknown field is never shown', () => {
    expect(JSON.stringify(faults(mailboxRequest, { ...required, pasword: 'walrus' })))
      .to.match(/pasword/)
      .and.not.match(/walrus/);
  });

  it('names that every object has are unknown fields, not fields', () => {
    const body = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}');
    expect(codes(mailboxChanges, body)).to.deep.equal({
      ['__proto__']: 'unknown_field',
      constructor: 'unknown_field',
      toString: 'unknown_field',
    });
  });

  it('a blank notification address, and null, mean that nobody is told', () => {
    for (const notification_email of ['', null])
      expect(decodeRequest(mailboxChanges, { notification_email })).to.deep.include({ right: { notification_email: null } });
  });

  it('every wrong cell of a list, and of the records in it, is named by its place as people count', () => {
    const customer = {
      name: 'Berg',
      emails: ['anna@berg.example', 'anna', 'berg@', 'a@b.example'],
      addresses: [{ city: 'Kiel' }, { city: 5, street: '', planet: 'Mars' }, 'Kiel'],
      phones: 'none',
    };
    expect(faults(customerRequest, customer).map(({ field, code, message }) => [field, code, message])).to.deep.equal([
      ['emails.2', 'not_an_email_address', 'emails.2: "anna" is not an email address'],
      ['emails.3', 'not_an_email_address', 'emails.3: "berg@" is not an email address'],
      ['phones', 'not_a_list', 'phones: must be a list'],
      ['addresses.2.city', 'not_text', 'addresses.2.city: must be text'],
      ['addresses.2.planet', 'unknown_field', 'addresses.2.planet: is not a field of this request'],
      ['addresses.3', 'not_an_object', 'addresses.3: must be an object'],
    ]);
  });

  it('a change has no defaults and nothing required', () => {
    expect(decodeRequest(mailboxChanges, {})).to.deep.include({ right: {} });
    expect(jsonSchemaOf(mailboxChanges).required).to.deep.equal([]);
  });

  it('read-only fields may be repeated as they are and not otherwise', () => {
    const current = { id: 'a', last_sync: null, has_password: true };
    expect(codes(mailboxChanges, { id: 'a', last_sync: null, has_password: true }, current)).to.deep.equal({});
    expect(codes(mailboxChanges, { id: 'b', last_sync: '2026', has_password: false, company: 'c' }, current)).to.deep.equal({
      id: 'read_only',
      last_sync: 'read_only',
      has_password: 'read_only',
      company: 'read_only',
    });
  });

  it('a body that is no object is refused as one', () => {
    for (const body of [[], null, 'text', 7]) expect(codes(mailboxRequest, body)).to.deep.equal({ '': 'not_an_object' });
  });

  it('integers are integers: no texts, fractions or numbers beyond the limits', () => {
    const refused = { '70': 'not_an_integer', '70.5': 'not_an_integer', '101': 'out_of_range', '-1': 'out_of_range' };
    for (const [given, code] of Object.entries(refused)) {
      const value = given === '70' ? given : Number(given);
      expect(codes(mailboxChanges, { min_confidence_threshold: value })).to.deep.equal({ min_confidence_threshold: code });
    }
    for (const value of [0, 100]) expect(codes(mailboxChanges, { min_confidence_threshold: value })).to.deep.equal({});
  });
});

describe('kinds of fields', () => {
  it('an e-mail address is one address: no lists, names, spaces or line breaks', () => {
    for (const good of ['a@b.example', 'first.last+tag@sub.b.example', 'jörg@bücher.example'])
      expect(takes(emailAddress, good), good).to.equal(true);
    for (const bad of [
      'a',
      'a@b',
      'a@b.example,c@d.example',
      'A <a@b.example>',
      'a@b.example\r\nBcc: x@y.example',
      ' a@b.example',
      'a@@b.example',
      '.a@b.example',
      'a@-b.example',
      `${'a'.repeat(250)}@b.example`,
    ])
      expect(takes(emailAddress, bad), bad).to.equal(false);
  });

  it('a host name is a name or an address, not a URL, and at most as long as said', () => {
    const host = hostName(255);
    for (const good of ['mail.example.com', 'localhost', '127.0.0.1', '::1', 'mail.example.com.', 'mx_1.example.com'])
      expect(takes(host, good), good).to.equal(true);
    for (const bad of [
      'https://mail.example.com',
      'mail.example.com:993',
      'mail example',
      '-mail.example',
      'a..b',
      'user@host',
      `${'a.'.repeat(128)}a`,
    ])
      expect(takes(host, bad), bad).to.equal(false);
  });

  it('the processed folder is any folder but the one that is polled', () => {
    expect(codes(mailboxChanges, { processed_folder: ' inbox' })).to.deep.equal({ processed_folder: 'not_a_target_folder' });
    for (const processed_folder of ['INBOX.Done', 'Bearbeitet/Bestellungen', 'Inbox2'])
      expect(codes(mailboxChanges, { processed_folder })).to.deep.equal({});
  });

  it('a text is not blank, has no control characters and is measured in characters', () => {
    expect(takes(text(3), '😀😀😀')).to.equal(true);
    for (const bad of ['', '  ', 'abcd', 'a\u0000', 'a\n', '\ud800'])
      expect(takes(text(3), bad), JSON.stringify(bad)).to.equal(false);
  });

  it('a number in a query is digits and nothing else', () => {
    const limit = integerText(1, 200);
    for (const bad of ['0', '201', '1.5', '1e2', '-1', '', ' 5', '0x10', ['5', '6']])
      expect(takes(limit, bad), String(bad)).to.equal(false);
    expect(limit.codec.decode('200')).to.deep.include({ right: 200 });
  });

  it('a time zone has a name: Postgres takes the sign of an offset for its opposite', () => {
    for (const named of ['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires'])
      expect(takes(timeZone, named), named).to.equal(true);
    for (const bad of ['+05:30', '-03', 'Europe/Nowhere', '', 5]) expect(takes(timeZone, bad), String(bad)).to.equal(false);
  });

  it('no given value makes decoding throw, or passes where its JSON Schema type says otherwise', () => {
    const schema = requestSchema({ email: emailAddress, host: hostName(255), count: integerText(1, 5) });
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('email', 'host', 'count', 'other'), fc.anything()), (body) => {
        const decoded = decodeRequest(schema, body);
        if (isRight(decoded)) {
          expect(decoded.right.email).to.be.a('string');
          expect(decoded.right.count).to.be.within(1, 5);
        }
      }),
      { examples: [[{ email: undefined, host: undefined, count: undefined }]] },
    );
  });
});
