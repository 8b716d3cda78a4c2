/** Every path of the app, once. Nobody else writes one: links are built here, and filters live in what follows the question mark. */

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
export type Search = Readonly<Record<string, string | undefined>>;
/** `audit`: who may read what was done, auditors among them; `upload`: who may give files. */
export type Access = 'everybody' | 'admin' | 'audit' | 'upload';

export type Route<Path extends string = string> = {
  readonly path: Path;
  readonly access: Access;
  /** The URL below /app; values that are empty or missing stay away. */
  readonly to: (params: Readonly<Record<ParamNames<Path>, string>>, search?: Search) => string;
};

const query = (search: Search): string => {
  const entries = Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
};

const route = <const Path extends string>(path: Path, access: Access = 'everybody'): Route<Path> => ({
  path,
  access,
  to: (params, search = {}) =>
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params as Record<string, string>)[name] ?? '')) +
    query(search),
});

export const routes = {
  dashboard: route('/'),
  review: route('/review'),
  reviewOne: route('/review/:id'),
  orders: route('/orders'),
  order: route('/orders/:id'),
  upload: route('/upload', 'upload'),
  logs: route('/logs'),
  log: route('/logs/:id'),
  mailboxes: route('/mailboxes', 'admin'),
  mailboxNew: route('/mailboxes/new', 'admin'),
  mailbox: route('/mailboxes/:id', 'admin'),
  customers: route('/catalog/customers'),
  customer: route('/catalog/customers/:id'),
  products: route('/catalog/products'),
  product: route('/catalog/products/:id'),
  warehouses: route('/catalog/warehouses'),
  catalogImport: route('/catalog/import', 'admin'),
  leads: route('/leads'),
  lead: route('/leads/:id'),
  chats: route('/chat'),
  chat: route('/chat/:id'),
  knowledge: route('/admin/knowledge', 'admin'),
  audit: route('/admin/audit', 'audit'),
  security: route('/admin/security', 'audit'),
  privacy: route('/admin/privacy', 'admin'),
  users: route('/admin/users', 'admin'),
  notifications: route('/notifications'),
  profile: route('/profile'),
  settings: route('/settings'),
} as const;

/** For visitors who are not signed in, whatever other sessions exist. */
export const publicRoutes = { signIn: '/sign-in', join: '/join', forgot: '/forgot', reset: '/reset' } as const;

export type RouteName = keyof typeof routes;

/** The route that this path below /app belongs to, and its parameters; null: there is none. The first that fits wins. */
export const parse = (path: string): { readonly name: RouteName; readonly params: Readonly<Record<string, string>> } | null => {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [name, { path: pattern }] of Object.entries(routes)) {
    const match = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(clean);
    if (match) return { name: name as RouteName, params: { ...match.groups } };
  }
  return null;
};
