/** Whom an address speaks for. */
import ipaddr from 'ipaddr.js';

/**
 * The owner of one IPv6 address has all that share its first half (RFC 6177): counted singly, no address would ever
 * repeat.
 */
const ownedBits = 64;

/** An address of IPv4, or the network of one of IPv6 (`2001:db8:1:2::/64`); what is no address as it was given. */
export const networkOf = (address: string | undefined): string => {
  const plain = address?.replace(/%.*$/, '');
  if (plain === undefined || !ipaddr.isValid(plain)) return plain ?? 'unknown';
  const parsed = ipaddr.process(plain); // ::ffff:192.0.2.1 is 192.0.2.1
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${ownedBits}`)}/${ownedBits}`;
};
