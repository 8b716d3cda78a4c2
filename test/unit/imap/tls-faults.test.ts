import { expect } from 'chai';
import { describe, it } from 'mocha';
import { certificateFault, handshakeFault } from '../../../src/adapters/mail-probe/tls-faults.ts';

describe('what is wrong with TLS', () => {
  for (const [code, expected] of [
    ['SELF_SIGNED_CERT_IN_CHAIN', 'TLS_UNKNOWN_ISSUER'],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'TLS_UNKNOWN_ISSUER'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'TLS_UNKNOWN_ISSUER'],
    ['CERT_REVOKED', 'TLS_FAILED'],
  ] as const)
    it(`a certificate with ${code} is ${expected}, and lasting`, () =>
      expect(certificateFault(code).fault).to.deep.include({ code: expected, transient: false }));
  it('a handshake that breaks off may work later', () =>
    expect(handshakeFault(undefined).fault).to.deep.include({ code: 'TLS_FAILED', transient: true }));
});
