/** How mails to people of a company leave: through the relay of the installation where there is one, else through its mailboxes. */
import type { OutgoingMail } from '../../domain/email/mail-access.port.ts';
import type { MailRelay } from '../../domain/email/mail-relay.port.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { type AdministratorsDeps, administratorsOf } from './administrators.ts';
import type { Way } from './box.ts';
import { type MailboxWayDeps, mailboxWay } from './mailbox-way.ts';

export type InternalWaysDeps = MailboxWayDeps & AdministratorsDeps & { readonly relay: MailRelay | null };

/** The address that a Message-ID is made of; null: there is nothing to send through. Our own mail is known by a mailbox's, so that comes first. */
export const internalSender = ({ relay }: Pick<InternalWaysDeps, 'relay'>, senders: readonly Mailbox[]): string | null =>
  senders[0]?.emailAddress ?? relay?.from ?? null;

/** @param compose the mail as it is written under this address */
export const internalWays = async (
  deps: InternalWaysDeps,
  companyId: string,
  senders: readonly Mailbox[],
  compose: (from: string) => OutgoingMail,
): Promise<readonly Way[]> => {
  const { relay } = deps;
  if (relay === null) return senders.map((sender) => mailboxWay(deps, companyId, sender, compose));
  const mail = answeredTo(compose(relay.from), await administratorsOf(deps, companyId));
  return [{ name: relay.host, send: (mayGo) => relay.send(mail, mayGo) }];
};

/** The relay's address may be nobody's: who answers means the company's administrators. */
const answeredTo = (mail: OutgoingMail, administrators: readonly string[]): OutgoingMail =>
  administrators.length === 0 ? mail : { ...mail, headers: { ...mail.headers, 'Reply-To': administrators.join(', ') } };
