/**
 * A TLS server on 127.0.0.1 with a certificate as a test wants it, which greets every client that completes the
 * handshake.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type TlsOptions } from 'node:tls';
import { selfSignedCertificate } from '@order-intake/certificate';

type Certificate = { readonly names?: readonly string[]; readonly notBefore?: Date; readonly days?: number };
export type TlsServer = { readonly port: number; readonly ca: string; readonly stop: () => void };

export const startTlsServer = async (
  greeting: string,
  { names = ['localhost'], notBefore, days = 2 }: Certificate,
  options: TlsOptions = {},
): Promise<TlsServer> => {
  const { key, cert } = selfSignedCertificate({
    commonName: 'tls.test',
    dnsNames: names,
    ipAddresses: ['127.0.0.1'],
    days,
    ...(notBefore ? { notBefore } : {}),
  });
  const server = createServer({ key, cert, ...options }, (socket) => {
    socket.on('error', () => undefined);
    socket.write(`${greeting}\r\n`);
  });
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, ca: cert, stop: () => server.close() };
};
