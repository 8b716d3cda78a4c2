import { enqueue, reactor } from '@order-intake/event-sourcing';
import type { ChatSessionEvent } from '../../domain/chat/session/chat-session.events.ts';
import { codeMailKind } from '../customer-mail/compose-code-mail.ts';
import { requestMessage } from '../delivery/delivery.definitions.ts';

/** One mail for each code; none where the claim fits no record. */
export const mailCodeWhenVerificationStarted = reactor<ChatSessionEvent>()({
  name: 'mail-code-when-verification-started',
  on: {
    ContactVerificationStarted: ({ data: { sessionId, verificationId, customerId }, metadata: { companyId } }) => {
      if (customerId === null) return null;
      const message = { kind: codeMailKind, policy: 'mail', target: null, aboutId: sessionId, causeId: verificationId } as const;
      return enqueue(requestMessage, { companyId, ...message }, `${codeMailKind}/${verificationId}`);
    },
  },
});
