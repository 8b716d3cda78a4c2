/** A mail to the customer: their order was received, or approved. Who may get one is decided when it leaves, by what is known then. */

import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { LoadEmail } from '../../commands/email/advance-email.command.ts';
import type { CustomerDetails } from '../../domain/catalog/catalog.events.ts';
import { customerLanguage, type MailLanguage } from '../../domain/catalog/customer-language.ts';
import { covers, isAnswerable, isAuthenticated } from '../../domain/email/answerable.ts';
import type { MailHeader } from '../../domain/email/email.events.ts';
import type { OutgoingFile } from '../../domain/email/mail-access.port.ts';
import { ownMessageId } from '../../domain/email/own-mail.ts';
import type { CompanyMailboxes, Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { because, type Reason } from '../../domain/reasons/reasons.ts';
import type { KnownOrder, SalesOrder } from '../../domain/sales-order/sales-order.state.ts';
import type { Composed } from '../delivery/box.ts';
import { type Fact, mailOfFacts } from '../delivery/mail-of-facts.ts';
import { type MailboxWayDeps, mailboxWay } from '../delivery/mailbox-way.ts';
import type { Composer, MessageToCompose } from '../delivery/outbox.box.ts';
import { type OrderMailKind, orderMailWords } from './order-mail-words.ts';

export type CustomerRecord = Pick<CustomerDetails, 'emails' | 'domains' | 'addresses'>;

export type OrderMailDeps = MailboxWayDeps & {
  readonly loadOrder: (companyId: string, orderId: string) => Promise<SalesOrder>;
  readonly loadEmail: LoadEmail;
  readonly loadMailboxes: (companyId: string) => Promise<CompanyMailboxes>;
  /** null: there is none, or it was removed */
  readonly customerRecord: (companyId: string, id: string) => Promise<CustomerRecord | null>;
  readonly companySettings: LoadCompanySettings;
  readonly companyName: (companyId: string) => Promise<string>;
};

/** The mail that the order came in, and the mailbox that it came into; null for an order of another source. */
type Came = { readonly mail: MailHeader; readonly mailbox: Mailbox | null };

const isInForce = (kind: OrderMailKind, { phase }: KnownOrder): boolean =>
  kind === 'customer_order_approved'
    ? phase === 'approved' || phase === 'handed_over'
    : phase !== 'rejected' && phase !== 'cancelled';

export const composeOrderMail =
  (kind: OrderMailKind, deps: OrderMailDeps): Composer =>
  async (message) => {
    const order = await deps.loadOrder(message.companyId, message.aboutId);
    if (order.phase === 'none' || !isInForce(kind, order)) return { notWanted: because.order_over() };
    return mailToCustomer(deps, message, order, (language) => {
      const words = orderMailWords[language];
      return { title: words[kind](order.content.poNumber ?? order.reference), facts: factsOf(order, words) };
    });
  };

/** What a mail says, in the language of its reader. */
export type OrderMail = {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly files?: readonly OutgoingFile[];
};

/** The mail as it leaves, or why nobody may get it. `write` is called once there is a recipient. */
export const mailToCustomer = async (
  deps: OrderMailDeps,
  { companyId, id }: Pick<MessageToCompose, 'companyId' | 'id'>,
  order: KnownOrder,
  write: (language: MailLanguage) => OrderMail | Promise<OrderMail>,
): Promise<Composed> => {
  const mailboxes = await deps.loadMailboxes(companyId);
  const came = order.content.source.kind === 'email' ? await cameBy(deps, companyId, order.content.source.id, mailboxes) : null;
  const customer = order.content.customer && (await deps.customerRecord(companyId, order.content.customer.customerId));
  const to = recipientOf(order, came, customer, mailboxes);
  if ('refused' in to) return { notWanted: to.refused };
  const sender = came?.mailbox ?? Object.values(mailboxes).find(({ isActive }) => isActive);
  if (!sender) return { notWanted: because.no_sender() };
  const messageId = ownMessageId(id, sender.emailAddress);
  const { locale } = await deps.companySettings(companyId);
  const countries = customer?.addresses.map(({ country }) => country) ?? [];
  const language = customerLanguage({ countries, address: to.address, locale });
  const companyName = await deps.companyName(companyId);
  const { title, facts, files } = await write(language);
  const mail = (from: string) =>
    mailOfFacts({
      title,
      subject: title,
      facts,
      companyName,
      signature: [companyName, orderMailWords[language].automatic],
      from,
      to: [to.address],
      messageId,
      ...(came?.mail.messageId ? { answerTo: came.mail.messageId } : {}),
      ...(files === undefined ? {} : { files }),
    });
  return { recipients: [to.address], messageId, ways: [mailboxWay(deps, companyId, sender, mail)] };
};

const cameBy = async (
  { loadEmail }: OrderMailDeps,
  companyId: string,
  emailId: string,
  mailboxes: CompanyMailboxes,
): Promise<Came | null> => {
  const { state } = await loadEmail(companyId, emailId);
  if (state.phase === 'none') return null;
  const mailbox = state.copies.map(({ copy }) => mailboxes[copy.mailboxId]).find((candidate) => candidate !== undefined) ?? null;
  return { mail: state.mail, mailbox };
};

/** An address that the customer's record covers, or whose owner has shown that the mail is theirs; never one of our own. */
const recipientOf = (
  { content }: KnownOrder,
  came: Came | null,
  customer: CustomerRecord | null,
  mailboxes: CompanyMailboxes,
): { readonly address: string } | { readonly refused: Reason } => {
  if (content.source.kind === 'email' && !came) return { refused: because.mail_of_order_unknown() };
  if (came && !isAnswerable(came.mail)) return { refused: because.mail_of_order_automatic() };
  const address = came ? came.mail.from : content.customerEmail;
  if (!address?.includes('@')) return { refused: because.no_address() };
  if (Object.values(mailboxes).some(({ emailAddress }) => emailAddress.toLowerCase() === address.toLowerCase()))
    return { refused: because.own_address() };
  const servers = came?.mailbox ? [came.mailbox.imapServer, came.mailbox.emailAddress.split('@').at(-1) ?? ''] : [];
  const isTheirs = (customer && covers(customer, address)) || (came && isAuthenticated(came.mail, servers));
  return isTheirs ? { address } : { refused: because.address_not_covered() };
};

export const factsOf = ({ reference, content }: KnownOrder, words: (typeof orderMailWords)['en']): readonly Fact[] => {
  const { poNumber, deliveryDate, total, currency, lines } = content;
  const facts: readonly (readonly [string, string | null])[] = [
    [words.ours, reference],
    [words.yours, poNumber],
    [words.delivery, deliveryDate],
    [words.lines, String(lines.length)],
    [words.total, total === null ? null : [total, currency].filter((part) => part !== null).join(' ')],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
};
