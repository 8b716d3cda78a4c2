/** Who is signed in, and signing in. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api, ask, type Schemas } from './client.ts';
import { earlyOrNow } from './early.ts';
import { keys } from './keys.ts';
import { isProblem } from './problem.ts';

export type Me = Schemas['Me'];

export const meQuery = queryOptions({
  queryKey: keys.me,
  queryFn: async ({ signal }): Promise<Me | null> => {
    try {
      return (await ask(api.GET('/sales/me/', { signal, fetch: earlyOrNow }))).data;
    } catch (error) {
      if (isProblem(error) && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * A session seems to be over. The sign may be late, and concern the session before the current one: the signed-in
 * user is fetched again, and the answer counts.
 */
export const askWhoIsHere = (client: QueryClient): void => {
  if (client.isFetching({ queryKey: keys.me }) === 0) void client.invalidateQueries({ queryKey: keys.me });
};

/** The signed-in user; only below the shell, which is drawn for nobody else. */
export const useMe = (): Me => {
  const { data } = useQuery(meQuery);
  if (!data) throw new Error('nobody is signed in here');
  return data;
};

export type Permission = Schemas['Permission'];

/** Whether the service would let this person do that. It decides again when it is asked. */
export const useCan = (): ((permission: Permission) => boolean) => {
  const me = useMe();
  return (permission) => has(me, permission);
};

/** Permissions by their names; the list holds earlier names of theirs as well. */
const has = ({ permissions }: Pick<Me, 'permissions'>, permission: Permission): boolean => permissions.includes(permission);

export const isAdmin = ({ roles }: Pick<Me, 'roles'>): boolean => roles.includes('admin');

export const signInWays = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: async () => (await ask(api.GET('/sales/session/', {}))).data,
});

/** Whether a page is for this person. The service decides again whatever is asked there. */
export const maySee = (me: Pick<Me, 'roles' | 'permissions'>, access: 'everybody' | 'admin' | 'audit' | 'upload'): boolean => {
  if (access === 'audit') return has(me, 'audit:read');
  if (access === 'upload') return has(me, 'orders:write');
  return access === 'everybody' || isAdmin(me);
};

type SignInBy =
  | { readonly token: string }
  | { readonly link: string }
  | { readonly email: string; readonly password: string; readonly code?: string; readonly company?: string };
export type SignInChoice = Schemas['SignInChoice'];

/** Answers the companies to choose from, where the password is that of users of several; null: one is in. */
export const signIn = async (by: SignInBy): Promise<SignInChoice | null> => {
  const { data, response } = await ask(api.POST('/sales/session/', { body: by }));
  return response.status === 200 ? ((data as SignInChoice | undefined) ?? null) : null;
};

/** The browser leaves for the identity provider, and comes back to this page signed in. */
export const goToProvider = (): void => {
  const returnPath = location.pathname.endsWith('/sign-in') ? '/app/' : `${location.pathname}${location.search}`;
  location.assign(`/sales/session/oidc/?${new URLSearchParams({ return_to: returnPath })}`);
};

export const signOut = () => ask(api.DELETE('/sales/session/', {}));
