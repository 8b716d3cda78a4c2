/** Why none of several hosts could be asked who leads: the client loses the reasons, so each host is tried once more, by TLS alone. */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { parseStoreUrl, type StoreHost } from './store-url.ts';

const tryMs = 2000;

type Tried = { readonly hosts: readonly StoreHost[]; readonly ca: Buffer | null };

/** Null where no certificate is looked at. */
const securedHosts = (url: string): Tried | null => {
  const store = parseStoreUrl(url);
  if (!store) return null;
  const { hosts, parameters } = store;
  if (parameters.get('tls') === 'false' || parameters.get('tlsverifycert') === 'false') return null;
  const caFile = parameters.get('tlscafile');
  return { hosts, ca: caFile === undefined ? null : readFileSync(caFile) };
};

/** What TLS says of one host; null when it was connected, or was not there. */
const refusalOf = ({ host, port }: StoreHost, ca: Buffer | null): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      timeout: tryMs,
      ALPNProtocols: ['h2'],
      ...(ca ? { ca } : {}),
      ...(isIP(host) ? {} : { servername: host }),
    });
    const end = (reason: string | null) => {
      socket.destroy();
      resolve(reason);
    };
    socket.once('secureConnect', () => end(null));
    socket.once('timeout', () => end(null));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      const ofNetwork = /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|EPIPE)/.test(error.code ?? '');
      end(ofNetwork ? null : `${host}:${port}: ${error.message}`);
    });
  });

/** The first refusal of a certificate among the URL's hosts, null when that is not the reason. */
export const certificateRefusal = async (url: string): Promise<string | null> => {
  const tried = securedHosts(url);
  if (!tried) return null;
  const refusals = await Promise.all(tried.hosts.map((host) => refusalOf(host, tried.ca)));
  return refusals.find((refusal) => refusal !== null) ?? null;
};
