/** Who signs in with a password of ours: invited, given roles, ended. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { RoleRightsOf } from '../../../commands/company/role-rights.command.ts';
import type { SettleUser } from '../../../commands/user/settle-user.ts';
import type { ChangeUser, InviteUser, LoadUsers } from '../../../commands/user/users.command.ts';
import { permissionsOfKey, type Role, roles } from '../../../domain/company/permissions.ts';
import type { UserRefusal } from '../../../domain/user/user.decider.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional } from '../../../platform/codec/field.ts';
import { emailAddress, manyOf, text as textField } from '../../../platform/codec/fields.ts';
import type { AccountLinks } from '../../../platform/sign-in/account-links.ts';
import type { ApiKeyQueries, KeyOfMaker } from '../../../projections/api-keys/api-keys.queries.ts';
import type { ListedUser, UserQueries } from '../../../projections/users/users.queries.ts';
import { json, pageOf, problems } from '../../http/answers.ts';
import { type Call, type Endpoint, endpoint } from '../../http/endpoint.ts';
import { originOf } from '../../http/origin.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound, problem, wrongField } from '../../http/problem.ts';
import { choice, flag, listOf, named, orNull, record, type ShapeOf, text, time, url, uuid } from '../../http/shapes.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';

const path = '/sales/users/';
const userPath = `${path}{id}/` as const;

const facts = {
  id: [uuid, 'User ID, also used in histories and keys'],
  email: [text, 'Email address for signing in'],
  name: [orNull(text), 'Display name; null until set'],
  roles: [listOf(named('Role', 'A role of a user or API key', choice(...roles))), 'Roles of the user'],
  status: [choice('invited', 'active', 'ended'), 'invited: has no password yet; ended: deactivated'],
} as const;
const listed = {
  ...facts,
  second_step: [flag, 'Whether two-factor authentication is on'],
  invited_at: [time, 'Time of the last invitation'],
  joined_at: [orNull(time), 'Time when the user set a password'],
  ended_at: [orNull(time), 'Time of deactivation'],
  last_sign_in_at: [orNull(time), 'Time of the last sign-in'],
} as const;
const userShape = named('User', 'A user who signs in with a password of this service', record(listed));
const invitedShape = named(
  'InvitedUser',
  'An invited user',
  record({
    ...facts,
    by_mail: [flag, 'Whether the invitation is being sent by email'],
    invitation_link: [
      orNull(url),
      'Link to hand over if no email can be sent because no mailbox is active or PUBLIC_URL is not set. Valid for seven days and shown only once. If the address has an account at another company, its owner must sign in there before opening the link',
    ],
  }),
);

const keyShape = named(
  'AffectedKey',
  'An API key with changed permissions',
  record({
    id: [uuid, 'Key ID'],
    name: [text, 'Purpose of the key'],
    start: [text, 'First characters of the key, to identify it'],
  }),
);
const changedShape = named(
  'ChangedUser',
  'A user with changed roles',
  record({
    ...listed,
    affected_keys: [
      listOf(keyShape),
      'Keys of the user whose permissions changed, because a key is limited to the permissions of its creator',
    ],
  }),
);

const rolesOf = (names: readonly string[]): readonly Role[] => roles.filter((role) => names.includes(role));
const view = (row: ListedUser): ShapeOf<typeof userShape> => ({
  id: row.id,
  email: row.email,
  name: row.name,
  roles: rolesOf(row.roles),
  status: row.status,
  second_step: row.second_step,
  invited_at: row.invited_at,
  joined_at: row.joined_at,
  ended_at: row.ended_at,
  last_sign_in_at: row.last_sign_in_at,
});

const exists = wrongField('email', 'already_a_user', 'already belongs to a user');
const hasJoined = problem(
  409,
  'user_has_joined',
  'This user has already joined. They can reset a forgotten password on the sign-in page.',
);
const lastOne = problem(
  409,
  'last_administrator',
  'This is the last active administrator. Make another user an administrator first.',
);
const tooMany = problem(409, 'too_many_users', 'User limit (1000) reached. Deactivate a user first.');
const conflicts = problems('user_has_joined', 'last_administrator', 'too_many_users');

const problemOf = ({ type }: UserRefusal | { readonly type: 'PreconditionFailed' }) => {
  switch (type) {
    case 'UserExists':
      return exists;
    case 'HasJoined':
      return hasJoined;
    case 'LastAdministrator':
      return lastOne;
    case 'TooManyUsers':
      return tooMany;
    default:
      return notFound;
  }
};

type Deps = {
  readonly commands: {
    readonly inviteUser: InviteUser;
    readonly changeUser: ChangeUser;
    readonly settleUser: SettleUser;
    readonly loadUsers: LoadUsers;
    readonly accountLinks: Pick<AccountLinks, 'make'>;
  };
  readonly queries: UserQueries & Pick<ApiKeyQueries, 'keysOfMaker'>;
  readonly roleRights: Pick<RoleRightsOf, 'of'>;
  /** whether a company has somewhere to send mail from */
  readonly hasSender: (companyId: string) => Promise<boolean>;
  readonly publicUrl: string | null;
  readonly waitFor: WaitFor;
};

