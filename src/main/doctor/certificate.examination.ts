import { once } from 'node:events';
import { connect } from 'node:tls';
import { type Examination, type Finding, fault, fine, warning } from './examination.ts';

const dayMs = 86_400_000;
const soonDays = 14;
const connectMs = 10_000;

const expiryOf = async (host: string, port: number): Promise<Date> => {
  const socket = connect({ host, port, servername: host });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(connectMs) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
};

const judged = (host: string, days: number): Finding => {
  const says = `the certificate of ${host} expires in ${days} days`;
  return days < soonDays ? warning(`${says}: renew it`) : fine(says);
};

/** What people's browsers and the chat provider see. */
export const certificate: Examination = {
  name: 'certificate',
  help: 'docs/how-to/run-in-production.md#put-a-reverse-proxy-in-front',
  look: async ({ config }) => {
    if (config.publicUrl === null) return [fine('PUBLIC_URL is not set, so there is no certificate to check')];
    const { protocol, hostname, port } = new URL(config.publicUrl);
    if (protocol !== 'https:')
      return [warning('PUBLIC_URL is not https, but sign-in and the chat provider require a certificate')];
    try {
      const expiry = await expiryOf(hostname, Number(port || 443));
      return [judged(hostname, Math.floor((expiry.getTime() - Date.now()) / dayMs))];
    } catch (error) {
      return [fault(`${hostname} is unreachable or has no valid certificate: ${(error as Error).message}`)];
    }
  },
};
