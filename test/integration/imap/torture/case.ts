import type { NotForUs } from '../../../../src/domain/email/email.events.ts';
import { mail, multipart, pdf, text } from '../mime.ts';

/** A mail that somebody's program has written, and what must be made of it. */
export type TortureCase = {
  readonly title: string;
  readonly raw: string | Buffer;
  /** name and decoded bytes of each attachment, in order; a name of null is not compared */
  readonly attachments?: readonly (readonly [string | null, Buffer])[];
  /** a pattern for each thing left alone, "name: reason", in order */
  readonly skipped?: readonly RegExp[];
  /** a pattern for each part refused while downloading */
  readonly refused?: readonly RegExp[];
  readonly notForUs?: NotForUs;
  /** compared with the mail's header as far as given */
  readonly header?: Readonly<Record<string, unknown>>;
};

export const document = pdf(2_300, 42);

/** Header, the usual words, and more parts as they are. */
export const withParts = (...parts: readonly string[]): string => mail({}, multipart('mixed', [text(), ...parts]));

/** A part of header lines and encoded content. */
export const part = (lines: readonly string[], content: string): string => [...lines, '', content].join('\r\n');

export const base64 = 'Content-Transfer-Encoding: base64';