const shared = ({ commands, queries, hasSender, publicUrl, waitFor }: Deps) => {
  const waitUntilShown = shownIn(waitFor, 'users');
  const sendsMail = async (companyId: string) => publicUrl !== null && (await hasSender(companyId));
  /** null where the invitation goes by mail */
  const linkFor = async ({ header, caller: { companyId } }: Pick<Call, 'header' | 'caller'>, userId: string, byMail: boolean) => {
    if (byMail) return null;
    const code = await commands.accountLinks.make({ companyId, userId }, 'invitation', true);
    return `${originOf(publicUrl, header)}/app/join#code=${code}`;
  };
  const answer = async (companyId: string, id: string) => {
    const row = await queries.user(companyId, id);
    return row ? { status: 200 as const, body: view(row) } : { problem: notFound };
  };
  return { shown: waitUntilShown, sendsMail, linkFor, answer };
};
type Parts = Deps & ReturnType<typeof shared>;

const reading = ({ queries, answer }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'List users with a password of this service, newest first, including deactivated ones',
    permission: 'users:read',
    ofPersons: true,
    query: requestSchema(pageFields),
    answers: { 200: pageOf(userShape) },
    handle: async ({ caller, query }) => pageAnswer(await queries.users(caller.companyId, pageRequest(query)), view),
  }),
  endpoint({
    method: 'get',
    path: userPath,
    summary: 'Get a user',
    permission: 'users:read',
    answers: { 200: userShape, 404: null },
    handle: ({ caller, params }) => answer(caller.companyId, params.id),
  }),
];

const inviting = ({ commands, shown: waitUntilShown, sendsMail, linkFor }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path,
    summary: 'Invite a user',
    permission: 'users:write',
    body: requestSchema({ email: emailAddress, name: optional(textField(200)), roles: manyOf(roles) }),
    shownOnce: ['invitation_link'],
    answers: { 201: json(invitedShape, 'Location'), 404: null, 409: conflicts },
    handle: async (call) => {
      const { body, caller, context } = call;
      const byMail = await sendsMail(caller.companyId);
      const result = await commands.inviteUser(
        { email: body.email, name: body.name ?? null, roles: body.roles, byMail },
        context,
      );
      if (isLeft(result)) return { problem: problemOf(result.left) };
      const { user, position } = result.right;
      await waitUntilShown(position);
      const { userId: id, email, name, status } = user;
      const invitation_link = await linkFor(call, id, byMail);
      return {
        status: 201,
        body: { id, email, name, roles: rolesOf(user.roles), status, by_mail: byMail, invitation_link },
        headers: { Location: `${path}${id}/` },
      };
    },
  }),
  endpoint({
    method: 'post',
    path: `${userPath}invite/`,
    summary: 'Resend an invitation',
    permission: 'users:write',
    shownOnce: ['invitation_link'],
    answers: { 200: invitedShape, 404: null, 409: conflicts },
    handle: async (call) => {
      const { caller, params, context } = call;
      const byMail = await sendsMail(caller.companyId);
      const result = await commands.changeUser({ type: 'RepeatInvitation', userId: params.id, byMail }, context);
      if (isLeft(result)) return { problem: problemOf(result.left) };
      const { user, position } = result.right;
      await waitUntilShown(position);
      const { userId: id, email, name, status } = user;
      const invitation_link = await linkFor(call, id, byMail);
      return { status: 200, body: { id, email, name, roles: rolesOf(user.roles), status, by_mail: byMail, invitation_link } };
    },
  }),
];

/** Which keys of somebody may do something else with these roles than with those. */
const affectedKeys = async (
  { queries, roleRights }: Parts,
  companyId: string,
  userId: string,
  [before, after]: readonly [readonly string[], readonly string[]],
) => {
  const rights = await roleRights.of(companyId);
  const may = (key: KeyOfMaker, roles: readonly string[]) => [...permissionsOfKey({ ...key, caps: [roles] }, rights)].join();
  const keys = await queries.keysOfMaker(companyId, `user:${userId}`);
  return keys.filter((key) => may(key, before) !== may(key, after)).map(({ id, name, start }) => ({ id, name, start }));
};

const changing = (parts: Parts): readonly Endpoint[] => {
  const { commands, queries, shown: waitUntilShown } = parts;
  return [
    endpoint({
      method: 'patch',
      path: userPath,
      summary: 'Change the roles of a user, effective immediately',
      permission: 'users:write',
      body: requestSchema({ roles: manyOf(roles) }),
      current: async ({ caller, params }) => ((await commands.loadUsers(caller.companyId)).has(params.id) ? {} : null),
      answers: { 200: changedShape, 404: null, 409: conflicts },
      handle: async ({ caller: { companyId }, params: { id }, body, context }) => {
        const before = (await commands.loadUsers(companyId)).get(id)?.roles ?? [];
        const result = await commands.changeUser({ type: 'ChangeUserRoles', userId: id, roles: body.roles }, context);
        if (isLeft(result)) return { problem: problemOf(result.left) };
        await commands.settleUser(id, context);
        await waitUntilShown(result.right.position);
        const row = await queries.user(companyId, id);
        if (!row) return { problem: notFound };
        const affected_keys = await affectedKeys(parts, companyId, id, [before, result.right.user.roles]);
        return { status: 200, body: { ...view(row), affected_keys } };
      },
    }),
    endpoint({
      method: 'delete',
      path: userPath,
      summary: 'Deactivate a user, end their sessions and revoke their keys',
      permission: 'users:write',
      answers: { 204: null, 404: null, 409: conflicts },
      handle: async ({ params, context }) => {
        const result = await commands.changeUser({ type: 'EndUser', userId: params.id }, context);
        if (isLeft(result)) return { problem: problemOf(result.left) };
        await commands.settleUser(params.id, context);
        await waitUntilShown(result.right.position);
        return { status: 204 };
      },
    }),
  ];
};

export const userEndpoints = (deps: Deps): readonly Endpoint[] => {
  const parts = { ...deps, ...shared(deps) };
  return [...reading(parts), ...inviting(parts), ...changing(parts)];
};
