/** To which addresses questions about an order may go: where it came from, or what the customer's record names. Never to another. */

import { covers, dmarcBy, domainOf, isAnswerable, isAuthenticated } from '../../email/answerable.ts';
import type { MailHeader } from '../../email/email.events.ts';
import { companyDomainOf } from '../../shared/public-mail-domains.ts';
import type { Answerer, CustomerGround } from './question-round.ts';

export const askingRefusals = ['asking_is_off', 'dmarc_failed', 'no_recipient', 'no_sender', 'nothing_to_ask'] as const;
export type AskingRefusal = (typeof askingRefusals)[number];

type Facts = {
  /** the mail that the order came in; null: it came otherwise, or the mail is not known any more */
  readonly mail: MailHeader | null;
  /** what the mailbox that it came to believes */
  readonly servers: readonly string[];
  /** of the customer's record */
  readonly emails: readonly string[];
  /** our own addresses */
  readonly ownAddresses: readonly string[];
};

const isFailed = ({ origin }: Pick<MailHeader, 'origin'>, servers: readonly string[]): boolean =>
  dmarcBy(origin?.authentication, servers) === 'fail';

/** First the address that the order came from, unless a program wrote the mail. A failed DMARC forbids asking: nobody knows whose order it is. */
export const recipientsOf = ({ mail, servers, emails, ownAddresses }: Facts): readonly string[] | 'dmarc_failed' => {
  if (mail && isFailed(mail, servers)) return 'dmarc_failed';
  const sender = mail && isAnswerable(mail) ? [mail.from] : [];
  const candidates = [...sender, ...emails].map((address) => address.trim().toLowerCase());
  const ours = new Set(ownAddresses.map((address) => address.toLowerCase()));
  return [...new Set(candidates)].filter((address) => /^[^@\s]+@[^@\s]+$/.test(address) && !ours.has(address));
};

export type AskedSender = { readonly address: string; readonly ground: CustomerGround };

/**
 * The sender of the order, if they are certainly the customer: the customer's record names the address; or the record names no address, DMARC passed, and
 * the address is not one of the company itself.
 */
export const senderToAsk = (
  recipients: readonly string[],
  {
    mail,
    servers,
    emails,
    domains,
    ownDomains,
  }: Omit<Facts, 'ownAddresses'> & Record<'domains' | 'ownDomains', readonly string[]>,
): AskedSender | null => {
  const address = mail?.from.trim().toLowerCase() ?? '';
  if (!mail || !recipients.includes(address)) return null;
  if (covers({ emails, domains }, address)) return { address, ground: 'record_address' };
  const isOwn = ownDomains.some((domain) => domain.toLowerCase() === domainOf(address));
  const isTheirs = emails.length + domains.length === 0 && !isOwn && isAuthenticated(mail, servers);
  return isTheirs ? { address, ground: 'authenticated_sender' } : null;
};

export const answererOf = (mail: MailHeader, recipient: string, servers: readonly string[]): Answerer => {
  if (isFailed(mail, servers)) return 'other';
  const from = mail.from.trim().toLowerCase();
  if (from === recipient.toLowerCase()) return 'recipient';
  const company = companyDomainOf(from);
  return company !== null && company === companyDomainOf(recipient.toLowerCase()) ? 'colleague' : 'other';
};
