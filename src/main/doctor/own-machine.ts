import { isOwnHost } from '@order-intake/event-sourcing';

/** Whether a database's address stays on this machine, where nobody is on the way. */
export const isOwnMachine = (url: string): boolean => {
  const { hostname, searchParams } = new URL(url);
  return isOwnHost(hostname) || (searchParams.get('host') ?? '').startsWith('/');
};
