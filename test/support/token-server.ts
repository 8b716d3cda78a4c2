/**
 * A token server: client credentials grant (RFC 6749, 4.4) and introspection (RFC 7662), over HTTP on a free port of 127.0.0.1. Dovecot asks it what a
 * token is worth, as it asks any provider.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Who may have tokens: by client id its secret, the mailbox that its tokens open, and the scope that they carry. */
export type Client = { readonly secret: string; readonly mailbox: string; readonly scope?: string };

export type TokenServer = {
  readonly tokenUrl: string;
  /** for Dovecot's `introspection_url` in the mode `post` */
  readonly introspectionUrl: string;
  /** Tokens given out, in their order. */
  issued(): readonly string[];
  /** Times that somebody asked what a token is worth. */
  introspected(): number;
  /** What a token is worth, as a mail server learns it. */
  ofToken(token: string): { readonly mailbox: string; readonly scope: string } | null;
  /** Tokens given out so far are worth nothing any more; new ones are given. */
  revokeTokens(): void;
  /** No new tokens with this secret, and those of before are worth nothing. */
  changeSecret(clientId: string, secret: string): void;
  /** The scope that new tokens carry. */
  changeScope(clientId: string, scope: string): void;
  /** Seconds that new tokens live, 3600 unless said. */
  live(seconds: number): void;
  stop(): Promise<void>;
};

type Issued = Client & { readonly clientId: string; readonly until: number };

export async function startTokenServer(clients: Readonly<Record<string, Client>>): Promise<TokenServer> {
  const known = new Map(Object.entries(clients));
  const tokens = new Map<string, Issued>();
  const issued: string[] = [];
  let [lifeSeconds, introspected] = [3_600, 0];

  const give = (form: URLSearchParams) => {
    const clientId = form.get('client_id') ?? '';
    const client = known.get(clientId);
    if (form.get('grant_type') !== 'client_credentials') return { status: 400, body: { error: 'unsupported_grant_type' } };
    if (client?.secret !== form.get('client_secret')) return { status: 401, body: { error: 'invalid_client' } };
    const token = randomUUID();
    issued.push(token);
    tokens.set(token, { ...client, clientId, until: Date.now() + lifeSeconds * 1_000 });
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: lifeSeconds } };
  };
  const valid = (token: string): Issued | null => {
    const found = tokens.get(token);
    return found && found.until > Date.now() ? found : null;
  };
  const describe = (form: URLSearchParams) => {
    introspected += 1;
    const found = valid(form.get('token') ?? '');
    const { mailbox: username, scope = 'imap', until = 0 } = found ?? { mailbox: '' };
    return { status: 200, body: found ? { active: true, username, scope, exp: Math.floor(until / 1_000) } : { active: false } };
  };

  const server = createServer(async (request, response) => {
    const form = await formOf(request);
    const { status, body } = request.url === '/token' ? give(form) : describe(form);
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const change = (clientId: string, changes: Partial<Client>) => {
    const client = known.get(clientId);
    if (!client) throw new Error(`no client ${clientId}`);
    known.set(clientId, { ...client, ...changes });
  };
  return {
    tokenUrl: `${base}/token`,
    introspectionUrl: `${base}/introspect`,
    issued: () => issued,
    introspected: () => introspected,
    ofToken: (token) => {
      const found = valid(token);
      return found && { mailbox: found.mailbox, scope: found.scope ?? 'imap' };
    },
    revokeTokens: () => tokens.clear(),
    changeSecret: (clientId, secret) => {
      change(clientId, { secret });
      for (const [token, of] of tokens) if (of.clientId === clientId) tokens.delete(token);
    },
    changeScope: (clientId, scope) => change(clientId, { scope }),
    live: (seconds) => {
      lifeSeconds = seconds;
    },
    stop: async () => {
      server.closeAllConnections();
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
