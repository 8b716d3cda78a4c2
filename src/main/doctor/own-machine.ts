/** Whether a host is this machine. */
export const isOwnHost = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]', ''].includes(host);

/** Whether a database's address stays on this machine, where nobody is on the way. */
export const isOwnMachine = (url: string): boolean => {
  const { hostname, searchParams } = new URL(url);
  return isOwnHost(hostname) || (searchParams.get('host') ?? '').startsWith('/');
};
