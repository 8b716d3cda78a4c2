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
const one = `${path}{id}/` as const;

const facts = {
  id: [uuid, 'The user; histories and keys name them by it'],
  email: [text, 'The address that they sign in with'],
  name: [orNull(text), 'As they call themselves; null until somebody said'],
  roles: [listOf(named('Role', 'What a caller may do', choice(...roles))), 'What they may do'],
  status: [choice('invited', 'active', 'ended'), 'invited: they have no password yet; ended: they do not come in any more'],
} as const;
const listed = {
  ...facts,
  second_step: [flag, 'They give a code of their phone, too'],
  invited_at: [time, 'When, the last time'],
  joined_at: [orNull(time), 'When they set their password'],
  ended_at: [orNull(time), 'When'],
  last_sign_in_at: [orNull(time), 'When, the last time'],
} as const;
const userShape = named('User', 'A person who signs in with a password of this service', record(listed));
const invitedShape = named(
  'InvitedUser',
  'Somebody who was invited',
  record({
    ...facts,
    by_mail: [flag, 'The invitation is on its way by mail'],
    invitation_link: [
      orNull(url),
      'To be handed over where no mail can be sent: no mailbox is active, or PUBLIC_URL is not set. Good for seven days, shown this once. Someone who already signs in with this address at another company must sign in there before they open it',
    ],
  }),
);

const keyShape = named(
  'AffectedKey',
  'A key that may do something else from now on',
  record({
    id: [uuid, 'The key'],
    name: [text, 'What it is for'],
    start: [text, 'How it begins, to tell keys apart'],
  }),
);
const changedShape = named(
  'ChangedUser',
  'A user whose roles were changed',
  record({
    ...listed,
    affected_keys: [
      listOf(keyShape),
      'Keys that they made and that may now do less, or more, than before: no key may do more than its maker',
    ],
  }),
);

const rolesOf = (given: readonly string[]): readonly Role[] => roles.filter((role) => given.includes(role));
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

const exists = wrongField('email', 'already_a_user', 'is the address of a user already');
const hasJoined = problem(
  409,
  'user_has_joined',
  'They have joined already. A forgotten password is replaced on the page that signs in.',
);
const lastOne = problem(
  409,
  'last_administrator',
  'This is the last administrator who can sign in. Make somebody else one first.',
);
const tooMany = problem(409, 'too_many_users', 'A company may have a thousand users. End one who does not come any more.');
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
  const shown = shownIn(waitFor, 'users');
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
  return { shown, sendsMail, linkFor, answer };
};
type Parts = Deps & ReturnType<typeof shared>;

const reading = ({ queries, answer }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'Who signs in with a password of ours, newest first, those who ended too',
    permission: 'users:read',
    ofPersons: true,
    query: requestSchema(pageFields),
    answers: { 200: pageOf(userShape) },
    handle: async ({ caller, query }) => pageAnswer(await queries.users(caller.companyId, pageRequest(query)), view),
  }),
  endpoint({
    method: 'get',
    path: one,
    summary: 'One user',
    permission: 'users:read',
    answers: { 200: userShape, 404: null },
    handle: ({ caller, params }) => answer(caller.companyId, params.id),
  }),
];

const inviting = ({ commands, shown, sendsMail, linkFor }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path,
    summary: 'Invite somebody, by mail where one can be sent; they set their own password',
    permission: 'users:write',
    body: requestSchema({ email: emailAddress, name: optional(textField(200)), roles: manyOf(roles) }),
    shownOnce: ['invitation_link'],
    answers: { 201: json(invitedShape, 'Location'), 404: null, 409: conflicts },
    handle: async (call) => {
      const { body, caller, context } = call;
      const byMail = await sendsMail(caller.companyId);
      const done = await commands.inviteUser({ email: body.email, name: body.name ?? null, roles: body.roles, byMail }, context);
      if (isLeft(done)) return { problem: problemOf(done.left) };
      const { user, position } = done.right;
      await shown(position);
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
    path: `${one}invite/`,
    summary: 'Invite somebody again who has not joined yet',
    permission: 'users:write',
    shownOnce: ['invitation_link'],
    answers: { 200: invitedShape, 404: null, 409: conflicts },
    handle: async (call) => {
      const { caller, params, context } = call;
      const byMail = await sendsMail(caller.companyId);
      const done = await commands.changeUser({ type: 'RepeatInvitation', userId: params.id, byMail }, context);
      if (isLeft(done)) return { problem: problemOf(done.left) };
      const { user, position } = done.right;
      await shown(position);
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
  const { commands, queries, shown } = parts;
  return [
    endpoint({
      method: 'patch',
      path: one,
      summary: 'Give a user other roles; they hold at once, in every browser',
      permission: 'users:write',
      body: requestSchema({ roles: manyOf(roles) }),
      current: async ({ caller, params }) => ((await commands.loadUsers(caller.companyId)).has(params.id) ? {} : null),
      answers: { 200: changedShape, 404: null, 409: conflicts },
      handle: async ({ caller: { companyId }, params: { id }, body, context }) => {
        const before = (await commands.loadUsers(companyId)).get(id)?.roles ?? [];
        const done = await commands.changeUser({ type: 'ChangeUserRoles', userId: id, roles: body.roles }, context);
        if (isLeft(done)) return { problem: problemOf(done.left) };
        await commands.settleUser(id, context);
        await shown(done.right.position);
        const row = await queries.user(companyId, id);
        if (!row) return { problem: notFound };
        const affected_keys = await affectedKeys(parts, companyId, id, [before, done.right.user.roles]);
        return { status: 200, body: { ...view(row), affected_keys } };
      },
    }),
    endpoint({
      method: 'delete',
      path: one,
      summary: 'End a user: every browser is signed out, and the keys that they made are revoked',
      permission: 'users:write',
      answers: { 204: null, 404: null, 409: conflicts },
      handle: async ({ params, context }) => {
        const done = await commands.changeUser({ type: 'EndUser', userId: params.id }, context);
        if (isLeft(done)) return { problem: problemOf(done.left) };
        await commands.settleUser(params.id, context);
        await shown(done.right.position);
        return { status: 204 };
      },
    }),
  ];
};

export const userEndpoints = (deps: Deps): readonly Endpoint[] => {
  const parts = { ...deps, ...shared(deps) };
  return [...reading(parts), ...inviting(parts), ...changing(parts)];
};
