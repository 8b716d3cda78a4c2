/** Which questions a mail may answer: by the mails of ours that it names, or by the token in its subject. */
import type { EventStore } from '@order-intake/event-sourcing';
import { domainOf } from '../../domain/email/answerable.ts';
import type { MailCopy, MailHeader } from '../../domain/email/email.events.ts';
import type { CompanyMailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import type { AskedRound } from '../../domain/sales-order/questions/asking.ts';
import type { Answerer } from '../../domain/sales-order/questions/question-round.ts';
import { tagsOf } from '../../domain/sales-order/questions/question-tag.ts';
import { answererOf } from '../../domain/sales-order/questions/who-may-be-asked.ts';
import { type KnownOrder, salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { foldStream } from '../shared/fold-stream.ts';
import type { OrderNumbers } from './order-numbers.ts';
import { hashOfToken } from './question-tokens.ts';

export type FoundQuestions = { readonly order: KnownOrder; readonly round: AskedRound; readonly by: Answerer };

/** null: the mail answers no questions of the company. */
export type FindAsked = (
  email: { readonly mail: MailHeader; readonly copies: readonly { readonly copy: MailCopy }[] },
  companyId: string,
) => Promise<FoundQuestions | null>;

type Deps = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly numbers: Pick<OrderNumbers, 'orderOf'>;
  readonly loadMailboxes: (companyId: string) => Promise<CompanyMailboxes>;
};

export const createFindAsked =
  ({ store, numbers, loadMailboxes }: Deps): FindAsked =>
  async ({ mail, copies }, companyId) => {
    for (const { reference, token } of tagsOf(mail)) {
      const orderId = await numbers.orderOf(companyId, reference);
      const order = orderId === null ? null : await foldStream(store, salesOrder, salesOrderStream(companyId, orderId));
      if (!order || order.phase === 'none') continue;
      const hash = hashOfToken(token);
      const round = order.asked.find(({ tokenHash }) => tokenHash === hash);
      if (!round) continue;
      const mailboxes = await loadMailboxes(companyId);
      const mailbox = copies.map(({ copy }) => mailboxes[copy.mailboxId]).find((candidate) => candidate !== undefined);
      const servers = mailbox ? [domainOf(mailbox.emailAddress), mailbox.imapServer] : [];
      return { order, round, by: answererOf(mail, round.recipient, servers) };
    }
    return null;
  };
