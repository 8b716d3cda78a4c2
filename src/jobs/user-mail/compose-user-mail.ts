/** A mail to somebody about their sign-in, with a link that is made as the mail leaves: no event and no job holds one. */

import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { LoadUsers } from '../../commands/user/users.command.ts';
import { ownMessageId } from '../../domain/email/own-mail.ts';
import type { CompanyMailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import { because } from '../../domain/reasons/reasons.ts';
import type { AccountLinks, LinkPurpose } from '../../platform/sign-in/account-links.ts';
import { type InternalWaysDeps, internalSender, internalWays } from '../delivery/internal-ways.ts';
import { linkTo, mailOfFacts } from '../delivery/mail-of-facts.ts';
import type { Composer } from '../delivery/outbox.box.ts';
import { senderOf } from '../email/mailbox-access.ts';
import { type UserMailKind, userMailWords } from './user-mail-words.ts';

export type UserMailDeps = InternalWaysDeps & {
  readonly loadUsers: LoadUsers;
  readonly accountLinks: Pick<AccountLinks, 'make'>;
  readonly loadMailboxes: (companyId: string) => Promise<CompanyMailboxes>;
  readonly companySettings: LoadCompanySettings;
  readonly companyName: (companyId: string) => Promise<string>;
  /** PUBLIC_URL */
  readonly publicUrl: string | null;
};

const kinds = {
  user_invited: { purpose: 'invitation', page: '/app/join', of: 'invited' },
  user_password_reset: { purpose: 'reset', page: '/app/reset', of: 'active' },
} as const satisfies {
  readonly [kind in UserMailKind]: { readonly purpose: LinkPurpose; readonly page: string; readonly of: string };
};

export const composeUserMail =
  (kind: UserMailKind, deps: UserMailDeps): Composer =>
  async ({ companyId, id, aboutId: userId }) => {
    const { purpose, page, of } = kinds[kind];
    const user = (await deps.loadUsers(companyId)).get(userId);
    if (user?.status !== of) return { notWanted: because.user_joined() };
    const base = linkTo(deps.publicUrl, page);
    if (base === null) return { notWanted: because.no_public_url() };
    const mailbox = senderOf(await deps.loadMailboxes(companyId));
    const senders = mailbox === null ? [] : [mailbox];
    const sender = internalSender(deps, senders);
    if (sender === null) return { notWanted: because.no_sender() };
    const code = await deps.accountLinks.make({ companyId, userId }, purpose);
    const messageId = ownMessageId(id, sender);
    const { locale } = await deps.companySettings(companyId);
    const words = userMailWords[locale?.toLowerCase().startsWith('de') ? 'de' : 'en'];
    const companyName = await deps.companyName(companyId);
    const title = words[kind].title(companyName);
    const facts = [
      [words.link, `${base}#code=${code}`],
      [words.good, words[kind].until],
      [words.address, user.email],
      [words.not, words.notYou],
    ] as const;
    const mail = (from: string) => mailOfFacts({ title, facts, companyName, from, to: [user.email], messageId });
    return { recipients: [user.email], messageId, ways: await internalWays(deps, companyId, senders, mail) };
  };
