import {
  type Extraction,
  type ExtractionContext,
  type Extractor,
  NotExtractable,
  type ReadDocument,
  warn,
} from '@order-intake/order-extraction/document';
import { limits } from '../documents/limits.ts';
import type { ReaderPool } from '../documents/pool/reader-pool.ts';
import { whyStopped } from '../documents/pool/stopped.ts';
import type { ExtractInput } from './rules.work.ts';

/**
 * The rules in a child process under limits of time and memory: a long document takes them seconds, which the service's own event loop
 * must not lose. A document that cannot be extracted is left out of those it came with, and they say so.
 */
export function createIsolatedExtractor(pool: Pick<ReaderPool, 'run'>): Extractor {
  async function extract(documents: readonly ReadDocument[], context: ExtractionContext): Promise<readonly Extraction[]> {
    const input: ExtractInput = { documents: documents.map(({ name, content }) => ({ name, content })), context };
    const outcome = await pool.run({ kind: 'extract', input }, limits.cpu.rules, context.companyId);
    if (outcome.outcome === 'done') return outcome.value as readonly Extraction[];
    if (documents.length < 2) throw new NotExtractable(whyStopped(outcome, 'extracting_order'));
    return eachAlone(documents, context);
  }

  async function eachAlone(documents: readonly ReadDocument[], context: ExtractionContext): Promise<readonly Extraction[]> {
    const results: Extraction[] = [];
    const failures: { readonly name: string; readonly error: NotExtractable }[] = [];
    for (const document of documents) {
      try {
        results.push(...(await extract([document], context)));
      } catch (error) {
        if (!(error instanceof NotExtractable)) throw error;
        failures.push({ name: document.name, error });
      }
    }
    if (results.length === 0 && failures[0]) throw failures[0].error;
    const left = failures.map(({ name, error }) => warn.document_left_out(name, error.unreadable.reason));
    return results.map((result) => ({ ...result, warnings: [...result.warnings, ...left] }));
  }

  return { name: 'rules', extract };
}
