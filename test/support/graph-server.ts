/**
 * A stand-in of Microsoft Graph's sendMail with MIME content. Written from learn.microsoft.com/graph/api/user-sendmail (request, 202 without a
 * body, "Invalid base64 string for MIME content."), learn.microsoft.com/graph/errors (form of errors), learn.microsoft.com/graph/throttling (429 with
 * Retry-After) and the bodies that users quote: iyear/E5SubBot#39 (MailboxNotEnabledForRESTAPI), microsoftgraph/microsoft-graph-docs#10880
 * (ErrorAccessDenied), besscroft/diyfile#1 (InvalidAuthenticationToken).
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSignedCertificate } from '@order-intake/certificate';
import { decodeJwt } from 'jose';
import { type ParsedMail, simpleParser } from 'mailparser';

/** `lost`: it takes the mail and the connection ends; `unsent`: the connection ends before it takes it */
export type GraphFault =
  | { readonly status: number; readonly code?: string; readonly retryAfter?: string }
  | 'lost'
  | 'unsent'
  | 'hang';

export type GraphServer = {
  readonly url: string;
  readonly ca: string;
  readonly sent: readonly { readonly user: string; readonly mail: ParsedMail; readonly raw: string }[];
  readonly requests: () => number;
  readonly fail: (fault: GraphFault | null) => void;
  readonly stop: () => Promise<void>;
};

type Options = {
  /** whether a token was given, by the token server beside it */
  readonly isActive: (token: string) => boolean;
  readonly users: readonly string[];
  /** mailboxes that are on a server of the company's own */
  readonly onPremise?: readonly string[];
  /** mailboxes that an access policy excludes */
  readonly excluded?: readonly string[];
};

export const startGraphServer = async (options: Options): Promise<GraphServer> => {
  const { key, cert } = selfSignedCertificate({
    commonName: 'graph.test',
    dnsNames: ['localhost'],
    ipAddresses: ['127.0.0.1'],
    days: 2,
  });
  const sent: GraphServer['sent'][number][] = [];
  let failing: GraphFault | null = null;
  let requests = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests += 1;
    const fault = failing;
    if (fault === 'unsent') return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const refused = refuse(response);
    if (fault !== null && typeof fault === 'object')
      return refused(fault.status, fault.code ?? 'UnknownError', '', fault.retryAfter);
    const user = decodeURIComponent(/^\/v1\.0\/users\/([^/]+)\/sendMail$/.exec(request.url ?? '')?.[1] ?? '');
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!options.isActive(token))
      return refused(401, 'InvalidAuthenticationToken', 'Access token has expired or is not yet valid.');
    if (!['https://graph.microsoft.com', ownUrl()].includes(String(decodeJwt(token).aud)))
      return refused(401, 'InvalidAuthenticationToken', 'Access token validation failure. Invalid audience.');
    if (!options.users.includes(user)) return refused(404, 'ErrorInvalidUser', `The requested user '${user}' is invalid.`);
    if (options.onPremise?.includes(user))
      return refused(
        404,
        'MailboxNotEnabledForRESTAPI',
        'The mailbox is either inactive, soft-deleted, or is hosted on-premise.',
      );
    const { roles } = decodeJwt(token);
    if (!Array.isArray(roles) || !roles.includes('Mail.Send') || options.excluded?.includes(user))
      return refused(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.');
    const body = Buffer.concat(chunks).toString();
    if (request.headers['content-type'] !== 'text/plain' || !/^[A-Za-z0-9+/]+={0,2}$/.test(body))
      return refused(400, 'ErrorMimeContentInvalidBase64String', 'Invalid base64 string for MIME content.');
    const raw = Buffer.from(body, 'base64').toString();
    sent.push({ user, raw, mail: await simpleParser(raw) });
    if (fault === 'hang') return;
    if (fault === 'lost') return void request.socket.destroy();
    response.writeHead(202).end();
  };
  const server = createServer({ key, cert }, (request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(599).end(String(error)));
  });
  const ownUrl = () => `https://localhost:${(server.address() as AddressInfo).port}`;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: ownUrl(),
    ca: cert,
    sent,
    requests: () => requests,
    fail: (fault) => {
      failing = fault;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const refuse =
  (response: ServerResponse) =>
  (status: number, code: string, message: string, retryAfter?: string): void => {
    const id = randomUUID();
    const innerError = { date: new Date().toISOString().slice(0, 19), 'request-id': id, 'client-request-id': id };
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
      })
      .end(JSON.stringify({ error: { code, message, innerError } }));
  };
