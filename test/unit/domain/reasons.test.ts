/** Why something did not happen: codes with facts, and the sentences of releases that kept nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { unread, unreadCodes, warningCodes } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { eventCodecs } from '../../../src/domain/event-codecs.ts';
import { reasonView } from '../../../src/domain/reasons/reason-view.ts';
import { because, reasonCodes, reasonFromText, reasonText, shortReason } from '../../../src/domain/reasons/reasons.ts';

const fixtures = new URL('../../fixtures/', import.meta.url);
/** By the release that wrote them first: sentences as they were written, each with its code. */
const said: { readonly [release: string]: { readonly [code: string]: string } } = JSON.parse(
  readFileSync(new URL('sentences-of-releases.json', fixtures), 'utf8'),
);

const readAgain = (type: string, version: number, changes: object): { readonly [field: string]: unknown } => {
  const golden = JSON.parse(readFileSync(new URL(`events/${type}.v${version}.json`, fixtures), 'utf8'));
  const codec = eventCodecs.find((one) => one.type === type);
  const decoded = codec?.decode({ ...golden, ...changes }, version);
  if (!decoded || isLeft(decoded)) throw new Error(`${type}: ${decoded?.left}`);
  return decoded.right as never;
};

describe('a reason', () => {
  for (const [release, sentences] of Object.entries(said)) {
    it(`that release ${release} kept as a sentence has its code and facts again, and reads the same`, () => {
      for (const [code, sentence] of Object.entries(sentences)) {
        const reason = reasonFromText(sentence);
        expect(reason.code, sentence).to.equal(code);
        expect(reasonText(reason)).to.equal(sentence);
        expect(reason, sentence).not.to.have.property('text');
      }
    });
  }

  it('of which nobody knows the sentence is that sentence, and shown as it is', () => {
    for (const text of [
      'Something that nobody remembers.',
      'rief an: bestellen neu',
      '[erased]',
      'a; b',
      '',
      'the server said: {why}',
    ]) {
      expect(reasonFromText(text)).to.deep.equal({ code: 'other', facts: {}, text });
      expect(reasonText(reasonFromText(text))).to.equal(text);
    }
  });

  it('keeps the reasons in it, each with facts of its own', () => {
    const reason = reasonFromText(
      'a.xml: The XML file has 12 MB; 10 MB are allowed.; b.pdf: unlike anything. Upload a replacement, or dismiss the mail if it holds no order.',
    );
    expect(reason).to.deep.equal(
      because.parts_unread([unread.of_file('a.xml', unread.xml_too_large(12, 10)), unread.other('b.pdf: unlike anything')]),
    );
    expect(reasonFromText('order.pdf: The PDF is password-protected.')).to.deep.equal(
      unread.of_file('order.pdf', unread.password_protected('pdf')),
    );
    expect(reasonText(because.attachment_withheld('a.pdf', unread.part_not_given_out()))).to.equal(
      'a.pdf: the server did not give it out; it was there before',
    );
  });

  it('names by codes what was being done, and not in English', () => {
    expect(unread.took_too_long('extracting_order', 30).facts).to.deep.equal({ doing: 'extracting_order', seconds: 30 });
    expect(reasonText(because.step_stores_away('order'))).to.equal(
      'the order could not be drafted: the database or the event store could not be reached',
    );
  });

  it('of very many parts tells some, and how many more there are', () => {
    const parts = Array.from({ length: 200 }, (_, at) => unread.of_file(`file-${at}.pdf`, unread.pdf_damaged()));
    const short = shortReason(because.parts_unread(parts));
    expect(reasonText(short).length).to.be.at.most(1_000);
    expect(short.why?.at(-1)?.facts.count).to.equal(200 - (short.why?.length ?? 0) + 1);
    expect(reasonText(short)).to.match(/; and \d+ more\. Upload a replacement/);
    expect(shortReason(because.mail_gone())).to.deep.equal(because.mail_gone());
  });

  it('is shown with its sentence, and each reason in it with its own', () => {
    expect(reasonView(unread.of_file('a.pdf', unread.pdf_empty()))).to.deep.equal({
      code: 'of_file',
      facts: { file: 'a.pdf' },
      text: 'a.pdf: The PDF has no pages.',
      why: [{ code: 'pdf_empty', facts: {}, text: 'The PDF has no pages.', why: [] }],
    });
  });

  it('has one code only, whatever list it is from', () => {
    expect(reasonCodes.length).to.equal(new Set(reasonCodes).size);
    expect(warningCodes.filter((code) => !unreadCodes.includes(code))).to.deep.equal([]);
  });

  it('of an event that kept a sentence is read with code and facts, an empty one as none', () => {
    const reason = (type: string, version: number, text: string) => readAgain(type, version, { reason: text }).reason;
    expect(reason('ExtractionFailed', 1, 'the mail is no longer in its folder')).to.deep.equal(because.mail_not_in_folder());
    expect(reason('ExtractionFailed', 2, '[erased]')).to.deep.equal(unread.other('[erased]'));
    expect(reason('EmailGivenUp', 1, 'order.pdf: The PDF has no pages.')).to.deep.equal(
      unread.of_file('order.pdf', unread.pdf_empty()),
    );
    expect(reason('DocumentRefused', 1, 'The file is empty.')).to.deep.equal(unread.file_empty());
    expect(reason('NotificationFailed', 1, 'the server refused the mail (451 5.7.1 refused by policy)')).to.deep.equal(
      because.smtp_mail_refused('451 5.7.1 refused by policy'),
    );
    expect(reason('NotificationAmbiguous', 1, 'the connection ended before the server confirmed the mail')).to.deep.equal(
      because.unconfirmed(),
    );
    expect(reason('MessageEnded', 1, 'it answers 503')).to.deep.equal(because.answers(503));
    expect(reason('MessageEnded', 1, '')).to.equal(null);
    expect(
      reason(
        'AlarmNotificationEnded',
        1,
        'localhost: the server refused the mail (451 5.7.1 refused by policy); localhost: the server refused the login (535 Authentication failed.)',
      ),
    ).to.deep.equal(
      because.several([
        because.by_way('localhost', because.smtp_mail_refused('451 5.7.1 refused by policy')),
        because.by_way('localhost', because.smtp_login_refused('535 Authentication failed.')),
      ]),
    );
    expect(
      reason(
        'MailboxConditionChanged',
        1,
        'localhost:4: the server refused the login (Authentication failed.); check address and password',
      ),
    ).to.deep.equal(because.login_refused('localhost:4', 'Authentication failed.'));
    expect(
      readAgain('WebhookPaused', 1, { cause: 'gone', reason: 'it answered 410: it wants nothing any more' }).reason,
    ).to.deep.equal(because.wanted_nothing());
    expect(readAgain('WebhookPaused', 1, { cause: 'person', reason: 'it answers 503' }).reason).to.deep.equal(
      unread.other('it answers 503'),
    );
    expect(reason('ReplySendUnknown', 1, 'no answer within 10000 ms')).to.deep.equal(because.no_chat_answer_in(10_000));
    const skipped = [{ name: 'logo.png', reason: 'a picture of less than 2 KB (logo)' }];
    expect(readAgain('EmailReceived', 1, { skipped }).skipped).to.deep.equal([
      { name: 'logo.png', reason: unread.picture_too_small_for_text(2) },
    ]);
    expect(readAgain('ExtractionCompleted', 4, { skipped }).skipped).to.deep.equal([
      { name: 'logo.png', reason: unread.picture_too_small_for_text(2) },
    ]);
  });

  it('has somebody who gives it, or stands for what an adapter or an earlier release says', () => {
    const root = new URL('../../../', import.meta.url);
    const sources = ['src', 'packages']
      .flatMap((folder) =>
        readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((at) => `${folder}/${at}`),
      )
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(new URL(name, root), 'utf8'))
      .join('\n');
    const everSaid = new Set(Object.values(said).flatMap((sentences) => Object.keys(sentences)));
    const unsaid = reasonCodes.filter(
      (code) =>
        !sources.includes(`unread.${code}(`) &&
        !sources.includes(`because.${code}(`) &&
        !sources.includes(`'${code}'`) &&
        !sources.includes(`warn.${code}(`) &&
        !code.startsWith('model_') &&
        !everSaid.has(code),
    );
    expect(unsaid).to.deep.equal([]);
  });
});
