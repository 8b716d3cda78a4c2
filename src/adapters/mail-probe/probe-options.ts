import type { MailHosts } from '../host-guard/mail-hosts.ts';

export type ProbeOptions = {
  readonly hosts: MailHosts;
  /** PEM of certificates trusted besides the public ones (MAIL_CA_FILE) */
  readonly ca?: string | null;
  /** A server without STARTTLS gets the password in clear text. Off unless the operator switches it on. */
  readonly allowPlaintext?: boolean;
  /** for each step of the conversation */
  readonly stepMs?: number;
  /** login and everything after it */
  readonly sessionMs?: number;
};
