/** Rights as data: what there is to be allowed, and what each role may. Endpoints name what they need; a company may take from its roles, and give sales some. */

/** Groups of routes, in the words of the documentation. */
export const permissionGroups = {
  orders: 'orders, their documents, the review queue, histories and the feed',
  emails: 'the log of mails, and trying or telling again',
  leads: 'leads',
  auto_approval: 'automatic approval: its policy, its proof, and the switch',
  catalog: 'customers, products and warehouses, one by one and by the file',
  aliases: "customers' own names of products, and the layouts of their documents",
  chat: 'conversations with customers',
  tasks: 'what runs in the background, and what has changed',
  company: "the company's settings",
  mailboxes: 'mailboxes, their state and connection tests',
  channels: 'accounts at the chat provider, what the assistant may answer from, and the language model',
  webhooks: 'the addresses of other systems and what was delivered to them',
  keys: 'keys of machines',
  roles: 'what roles may do',
  users: 'who signs in with a password of ours',
  privacy: 'erasing persons',
  audit: 'how the service came to what it says, and the security log',
  me: 'oneself',
} as const;
export type PermissionGroup = keyof typeof permissionGroups;

/**
 * Parts of a group's permission to change, which a company may grant separately: the permission for the whole group
 * includes them.
 */
export const partialRights = {
  new_customers: 'making customers, one by one',
  new_products: 'making products, one by one',
} as const;
type PartialRight = keyof typeof partialRights;

export type ReadPermission = `${PermissionGroup}:read`;
export type WritePermission = `${PermissionGroup | PartialRight}:write`;
export type Permission = ReadPermission | WritePermission;

export const roles = ['admin', 'sales', 'auditor'] as const;
export type Role = (typeof roles)[number];

export const groups = Object.keys(permissionGroups) as readonly PermissionGroup[];
const reading = (of: readonly PermissionGroup[]): readonly Permission[] => of.map((group) => `${group}:read` as const);
const writing = (of: readonly (PermissionGroup | PartialRight)[]): readonly Permission[] =>
  of.map((group) => `${group}:write` as const);

const worked = ['orders', 'emails', 'leads', 'aliases', 'chat', 'tasks', 'me'] as const;

const parts = Object.keys(partialRights) as readonly PartialRight[];

export const allPermissions: readonly Permission[] = [...reading(groups), ...writing([...groups, ...parts])];

const partsOf: { readonly [permission in Permission]?: readonly Permission[] } = { 'catalog:write': writing(parts) };
/** With the parts of what is named. */
export const withParts = (permissions: readonly Permission[]): readonly Permission[] => [
  ...new Set(permissions.flatMap((permission) => [permission, ...(partsOf[permission] ?? [])])),
];

/**
 * What each role may do; a person with several roles may do what any of them allows. The auditor sees everything and
 * changes nothing but their own sign-in.
 */
export const rolePermissions: { readonly [role in Role]: readonly Permission[] } = {
  admin: allPermissions,
  sales: [...reading([...worked, 'auto_approval', 'catalog', 'company']), ...writing(worked)],
  auditor: [...reading(groups), 'me:write'],
};

export const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);

/** What a company may give a role beyond the table. */
export const grantable: { readonly [role in Role]: readonly Permission[] } = { admin: [], sales: writing(parts), auditor: [] };

type OfRoles = { readonly [role in Role]?: readonly Permission[] };
/** What a company has taken from its roles, and given them beyond the table. */
export type RoleRights = { readonly withheld: OfRoles; readonly granted: OfRoles };
export const asInTable: RoleRights = { withheld: {}, granted: {} };

const rightsOf = (role: Role, { withheld, granted }: RoleRights): readonly Permission[] => {
  const removed = withParts(withheld[role] ?? []);
  const added = (granted[role] ?? []).filter((permission) => grantable[role].includes(permission));
  return [...rolePermissions[role].filter((permission) => !removed.includes(permission)), ...added];
};

/** What somebody with these roles may in a company; unknown roles are none. */
export const permissionsOf = (roleNames: readonly string[], rights: RoleRights = asInTable): ReadonlySet<Permission> =>
  new Set(roleNames.filter(isRole).flatMap((role) => rightsOf(role, rights)));

/** A machine's key: what its roles give, less what it is not confined to and what its maker may not do (any more). */
export type KeyRights = {
  readonly roles: readonly string[];
  /** null: not confined */
  readonly scopes: readonly string[] | null;
  /** roles of its maker: the key may do only what each of them may */
  readonly caps: readonly (readonly string[])[];
};

/** A key makes no keys and no rights: somebody who finds one must not be able to outlive it. */
const neverOfKeys: readonly Permission[] = ['keys:write', 'roles:write', 'users:write', 'me:write'];

export const permissionsOfKey = ({ roles: roleNames, scopes, caps }: KeyRights, rights: RoleRights): ReadonlySet<Permission> => {
  const confined = scopes && new Set<string>(withParts(scopes as readonly Permission[]));
  const capped = caps.map((cap) => permissionsOf(cap, rights));
  const may = (permission: Permission) =>
    !neverOfKeys.includes(permission) && (confined?.has(permission) ?? true) && capped.every((cap) => cap.has(permission));
  return new Set([...permissionsOf(roleNames, rights)].filter(may));
};
