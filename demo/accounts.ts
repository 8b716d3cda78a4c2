/** Which log entry, notifications and orders belong to which of the demo's mails. */
import type { DemoMail } from './mails/index.ts';
import type { LogEntry, Notice, Observed, Order } from './observed.ts';

export type Account = {
  readonly mail: DemoMail;
  /** the mail that this one is a second copy of: they share an entry, shown with the first */
  readonly copyOf: string | null;
  /** one, when all is well; none for a copy */
  readonly entries: readonly LogEntry[];
  readonly notices: readonly Notice[];
};

/** In the order of the mails. */
export function accountsOf(mails: readonly DemoMail[], observed: Pick<Observed, 'entries' | 'notices'>): readonly Account[] {
  return mails.map((mail, index) => {
    const original = mails.slice(0, index).find(({ messageId }) => messageId === mail.messageId);
    if (original) return { mail, copyOf: original.name, entries: [], notices: [] };
    return {
      mail,
      copyOf: null,
      entries: observed.entries.filter((entry) => isOf(mail, entry.email_from, entry.email_subject)),
      notices: observed.notices.filter(({ about }) => isOf(mail, about.from, about.subject)),
    };
  });
}

/** `from` may be an address or a name with one: "Elsa Lindqvist <orders@…>". */
const isOf = (mail: DemoMail, from: string, subject: string): boolean =>
  subject === mail.subject && from.toLowerCase().includes(mail.from.toLowerCase());

/** The orders that these entries point to, each once. */
export function ordersOf(entries: readonly LogEntry[], orders: Observed['orders']): readonly Order[] {
  const ids = new Set(entries.flatMap(({ sales_orders }) => sales_orders));
  return [...ids].flatMap((id) => orders.get(id) ?? []);
}
