import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { UserEvent } from '../../domain/user/user.events.ts';
import { tell } from '../delivery/delivery.definitions.ts';
import { settleUser } from '../user-mail/user.definitions.ts';
import type { UserMailKind } from '../user-mail/user-mail-words.ts';

const mail = (event: Recorded<UserEvent>, kind: UserMailKind) =>
  tell(event, { kind, policy: 'mail', target: null, aboutId: event.data.userId });
const settle = ({ id, data: { userId }, metadata: { companyId } }: Recorded<UserEvent>) =>
  enqueue(settleUser, { companyId, userId }, `${userId}/${id}`);

/** Invitations and links for new passwords are told by mail; what a user may is made true wherever it is kept. */
export const settleWhenUserChanged = reactor<UserEvent>()({
  name: 'settle-when-user-changed',
  on: {
    UserInvited: (e) => (e.data.byMail ? mail(e, 'user_invited') : null),
    UserInvitationRepeated: (e) => (e.data.byMail ? mail(e, 'user_invited') : null),
    UserPasswordResetRequested: (e) => mail(e, 'user_password_reset'),
    UserRolesChanged: settle,
    UserEnded: settle,
  },
});
