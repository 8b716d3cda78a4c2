import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { Account } from '../../../demo/accounts.ts';
import type { LogEntry } from '../../../demo/observed.ts';
import { reviewWords, whyLines } from '../../../demo/words.ts';
import { entryOf, mails, noticeOf, orderOf } from './outcomes.ts';

const mail = mails.find(({ name }) => name === 'unknown-customer');
if (!mail) throw new Error('the demo has no mail from an unknown customer');
const source = { id: entryOf(mail).id };
const account = (entry: Partial<LogEntry> | null, more: Partial<Account> = {}): Account => ({
  mail,
  copyOf: null,
  entries: entry ? [entryOf(mail, entry)] : [],
  notices: [],
  ...more,
});

describe('why a mail came out as it did', () => {
  it('a draft tells its PO number, lines and total', () => {
    const order = orderOf('SO-1', { po_number: 'HF-1', source });
    expect(whyLines(account({ sales_orders: [order.id] }), new Map([[order.id, order]]))).to.deep.equal([
      'PO HF-1, 1 line, 120.00 EUR',
    ]);
  });

  it('a draft that needs review tells why, and a lead is named', () => {
    const order = orderOf('SO-1', { source, requires_review: true, review_reasons: ['customer_unknown'], total: null });
    const lines = whyLines(account({ sales_orders: [order.id] }, { notices: [noticeOf(mail)] }), new Map([[order.id, order]]));
    expect(lines).to.deep.equal([
      'no PO number, 1 line',
      'review: customer not in master data',
      'new lead: Fjordline Campers AS',
    ]);
  });

  it('a draft with a reason to stop tells its facts', () => {
    const review_findings = [{ reason: 'price_differs', text: '85.00 instead of 92.00 for NL-1040, 7.6 %' }];
    const order = orderOf('SO-1', { review_reasons: ['price_differs'], review_findings });
    expect(reviewWords(order)).to.deep.equal(['price differs: 85.00 instead of 92.00 for NL-1040, 7.6 %']);
  });

  it('an order that was there before is not told again, the note says where it is', () => {
    const order = orderOf('SO-1');
    const lines = whyLines(
      account({ sales_orders: [order.id], note: 'the same order again: see SO-1' }),
      new Map([[order.id, order]]),
    );
    expect(lines).to.deep.equal(['the same order again: see SO-1']);
  });

  it('failed and unfinished mails say what is known', () => {
    expect(whyLines(account({ status: 'FAILED', error_message: 'a password protects it' }), new Map())).to.deep.equal([
      'a password protects it',
    ]);
    expect(whyLines(account({ status: 'PENDING', error_message: 'no answer' }), new Map())).to.deep.equal([
      'to be tried again: no answer',
    ]);
    expect(whyLines(account({ status: 'PENDING' }), new Map())).to.deep.equal(['not finished']);
    expect(whyLines(account(null), new Map())).to.deep.equal(['no log entry']);
  });

  it('a notification whose end nobody knows is told', () => {
    const [line] = whyLines(account({ notification: 'ambiguous' }), new Map());
    expect(line).to.contain('may have been sent or not');
  });

  it('a second copy names the first', () => {
    expect(whyLines(account(null, { copyOf: 'classic-pdf' }), new Map())[0]).to.contain('a second copy of classic-pdf');
  });

  it('review reasons are words, products that are missing are named, unknown codes stay readable', () => {
    const lines = [
      { code: 'XK-9900', name: null, product: null },
      { code: 'NL-1010', name: null, product: 'p-1' },
    ];
    expect(
      reviewWords({
        review_reasons: ['confidence_below_threshold', 'product_not_found', 'moon_phase'],
        review_findings: [],
        lines,
      }),
    ).to.deep.equal(['confidence below the threshold', 'not in master data: XK-9900', 'moon phase']);
  });
});
