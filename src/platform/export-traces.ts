/** OpenTelemetry's SDK with an OTLP exporter, loaded only where an endpoint is configured. */
import { context, propagation, trace } from '@opentelemetry/api';

export type TraceExport = {
  /** Sends what has ended so far. */
  readonly flush: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Options = {
  /** of a collector, as in OTEL_EXPORTER_OTLP_ENDPOINT: `/v1/traces` is added */
  readonly endpoint: string;
  /** the name of the process in every trace, such as "order-intake-worker" */
  readonly service: string;
};

export const exportTraces = async ({ endpoint, service }: Options): Promise<TraceExport> => {
  const [{ TracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, core, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return {
    flush: () => provider.forceFlush(),
    stop: async () => {
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      propagation.disable();
      context.disable();
    },
  };
};
