/** What a mail's header says of where it comes from: whether a program wrote it, and whether its sender was authenticated. */
import type { MailOrigin } from '../../../domain/email/email.events.ts';
import type { HeaderFields } from './header-fields.ts';

/** Anything that says that nobody waits for an answer: RFC 3834, RFC 2369, and what list and mass mailers write. */
const isAutomatic = (fields: HeaderFields): boolean =>
  !/^no\b/i.test(fields.get('auto-submitted') ?? 'no') ||
  /^(bulk|list|junk|auto_reply)\b/i.test(fields.get('precedence') ?? '') ||
  fields.get('return-path')?.replace(/\s/g, '') === '<>' ||
  [...fields.keys()].some((name) => name.startsWith('list-') || name === 'x-autoreply' || name === 'x-autorespond') ||
  /\b(all|autoreply)\b/i.test(fields.get('x-auto-response-suppress') ?? '');

/** Mailing lists (RFC 2369, RFC 2919) and what mass mailers write. */
const isBulk = (fields: HeaderFields): boolean =>
  /^(bulk|list|junk)\b/i.test(fields.get('precedence') ?? '') || [...fields.keys()].some((name) => name.startsWith('list-'));

/** The topmost Authentication-Results, which the server that took the mail in has written (RFC 8601). */
const authenticationOf = (header: string | undefined): MailOrigin['authentication'] => {
  const by = /^\s*([a-z0-9._-]+)/i.exec(header ?? '')?.[1]?.toLowerCase();
  const dmarc = /;\s*dmarc\s*=\s*([a-z]+)/i.exec(header ?? '')?.[1]?.toLowerCase();
  return by && dmarc ? { by, dmarc } : null;
};

export const mailOrigin = (fields: HeaderFields): MailOrigin => ({
  automatic: isAutomatic(fields),
  ...(isBulk(fields) ? { bulk: true } : {}),
  authentication: authenticationOf(fields.get('authentication-results')),
});
