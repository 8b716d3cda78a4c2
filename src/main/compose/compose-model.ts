/** The language model that the settings name. The providers' clients are loaded where one is configured, and nowhere else: they are large. */
import type { LanguageModel } from '../../adapters/model/model.types.ts';
import { createModelWatch, type ModelWatch, watched } from '../../adapters/model/model-watch.ts';
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

export const composeModelWatch = (config: ModelConfig | null, log: Pick<Logger, 'error' | 'info'>): ModelWatch =>
  createModelWatch({
    onChange: (state, says) => {
      const model = { provider: config?.provider, model: config?.model };
      if (state)
        log.error(
          { ...model, fault: state.fault },
          `the language model cannot be used: ${says} The built-in readers go on alone`,
        );
      else log.info(model, 'the language model answers again');
    },
  });

export const composeModel = async (
  config: ModelConfig,
  { timeoutMs, retries, asksWhileIll }: ModelUse,
  watch: ModelWatch,
  log?: Pick<Logger, 'info'>,
): Promise<LanguageModel> => {
  const { createLanguageModel } = await import('../../adapters/model/language-model.ts');
  const onCorrection = (what: string) =>
    log?.info(
      { provider: config.provider, model: config.model, what },
      `the model's server does not accept ${what} as it was sent: changed`,
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
