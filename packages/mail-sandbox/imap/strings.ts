/** How IMAP writes values: quoted strings, literals, NIL, and folder names in modified UTF-7 (RFC 3501, 4.3 and 5.1.3). */

/** A string; a literal where quoting cannot carry it. Takes a binary string, see mime/header.ts. */
export function imapString(binary: string): string {
  const text = binary.replaceAll('\0', '');
  return /^[\x20-\x7e]*$/.test(text) ? `"${text.replace(/[\\"]/g, '\\$&')}"` : literal(text);
}

export const imapNullable = (binary: string | null): string => (binary === null ? 'NIL' : imapString(binary));

export const literal = (binary: string): string => `{${binary.length}}\r\n${binary}`;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `" 7-Feb-2026 09:05:00 +0000"`, always in UTC. */
export function imapDate(date: Date): string {
  const day = String(date.getUTCDate()).padStart(2, ' ');
  return `"${day}-${months[date.getUTCMonth()]}-${date.getUTCFullYear()} ${date.toISOString().slice(11, 19)} +0000"`;
}

/** Reads `7-Feb-2026` or `7-Feb-2026 09:05:00 +0100`; null when it is neither. */
export function parseImapDate(text: string): Date | null {
  const match = /^ ?(\d{1,2})-([a-z]{3})-(\d{4})(?: (\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d))?$/i.exec(text);
  if (!match) return null;
  const [, day, monthName = '', year, hour = '0', minute = '0', second = '0', sign = '+', zoneHours = '0', zoneMinutes = '0'] =
    match;
  const month = months.findIndex((name) => name.toLowerCase() === monthName.toLowerCase());
  if (month < 0) return null;
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return new Date(Date.UTC(Number(year), month, Number(day), Number(hour), Number(minute), Number(second)) - offset);
}

export function encodeFolderName(name: string): string {
  const encoded = name.replace(/&/g, '&-').replace(/[^\x20-\x7e]+/g, (run) => {
    const utf16 = Buffer.from(run, 'utf16le').swap16();
    return `&${utf16.toString('base64').replace(/=+$/, '').replaceAll('/', ',')}-`;
  });
  return imapString(encoded);
}

/** Raw UTF-8 is taken as it is: some clients send it although nothing allowed them to. */
export function decodeFolderName(binary: string): string {
  const name = Buffer.from(binary, 'latin1').toString('utf8');
  return name.replace(/&([^-]*)-/g, (_, base64: string) => {
    if (base64 === '') return '&';
    const bytes = Buffer.from(base64.replaceAll(',', '/'), 'base64');
    return bytes
      .subarray(0, bytes.length - (bytes.length % 2))
      .swap16()
      .toString('utf16le');
  });
}
