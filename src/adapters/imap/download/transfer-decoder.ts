import { uuLine } from '@order-intake/kernel';

/** Decodes a part piece by piece. `write` and `end` return the bytes that are certain by then. */
export type TransferDecoder = { readonly write: (chunk: Buffer) => Buffer; readonly end: () => Buffer };

/** @returns null for an encoding that does not exist */
export function transferDecoder(encoding: string): TransferDecoder | null {
  switch (encoding.trim().toLowerCase()) {
    case 'base64':
      return base64Decoder();
    case 'quoted-printable':
      return quotedPrintableDecoder();
    case '':
    case '7bit':
    case '8bit':
    case 'binary':
      return { write: (chunk) => chunk, end: () => Buffer.alloc(0) };
    case 'x-uuencode':
    case 'x-uue':
    case 'uuencode':
      return uuDecoder();
    default:
      return null;
  }
}

/** POSIX uuencode: lines of a length and groups of four characters, between "begin MODE NAME" and "end". */
function uuDecoder(): TransferDecoder {
  let rest = '';
  let within = false;
  const decoded = (line: string): Buffer => {
    if (/^begin [0-7]{3,4} /.test(line)) within = true;
    else if (/^end\s*$/.test(line)) within = false;
    else if (within && line !== '') return uuLine(line);
    return Buffer.alloc(0);
  };
  const write = (chunk: Buffer): Buffer => {
    const lines = (rest + chunk.toString('latin1')).split(/\r?\n/);
    rest = lines.pop() ?? '';
    return Buffer.concat(lines.map(decoded));
  };
  return { write, end: () => decoded(rest) };
}

/**
 * RFC 2045 section 6.8: what is not in the alphabet is passed over. Padding inside the text ends a quantum, not the part:
 * some programs encode line by line or join encoded pieces.
 */
function base64Decoder(): TransferDecoder {
  let rest = '';
  // most parts come in one piece, and a piece that is all there is need not be taken apart
  let first: Buffer | null = null;
  let begun = false;
  const write = (chunk: Buffer): Buffer => {
    // joining lines is half the price of replacing what is not in the alphabet, and mostly enough
    const joined = chunk.toString('latin1').split('\r\n').join('');
    const text = rest + (/[^A-Za-z0-9+/=]/.test(joined) ? joined.replace(/[^A-Za-z0-9+/=]+/g, '') : joined);
    const whole = wholeQuanta(text);
    rest = text.slice(whole);
    return base64Bytes(text.slice(0, whole));
  };
  return {
    write: (chunk) => {
      if (!begun) {
        begun = true;
        first = chunk;
        return Buffer.alloc(0);
      }
      const pending = first;
      first = null;
      return pending === null ? write(chunk) : Buffer.concat([write(pending), write(chunk)]);
    },
    end: () => {
      if (first !== null && isPlain(first)) return Buffer.from(first.toString('latin1'), 'base64');
      const pending = first === null ? Buffer.alloc(0) : write(first);
      return Buffer.concat([pending, base64Bytes(rest)]);
    },
  };
}

/** What Node passes over in base64 is what RFC 2045 passes over, but for the two letters of another alphabet and what follows padding. */
const isPlain = (text: Buffer): boolean => {
  if (text.includes('-') || text.includes('_')) return false;
  const padding = text.indexOf('=');
  return padding === -1 || (/^[=\s]*$/.test(text.toString('latin1', padding, padding + 64)) && text.length - padding <= 64);
};

const base64Bytes = (text: string): Buffer =>
  /=[^=]/.test(text) ? Buffer.concat(text.split(/=+/).map((run) => Buffer.from(run, 'base64'))) : Buffer.from(text, 'base64');

/** Length of the start of the text that decodes on its own: whole groups of four, counted from the last padding. */
function wholeQuanta(text: string): number {
  const run = text.length - (text.lastIndexOf('=') + 1);
  return text.length - (run % 4);
}

/** RFC 2045 section 6.7; an equals sign that starts nothing known stays as it is. */
function quotedPrintableDecoder(): TransferDecoder {
  let rest = '';
  const decode = (text: string) =>
    Buffer.from(
      text
        .replace(/[ \t]+(?=\r?\n)/g, '')
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    );
  return {
    write: (chunk) => {
      const text = rest + chunk.toString('latin1');
      const lineEnd = text.lastIndexOf('\n') + 1;
      rest = text.slice(lineEnd);
      return decode(text.slice(0, lineEnd));
    },
    end: () => decode(rest.replace(/=\s*$/, '')),
  };
}
