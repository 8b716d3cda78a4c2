/** Compares the observed results with the expected ones. */
import { type Account, accountsOf, ordersOf } from './accounts.ts';
import { processedFolder } from './mailbox.ts';
import type { DemoMail } from './mails/index.ts';
import type { LogEntry, Observed, Order } from './observed.ts';

/** `mail`: its name, those of a pair, or null where no mail is to be named. */
export type Difference = { readonly mail: string | null; readonly says: string };

/** Mails of which either may come first, so that only what the two add together is certain. */
const pairs: readonly (readonly string[])[] = [
  ['classic-pdf', 'duplicate'],
  ['german-pdf', 'resent'],
  ['unknown-product', 'cancellation'],
];

/** Empty: all as expected. */
export function differences(mails: readonly DemoMail[], observed: Observed): readonly Difference[] {
  const accounts = accountsOf(mails, observed);
  const found = groupsOf(accounts).flatMap((group) => {
    const says = [...group.flatMap((account) => entryFaults(account, observed)), ...orderFaults(group, observed)];
    return says.map((each) => ({ mail: group.map(({ mail }) => mail.name).join(' + '), says: each }));
  });
  return [...found, ...folderFaults(mails, observed), ...queueFaults(observed), ...strayFaults(accounts, observed)];
}

function groupsOf(accounts: readonly Account[]): readonly (readonly Account[])[] {
  const groups = new Map<string, Account[]>();
  for (const account of accounts) {
    const key = pairs.find((pair) => pair.includes(account.mail.name))?.join() ?? account.mail.name;
    groups.set(key, [...(groups.get(key) ?? []), account]);
  }
  return [...groups.values()];
}

function entryFaults({ mail, entries, notices, copyOf }: Account, { mayBeKilled }: Observed): readonly string[] {
  if (copyOf !== null) return [];
  const [entry] = entries;
  if (!entry) return ['expected a log entry, found none'];
  if (entries.length > 1) return [`expected one log entry, found ${entries.length}`];
  return [...statusFault(mail, entry), ...notificationFault(mail, entry, notices.length, mayBeKilled)];
}

const statusFault = (mail: DemoMail, { status, error_message }: LogEntry): readonly string[] =>
  status === mail.expected.status
    ? []
    : [`expected ${mail.expected.status}, found ${status}${error_message ? ` (${error_message})` : ''}`];

function notificationFault(mail: DemoMail, entry: LogEntry, caught: number, mayBeKilled: boolean): readonly string[] {
  const { notification } = entry;
  const mails = caught === 1 ? 'one mail was caught' : `${caught} mails were caught`;
  if (mail.name === 'bounce')
    return caught === 0 && notification === 'not_wanted'
      ? []
      : [`expected no notification, found ${notification ?? 'one on its way'} and ${mails}`];
  if (notification === 'sent' && caught === 1) return [];
  // killed while it was sent, itself or its event store, the service cannot know: it says so and does not send again
  if (mayBeKilled && notification === 'ambiguous' && caught <= 1) return [];
  return [`expected one notification, sent; its state is ${notification ?? 'open'} and ${mails}`];
}

function orderFaults(group: readonly Account[], observed: Observed): readonly string[] {
  const entries = group.flatMap((account) => account.entries);
  const orders = ordersOf(entries, observed.orders);
  const expected = group.map(({ mail }) => mail.expected);
  const count = expected.reduce((sum, { orders: each }) => sum + each, 0);
  const faults: string[] = [];
  if (orders.length !== count) faults.push(`expected ${ordersInWords(count)}, found ${orders.length}`);
  if (entries.length > 1 && entries.some(({ sales_orders }) => sales_orders.length === 0))
    faults.push('expected both log entries to name the order, found one that does not');
  const wanted = expected.flatMap(({ poNumbers }) => poNumbers).sort();
  const numbers = orders.flatMap(({ po_number }) => po_number ?? []).sort();
  if (numbers.join() !== wanted.join())
    faults.push(`expected PO number ${wanted.join(', ') || 'none'}, found ${numbers.join(', ') || 'none'}`);
  const review = expected.find(({ requiresReview }) => requiresReview !== null)?.requiresReview ?? null;
  for (const { reference, requires_review, review_reasons } of orders)
    if (review !== null && requires_review !== review)
      faults.push(
        `expected ${reference} ${review ? 'to need' : 'not to need'} review (reasons: ${review_reasons.join(', ') || 'none'})`,
      );
  return [...faults, ...leadFaults(group, orders)];
}

/** A lead stands at the order, and its name in the notification, which may not have been caught after a crash. */
function leadFaults(group: readonly Account[], orders: readonly Order[]): readonly string[] {
  const wanted = group.some(({ mail }) => mail.expected.lead);
  const led = orders.filter(({ lead }) => lead !== null).map(({ reference }) => reference);
  const notices = group.flatMap((account) => account.notices);
  const named = notices.flatMap(({ lead }) => lead ?? []);
  if (!wanted) return [...led, ...named].map((lead) => `expected no lead, found one: ${lead}`);
  return [
    ...(led.length === 0 ? ['expected a lead at the order, found none'] : []),
    ...(notices.length > 0 && named.length === 0 ? ['expected the notification to name the lead, found none named'] : []),
  ];
}

const ordersInWords = (count: number): string => (count === 1 ? 'one draft order' : `${count === 0 ? 'no' : count} draft orders`);

function folderFaults(mails: readonly DemoMail[], { folders }: Observed): readonly Difference[] {
  const processed = folders.find(({ name }) => name === processedFolder)?.messages ?? [];
  return mails.flatMap(({ name, messageId }, index) => {
    const before = mails.slice(0, index).filter((mail) => mail.messageId === messageId).length;
    const copies = processed.filter((message) => message.messageId?.includes(messageId)).length;
    const delivered = mails.filter((mail) => mail.messageId === messageId).length;
    if (copies > delivered && before === 0)
      return [{ mail: name, says: `expected ${delivered} in ${processedFolder}, found ${copies}` }];
    return copies > before ? [] : [{ mail: name, says: `expected it in ${processedFolder}, it is not there` }];
  });
}

const queueFaults = ({ orders, queue }: Observed): readonly Difference[] =>
  [...orders.values()]
    .filter(({ id, requires_review }) => requires_review && !queue.some((entry) => entry.id === id))
    .map(({ reference }) => ({ mail: null, says: `${reference} needs review and is not in the review queue` }));

function strayFaults(accounts: readonly Account[], observed: Observed): readonly Difference[] {
  const entries = new Set(accounts.flatMap((account) => account.entries));
  const notices = new Set(accounts.flatMap((account) => account.notices));
  return [
    ...observed.entries
      .filter((entry) => !entries.has(entry))
      .map(({ email_from, email_subject }) => ({
        mail: null,
        says: `a log entry for a mail that nobody sent: ${email_from}, ${email_subject}`,
      })),
    ...observed.notices
      .filter((notice) => !notices.has(notice))
      .map(({ subject }) => ({ mail: null, says: `a notification about no mail of ours: ${subject}` })),
  ];
}
