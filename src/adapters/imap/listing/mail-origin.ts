/** What a mail's header says of where it comes from: whether a program wrote it, and whether its sender was authenticated. */
import type { MailOrigin } from '../../../domain/email/email.events.ts';
import type { Relay } from '../../../domain/email/sender-checks.ts';
import type { HeaderFields, orderedFields } from './header-fields.ts';
import type { MimeNode } from './mime-node.ts';

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

const results = 'pass|fail|softfail|neutral|none|policy|hardfail|temperror|permerror|bestguesspass';
/** Of several (DKIM signs more than once) one that passed, else the first. */
const resultOf = (header: string, method: string): string | undefined => {
  const verdicts = [...header.matchAll(new RegExp(`(?:^|[;\\s])${method}\\s*=\\s*(${results})\\b`, 'gi'))].map(([, result]) =>
    result?.toLowerCase(),
  );
  return verdicts.find((result) => result === 'pass') ?? verdicts[0];
};

/** as many as a header is looked at for */
const mostHeader = 4_000;

/** The topmost Authentication-Results (RFC 8601). Comments are left out: they may hold anything. A field without a server's name is '' 's. */
const authenticationOf = (header: string | undefined): MailOrigin['authentication'] => {
  if (header === undefined) return null;
  const statement = header.slice(0, mostHeader).replace(/\([^()]*\)/g, ' ');
  const [, name = '', isMethod] = /^\s*([a-z0-9._-]+)\s*(=)?/i.exec(statement) ?? [];
  const [dmarc, spf, dkim] = ['dmarc', 'spf', 'dkim'].map((method) => resultOf(statement, method));
  if (!dmarc && !spf && !dkim) return null;
  const by = isMethod ? '' : name.toLowerCase();
  return { by, dmarc: dmarc ?? 'none', ...(spf ? { spf } : {}), ...(dkim ? { dkim } : {}) };
};

export const mailOrigin = (fields: HeaderFields): MailOrigin => ({
  automatic: isAutomatic(fields),
  ...(isBulk(fields) ? { bulk: true } : {}),
  authentication: authenticationOf(fields.get('authentication-results')),
});

const mostRelays = 20;
/** "from helo.example (name.example [192.0.2.1]) by mx.example with ESMTPS": what a greeting says anybody can choose, so it is left out. */
const relayOf = (received: string): Relay => ({
  from: /\(([^()]*)\)/.exec(received.split(/\sby\s/i)[0] ?? '')?.[1] ?? '',
  by: /\bby\s+([a-z0-9._-]+)/i.exec(received)?.[1]?.toLowerCase() ?? '',
});

/** The servers whose fields stand above the topmost Authentication-Results. */
export const relaysAbove = (header: ReturnType<typeof orderedFields>): readonly Relay[] => {
  const at = header.findIndex(([name]) => name === 'authentication-results');
  const above = header.slice(0, Math.max(0, at)).filter(([name]) => name === 'received');
  return above.slice(0, mostRelays).map(([, received]) => relayOf(received.slice(0, mostHeader)));
};

/** RFC 8551 and RFC 3156. */
export const signatureOf = ({ type, parameters }: MimeNode): MailOrigin['signed'] => {
  const protocol = parameters?.protocol?.toLowerCase() ?? '';
  if (type === 'multipart/signed' && /pkcs7-signature/.test(protocol)) return 'smime';
  if (type === 'multipart/signed' && protocol === 'application/pgp-signature') return 'pgp';
  const isSigned = /^application\/(x-)?pkcs7-mime$/.test(type) && /^signed-data$/i.test(parameters?.['smime-type'] ?? '');
  return isSigned ? 'smime' : undefined;
};
