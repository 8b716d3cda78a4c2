/** Why a server of a mailbox cannot be used. */
import { tokenFaultCodes } from './access-tokens.port.ts';

/** Stable; what each means and what to do about it: docs/reference/mailbox-problems.md. */
export const probeCodes = [
  ...tokenFaultCodes,
  'PORT_NOT_ALLOWED',
  'HOST_NOT_ALLOWED',
  'HOST_LOOKUP_FAILED',
  'UNREACHABLE',
  'NO_GREETING',
  'NOT_A_MAIL_SERVER',
  'SERVER_BUSY',
  'SERVER_REFUSES',
  'STARTTLS_MISSING',
  'TLS_NOT_SPOKEN',
  'TLS_TOO_OLD',
  'TLS_FAILED',
  'TLS_SELF_SIGNED',
  'TLS_UNKNOWN_ISSUER',
  'TLS_NAME_MISMATCH',
  'TLS_EXPIRED',
  'TLS_NOT_YET_VALID',
  'AUTH_NOT_OFFERED',
  'AUTH_FAILED',
  'LOGIN_REFUSED',
  'MAILBOX_ACCESS_MISSING',
  'IMAP_DISABLED',
  'SMTP_AUTH_DISABLED',
  'PASSWORD_GONE',
  'FOLDER_INVALID',
  'FOLDER_MISSING',
  'INBOX_UNAVAILABLE',
  'SERVER_MISBEHAVES',
] as const;
export type ProbeCode = (typeof probeCodes)[number];
