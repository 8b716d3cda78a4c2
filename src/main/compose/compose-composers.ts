/** Who composes which kind of message that waits in an outbox. */
import { confirmationFiles } from '../../adapters/order-confirmations/confirmation-files.ts';
import { createLoadChatSession } from '../../commands/chat/advance-chat-session.command.ts';
import { createContactVerifications } from '../../commands/chat/contact-verifications.ts';
import { foldStream } from '../../commands/shared/fold-stream.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import { orderConfirmationKind } from '../../domain/order-confirmation/order-confirmation.ts';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { codeMailKind, composeCodeMail } from '../../jobs/customer-mail/compose-code-mail.ts';
import { composeOrderConfirmation } from '../../jobs/customer-mail/compose-order-confirmation.ts';
import { composeOrderMail } from '../../jobs/customer-mail/compose-order-mail.ts';
import { composeOverdueMail } from '../../jobs/customer-mail/compose-overdue-mail.ts';
import { composeQuestionMail } from '../../jobs/customer-mail/compose-question-mail.ts';
import { createOrderedInterchange } from '../../jobs/customer-mail/ordered-interchange.ts';
import { composeForward } from '../../jobs/delivery/compose-forward.ts';
import type { Composers } from '../../jobs/delivery/outbox.box.ts';
import { forwardedMail } from '../../jobs/email/forward-mail.step.ts';
import { createLoadMailbox, createLoadMailboxes } from '../../jobs/email/mailbox-access.ts';
import { composeUserMail } from '../../jobs/user-mail/compose-user-mail.ts';
import { composeWebhook, webhookKind } from '../../jobs/webhooks/compose-webhook.ts';
import type { composeCommands, Ports } from './compose.ts';
import type { Queries } from './queries.ts';

type Parts = Parameters<typeof createContactVerifications>[0] & {
  readonly config: { readonly publicUrl: string | null };
  readonly queries: Queries;
  readonly files: Pick<FileStore, 'open'>;
  readonly temporaryRoot: string;
  readonly ports: Ports;
  readonly commands: ReturnType<typeof composeCommands>;
};

export const composeComposers = ({ config, pool, keyring, queries, files, temporaryRoot, ports, commands }: Parts): Composers => {
  const { store } = ports;
  const orderMail = {
    ...commands,
    ...ports,
    ...queries,
    loadOrder: (companyId: string, orderId: string) => foldStream(store, salesOrder, salesOrderStream(companyId, orderId)),
    loadMailboxes: createLoadMailboxes(store),
    customerRecord: queries.customers.current,
  };
  const loadMailbox = createLoadMailbox(store);
  const orderedInterchange = createOrderedInterchange({ ...orderMail, loadMailbox, files, temporaryRoot });
  const userMail = { ...orderMail, publicUrl: config.publicUrl };
  const questionMail = { ...userMail, askable: commands.customerQuestions.askable };
  return {
    [webhookKind]: composeWebhook({ ...commands, ...ports, ...queries, now: () => new Date() }),
    user_invited: composeUserMail('user_invited', userMail),
    user_password_reset: composeUserMail('user_password_reset', userMail),
    customer_order_received: composeOrderMail('customer_order_received', orderMail),
    [forwardedMail]: composeForward({ ...orderMail, ...queries.mailboxes, loadMailbox }),
    customer_questions: composeQuestionMail(false, questionMail),
    customer_questions_reminder: composeQuestionMail(true, questionMail),
    customer_questions_overdue: composeOverdueMail(questionMail),
    [codeMailKind]: composeCodeMail({
      ...orderMail,
      loadSession: createLoadChatSession(store),
      verifications: createContactVerifications({ pool, keyring }),
      now: () => new Date(),
    }),
    customer_order_approved: composeOrderMail('customer_order_approved', orderMail),
    [orderConfirmationKind]: composeOrderConfirmation({
      ...orderMail,
      orderedInterchange,
      confirmationFiles,
      now: () => new Date(),
    }),
  };
};
