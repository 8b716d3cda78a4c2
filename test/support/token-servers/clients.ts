/** A token server that knows several clients, each with a mailbox of its own, and whose answers a test changes. */
import { clientIn, type Grant, startTokenServer as start, type TokenServer } from './token-server.ts';

/** Who may have tokens: by client id its secret, the mailbox that its tokens open, and the scope that they carry. */
export type Client = { readonly secret: string; readonly mailbox: string; readonly scope?: string };

export type ClientsTokenServer = Pick<TokenServer, 'ca' | 'introspectionUrl' | 'issued' | 'stop'> & {
  readonly tokenUrl: string;
  /** What a token is worth, as a mail server learns it. */
  readonly ofToken: (token: string) => { readonly mailbox: string; readonly scope: string } | null;
  /** Tokens given out so far are worth nothing any more; new ones are given. */
  readonly revokeTokens: () => void;
  /** No new tokens with this secret, and those of before are worth nothing. */
  readonly changeSecret: (clientId: string, secret: string) => void;
  /** The scope that new tokens carry. */
  readonly changeScope: (clientId: string, scope: string) => void;
  /** Seconds that new tokens live, 3600 unless said. */
  readonly live: (seconds: number) => void;
};

export async function startClientsTokenServer(clients: Readonly<Record<string, Client>>): Promise<ClientsTokenServer> {
  const known = new Map(Object.entries(clients));
  const clientOf = new Map<string, string>();
  let lifetimeS = 3_600;
  const server = await start((asked, issue) => {
    const { id, secret } = clientIn(asked);
    const client = known.get(id);
    if (client?.secret !== secret) return { status: 401, body: { error: 'invalid_client' } };
    if (asked.form.grant_type !== 'client_credentials') return { status: 400, body: { error: 'unsupported_grant_type' } };
    const token = issue({ scope: client.scope ?? 'imap', username: client.mailbox, lifetimeS });
    clientOf.set(token, id);
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: lifetimeS } };
  });
  const change = (clientId: string, changes: Partial<Client>) => {
    const client = known.get(clientId);
    if (!client) throw new Error(`no client ${clientId}`);
    known.set(clientId, { ...client, ...changes });
  };
  const shown = ({ username: mailbox, scope }: Grant) => ({ mailbox, scope });
  return {
    ca: server.ca,
    introspectionUrl: server.introspectionUrl,
    issued: server.issued,
    stop: server.stop,
    tokenUrl: `${server.url}/token`,
    ofToken: (token) => {
      const grant = server.grantOf(token);
      return grant && shown(grant);
    },
    revokeTokens: () => server.revokeAll(),
    changeSecret: (clientId, secret) => {
      change(clientId, { secret });
      server.revokeAll((token) => clientOf.get(token) === clientId);
    },
    changeScope: (clientId, scope) => change(clientId, { scope }),
    live: (seconds) => {
      lifetimeS = seconds;
    },
  };
}
