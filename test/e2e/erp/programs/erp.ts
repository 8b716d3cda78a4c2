/**
 * An ERP, as a process of its own: takes webhooks, verifies them with the standardwebhooks package, and reads the feed at the same time. Now and
 * then it has its troubles: it answers 500, redirects, breaks off, or does not answer at all. Lines of JSON say what to do and what there is.
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import type { ErpReport, ErpStart } from '../erp.types.ts';

const faultKinds = ['500', '302', 'reset', 'timeout'] as const;
const faults: Record<string, number> = { '500': 0, '302': 0, reset: 0, timeout: 0 };
const taken = new Map<string, { readonly order: string; readonly type: string; times: number; readonly body: string }>();
const troubled = new Set<string>();
const inOrder = new Map<string, string[]>();
const feed: string[] = [];
const wrong: string[] = [];
let received = 0;
let failedReads = 0;
let pages = 0;
let running: ErpStart | null = null;
let stopped = false;

/** Troubles come with the first try of a message: what is tried again is not to wait for half an hour in a test. */
const troubleOf = (id: string): (typeof faultKinds)[number] | null => {
  if (!running || troubled.has(id) || Math.random() >= running.troubles) return null;
  troubled.add(id);
  const chance = Math.random();
  return chance < 0.5 ? '500' : chance < 0.75 ? 'reset' : chance < 0.97 ? '302' : 'timeout';
};

const inTrouble = (response: ServerResponse, kind: (typeof faultKinds)[number]): void => {
  faults[kind] = (faults[kind] ?? 0) + 1;
  if (kind === '500') response.writeHead(500).end('out of order');
  if (kind === '302') response.writeHead(302, { location: '/elsewhere' }).end();
  if (kind === 'reset') response.destroy();
};

const take = (id: string, body: string): void => {
  const { type, data } = JSON.parse(body) as { type: string; data: { id: string; sales_order: string } };
  const before = taken.get(id);
  if (before && before.body !== body) wrong.push(`${id}: another content under the same id`);
  if (`msg_${data.id}` !== id) wrong.push(`${id}: the content is about ${data.id}`);
  if (!before) inOrder.set(data.sales_order, [...(inOrder.get(data.sales_order) ?? []), type]);
  taken.set(id, { order: data.sales_order, type, body, times: (before?.times ?? 0) + 1 });
};

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received += 1;
    const id = String(request.headers['webhook-id']);
    const body = Buffer.concat(chunks).toString();
    try {
      if (request.url !== '/orders') throw new Error(`a redirect was followed to ${request.url}`);
      new Webhook(running?.secret ?? '').verify(body, request.headers as Record<string, string>);
    } catch (error) {
      wrong.push(`${id}: ${(error as Error).message}`);
      response.writeHead(400).end();
      return;
    }
    const trouble = troubleOf(id);
    if (trouble) inTrouble(response, trouble);
    else {
      take(id, body);
      response.writeHead(204).end();
    }
  });
});

/** Goes on after the last entry it has, whatever happened to the API in between. */
const readFeed = async ({ apiUrl, token }: ErpStart): Promise<void> => {
  while (!stopped) {
    const after = feed.at(-1);
    try {
      const query = after === undefined ? '' : `&after=${after}`;
      const response = await fetch(`${apiUrl}/sales/orders-feed/?limit=50${query}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(20_000),
      });
      if (response.status !== 200) throw new Error(String(response.status));
      const entries = (await response.json()) as { id: string }[];
      pages += 1;
      feed.push(...entries.map(({ id }) => id));
      if (entries.length === 0) await sleep(250);
    } catch {
      failedReads += 1;
      await sleep(100);
    }
  }
};

const report = (): ErpReport => ({
  feed,
  pages,
  failedReads,
  received,
  faults,
  wrong,
  taken: [...taken].map(([id, { order, type, times }]) => ({ id, order, type, times })),
  inOrder: Object.fromEntries(inOrder),
});

const tell = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);
server.listen(0, '127.0.0.1', () => tell({ port: (server.address() as AddressInfo).port }));
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const asked = JSON.parse(line) as { readonly start: ErpStart } | { readonly report: true };
    if ('report' in asked) tell(report());
    else if ('start' in asked) {
      running = asked.start;
      void readFeed(running);
    }
  })
  .on('close', () => {
    stopped = true;
    server.closeAllConnections();
    server.close();
    process.exit(0);
  });
