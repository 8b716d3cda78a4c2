import { change, column, put, readModel, touch } from '@order-intake/event-sourcing';
import type { UserEvent } from '../../domain/user/user.events.ts';

const columns = {
  ...column.ofCompany,
  email: column.text,
  name: column.orNull(column.text),
  roles: column.jsonb<readonly string[]>(),
  status: column.textOf<'invited' | 'active' | 'ended'>(),
  /** the last time that they were */
  invited_at: column.timestamptz,
  joined_at: column.orNull(column.timestamptz),
  ended_at: column.orNull(column.timestamptz),
  person_key_id: column.personKeyId,
  created_at: column.createdAt,
};

export type UserRow = column.RowOf<typeof columns>;

/** Users who sign in with a password of this service, ended ones included: histories name them. */
export const users = readModel<UserEvent, typeof columns>({
  name: 'users',
  version: 1,
  columns,
  indexes: ['create index on $table (company_id, created_at desc, id desc)'],
  personal: true,
  key: (e) => e.data.userId,
  on: {
    UserInvited: put((e) => {
      const { email, name, roles } = e.data;
      return { email, name, roles, status: 'invited', invited_at: e.recordedAt, joined_at: null, ended_at: null };
    }),
    UserInvitationRepeated: change((e) => ({ invited_at: e.recordedAt })),
    UserJoined: change((e) => ({ name: e.data.name, status: 'active', joined_at: e.recordedAt })),
    UserRolesChanged: change((e) => ({ roles: e.data.roles })),
    UserPasswordResetRequested: touch,
    UserEnded: change((e) => ({ status: 'ended', ended_at: e.recordedAt })),
  },
});
