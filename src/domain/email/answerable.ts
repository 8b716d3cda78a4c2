/** Who may receive a mail that nobody asked for: only people who have proved that the address is theirs. */
import type { MailHeader, MailOrigin } from './email.events.ts';

export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
const isWithin = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** A program's mail is never answered, nor one of which nothing is known of who wrote it. */
export const isAnswerable = ({ origin }: Pick<MailHeader, 'origin'>): boolean => origin?.automatic === false;

/**
 * What DMARC came to, in the words of a server that is believed: what others have written into the header anybody could have. Null where none of
 * them says anything. `servers`: the mailbox's own domain and its IMAP server.
 */
export const dmarcBy = (authentication: MailOrigin['authentication'] | undefined, servers: readonly string[]): string | null =>
  authentication &&
  (authentication.trusted || servers.some((server) => server !== '' && isWithin(authentication.by, server.toLowerCase())))
    ? authentication.dmarc
    : null;

/** Whether DMARC passed for the sender, by such a server. */
export const isAuthenticated = ({ origin }: Pick<MailHeader, 'origin'>, servers: readonly string[]): boolean =>
  dmarcBy(origin?.authentication, servers) === 'pass';

/** By the addresses and domains of a customer's record. */
export const covers = (
  { emails, domains }: { readonly emails: readonly string[]; readonly domains: readonly string[] },
  address: string,
): boolean =>
  emails.some((email) => email.toLowerCase() === address.toLowerCase()) ||
  domains.some((domain) => domain.toLowerCase() === domainOf(address));
