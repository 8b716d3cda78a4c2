/** One message's content, shared by its copies: the bytes and, once asked for, their structure. */
import { type MimePart, parseMessage } from '../mime/parser.ts';

export type Content = {
  /** binary string with CRLF line ends */
  readonly bytes: string;
  readonly mime: () => MimePart;
};

export type Message = {
  readonly uid: number;
  readonly content: Content;
  readonly internalDate: Date;
  flags: ReadonlySet<string>;
};

/** Bare line feeds become CRLF: IMAP counts octets of what it sends, so the size must be that of the sent form. */
export function contentOf(raw: Buffer | string): Content {
  const received = typeof raw === 'string' ? raw : raw.toString('latin1');
  const bytes = /(^|[^\r])\n/.test(received) ? received.replace(/\r?\n/g, '\r\n') : received;
  let parsed: MimePart | null = null;
  return {
    bytes,
    mime: () => {
      parsed ??= parseMessage(bytes);
      return parsed;
    },
  };
}
