import ipaddr from 'ipaddr.js';

type Cidr = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** What the internet routes today; everything else in IPv6 is reserved, local or a tunnel that hides an IPv4 address. */
const globalV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Unicast by its range, and still nobody's server: a cloud's metadata service (168.63.129.16), 6to4 relays, protocol
 * assignments (RFC 6890), benchmarking (RFC 2544) and documentation (RFC 9637).
 */
const refused = ['168.63.129.16/32', '192.88.99.0/24', '198.18.0.0/15', '2001::/23', '3fff::/20'].map((text) =>
  ipaddr.parseCIDR(text),
);

/**
 * @param texts networks such as "10.0.0.0/8" or single addresses
 * @param setting where they come from
 * @throws Error naming the text that is neither
 */
export function parseCidrs(texts: readonly string[], setting: string): readonly Cidr[] {
  return texts.map((text) => {
    try {
      if (text.includes('/')) return ipaddr.parseCIDR(text);
      const address = ipaddr.parse(text);
      return [address, address.kind() === 'ipv4' ? 32 : 128];
    } catch {
      throw new Error(`${setting}: "${text}" is not a network; write it like 10.20.0.0/16 or fd00::/8`);
    }
  });
}

/**
 * Whether a connection may go to this address: global unicast, or in a network the operator allows. Refused unless known to
 * be good, so a range nobody thought of is refused too. An IPv4-mapped IPv6 address is judged as the IPv4 address it is.
 */
export function addressAllowed(text: string, allowed: readonly Cidr[]): boolean {
  if (text.includes('%') || !ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (allowed.some((cidr) => within(address, cidr))) return true;
  if (address.range() !== 'unicast' || refused.some((cidr) => within(address, cidr))) return false;
  return address.kind() === 'ipv4' || within(address, globalV6);
}

const within = (address: ipaddr.IPv4 | ipaddr.IPv6, [network, bits]: Cidr): boolean =>
  address.kind() === network.kind() && address.match(network, bits);
