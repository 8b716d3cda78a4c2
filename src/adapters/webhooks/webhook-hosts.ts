/** Where webhooks may go: the guard of hosts, and what kind of address one may have. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { WebhookUrlFault } from '../../domain/webhook/webhook-sender.port.ts';
import { createHostGuard, type HostGuard, type HostGuardOptions, type VettedHost } from '../host-guard/host-guard.ts';
import { isWebPort, webPorts } from '../host-guard/web-ports.ts';

export type WebhookHostsOptions = Pick<HostGuardOptions, 'allowedCidrs' | 'resolve' | 'timeoutMs'> & {
  readonly allowHttp: boolean;
};

export type VettedUrl = { readonly url: URL; readonly host: VettedHost };
export type UrlRefusal = WebhookUrlFault & { readonly transient: boolean };
export type WebhookHosts = { readonly vet: (url: string) => Promise<VettedUrl | UrlRefusal> };

const refused = (code: WebhookUrlFault['code'], message: string): UrlRefusal => ({ code, message, transient: false });

const parseUrl = (address: string, allowHttp: boolean): URL | UrlRefusal => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null) return refused('not_a_url', 'is not an address such as https://erp.example.com/orders');
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:'))
    return refused('not_https', 'must begin with https://, so that nobody reads along');
  if (url.username !== '' || url.password !== '') return refused('holds_credentials', 'must not hold a name or a password');
  return url;
};

export const createWebhookHosts = ({ allowHttp, ...options }: WebhookHostsOptions): WebhookHosts => {
  const guard: HostGuard = createHostGuard({
    ...options,
    portAllowed: isWebPort,
    words: {
      server: 'web server',
      ports: webPorts,
      setting: 'WEBHOOK_ALLOWED_CIDRS',
    },
  });
  return {
    vet: async (address) => {
      const url = parseUrl(address, allowHttp);
      if (!(url instanceof URL)) return url;
      const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
      const vetted = await guard.vet(url.hostname, port);
      if (!isLeft(vetted)) return { url, host: vetted.right };
      const { code, message, transient } = vetted.left;
      return { code: code.toLowerCase() as Lowercase<typeof code>, message, transient };
    },
  };
};
