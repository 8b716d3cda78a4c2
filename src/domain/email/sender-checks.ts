/** What the receiving server found out about the sender (RFC 8601), and when that is believed. */
import type { MailOrigin } from './email.events.ts';

/** A server that took the mail in or passed it on, as its Received field says: its own name, and what it saw of the other side. */
export type Relay = { readonly by: string; readonly from: string };

/** Of the mailbox: its own servers are below its domain and its IMAP server. */
export type OwnServers = { readonly emailAddress: string; readonly imapServer: string; readonly authservId?: string | null };

/** Providers whose servers write another name than that of the IMAP server; '' : none, as Exchange Online. */
const providers: { readonly [imapServer: string]: { readonly id: string; readonly domain: string } } = {
  'imap.gmail.com': { id: 'mx.google.com', domain: 'google.com' },
  'outlook.office365.com': { id: '', domain: 'outlook.com' },
};

const isWithin = (host: string, domain: string): boolean => domain !== '' && (host === domain || host.endsWith(`.${domain}`));
const privateAddress = /\[(?:IPv6:)?(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1\]|f[cd])/i;

/** "cloud.example" of "mx.cloud.example": the other servers of a filter. */
const parentOf = (host: string): string => (host.split('.').length > 2 ? host.slice(host.indexOf('.') + 1) : '');

/**
 * Whether the topmost Authentication-Results field was written by the server that took the mail in. Anybody can write one into a mail that they send. It
 * stands below what our server wrote then: so no hop from outside may stand above it, into whichever server. `relays`: those that stand above it.
 */
const isBelieved = (
  { by }: NonNullable<MailOrigin['authentication']>,
  relays: readonly Relay[],
  { emailAddress, imapServer, authservId }: OwnServers,
): boolean => {
  const provider = providers[imapServer.toLowerCase()];
  const namedServer = authservId?.toLowerCase() ?? '';
  const ownDomains = [
    emailAddress.slice(emailAddress.lastIndexOf('@') + 1),
    imapServer,
    provider?.domain ?? '',
    namedServer,
    parentOf(namedServer),
  ];
  const isOwn = (host: string) => ownDomains.some((domain) => isWithin(host.toLowerCase(), domain.toLowerCase()));
  const isNamed = namedServer ? by === namedServer : by === provider?.id || isOwn(by);
  const isFromOutside = ({ from }: Relay) =>
    !privateAddress.test(from) && !from.split(/[\s()[\]]+/).some((name) => name.includes('.') && isOwn(name));
  return isNamed && !relays.some(isFromOutside);
};

/** An origin without what is not believed. */
export const believedOrigin = (origin: MailOrigin, relays: readonly Relay[], servers: OwnServers): MailOrigin => {
  const { authentication } = origin;
  if (!authentication) return origin;
  return { ...origin, authentication: isBelieved(authentication, relays, servers) ? { ...authentication, trusted: true } : null };
};
