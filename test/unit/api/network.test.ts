import { expect } from 'chai';
import { describe, it } from 'mocha';
import { networkOf } from '../../../src/api/http/network.ts';

describe('the network that a caller comes from', () => {
  const expected: { readonly [address: string]: string } = {
    '192.0.2.7': '192.0.2.7',
    '::ffff:192.0.2.7': '192.0.2.7',
    '2001:db8:1:2::5': '2001:db8:1:2::/64',
    '2001:0DB8:1:2:ffff:ffff:ffff:ffff': '2001:db8:1:2::/64',
    'fe80::1%eth0': 'fe80::/64',
    '::1': '::/64',
    'no address': 'no address',
  };
  for (const [address, network] of Object.entries(expected))
    it(`of ${address} is ${network}`, () => expect(networkOf(address)).to.equal(network));

  it('is one for all addresses that somebody has of their own, and another for their neighbours', () => {
    expect(networkOf('2001:db8:1:2::1')).to.equal(networkOf('2001:db8:1:2:a:b:c:d'));
    expect(networkOf('2001:db8:1:2::1')).not.to.equal(networkOf('2001:db8:1:3::1'));
    expect(networkOf('192.0.2.1')).not.to.equal(networkOf('192.0.2.2'));
    expect(networkOf(undefined)).to.equal('unknown');
  });
});
