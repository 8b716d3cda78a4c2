/**
 * Spans, by OpenTelemetry's API alone: without an exporter (`export-traces.ts`) all of this does nothing and costs nothing. Spans carry ids and
 * names of our own making, never what a mail, a document or a person says; of errors their class.
 */
import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** W3C trace context as it travels in events and jobs: `00-<trace>-<span>-<flags>`. */
export type TraceParent = string;

type SpanOptions = {
  readonly attributes?: Attributes;
  /** Goes on from there instead of from what runs now; what runs now is linked. */
  readonly parent?: TraceParent | null;
};

const tracer = () => trace.getTracer('order-intake');

const contextOf = (parent: TraceParent): Context => propagation.extract(ROOT_CONTEXT, { traceparent: parent });

/** Null where nothing is traced. */
export const currentTrace = (): TraceParent | null => {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
};

/** For log lines: `{}` where nothing is traced. */
export const traceIds = (): { readonly traceId?: string; readonly spanId?: string } => {
  const active = trace.getActiveSpan()?.spanContext();
  return active ? { traceId: active.traceId, spanId: active.spanId } : {};
};

const linksFrom = (parent: Context) => {
  const running = trace.getActiveSpan()?.spanContext();
  const goesOn = trace.getSpanContext(parent);
  return running && running.spanId !== goesOn?.spanId ? [{ context: running }] : [];
};

/** Runs `work` in a span of its own, and ends the span with it; a rejection marks it as failed and goes on. */
export const inSpan = async <T>(
  name: string,
  { attributes = {}, parent = null }: SpanOptions,
  work: () => Promise<T>,
): Promise<T> => {
  const from = parent === null ? context.active() : contextOf(parent);
  const links = parent === null ? [] : linksFrom(from);
  return tracer().startActiveSpan(name, { attributes, links }, from, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' });
      throw error;
    } finally {
      span.end();
    }
  });
};

/** A span that begins a trace of its own, linked to what runs now. */
export const inNewTrace = async <T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> => {
  const links = linksFrom(ROOT_CONTEXT);
  return tracer().startActiveSpan(name, { attributes, links, root: true }, ROOT_CONTEXT, async (span) => {
    try {
      return await work();
    } finally {
      span.end();
    }
  });
};

/** Work done for another trace together with much else: reported afterwards, as a span of its duration. */
export const tellSpan = (name: string, parent: TraceParent, attributes: Attributes, startTime: Date): void =>
  tracer().startSpan(name, { attributes, startTime }, contextOf(parent)).end();

/** A span for a request: `handle` runs in it, and it ends when `handle` calls its argument. */
export const inRequestSpan = (
  name: string,
  options: { readonly attributes: Attributes; readonly parent: TraceParent | null },
  handle: (end: (attributes: Attributes) => void) => void,
): void => {
  const from = options.parent === null ? ROOT_CONTEXT : contextOf(options.parent);
  tracer().startActiveSpan(name, { attributes: options.attributes, kind: SpanKind.SERVER }, from, (span) =>
    handle((attributes) => span.setAttributes(attributes).end()),
  );
};
