/** How questions read as a mail in each language, and how the answer is told by it. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { mailLanguages } from '../../../../src/domain/catalog/customer-language.ts';
import { letterText, questionLetter } from '../../../../src/domain/sales-order/questions/question-mail.ts';
import type { CustomerQuestion } from '../../../../src/domain/sales-order/questions/question-round.ts';
import { questionMessageName, tagsOf } from '../../../../src/domain/sales-order/questions/question-tag.ts';
import { recipientsOf } from '../../../../src/domain/sales-order/questions/who-may-be-asked.ts';

const tag = { reference: 'SO-2026-000012', token: 'ab12cd' };
const candidates = [{ productId: 'p1', code: 'HB-10', name: 'Hex bolt M10' }];
const questions: readonly CustomerQuestion[] = [
  { code: 'delivery_date_missing', line: null, facts: {}, candidates: [] },
  {
    code: 'delivery_date_contradicts',
    line: null,
    facts: { delivery_date: '2026-11-01', order_date: '2026-11-20' },
    candidates: [],
  },
  { code: 'ship_to_missing', line: null, facts: {}, candidates: [] },
  { code: 'article_unknown', line: 2, facts: { article: 'Hex bolt M9\r\nBcc: all@elsewhere.example' }, candidates },
  {
    code: 'price_differs',
    line: 1,
    facts: { article: 'HB-12', price: '12.50', listed_price: '11.9', currency: 'EUR' },
    candidates: [],
  },
];
const letterIn = (language: (typeof mailLanguages)[number], isReminder = false) =>
  questionLetter({
    language,
    questions,
    tag,
    poNumber: 'PO-1',
    companyName: 'Seller GmbH',
    dueAt: '2026-11-25T23:30:00.000Z',
    timeZone: 'Europe/Berlin',
    isReminder,
  });

describe('a mail with questions', () => {
  for (const language of mailLanguages)
    it(`asks every question in ${language}, with the token in its subject`, () => {
      const letter = letterIn(language);
      const text = letterText(letter);
      expect(letter.subject).to.match(/PO-1 \[SO-2026-000012\/ab12cd\]$/);
      expect(letter.questions).to.have.length(5);
      for (const fact of ['PO-1', 'SO-2026-000012', 'HB-10 Hex bolt M10', 'HB-12', 'Seller GmbH', '2026'])
        expect(text).to.include(fact);
      expect(text).not.to.match(/undefined|null|NaN|Invalid/);
      expect(letterIn(language, true).subject).not.to.equal(letter.subject);
    });

  it('says until when an answer is due by the clock of the company, and keeps facts on one line', () => {
    const text = letterText(letterIn('de'));
    expect(text).to.include('bis zum 26. November 2026').and.to.include('11,90 EUR').and.to.include('12,50 EUR');
    expect(text).to.include('Hex bolt M9 Bcc: all@elsewhere.example');
  });

  it('is found again by its Message-ID and by its subject', () => {
    const mark = '0123456789abcdef';
    const answers = [`${questionMessageName(tag, mark, 2)}@order-intake.seller.example`];
    expect(tagsOf({ subject: 'delivery', answers })).to.deep.equal([{ ...tag, mark }]);
    expect(tagsOf({ subject: 'AW: Rückfragen [so-2026-000012/AB12CD]' })).to.deep.equal([{ ...tag, mark: null }]);
    const earlier = ['question.so-2026-000012.ab12cd.1@order-intake.seller.example'];
    expect(tagsOf({ subject: 'delivery', answers: earlier })).to.deep.equal([{ ...tag, mark: null }]);
    expect(tagsOf({ subject: 'Order SO-2026-000012', answers: ['po-1@buyer.example'] })).to.deep.equal([]);
  });

  it('goes to the sender of the order and the addresses of its customer, and nowhere after a failed DMARC', () => {
    const mail = (dmarc: string, automatic = false) =>
      ({ from: 'Anna@buyer.example', origin: { automatic, authentication: { by: 'mx', dmarc, trusted: true } } }) as never;
    const known = {
      servers: [],
      emails: ['office@buyer.example', 'orders@seller.example'],
      ownAddresses: ['orders@seller.example'],
    };
    expect(recipientsOf({ ...known, mail: mail('pass') })).to.deep.equal(['anna@buyer.example', 'office@buyer.example']);
    expect(recipientsOf({ ...known, mail: mail('pass', true) })).to.deep.equal(['office@buyer.example']);
    expect(recipientsOf({ ...known, mail: mail('fail') })).to.equal('dmarc_failed');
    expect(recipientsOf({ ...known, mail: null })).to.deep.equal(['office@buyer.example']);
  });
});
