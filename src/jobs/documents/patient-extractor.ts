/** An extractor for somebody who waits: after a while it gives what the built-in readers found, and the whole result later. */
import { setTimeout as sleep } from 'node:timers/promises';
import { background } from '@order-intake/kernel';
import {
  type Extraction,
  type ExtractionContext,
  type Extractor,
  mailTextName,
  type ReadDocument,
  saidInWords,
} from '@order-intake/order-extraction/document';
import { settles } from '../shared/read-orders.ts';

export type PatientExtractor = {
  readonly extractor: Extractor;
  /** something slower still reads what was given as it was */
  readonly isLate: () => boolean;
  /** Everything that was read, once nobody reads any more. Rejects as extracting does. */
  readonly whole: () => Promise<readonly Extraction[]>;
};

type Call = { readonly isWords: boolean; readonly whole: Promise<readonly Extraction[]> };

/** @param patienceMs from the moment at which the built-in readers have found something */
export function createPatientExtractor({ name, extract }: Extractor, patienceMs: number): PatientExtractor {
  const calls: Call[] = [];
  let late = false;
  let left = patienceMs;

  async function inTime(documents: readonly ReadDocument[], context: ExtractionContext): Promise<readonly Extraction[]> {
    const first = Promise.withResolvers<readonly Extraction[]>();
    const whole = background(() => extract(documents, context, first.resolve));
    calls.push({ isWords: documents.every((document) => document.name === mailTextName), whole });
    const over = new AbortController();
    const afterAWhile = background(async () => {
      const firstResults = await first.promise;
      if (firstResults.length === 0) return whole; // nothing to show yet: the caller goes on waiting
      const began = performance.now();
      await sleep(left, undefined, { signal: over.signal });
      left = Math.max(0, left - (performance.now() - began));
      late = true;
      return firstResults;
    });
    try {
      return await Promise.race([whole, afterAWhile]);
    } finally {
      over.abort();
    }
  }

  return {
    extractor: { name, extract: inTime },
    isLate: () => late,
    whole: async () => {
      const results: Extraction[] = [];
      for (const { isWords, whole } of calls) {
        if (results.some(settles)) break; // the words of a message count where no document is an order
        const wholeResults = await whole;
        results.push(...(isWords ? saidInWords(wholeResults) : wholeResults));
      }
      return results;
    },
  };
}
