/**
 * What the stand-ins of token servers have in common: a TLS server on 127.0.0.1, the tokens it gave, and an introspection endpoint (RFC 7662)
 * in plain text, so that an IMAP or SMTP server of a test can ask whether a token is good.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createPlainServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSignedCertificate } from '@order-intake/certificate';

export type TokenAsked = {
  readonly path: string;
  readonly authorization: string | null;
  readonly form: Readonly<Record<string, string>>;
};
export type TokenAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** `grant`: what to remember of a token for the introspection */
export type Grant = { readonly scope: string; readonly username: string; readonly lifetimeS: number; readonly token?: string };

export type TokenServer = {
  /** "https://localhost:1234" */
  readonly url: string;
  /** answers POST token=… with `active`, `scope`, `username`, `email`, `exp` */
  readonly introspectionUrl: string;
  /** PEM to trust */
  readonly ca: string;
  readonly asked: readonly TokenAsked[];
  /** Tokens given out, in their order. */
  readonly issued: () => readonly string[];
  /** Every token given so far, or those meant, are refused from now on. */
  readonly revokeAll: (isMeant?: (token: string) => boolean) => void;
  readonly isActive: (token: string) => boolean;
  /** What a token that is good now was given for. */
  readonly grantOf: (token: string) => Grant | null;
  /** The answer to the next requests, whatever they ask; null ends that. `breakOff`: the connection ends without one. */
  readonly fail: (answer: TokenAnswer | 'breakOff' | 'hang' | null) => void;
  readonly stop: () => Promise<void>;
};

export type Issue = (grant: Grant) => string;

/** @param answer what the provider answers; a token that it gives comes from `issue` */
export const startTokenServer = async (
  answer: (asked: TokenAsked, issue: Issue) => TokenAnswer | Promise<TokenAnswer>,
  dateOf: () => Date = () => new Date(),
): Promise<TokenServer> => {
  const { key, cert } = selfSignedCertificate({
    commonName: 'tokens.test',
    dnsNames: ['localhost'],
    ipAddresses: ['127.0.0.1'],
    days: 2,
  });
  const given = new Map<string, Grant & { readonly exp: number }>();
  const asked: TokenAsked[] = [];
  const issued: string[] = [];
  let failing: TokenAnswer | 'breakOff' | 'hang' | null = null;
  const issue: Issue = (grant) => {
    const token = grant.token ?? randomBytes(48).toString('base64url');
    issued.push(token);
    given.set(token, { ...grant, exp: Math.floor(Date.now() / 1_000) + grant.lifetimeS });
    return token;
  };
  const isActive = (token: string): boolean => (given.get(token)?.exp ?? 0) * 1_000 > Date.now();

  const tokens = createServer({ key, cert }, (request, response) =>
    replied(response, async () => {
      const one = await askedIn(request);
      asked.push(one);
      if (failing === 'breakOff') return void request.socket.destroy();
      if (failing === 'hang') return;
      const { status, body, headers = {} } = failing ?? (await answer(one, issue));
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      response.writeHead(status, { 'content-type': 'application/json', date: dateOf().toUTCString(), ...headers }).end(text);
    }),
  );
  const introspection = createPlainServer((request, response) =>
    replied(response, async () => {
      const { token = '' } = (await askedIn(request)).form;
      const grant = given.get(token);
      const body = grant && isActive(token) ? { active: true, ...shownOf(grant) } : { active: false };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }),
  );
  const [port, plainPort] = [await listening(tokens), await listening(introspection)];
  return {
    url: `https://localhost:${port}`,
    introspectionUrl: `http://127.0.0.1:${plainPort}/introspect`,
    ca: cert,
    asked,
    issued: () => issued,
    revokeAll: (isMeant = () => true) => {
      for (const token of [...given.keys()].filter(isMeant)) given.delete(token);
    },
    isActive,
    grantOf: (token) => (isActive(token) ? (given.get(token) ?? null) : null),
    fail: (how) => {
      failing = how;
    },
    stop: async () => {
      await Promise.all([stopped(tokens), stopped(introspection)]);
    },
  };
};

/** How a client names itself: in the header, or in the form (RFC 6749, 2.3.1). */
export const clientIn = ({
  authorization,
  form,
}: TokenAsked): { readonly id: string; readonly secret: string; readonly way: 'basic' | 'post' } => {
  const basic = /^Basic (.+)$/.exec(authorization ?? '')?.[1];
  if (basic === undefined) return { id: form.client_id ?? '', secret: form.client_secret ?? '', way: 'post' };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64')
    .toString()
    .split(':')
    .map((part) => new URLSearchParams(`v=${part}`).get('v') ?? '');
  return { id, secret, way: 'basic' };
};

const shownOf = ({ scope, username, exp }: Grant & { readonly exp: number }) => ({
  scope,
  username,
  email: username,
  exp,
  token_type: 'Bearer',
});

const askedIn = async (request: IncomingMessage): Promise<TokenAsked> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
  return { path: request.url ?? '', authorization: request.headers.authorization ?? null, form };
};

/** What goes wrong in a stand-in is its answer: a test that waits for it would only time out. */
const replied = (response: ServerResponse, work: () => Promise<void>): void => {
  work().catch((error: unknown) => response.writeHead(500).end(String(error)));
};

const listening = async (server: Server | ReturnType<typeof createServer>): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const stopped = async (server: Server | ReturnType<typeof createServer>): Promise<void> => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
};
