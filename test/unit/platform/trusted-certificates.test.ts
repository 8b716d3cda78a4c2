import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { TLSSocket, connect as tlsConnect } from 'node:tls';
import { selfSignedCertificate } from '@order-intake/certificate';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { trusting } from '../../../src/platform/crypto/trusted-certificates.ts';

const certificate = () =>
  selfSignedCertificate({ commonName: 'own.test', dnsNames: ['localhost'], ipAddresses: ['127.0.0.1'], days: 2 });

/** Null: the server is trusted. */
const refusal = async ({ key, cert }: ReturnType<typeof certificate>, ca: string | null): Promise<string | null> => {
  const server = createServer((socket) => {
    const secured = new TLSSocket(socket, { isServer: true, key, cert });
    secured.on('error', () => undefined);
    secured.on('data', () => secured.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = tlsConnect({ host: '127.0.0.1', port, servername: 'localhost', ...trusting(ca) });
  try {
    await once(client, 'secureConnect');
    return client.getProtocol() === 'TLSv1.3' ? null : `spoken to by ${client.getProtocol()}`;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  } finally {
    client.destroy();
    server.close();
  }
};

describe('trust in certificates', () => {
  it('is given to the public ones and to the own, and to no other', async () => {
    const [own, others] = [certificate(), certificate()];
    expect(await refusal(own, own.cert)).to.equal(null);
    expect(await refusal(others, own.cert)).to.be.oneOf(['DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_SIGNATURE_FAILURE']);
    expect(await refusal(own, null)).to.equal('DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(await refusal(others, others.cert)).to.equal(null);
  });

  it('is read once for all connections', () => {
    const { cert } = certificate();
    expect(trusting(cert).secureContext).to.equal(trusting(cert).secureContext).and.not.equal(undefined);
    expect(trusting(certificate().cert).secureContext).to.not.equal(trusting(cert).secureContext);
    expect(trusting(null).secureContext).to.equal(undefined);
  });
});
