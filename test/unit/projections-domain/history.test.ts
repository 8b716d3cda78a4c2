import { readFileSync } from 'node:fs';
import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import type { EventCodec } from '../../../packages/event-sourcing/event-store/event-codec.ts';
import { documentCodecs } from '../../../src/domain/document/document.codec.ts';
import { emailCodecs } from '../../../src/domain/email/email.codec.ts';
import { type EmailNote, type NoteCode, note, noteCodes, noteText } from '../../../src/domain/email/notes.ts';
import { leadCodecs } from '../../../src/domain/lead/lead.codec.ts';
import { mailboxCodecs } from '../../../src/domain/mailbox/mailbox.codec.ts';
import { salesOrderCodecs } from '../../../src/domain/sales-order/sales-order.codec.ts';
import { linksOf } from '../../../src/projections/history/history-links.ts';
import { historyEventOf, historyEvents, historyLanguages, tell } from '../../../src/projections/history/sentences.ts';
import { recorded } from '../../support/read-model-kit.ts';
import { mailboxId, mailboxSettings } from '../../support/samples.ts';

const codecs = [
  ...emailCodecs,
  ...salesOrderCodecs,
  ...mailboxCodecs,
  ...documentCodecs,
  ...leadCodecs,
] as unknown as readonly EventCodec[];
const noteOf = (code: NoteCode): EmailNote => (note[code] as (fact: string) => EmailNote)('SO-1');
const golden = (type: string, version: number) =>
  JSON.parse(readFileSync(new URL(`../../fixtures/events/${type}.v${version}.json`, import.meta.url), 'utf8'));

