/** Short ways to write raw mails line by line. */

export const lines = (...all: readonly string[]): Buffer => Buffer.from(all.join('\r\n'), 'latin1');
/** The header of a mail with that subject, up to the lines that follow. */
export const head = (subject: string, ...more: readonly string[]): string[] => [
  'From: "Doe, John (Purchasing)" <john@example.com>',
  'To: Orders <orders@example.test>',
  `Subject: ${subject}`,
  `Message-ID: <${subject.replace(/\W+/g, '.')}@example.com>`,
  'Date: Tue, 31 Mar 2026 10:00:00 +0200',
  'MIME-Version: 1.0',
  ...more,
];
/** A multipart/mixed mail; the lines of `body` hold its delimiters. */
export const multipart = (subject: string, boundary: string, ...body: readonly string[]): Buffer =>
  lines(...head(subject, `Content-Type: multipart/mixed; boundary=${boundary}`), '', ...body);
/** Header and body of a small PDF part. */
export const pdfPart = (name: string): string[] => [
  `Content-Type: application/pdf; name="${name}"`,
  'Content-Transfer-Encoding: base64',
  `Content-Disposition: attachment; filename="${name}"`,
  '',
  'JVBERi0xLjcK',
];

/** So many messages, each inside the one before. */
export function nested(depth: number): string[] {
  if (depth === 0) return ['Subject: innermost', 'Content-Type: text/plain', '', 'here'];
  const boundary = `level-${depth}`;
  return [
    `Subject: level ${depth}`,
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: message/rfc822',
    '',
    ...nested(depth - 1),
    `--${boundary}--`,
    '',
  ];
}

export const manyParts = (count: number): Buffer =>
  multipart('many', 'x', ...Array.from({ length: count }, (_, index) => `--x\r\n\r\npart ${index}`), '--x--', '');
