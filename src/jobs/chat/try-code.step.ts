/** Compares what a contact entered with the code that was sent, and confirms the contact after the right one. */
import type { JobContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { OpenSession } from '../../domain/chat/session/chat-session.state.ts';
import { codeIn, type Verification } from '../../domain/chat/session/chat-session.verification.ts';
import type { ChatDeps } from './chat-deps.ts';

type Step = { readonly messageId: string; readonly verification: Verification };

/** Who confirms a contact in place of a person. */
const author = 'system:verification-code';

export const createTryCode = ({ advance, contents, contacts, verifications, customerRecord, ...deps }: ChatDeps) => {
  /** An address that was taken off the record since then proves nothing. */
  const isOnRecord = async (companyId: string, { customerId, addressKey }: Verification): Promise<boolean> => {
    const record = customerId === null ? null : await customerRecord(companyId, customerId);
    return (
      record !== null && addressKey !== null && (await verifications.addressWith(companyId, record.emails, addressKey)) !== null
    );
  };
  return {
    tryCode: async ({ sessionId }: OpenSession, { messageId, verification }: Step, context: JobContext): Promise<boolean> => {
      const { companyId } = context;
      const { verificationId } = verification;
      const code = codeIn((await contents.open(companyId, [messageId])).get(messageId)?.text ?? '');
      const isRight =
        code !== null &&
        (await verifications.isCode(companyId, verificationId, code)) &&
        (await isOnRecord(companyId, verification));
      const command = { type: 'TryCode', verificationId, messageId, isRight, now: deps.now().toISOString() } as const;
      return !isLeft(await advance(sessionId, command, context));
    },
    /** As where a person confirms: the table first, so that the event is not before what it says. */
    confirmContact: async ({ sessionId, contactId }: OpenSession, customerId: string, context: JobContext): Promise<boolean> => {
      await contacts.verify(context.companyId, contactId, customerId, author);
      return !isLeft(await advance(sessionId, { type: 'VerifyContact', customerId, by: author }, context));
    },
  };
};
