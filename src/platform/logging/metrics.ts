/** Prometheus metrics in a registry of their own. Labels are kinds, names and outcomes: never a company, a person or an address. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

type Named<Label extends string> = {
  /** snake_case, gets the prefix order_intake_ */
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly Label[];
};

export type Metrics = {
  readonly counter: <Label extends string = never>(definition: Named<Label>) => Counter<Label>;
  /** `read` is asked at each scrape */
  readonly gauge: <Label extends string = never>(
    definition: Named<Label> & { readonly read?: () => number | Promise<number> },
  ) => Gauge<Label>;
  /** One number for each kind, asked at each scrape; a kind that is not answered is not shown. */
  readonly gaugeByKind: <Label extends string>(
    definition: Named<Label> & {
      readonly labels: readonly [Label];
      readonly read: () => Promise<ReadonlyMap<string, number>>;
    },
  ) => Gauge<Label>;
  /** in seconds; buckets from 5 ms to 2 min unless given */
  readonly histogram: <Label extends string = never>(
    definition: Named<Label> & { readonly buckets?: readonly number[] },
  ) => Histogram<Label>;
  /** the exposition text for GET /metrics */
  readonly text: () => Promise<string>;
  readonly contentType: string;
};

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

const full = <Label extends string>({ name, help, labels = [] }: Named<Label>) => {
  if (!/^[a-z][a-z0-9_]*$/.test(name) || name.startsWith('order_intake')) {
    throw new Error(`metric "${name}": give a snake_case name without the prefix order_intake_, it is added here`);
  }
  return { name: `order_intake_${name}`, help, labelNames: [...labels] };
};

/** A fresh registry; `processMetrics` adds memory, CPU and event-loop figures of this process. */
export const createMetrics = ({ processMetrics = true }: { readonly processMetrics?: boolean } = {}): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  if (processMetrics) collectDefaultMetrics({ register: registry, prefix: 'order_intake_' });
  return {
    counter: (definition) => new Counter({ ...full(definition), registers }),
    gauge: ({ read, ...definition }) => {
      const gauge = new Gauge({
        ...full(definition),
        registers,
        ...(read
          ? {
              async collect() {
                gauge.set(await read());
              },
            }
          : {}),
      });
      return gauge;
    },
    gaugeByKind: ({ read, ...definition }) => {
      const gauge = new Gauge({
        ...full(definition),
        registers,
        async collect() {
          const numbers = await read();
          gauge.reset();
          for (const [kind, number] of numbers) gauge.labels(kind).set(number);
        },
      });
      return gauge;
    },
    histogram: ({ buckets = seconds, ...definition }) => new Histogram({ ...full(definition), buckets: [...buckets], registers }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
