/** Codecs from the text of an environment variable to its value. A codec's name is what a fault shows as expected. */
import { parseStoreUrl } from '@order-intake/event-sourcing';
import { isRight } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import ipaddr from 'ipaddr.js';
import { validate as isCron } from 'node-cron';
import { type EncryptionKey, fingerprint } from '../crypto/keyring.ts';

/** From a text by `read`, which answers undefined for what it does not take. */
const fromText = <A>(expected: string, read: (text: string) => A | undefined): t.Type<A, string, unknown> =>
  new t.Type<A, string, unknown>(
    expected,
    (u): u is A => u !== undefined,
    (u, context) => {
      const value = typeof u === 'string' ? read(u.trim()) : undefined;
      return value === undefined ? t.failure(u, context) : t.success(value);
    },
    String,
  );

/** An unset variable, or one set to nothing, takes the default. */
export const orElse = <A, D>(codec: t.Type<A, string, unknown>, otherwise: D): t.Type<A | D, unknown, unknown> =>
  new t.Type<A | D, unknown, unknown>(
    codec.name,
    (u): u is A | D => u === otherwise || codec.is(u),
    (u, context) =>
      u === undefined || (typeof u === 'string' && u.trim() === '') ? t.success(otherwise) : codec.validate(u, context),
    t.identity,
  );

export const text = fromText('a text', (v) => v);

export const integer = (description: string, from: number, to: number) =>
  fromText(`${description} (${from} to ${to})`, (v) =>
    /^\d{1,9}$/.test(v) && Number(v) >= from && Number(v) <= to ? Number(v) : undefined,
  );

export const port = integer('a port', 1, 65_535);

export const flag = fromText(
  'true or false',
  (v) => ({ true: true, '1': true, yes: true, false: false, '0': false, no: false })[v.toLowerCase()],
);

export const oneOfTexts = <V extends string>(values: readonly V[]) =>
  fromText(values.join(' | '), (v) => values.find((allowed) => allowed === v));

/** An absolute URL of one of these schemes, as it was given. */
export const url = (schemes: readonly string[], example: string) =>
  fromText(`a URL such as ${example}`, (v) =>
    URL.canParse(v) && schemes.includes(new URL(v).protocol.replace(':', '')) ? v : undefined,
  );

export const storeUrl = fromText('a URL such as esdb://host:2113?tls=true', (v) => (parseStoreUrl(v) === null ? undefined : v));

/** An SMTP server: `smtps` speaks TLS from the first byte (465), `smtp` after STARTTLS (587). */
export const smtpUrl = fromText(
  'a URL such as smtp://user:password@mail.example.com:587 or smtps://user:password@mail.example.com',
  (v) => {
    const url = URL.canParse(v) ? new URL(v) : null;
    if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return undefined;
    if (!['', '/'].includes(url.pathname) || url.search !== '' || url.hash !== '') return undefined;
    try {
      const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
      const implicitTls = url.protocol === 'smtps:';
      return { host: url.hostname, port: Number(url.port) || (implicitTls ? 465 : 587), implicitTls, user, password };
    } catch {
      return undefined;
    }
  },
);

export const amount = fromText('an amount such as 50 or 12.50', (v) =>
  /^\d{1,9}(?:\.\d{1,4})?$/.test(v) ? Number(v) : undefined,
);

/** Of a million tokens of questions and of answers. */
export const modelPrices = fromText('two prices of a million tokens, such as 0.25/2.00 USD', (v) => {
  const [, input, output, currency] = /^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s+([A-Z]{3})$/.exec(v) ?? [];
  return input && output && currency ? { input: Number(input), output: Number(output), currency } : undefined;
});

export const cron = fromText('a cron expression such as */5 * * * *', (v) => (isCron(v) ? v : undefined));

export const timeZone = fromText('a time zone such as Europe/Berlin', (v) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: v }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
});

export const emailAddress = fromText('an e-mail address', (v) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(v) ? v : undefined));

export const listOf = <A>(item: t.Type<A, string, unknown>): t.Type<readonly A[], string, unknown> =>
  fromText(`a list, separated by commas, each ${item.name}`, (v): readonly A[] | undefined => {
    const items = v
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => item.decode(part));
    return items.every(isRight) ? items.map((decoded) => decoded.right) : undefined;
  });

/** A network or a single address, answered as a network: `10.0.0.0/8`, `127.0.0.1/32`. */
export const cidr = fromText('a network such as 10.0.0.0/8 or fd00::/8, or an address', (v) => {
  if (ipaddr.isValidCIDR(v)) return v;
  if (!ipaddr.isValid(v)) return undefined;
  return `${v}/${ipaddr.parse(v).kind() === 'ipv4' ? 32 : 128}`;
});

const key32 = (v: string): Buffer | undefined => {
  if (/^[0-9a-f]{64}$/i.test(v)) return Buffer.from(v, 'hex');
  const key = /^[A-Za-z0-9+/_-]{43}=?$/.test(v) ? Buffer.from(v, 'base64') : undefined;
  return key?.length === 32 ? key : undefined;
};

/** One key, with its id before a colon or named after its fingerprint. */
const encryptionKey = fromText(
  '32 bytes in base64 or hex, optionally with an id before them (2026a:<base64>)',
  (v): EncryptionKey | undefined => {
    const [, id, secret] = /^(?:([A-Za-z0-9._-]{1,32}):)?(.+)$/.exec(v) ?? [];
    const key = secret === undefined ? undefined : key32(secret);
    return key && { id: id ?? fingerprint(key), key };
  },
);

/** The first one writes, the others still open; every id is there once. */
export const encryptionKeys = fromText(`${listOf(encryptionKey).name}; the first one writes, the ids differ`, (v) => {
  const keys = listOf(encryptionKey).decode(v);
  if (!isRight(keys) || keys.right.length === 0) return undefined;
  return new Set(keys.right.map(({ id }) => id)).size === keys.right.length ? keys.right : undefined;
});

/** As browsers send it: scheme, host and port, nothing after them. */
export const origin = fromText('an origin such as https://app.example.com', (v) =>
  URL.canParse(v) && new URL(v).origin === v ? v : undefined,
);

/** A mail provider's name and its two servers, or the id of a preset. */
const providerForms =
  'a name, an IMAP host and an SMTP host (Example Mail,imap.example.com,smtp.example.com), or the id of a preset (ionos)';
export const provider = fromText(providerForms, (v) => {
  if (/^[a-z0-9_]+$/.test(v.trim())) return { preset: v.trim() };
  const [name, imapServer, smtpServer, ...more] = v.split(',').map((part) => part.trim());
  return name && imapServer && smtpServer && more.length === 0 ? { name, imapServer, smtpServer } : undefined;
});
