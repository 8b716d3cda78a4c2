/** Mails of mixed size as customers send them, made from a number: the same in every run. */

/** Encoded bytes of an attachment: mostly pages of text, some scans, few catalogues. */
const sizes = (index: number): number => {
  const share = index % 20;
  if (share === 0) return 1_500_000 + (index % 7) * 200_000;
  return share < 6 ? 200_000 + (index % 11) * 30_000 : 15_000 + (index % 13) * 5_000;
};

export const documentBytes = (index: number): Buffer => contentOf(Math.floor((sizes(index) * 3) / 4), index);

/** Bytes that begin like a PDF and compress like one: not at all. */
export const contentOf = (bytes: number, seed: number): Buffer => {
  const words = new Uint32Array(Math.ceil(bytes / 4));
  for (let i = 0, value = seed + 1; i < words.length; i += 1) {
    value ^= value << 13;
    value ^= value >>> 17;
    value ^= value << 5;
    words[i] = value >>> 0;
  }
  const content = Buffer.from(words.buffer, 0, bytes);
  content.write('%PDF-1.4\n', 'latin1');
  return content;
};

export const mailWith = (index: number, content: Buffer, name = `order-${index}.pdf`, type = 'application/pdf'): string => {
  const boundary = `bench-${index}`;
  return [
    'From: Buyer <buyer@customer.test>',
    'To: orders@example.test',
    `Subject: Order ${index}`,
    'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    `Message-ID: <bench-${index}@customer.test>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Please find our order attached. '.repeat(30),
    `--${boundary}`,
    `Content-Type: ${type}; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    content.toString('base64').replace(/.{76}(?=.)/g, '$&\r\n'),
    `--${boundary}--`,
    '',
  ].join('\r\n');
};
