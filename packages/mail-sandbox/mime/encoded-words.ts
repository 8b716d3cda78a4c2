/** RFC 2047 encoded words, for what people compare: SEARCH and the sandbox's own listing. */
import libmime from 'libmime';

/** Header text as a person reads it. Raw 8-bit bytes are taken as UTF-8. */
export const decodeHeaderText = (binary: string): string => libmime.decodeWords(utf8(binary));

/** A binary string read as UTF-8. */
export const utf8 = (binary: string): string => Buffer.from(binary, 'latin1').toString('utf8');
