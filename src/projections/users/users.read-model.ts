import type { UserEvent } from '../../domain/user/user.events.ts';
import {
  companyId,
  createdAt,
  jsonb,
  orNull,
  personKeyId,
  primaryKey,
  type RowOf,
  text,
  textOf,
  timestamptz,
  uuid,
} from '../../platform/projections/columns.ts';
import { change, put, readModel, touch } from '../../platform/projections/read-model.ts';

const columns = {
  id: primaryKey(uuid),
  company_id: companyId,
  email: text,
  name: orNull(text),
  roles: jsonb<readonly string[]>(),
  status: textOf<'invited' | 'active' | 'ended'>(),
  /** the last time that they were */
  invited_at: timestamptz,
  joined_at: orNull(timestamptz),
  ended_at: orNull(timestamptz),
  person_key_id: personKeyId,
  created_at: createdAt,
};

export type UserRow = RowOf<typeof columns>;

/** Whoever signs in with a password of ours, those who ended too: histories name them. */
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
