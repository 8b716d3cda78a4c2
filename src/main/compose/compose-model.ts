/** The language model that the settings name. The providers' clients are loaded where one is configured, and nowhere else: they are large. */
import { background } from '@order-intake/kernel';
import type { LanguageModel } from '../../adapters/model/model.types.ts';
import type { ModelHealth } from '../../adapters/model/model-health.ts';
import { createModelWatch, type ModelState, type ModelWatch, watched } from '../../adapters/model/model-watch.ts';
import type { ModelConfig } from '../../platform/config/config.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Metrics } from '../../platform/logging/metrics.ts';

export type ModelUse = {
  /** until an answer begins, milliseconds */
  readonly timeoutMs: number;
  readonly retries: number;
  /** a passing fault of the provider keeps it from nothing: the caller counts its own attempts */
  readonly asksWhileIll?: boolean;
};

type WatchLog = Pick<Logger, 'error' | 'info' | 'warn'>;

/** After how long an answer is worth noting once more. */
const notedAgainMs = 60_000;

/** `flushed`: once everything that was seen so far is where all processes see it. */
export type FlushableModelWatch = ModelWatch & { readonly flushed: () => Promise<void> };

/** What this process sees is told to all, and the log has it once, whichever process saw it first. */
export const composeModelWatch = (config: ModelConfig | null, health: ModelHealth | null, log: WatchLog): FlushableModelWatch => {
  const model = { provider: config?.provider, model: config?.model };
  const noted = async (state: ModelState): Promise<boolean> => {
    try {
      return health === null || (await health.note(state));
    } catch (err) {
      log.warn({ err }, 'the state of the language model could not be noted');
      return true;
    }
  };
  const tell = async (state: ModelState, says: string): Promise<void> => {
    if (!(await noted(state))) return;
    if (state)
      log.error({ ...model, fault: state.fault }, `the language model cannot be used: ${says} The built-in readers go on alone`);
    else log.info(model, 'the language model answers again');
  };
  let last: Promise<void> = Promise.resolve();
  const next = (state: ModelState, says: string): void => {
    const before = last;
    last = background(async () => {
      await before;
      await tell(state, says);
    });
  };
  const watch = createModelWatch({ onChange: next });
  let answered = Number.NEGATIVE_INFINITY;
  watch.onOutcome((outcome) => {
    if (outcome !== 'answered' || watch.state() !== null || performance.now() - answered < notedAgainMs) return;
    answered = performance.now();
    next(null, '');
  });
  return { ...watch, flushed: () => last };
};

export const composeModel = async (
  config: ModelConfig,
  { timeoutMs, retries, asksWhileIll }: ModelUse,
  watch: ModelWatch,
  log?: Pick<Logger, 'info'>,
): Promise<LanguageModel> => {
  const { createLanguageModel } = await import('../../adapters/model/language-model.ts');
  const onCorrection = (correction: string) =>
    log?.info(
      { provider: config.provider, model: config.model, what: correction },
      `the model's server does not accept ${correction} as it was sent: changed`,
    );
  return watched(createLanguageModel({ ...config, timeoutMs, retries, onCorrection }), watch, asksWhileIll);
};

export const addModelMetrics = (metrics: Metrics, watch: ModelWatch): void => {
  metrics.gauge({
    name: 'model_unavailable',
    help: '1 while the language model cannot be used and the built-in readers read alone.',
    read: () => (watch.state() ? 1 : 0),
  });
  const requests = metrics.counter({
    name: 'model_requests_total',
    help: 'Requests to the language model, by outcome: answered, or the fault.',
    labels: ['outcome'],
  });
  watch.onOutcome((outcome) => requests.inc({ outcome }));
};
