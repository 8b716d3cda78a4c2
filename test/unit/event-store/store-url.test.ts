import { parseStoreUrl } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { describe, it } from 'mocha';

describe('the URL of an event store', () => {
  it('names several hosts, each with a port or without', () => {
    const url = 'esdb://admin:good%20word@a.example:2113,b.example,[::1]:2115?tls=true&tls-CA-file=ca.pem';
    expect(parseStoreUrl(url)?.hosts).to.deep.equal([
      { host: 'a.example', port: 2113 },
      { host: 'b.example', port: 2113 },
      { host: '[::1]', port: 2115 },
    ]);
    expect(parseStoreUrl(url)?.parameters.get('tlscafile')).to.equal('ca.pem');
    expect(parseStoreUrl(url)?.forClient).to.equal(url);
  });

  it('may have a scheme of KurrentDB, which the client is given as its own', () => {
    for (const scheme of ['kurrentdb', 'kurrent', 'kdb', 'KurrentDB'])
      expect(parseStoreUrl(`${scheme}://u:p@h:2113?tls=true`)?.forClient).to.equal('esdb://u:p@h:2113?tls=true');
    expect(parseStoreUrl('kurrentdb+discover://h.example:2113')?.forClient).to.equal('esdb+discover://h.example:2113');
  });

  it('may have a prefix of streams, which the client is not given', () => {
    for (const [url, forClient] of [
      ['esdb://h:2113?streamPrefix=staging', 'esdb://h:2113'],
      ['esdb://h:2113?stream-prefix=staging&tls=true', 'esdb://h:2113?tls=true'],
      ['esdb://h:2113?tls=true&streamPrefix=staging', 'esdb://h:2113?tls=true'],
    ])
      expect(parseStoreUrl(url ?? ''), url).to.deep.include({ streamPrefix: 'staging', forClient });
    for (const prefix of ['', '$all', 'a:b', '1st'])
      expect(parseStoreUrl(`esdb://h?streamPrefix=${prefix}`), prefix).to.equal(null);
  });

  it('is none without a host, with an empty one, or with a port that cannot be', () => {
    for (const url of [
      'esdb://',
      'esdb:///?tls=true',
      'esdb://a,,b',
      'esdb://a:99999',
      'esdb://a b:1',
      'http://h:2113',
      'hunter2',
    ])
      expect(parseStoreUrl(url), url).to.equal(null);
  });
});
