import { mailTextType, type WordsReader } from '@order-intake/order-extraction/document';
import { left, right } from 'fp-ts/lib/Either.js';
import { limits } from '../limits.ts';
import type { ReaderPool } from '../pool/reader-pool.ts';
import { whyStopped } from '../pool/stopped.ts';
import type { ReadWorkResult } from '../readers/read.work.ts';

/** In a child process, as files are; the words travel by the channel between the processes. */
export const createReadWords =
  (pool: Pick<ReaderPool, 'run'>): WordsReader['readWords'] =>
  async (words, companyId) => {
    const outcome = await pool.run({ kind: 'words', input: words }, limits.cpu.read, companyId);
    if (outcome.outcome !== 'done') return left(whyStopped(outcome, 'reading_message'));
    return right({ ...(outcome.value as ReadWorkResult), type: mailTextType });
  };
