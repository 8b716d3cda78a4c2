import { expect } from 'chai';
import { describe, it } from 'mocha';
import { type Difference, differences } from '../../../demo/compare.ts';
import type { LogEntry, Observed, Order } from '../../../demo/observed.ts';
import { allAsExpected, entryOf, mails, orderOf } from './outcomes.ts';

const compare = (changes: Partial<Observed>): readonly Difference[] => differences(mails, { ...allAsExpected(), ...changes });
const said = (changes: Partial<Observed>): readonly string[] => compare(changes).map(({ mail, says }) => `${mail}: ${says}`);

/** All as expected but for one entry. */
const withEntry = (name: string, change: (entry: LogEntry) => readonly LogEntry[]): Partial<Observed> => ({
  entries: allAsExpected().entries.flatMap((entry) => (entry.id === `entry-of-${name}` ? change(entry) : [entry])),
});
const withOrder = (reference: string, changes: Partial<Order>): Partial<Observed> => ({
  orders: new Map(
    [...allAsExpected().orders].map(([id, each]) => [id, each.reference === reference ? { ...each, ...changes } : each]),
  ),
});

describe('demo comparison', () => {
  it('says nothing when every mail came out as expected', () => {
    expect(compare({})).to.deep.equal([]);
  });

  it('a missing log entry is named with its mail', () => {
    expect(said(withEntry('invoice', () => []))).to.deep.equal(['invoice: expected a log entry, found none']);
  });

  it('a mail that is logged twice is noticed', () => {
    expect(said(withEntry('xlsx', (entry) => [entry, entry]))).to.deep.equal(['xlsx: expected one log entry, found 2']);
  });

  it('another status is told with its reason', () => {
    const failed = (entry: LogEntry) => [{ ...entry, status: 'FAILED' as const, error_message: 'encrypted' }];
    expect(said(withEntry('logo-only', failed))).to.deep.equal(['logo-only: expected SUCCESS, found FAILED (encrypted)']);
  });

  it('an order too many is a difference, by count and by PO number', () => {
    const extra = orderOf('SO-99', { po_number: 'KF-1' });
    const orders = new Map([...allAsExpected().orders, [extra.id, extra]]);
    const found = said({ ...withEntry('invoice', (entry) => [{ ...entry, sales_orders: [extra.id] }]), orders });
    expect(found).to.deep.equal(['invoice: expected no draft orders, found 1', 'invoice: expected PO number none, found KF-1']);
  });

  it('a draft without the review it needs is a difference, and so is the other way round', () => {
    const reference = (name: string) =>
      [...allAsExpected().orders.values()].find(({ source }) => source.id === `entry-of-${name}`)?.reference ?? '';
    const unchecked = reference('unknown-product');
    expect(said(withOrder(unchecked, { requires_review: false }))).to.deep.equal([
      `unknown-product + cancellation: expected ${unchecked} to need review (reasons: none)`,
    ]);
    const checked = reference('classic-pdf');
    expect(said(withOrder(checked, { requires_review: true, review_reasons: ['no_lines'] }))).to.deep.equal([
      `classic-pdf + duplicate: expected ${checked} not to need review (reasons: no_lines)`,
    ]);
  });

  it('either of two mails with the same order may be the one that drafts it', () => {
    const { entries } = allAsExpected();
    const links = (name: string) => entries.find(({ id }) => id === `entry-of-${name}`)?.sales_orders ?? [];
    const swapped = entries.map((entry) => {
      if (entry.id === 'entry-of-german-pdf') return { ...entry, sales_orders: links('resent') };
      return entry.id === 'entry-of-resent' ? { ...entry, sales_orders: links('german-pdf') } : entry;
    });
    expect(compare({ entries: swapped })).to.deep.equal([]);
  });

  it('two drafts of the same order are a difference of the pair', () => {
    const extra = orderOf('SO-99', { po_number: null });
    const orders = new Map([...allAsExpected().orders, [extra.id, extra]]);
    const again = withEntry('resent', (entry) => [{ ...entry, sales_orders: [extra.id] }]);
    expect(said({ ...again, orders })).to.deep.equal(['german-pdf + resent: expected one draft order, found 2']);
  });

  it('a resent mail whose entry names no order is a difference', () => {
    expect(said(withEntry('resent', (entry) => [{ ...entry, sales_orders: [] }]))).to.deep.equal([
      'german-pdf + resent: expected both log entries to name the order, found one that does not',
    ]);
  });

  it('a notification that was sent twice is a difference', () => {
    const { notices } = allAsExpected();
    const twice = [...notices, ...notices.slice(0, 1)];
    expect(said({ notices: twice })).to.deep.equal([
      'classic-pdf + duplicate: expected one notification, sent; its state is sent and 2 mails were caught',
    ]);
  });

  it('a notification may be ambiguous only when the service died', () => {
    const { notices } = allAsExpected();
    const ambiguous = withEntry('invoice', (entry) => [{ ...entry, notification: 'ambiguous' }]);
    const uncaught = notices.filter(({ about }) => !about.subject.startsWith('Invoice'));
    expect(compare({ ...ambiguous, notices: uncaught, mayBeKilled: true })).to.deep.equal([]);
    expect(said({ ...ambiguous, notices: uncaught })).to.deep.equal([
      'invoice: expected one notification, sent; its state is ambiguous and 0 mails were caught',
    ]);
  });

  it('a bounce that anybody is told of is a difference', () => {
    expect(said(withEntry('bounce', (entry) => [{ ...entry, notification: 'sent' }]))).to.deep.equal([
      'bounce: expected no notification, found sent and 0 mails were caught',
    ]);
  });

  it('the lead must be named, and nobody else may become one', () => {
    const { notices } = allAsExpected();
    expect(said({ notices: notices.map((notice) => ({ ...notice, lead: null })) })).to.deep.equal([
      'unknown-customer: expected the notification to name the lead, found none named',
    ]);
    const named = notices.map((notice) =>
      notice.about.subject.startsWith('Order sheet') ? { ...notice, lead: 'Bergmann' } : notice,
    );
    expect(said({ notices: named })).to.deep.equal(['xlsx: expected no lead, found one: Bergmann']);
  });

  it('a draft for review that is not in the review queue is a difference', () => {
    const waiting = allAsExpected().queue.filter(({ requires_review }) => !requires_review);
    const missing = allAsExpected().queue.filter(({ requires_review }) => requires_review);
    expect(missing).to.have.length(mails.filter(({ expected }) => expected.requiresReview).length);
    expect(said({ queue: waiting })).to.deep.equal(
      missing.map(({ reference }) => `null: ${reference} needs review and is not in the review queue`),
    );
  });

  it('a mail that was not moved is a difference, a second copy too', () => {
    const folders = allAsExpected().folders.map(({ name, messages }) => ({ name, messages: messages.slice(1) }));
    expect(said({ folders })).to.deep.equal(['duplicate: expected it in Processed, it is not there']);
    const doubled = allAsExpected().folders.map(({ name, messages }) => ({
      name,
      messages: [...messages, ...messages.slice(2, 3)],
    }));
    expect(said({ folders: doubled })).to.deep.equal(['compact-pdf: expected 1 in Processed, found 2']);
  });

  it('what belongs to no mail of the demo is named', () => {
    const [mail] = mails;
    const stray = mail ? [entryOf(mail, { id: 'stray', email_subject: 'Who are you?' })] : [];
    const [notice] = allAsExpected().notices;
    const notices = [...allAsExpected().notices, ...(notice ? [{ ...notice, about: { from: '', subject: '' } }] : [])];
    expect(said({ entries: [...allAsExpected().entries, ...stray], notices })).to.deep.equal([
      'null: a log entry for a mail that nobody sent: purchasing@harbourfinch.example, Who are you?',
      'null: a notification about no mail of ours: [Order Intake] New',
    ]);
  });
});
