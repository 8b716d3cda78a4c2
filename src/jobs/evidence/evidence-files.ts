/** Files of mails that were fetched again to be shown: in the file store, encrypted, for minutes. */
import { v5 as uuidv5 } from 'uuid';

const namespace = '6f1c7b1e-0f0a-5a65-9a3e-1f4a4f2d9f10';
/** with the sweep that comes every five minutes: never a quarter of an hour */
export const evidenceLivesMs = 10 * 60_000;

/** Under which id a file of an order is at hand, while it is. */
export const evidenceFileId = (orderId: string, sha256: string): string => uuidv5(`${orderId}|${sha256}`, namespace);

/** Quotes from the words of an order's mail: `asked` for by a person, for minutes, or `kept` by the company until the draft is decided. */
export const quotesFileId = (orderId: string, purpose: 'asked' | 'kept'): string =>
  evidenceFileId(orderId, purpose === 'asked' ? 'instructions' : 'kept-instructions');
