import { ownMessageId } from '../../../../src/domain/email/own-mail.ts';
import type { CompanyMailboxes } from '../../../../src/domain/mailbox/mailbox.decider.ts';
import { because } from '../../../../src/domain/reasons/reasons.ts';
import { type AdministratorsDeps, administratorsOf } from '../../../../src/jobs/delivery/administrators.ts';
import { mailOfFacts } from '../../../../src/jobs/delivery/mail-of-facts.ts';
import { type MailboxWayDeps, mailboxWay } from '../../../../src/jobs/delivery/mailbox-way.ts';
import type { Composer } from '../../../../src/jobs/delivery/outbox.box.ts';

type Deps = AdministratorsDeps &
  MailboxWayDeps & {
    readonly loadMailboxes: (companyId: string) => Promise<CompanyMailboxes>;
    readonly companyName: (companyId: string) => Promise<string>;
    readonly referenceOf: (companyId: string, orderId: string) => Promise<string>;
  };

/** The administrators hear of an approved order, from the company's first mailbox. */
export const composeOrderApproved =
  (deps: Deps): Composer =>
  async ({ companyId, id, aboutId }) => {
    const to = await administratorsOf(deps, companyId);
    const [mailbox] = Object.values(await deps.loadMailboxes(companyId));
    if (!mailbox || to.length === 0) return { notWanted: because.nobody_named() };
    const messageId = ownMessageId(id, mailbox.emailAddress);
    const companyName = await deps.companyName(companyId);
    const reference = await deps.referenceOf(companyId, aboutId);
    const mail = (from: string) =>
      mailOfFacts({ title: `${reference} was approved`, facts: [['Order', reference]], companyName, from, to, messageId });
    return { recipients: to, messageId, ways: [mailboxWay(deps, companyId, mailbox, mail)] };
  };
