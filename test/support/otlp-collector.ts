/** A collector of traces as OpenTelemetry's exporters speak to one: OTLP over HTTP, in JSON. It keeps what it is sent. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CollectedSpan = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly attributes?: readonly { readonly key: string; readonly value: object }[];
};

type Body = {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[] }[];
};

export type Collector = {
  readonly endpoint: string;
  readonly spans: () => readonly CollectedSpan[];
  readonly stop: () => Promise<void>;
};

export const startCollector = async (): Promise<Collector> => {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Body;
      spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans: () => spans,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** The tree of one trace, each span indented below the one it belongs to; equal lines beside each other once, with their number. */
export const treeOf = (spans: readonly CollectedSpan[], traceId: string): string => {
  const mine = spans.filter((span) => span.traceId === traceId);
  const known = new Set(mine.map(({ spanId }) => spanId));
  const below = (parent: string | undefined, depth: number): readonly string[] => {
    const children = mine.filter(({ parentSpanId }) => (known.has(parentSpanId ?? '') ? parentSpanId : undefined) === parent);
    const lines = children.map((span) => [`${'  '.repeat(depth)}${span.name}`, ...below(span.spanId, depth + 1)].join('\n'));
    const counted = new Map<string, number>();
    for (const line of lines) counted.set(line, (counted.get(line) ?? 0) + 1);
    return [...counted].map(([line, count]) => (count === 1 ? line : line.replace(/^( *)(.*)/, `$1$2 ×${count}`)));
  };
  return below(undefined, 0).join('\n');
};

/** Each line of such a tree with those above it that it belongs to, once: what does not change when a step is repeated or siblings end in another order. */
export const pathsIn = (tree: string): ReadonlySet<string> => {
  const above: string[] = [];
  return new Set(
    tree.split('\n').map((line) => {
      const [, indent = '', name = ''] = /^( *)(.*?)(?: ×\d+)?$/.exec(line) ?? [];
      above.splice(indent.length / 2, Number.POSITIVE_INFINITY, name);
      return above.join(' > ');
    }),
  );
};
