/** Mails written by hand, line by line, so that a test shows what is on the wire. */

const crlf = '\r\n';

export type Fields = Readonly<Record<string, string | null>>;

let counter = 0;

/** Header and body; a field set to null is left out. */
export function mail(fields: Fields, body: string): string {
  counter += 1;
  const all: Fields = {
    From: 'Buyer <buyer@customer.test>',
    To: 'orders@example.test',
    Subject: `Order ${counter}`,
    Date: 'Fri, 20 Nov 2026 10:00:00 +0000',
    'Message-ID': `<mail-${counter}@customer.test>`,
    'MIME-Version': '1.0',
    ...fields,
  };
  const header = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return header.join(crlf) + crlf + body;
}

export const multipart = (
  type: string,
  parts: readonly string[],
  boundary = `b${type.replace(/\W.*/, '')}${++counter}`,
): string =>
  [
    `Content-Type: multipart/${type}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((part) => [`--${boundary}`, part]),
    `--${boundary}--`,
    '',
  ].join(crlf);

export const text = (words = 'Please find our order attached.'): string =>
  ['Content-Type: text/plain; charset=utf-8', '', words].join(crlf);

export type Attached = {
  readonly type: string;
  readonly content: Buffer;
  readonly name?: string;
  readonly disposition?: string | null;
  readonly fields?: Readonly<Record<string, string>>;
};

export function attachment({ type, content, name, disposition = 'attachment', fields = {} }: Attached): string {
  const lines = [`Content-Type: ${type}${name === undefined ? '' : `; name="${name}"`}`, 'Content-Transfer-Encoding: base64'];
  if (disposition !== null) lines.push(`Content-Disposition: ${disposition}${name === undefined ? '' : `; filename="${name}"`}`);
  for (const [field, value] of Object.entries(fields)) lines.push(`${field}: ${value}`);
  return [...lines, '', base64Lines(content)].join(crlf);
}

export const forwarded = (message: string): string =>
  ['Content-Type: message/rfc822', 'Content-Disposition: attachment', '', message].join(crlf);

export const base64Lines = (content: Buffer): string => content.toString('base64').replace(/.{76}(?=.)/g, `$&${crlf}`);

/** Bytes that begin like a PDF and differ from number to number. */
export const pdf = (bytes = 3_000, seed = 1): Buffer => {
  const content = Buffer.alloc(bytes);
  for (let i = 0, value = seed; i < bytes; i += 1) {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
    content[i] = (value >> 16) & 0xff;
  }
  content.write('%PDF-1.4\n', 'latin1');
  return content;
};

/** An ordinary order: words and one PDF. */
export const orderMail = (fields: Fields = {}, content: Buffer = pdf(), name = 'order.pdf'): string =>
  mail(fields, multipart('mixed', [text(), attachment({ type: 'application/pdf', content, name })]));
