import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailServer } from '../../domain/email/mail-access.port.ts';
import { trusting } from '../../platform/crypto/trusted-certificates.ts';
import type { VettedHost } from '../host-guard/mail-hosts.ts';
import { tokenAuth } from './login.ts';

type Trust = {
  /** PEM of certificates trusted besides the public ones */
  readonly ca?: string | null;
  /** true: a server without STARTTLS gets the password in clear text (operator's setting) */
  readonly allowPlaintext?: boolean;
};

/** A connection to the vetted address, not opened yet. */
export function newConnection(
  server: MailServer,
  { address, servername }: VettedHost,
  { ca, allowPlaintext = false }: Trust,
  timeouts: { readonly connectMs: number; readonly silenceMs: number },
): SMTPConnection {
  const name = servername === null ? {} : { servername };
  return new SMTPConnection({
    host: address,
    port: server.port,
    ...name,
    secure: server.implicitTls,
    // without it nodemailer sends the password in clear when the server offers no STARTTLS
    requireTLS: !server.implicitTls && !allowPlaintext,
    tls: { ...name, ...trusting(ca ?? null) },
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    socketCloseTimeout: 1_000,
    customAuth: tokenAuth,
  });
}
