/** Work of a child process: the words of a message as a page. They come and go by the channel between the processes. */
import { createHash } from 'node:crypto';
import { type MessageWords, unread } from '@order-intake/order-extraction/document';
import type { ReadWorkResult } from '../readers/read.work.ts';
import { guarded } from '../refusal.ts';
import { struckWarnings } from '../text/struck-text.ts';
import { readMessage } from './message-words.ts';

export async function work(input: unknown): Promise<ReadWorkResult> {
  const started = performance.now();
  const words = input as MessageWords;
  const struck: string[] = [];
  const { pages, message } = readMessage(words, (text) => struck.push(text));
  if (pages.length === 0) throw guarded('empty', unread.message_empty());
  const bytes = Buffer.from(words.plain ?? words.html ?? '');
  return {
    pages,
    message,
    sheets: [],
    warnings: struckWarnings(struck),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
    readMs: Math.round(performance.now() - started),
  };
}
