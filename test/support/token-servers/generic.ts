/** A token server of no particular provider: client credentials by RFC 6749 (2.3.1, 4.4, 5.2). */
import { clientIn, startTokenServer, type TokenServer } from './token-server.ts';

export type GenericOptions = {
  readonly clientId?: string;
  readonly secret?: string;
  /** how it wants the client to name itself; both unless said */
  readonly takes?: 'basic' | 'post';
  /** the scopes it knows; empty: it asks for none */
  readonly scopes?: readonly string[];
  readonly mailbox?: string;
  readonly lifetimeS?: number;
  /** fields of the answer that are other than usual */
  readonly answer?: Readonly<Record<string, unknown>>;
};

export type GenericTokenServer = TokenServer & { readonly tokenUrl: string };

export const startGenericTokenServer = async (options: GenericOptions = {}): Promise<GenericTokenServer> => {
  const {
    clientId = 'order-intake',
    secret = 'a generic secret',
    takes,
    scopes = ['mail'],
    mailbox = 'orders@example.test',
    lifetimeS = 3_600,
  } = options;
  const server = await startTokenServer((asked, issue) => {
    const { form } = asked;
    const client = clientIn(asked);
    if ((takes !== undefined && takes !== client.way) || client.id !== clientId || client.secret !== secret)
      return {
        status: 401,
        body: { error: 'invalid_client', error_description: 'Client authentication failed' },
        headers: { 'www-authenticate': 'Basic' },
      };
    if (form.grant_type !== 'client_credentials') return { status: 400, body: { error: 'unsupported_grant_type' } };
    const { scope = '' } = form;
    if (scope !== '' && !scope.split(' ').every((each) => scopes.includes(each)))
      return { status: 400, body: { error: 'invalid_scope', error_description: `no such scope: ${scope}` } };
    const token = issue({ scope, username: mailbox, lifetimeS });
    return { status: 200, body: { access_token: token, token_type: 'bearer', expires_in: lifetimeS, ...options.answer } };
  });
  return { ...server, tokenUrl: `${server.url}/oauth/token` };
};