describe('the sentences of histories', () => {
  for (const { type, version, decode } of codecs)
    it(`there is one for ${type}, whole and without a secret`, () => {
      expect(historyEvents, `add a sentence for ${type} in src/projections/history`).to.include(type);
      const data = decode(golden(type, version), version);
      if (isLeft(data)) throw new Error(data.left);
      for (const language of historyLanguages) {
        const { sentence, changes = [] } = tell(recorded({ type, data: data.right }), [], language);
        expect(sentence).to.match(/^\S.*[.!?a-z0-9]$/s);
        expect(sentence).not.to.match(/undefined|null|NaN|\[object/);
        expect(JSON.stringify([sentence, changes])).not.to.include(mailboxSettings().passwordRef);
      }
    });

  it('are of a closed list of types, which the API names; one of another version is Unknown there, and named in its sentence', () => {
    expect(historyEvents).to.include.members(codecs.map(({ type }) => type));
    expect(historyEventOf('OrderDrafted')).to.equal('OrderDrafted');
    expect(historyEventOf('OrderTeleported')).to.equal('Unknown');
    expect(tell(recorded({ type: 'OrderTeleported', data: {} }), []).sentence).to.include('OrderTeleported');
  });

  it('lead from a mail to its orders, and from an order to what it came from', () => {
    const links = (type: string, data: object) => linksOf(recorded({ type, data }));
    const source = { kind: 'email', id: 'm' };
    const mail = [{ kind: 'email', id: 'm', name: null }];
    expect(links('OrderDrafted', { content: { source } })).to.deep.equal(mail);
    expect(links('OrderRepeated', { source })).to.deep.equal(mail);
    expect(links('OrderRepeated', { source: { kind: 'api', id: 'm' } })).to.deep.equal([]);
    const orders = [{ orderId: 'o', reference: 'SO-1', disposition: 'drafted' }];
    expect(links('EmailProcessed', { orders })).to.deep.equal([{ kind: 'order', id: 'o', name: 'SO-1' }]);
    expect(links('EmailSettled', { order: orders[0], documentId: 'd' })).to.deep.equal([
      { kind: 'document', id: 'd', name: null },
      { kind: 'order', id: 'o', name: 'SO-1' },
    ]);
    for (const { type, version, decode } of codecs) {
      const data = decode(golden(type, version), version);
      if (!isLeft(data)) for (const { id } of links(type, data.right as object)) expect(id, type).to.be.a('string');
    }
  });

  it('have one full stop where a reason brings its own', () => {
    const data = { emailId: 'e', cause: 'unreadable', reason: unread.other('It cannot be opened.') };
    expect(tell(recorded({ type: 'EmailGivenUp', data }), []).sentence).to.equal(
      'Given up: It cannot be opened. The email stays in INBOX.',
    );
  });

  it('say what a setting was before, through all changes, and of a password only that it changed', () => {
    const at = (n: number, type: string, data: object) => recorded({ type, data }, n);
    const past = [
      at(0, 'MailboxConfigured', { mailboxId, settings: mailboxSettings() }),
      at(1, 'MailboxChanged', { mailboxId: 'another', changes: { processedFolder: 'Theirs' } }),
      at(2, 'MailboxChanged', { mailboxId, changes: { processedFolder: 'Done' } }),
    ];
    const { changes } = tell(
      at(3, 'MailboxChanged', {
        mailboxId,
        changes: { processedFolder: 'Ready', isActive: false, passwordRef: 'a-secret-reference' },
      }),
      past,
    );
    expect(changes).to.deep.equal([
      { field: 'processed_folder', before: 'Done', after: 'Ready' },
      { field: 'is_active', before: 'true', after: 'false' },
      { field: 'email_password', before: '(hidden)', after: '(hidden)' },
    ]);
  });

  it('say why a person should look in words, in each language', () => {
    const reviewReasons = ['customer_unknown', 'price_differs'];
    const data = { orders: [], note: null, requiresReview: true, reviewReasons };
    const processed = recorded({ type: 'EmailProcessed', data });
    expect(tell(processed, []).sentence).to.equal(
      'Processed: no order, needs review (customer unknown; price differs from the price list).',
    );
    expect(tell(processed, [], 'de').sentence).to.equal(
      'Verarbeitet: kein Auftrag, zu prüfen (Kunde unbekannt; Preis weicht von der Preisliste ab).',
    );
  });

  it('of mails are German in German, with what was noted and why an attempt failed', () => {
    const reason = 'order.pdf: The PDF is password-protected.';
    const skipped = [{ name: 'order.pdf', reason: unread.password_protected('pdf') }];
    const failed = { emailId: 'e', attempt: 2, cause: 'unreadable', reason, nextAttemptAt: null, digests: [] };
    const processed = { orders: [], requiresReview: false, reviewReasons: [] };
    const german = (type: string, data: object) => tell(recorded({ type, data }), [], 'de').sentence;
    expect(german('ExtractionFailed', failed)).to.equal(
      'Versuch 2 fehlgeschlagen: eine Datei ist nicht lesbar; keine weiteren Versuche.',
    );
    expect(german('EmailGivenUp', failed)).to.equal('Aufgegeben: eine Datei ist nicht lesbar. Die E-Mail bleibt im Posteingang.');
    expect(german('ExtractionCompleted', { results: [], skipped })).to.equal('Gelesen: nichts; übersprungen: order.pdf.');
    const noted = noteCodes.filter((code) => code !== 'other').map(noteOf);
    const told = noted.map((one) => german('EmailProcessed', { ...processed, note: one }));
    expect(noted.filter((one, place) => told[place]?.includes(noteText(one)))).to.deep.equal([]);
    expect(told.join()).to.include('Duplikat von SO-1.');
    const own = { ...processed, note: note.other('rief an, will nichts mehr') };
    expect(german('EmailProcessed', own)).to.equal('Verarbeitet: kein Auftrag; rief an, will nichts mehr.');
  });

  it('name an event that is unknown here', () =>
    expect(tell(recorded({ type: 'SomethingNewer', data: {} }), []).sentence).to.include('SomethingNewer'));
});
