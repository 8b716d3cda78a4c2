/** An ERP stand-in: takes webhooks, believes those whose signature holds, and acknowledges every order under a number of its own. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** What it heard of an order, as much as it needs. */
export type Heard = {
  readonly type: 'order.approved' | 'order.changed' | 'order.cancelled';
  readonly data: {
    readonly id: string;
    readonly sales_order: string;
    readonly reference: string;
    readonly version: number;
    readonly customer_code: string | null;
    readonly currency: string | null;
    readonly total: number | null;
    readonly reason: string | null;
    readonly lines: readonly object[];
  };
};

export type ErpServer = {
  readonly url: string;
  /** each message once, in the order in which they came */
  readonly heard: readonly Heard[];
  /** From then on signatures are verified; before, nothing is taken. */
  readonly trust: (secret: string) => void;
  readonly stop: () => Promise<void>;
};

export async function startErpServer(): Promise<ErpServer> {
  const heard = new Map<string, Heard>();
  let webhook: Webhook | null = null;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    try {
      if (!webhook) throw new Error('nobody has told the secret yet');
      const message = webhook.verify(Buffer.concat(chunks), request.headers as Record<string, string>) as Heard;
      if (!heard.has(message.data.id)) heard.set(message.data.id, message);
      response.writeHead(204).end();
    } catch {
      response.writeHead(400).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`,
    get heard() {
      return [...heard.values()];
    },
    trust: (secret) => {
      webhook = new Webhook(secret);
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
