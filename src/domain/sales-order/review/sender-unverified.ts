import { covers, dmarcBy, domainOf } from '../../email/answerable.ts';
import { reviewCheck } from './review-check.ts';
import type { KnownBuyer } from './review-knowledge.ts';

/** A record without addresses says nothing of who writes for the customer. */
const isForeign = (customer: KnownBuyer | null, address: string): boolean =>
  customer !== null && customer.emails.length + customer.domains.length > 0 && !covers(customer, address);

export const senderUnverified = reviewCheck({
  about:
    "The mail's sender is not of the customer's addresses and domains, or DMARC failed for it. Colleagues who forward an order are of the company's own domains",
  isOn: { new: true, before: false },
  parameters: {
    authserv_id: {
      kind: 'text',
      initial: '',
      about:
        "Further servers whose Authentication-Results are believed, by the name they write there (mx.google.com); the mailbox's own domain and its IMAP server always are",
    },
  },
  facts: {
    sender_domain: ['text', 'Of the address that the mail is from'],
    is_foreign: ['flag', "Whether the address is none of the customer's"],
    dmarc: ['text?', 'What DMARC came to, as the receiving server says: fail; null where it says nothing'],
  },
  effect: -20,
  lasting: true,
  find: (_, { sender, customer, ownDomains }, { authserv_id }) => {
    if (!sender) return [];
    const domain = domainOf(sender.email);
    const servers = [...sender.servers, ...authserv_id.split(/[\s,;]+/)];
    const dmarc = dmarcBy(sender.authentication, servers);
    const isOwn = ownDomains.some((ownDomain) => ownDomain.toLowerCase() === domain);
    const is_foreign = !isOwn && isForeign(customer, sender.email);
    return is_foreign || dmarc === 'fail' ? [{ sender_domain: domain, is_foreign, dmarc }] : [];
  },
  words: ({ sender_domain, is_foreign, dmarc }) =>
    [
      ...(is_foreign ? [`sender domain ${sender_domain} is not the customer’s`] : []),
      ...(dmarc === 'fail' ? [`DMARC failed for ${sender_domain}: the sender may be forged`] : []),
    ].join('; '),
});
