/** Whom an address speaks for. */
import ipaddr from 'ipaddr.js';

/** Whoever has one address of IPv6 has all that share its first half (RFC 6177): counted singly, nobody would ever have come twice. */
const ownedBits = 64;

/** An address of IPv4, or the network of one of IPv6 (`2001:db8:1:2::/64`); what is no address as it was given. */
export const networkOf = (address: string | undefined): string => {
  const plain = address?.replace(/%.*$/, '');
  if (plain === undefined || !ipaddr.isValid(plain)) return plain ?? 'unknown';
  const parsed = ipaddr.process(plain); // ::ffff:192.0.2.1 is 192.0.2.1
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${ownedBits}`)}/${ownedBits}`;
};
