/** RFC 2047 encoded words, for what people compare: SEARCH and the sandbox's own listing. */

const encodedWord = /=\?([^?*\s]+)(?:\*[^?]*)?\?([bq])\?([^?\s]*)\?=/gi;

/** Header text as a person reads it. Raw 8-bit bytes are taken as UTF-8; an unknown charset leaves the word as it is. */
export function decodeHeaderText(binary: string): string {
  const joined = binary.replace(/(=\?[^?]+\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1');
  return utf8(joined).replace(encodedWord, (whole, charset: string, encoding: string, text: string) => {
    const bytes = encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64') : quotedBytes(text);
    try {
      return new TextDecoder(charset).decode(bytes);
    } catch {
      return whole;
    }
  });
}

/** A binary string read as UTF-8. */
export const utf8 = (binary: string): string => Buffer.from(binary, 'latin1').toString('utf8');

function quotedBytes(text: string): Buffer {
  const plain = text
    .replace(/_/g, ' ')
    .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1');
}
