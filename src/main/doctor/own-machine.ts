/** Whether a store's address stays on this machine, where nobody is on the way. */
export const isOwnMachine = (url: string): boolean => {
  const { hostname, searchParams } = new URL(url);
  return ['localhost', '127.0.0.1', '[::1]', ''].includes(hostname) || (searchParams.get('host') ?? '').startsWith('/');
};
