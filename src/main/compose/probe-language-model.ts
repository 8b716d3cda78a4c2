/** The configured model and the configured embeddings, asked by probes. */
import type { ProbeResult } from '../../adapters/model/probes.ts';
import type { Config } from '../../platform/config/config.ts';

/**
 * Null: no model is configured. Loads the providers' clients only then: they are large.
 *
 * @param timeoutMs of each question; the first is asked before the others
 */
export const probeLanguageModel = async (
  { model, embedding }: Pick<Config, 'model' | 'embedding'>,
  timeoutMs = 15_000,
): Promise<readonly ProbeResult[] | null> => {
  if (model === null) return null;
  const { probeModel } = await import('../../adapters/model/probes.ts');
  const [ofModel, ofEmbeddings] = await Promise.all([
    probeModel({ ...model, timeoutMs, retries: 0 }),
    probeEmbeddings(embedding, timeoutMs),
  ]);
  return [...ofModel, ofEmbeddings];
};

/** A server without this path makes no vectors; the embedder's errors tell the status. */
const faultOf = (error: unknown): Pick<ProbeResult, 'outcome' | 'fault'> => {
  const status = /answered (\d{3})/.exec(error instanceof Error ? error.message : '')?.[1];
  if (status === '404' || status === '501') return { outcome: 'limited', fault: null };
  const isKey = status === '401' || status === '403';
  return { outcome: 'failed', fault: isKey ? 'unauthorised' : status === undefined ? 'unreachable' : 'provider_failed' };
};

/** Where a provider makes none, the service makes its own: nothing is missing then. */
async function probeEmbeddings(embedding: Config['embedding'], timeoutMs: number): Promise<ProbeResult> {
  const result = { probe: 'embeddings', ms: null, fault: null, says: null } as const;
  if (embedding === null) return { ...result, outcome: 'not_configured' };
  const { createOpenAiEmbedder } = await import('../../adapters/embeddings/openai-embedder.ts');
  const began = performance.now();
  const outcome = await createOpenAiEmbedder({ ...embedding, timeoutMs })
    .embed(['hose'])
    .then(
      () => ({ outcome: 'works', fault: null }) as const,
      (error: unknown) => faultOf(error),
    );
  return { ...result, ...outcome, ms: Math.round(performance.now() - began) };
}
