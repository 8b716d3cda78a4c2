import { createPrivateKey, X509Certificate } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type TLSSocket } from 'node:tls';
import { selfSignedCertificate } from '@order-intake/certificate';
import { expect } from 'chai';
import { describe, it } from 'mocha';

const request = {
  commonName: 'localhost',
  dnsNames: ['localhost', 'mail.example.test'],
  ipAddresses: ['127.0.0.1', '::1', 'fe80::1:2'],
  days: 30,
};

describe('embedded mail: self-signed certificates', () => {
  it('the certificate names its hosts, is its own authority and signs itself', () => {
    const { cert } = selfSignedCertificate(request);
    const certificate = new X509Certificate(cert);
    expect(certificate.subject).to.equal('CN=localhost');
    expect(certificate.ca).to.equal(true);
    expect(certificate.checkIssued(certificate)).to.equal(true);
    expect(certificate.verify(certificate.publicKey)).to.equal(true);
    expect(certificate.checkHost('mail.example.test')).to.equal('mail.example.test');
    expect(certificate.checkHost('other.example.test')).to.equal(undefined);
    for (const address of request.ipAddresses) expect(certificate.checkIP(address), address).to.equal(address);
  });

  it('it is valid for the days asked for, from the moment asked for, past 2050 as well', () => {
    const past = new X509Certificate(
      selfSignedCertificate({ ...request, days: 1, notBefore: new Date('2020-01-01T00:00:00Z') }).cert,
    );
    expect([new Date(past.validFrom), new Date(past.validTo)]).to.deep.equal([
      new Date('2020-01-01T00:00:00Z'),
      new Date('2020-01-02T00:00:00Z'),
    ]);
    const far = new X509Certificate(
      selfSignedCertificate({ ...request, days: 20_000, notBefore: new Date('2026-01-01T00:00:00Z') }).cert,
    );
    expect(new Date(far.validTo).getUTCFullYear()).to.equal(2080);
  });

  it('its key is EC, or RSA where that is asked for', () => {
    for (const keyType of ['ec', 'rsa'] as const) {
      const { key, cert } = selfSignedCertificate({ ...request, keyType });
      const certificate = new X509Certificate(cert);
      expect(createPrivateKey(key).asymmetricKeyType).to.equal(keyType);
      expect(certificate.checkPrivateKey(createPrivateKey(key)), keyType).to.equal(true);
      expect(certificate.verify(certificate.publicKey), keyType).to.equal(true);
    }
  });

  it('each has a serial number and a key of its own', () => {
    const [one, two] = [selfSignedCertificate(request), selfSignedCertificate(request)];
    expect(new X509Certificate(one.cert).serialNumber).to.not.equal(new X509Certificate(two.cert).serialNumber);
    expect(one.key).to.not.equal(two.key);
  });

  it('an address that is none is refused by name', () => {
    expect(() => selfSignedCertificate({ ...request, ipAddresses: ['300.1.1.1'] })).to.throw(
      '300.1.1.1 is not an IPv4 or IPv6 address',
    );
  });

  it('a TLS client that trusts it connects, by name and by address', async () => {
    const pair = selfSignedCertificate(request);
    const server = createServer(pair, (socket) => socket.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const authorized = (options: object): Promise<boolean> =>
      new Promise((resolve, reject) => {
        const socket: TLSSocket = connect({ port, ca: pair.cert, ...options }, () => resolve(socket.authorized));
        socket.on('error', reject);
      });
    expect(await authorized({ host: '127.0.0.1', servername: 'localhost' })).to.equal(true);
    expect(await authorized({ host: '127.0.0.1' })).to.equal(true);
    server.close();
  });
});
