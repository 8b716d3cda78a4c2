/** Where mail servers may be: the guard of hosts, with the ports that they listen on. */
import { createHostGuard, type HostGuard, type HostGuardOptions } from './host-guard.ts';

export type { HostRefusal, Resolve, VettedHost } from './host-guard.ts';
export type MailHosts = HostGuard;

export type MailHostsOptions = Pick<HostGuardOptions, 'allowedCidrs' | 'resolve' | 'timeoutMs'> & {
  /** Instead of the ports mail servers listen on. */
  readonly allowedPorts?: readonly number[];
};

const mailPorts: readonly number[] = [143, 993, 25, 465, 587, 2525];

export const createMailHosts = ({ allowedPorts = mailPorts, ...options }: MailHostsOptions): MailHosts =>
  createHostGuard({
    ...options,
    portAllowed: (port) => allowedPorts.includes(port),
    words: {
      server: 'mail server',
      ports: `mail port; allowed are ${[...new Set(allowedPorts)].join(', ')}`,
      setting: 'MAIL_ALLOWED_CIDRS',
    },
  });
