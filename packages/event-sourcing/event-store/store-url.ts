/**
 * The URL of an event store: `esdb://user:password@host1:2113,host2:2113?tls=true`, or with the scheme that KurrentDB prints,
 * which the client does not know. No URL class reads one: it names several hosts, each with a port
 * (https://docs.kurrent.io/clients/node/v1.0/getting-started#connection-string).
 */

const whole = /^(esdb|kurrentdb|kurrent|kdb)(\+discover)?:\/\/(([^@/?]*@)?([^@/?]+)\/?(?:\?(.*))?)$/i;
const oneHost = /^(\[[\da-f:.]+\]|[^:\s]+)(?::(\d{1,5}))?$/i;
const defaultPort = 2113;
const prefixParameter = /([?&])stream[-_]?prefix=[^&]*(&|$)/i;
const prefixShape = /^[a-z][\w-]{0,63}$/i;

export type StoreHost = { readonly host: string; readonly port: number };
export type StoreUrl = {
  readonly hosts: readonly StoreHost[];
  readonly hasCredentials: boolean;
  /** by names without `-` and `_`, in small letters */
  readonly parameters: ReadonlyMap<string, string>;
  /** null: the store has one user */
  readonly streamPrefix: string | null;
  /** as the client takes it */
  readonly forClient: string;
};

/** Null for what is no such URL. */
export function parseStoreUrl(url: string): StoreUrl | null {
  const [, , discover = '', rest = '', credentials = '', hostList = '', query = ''] = whole.exec(url) ?? [];
  const hosts = hostList.split(',').flatMap((text): readonly StoreHost[] => {
    const [, host, port] = oneHost.exec(text.trim()) ?? [];
    return host === undefined ? [] : [{ host, port: Number(port ?? defaultPort) }];
  });
  if (hostList === '' || hosts.length < hostList.split(',').length || hosts.some(({ port }) => port > 65_535)) return null;
  const parameters = new Map(
    [...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase().replaceAll(/[-_]/g, ''), value]),
  );
  const streamPrefix = parameters.get('streamprefix') ?? null;
  if (streamPrefix !== null && !prefixShape.test(streamPrefix)) return null;
  const ofClient = rest.replace(prefixParameter, (_, separator: string, next: string) => (next === '' ? '' : separator));
  return {
    hosts,
    hasCredentials: credentials !== '',
    parameters,
    streamPrefix,
    forClient: `esdb${discover.toLowerCase()}://${ofClient}`,
  };
}

/** Whether a host is this machine. */
export const isOwnHost = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]', ''].includes(host);
