/** A code for a contact: asked for by the contact, who names a customer, or by a colleague, who chooses one. */
import { filled, phrasesIn } from '@order-intake/chat-language';
import type { CommandContext, Position } from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { CustomerDetails } from '../../domain/catalog/catalog.events.ts';
import type { ChatSessionRefusal } from '../../domain/chat/session/chat-session.commands.ts';
import type { AdvanceChatSession, LoadChatSession } from './advance-chat-session.command.ts';
import type { ChatContents } from './chat-contents.ts';
import { personMessageId } from './chat-ids.ts';
import type { ContactVerifications } from './contact-verifications.ts';

/** A customer as a contact names itself; `email`: the address of the record that it names. */
export type Claim = { readonly customerId: string; readonly emails: readonly string[]; readonly email: string | null };

export type VerificationRefusal =
  | ChatSessionRefusal
  | { readonly type: 'CustomerUnknown' }
  | { readonly type: 'AddressUnknown' }
  | { readonly type: 'TooManyCodes' };

export type StartVerification = {
  /** `limited`: the contact has asked for as many codes as it may today. The same for a claim that fits nobody, which is null. */
  readonly byContact: (
    input: {
      readonly sessionId: string;
      readonly contactId: string;
      readonly verificationId: string;
      readonly claim: Claim | null;
    },
    context: CommandContext,
  ) => Promise<'started' | 'limited' | 'refused'>;
  /** The contact is told the masked address. @param input.email one of the record's; null: the first */
  readonly byPerson: (
    input: {
      readonly sessionId: string;
      readonly verificationId: string;
      readonly customerId: string;
      readonly email: string | null;
    },
    context: CommandContext,
  ) => Promise<Either<VerificationRefusal, { readonly position: Position | null }>>;
};

type Deps = {
  readonly verifications: Pick<ContactVerifications, 'allow' | 'addressKey'>;
  readonly advance: AdvanceChatSession;
  readonly load: LoadChatSession;
  readonly contents: Pick<ChatContents, 'keep' | 'rewrite'>;
  /** null: there is none, or it was removed */
  readonly customerRecord: (companyId: string, id: string) => Promise<Pick<CustomerDetails, 'emails'> | null>;
  readonly companyLanguage: (companyId: string) => Promise<string>;
  readonly now: () => Date;
};

/** The first character of the name and of the domain, and what follows its last dot. */
const maskedAddress = (address: string): string => {
  const [name = '', domain = ''] = address.split('@');
  const topLevel = domain.split('.').at(-1) ?? '';
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••.${topLevel}`;
};

export const createStartVerification = (deps: Deps): StartVerification => {
  const { verifications, advance, load, contents, customerRecord } = deps;
  const at = () => deps.now().toISOString();
  return {
    byContact: async ({ sessionId, contactId, verificationId, claim }, context) => {
      const { companyId } = context;
      const address = claim?.email ?? claim?.emails[0] ?? null;
      const allowed = await verifications.allow(companyId, {
        verificationId,
        contactId,
        customerId: address === null ? null : (claim?.customerId ?? null),
      });
      if (allowed === null) return 'limited';
      const { customerId } = allowed;
      const addressKey = customerId === null || address === null ? null : await verifications.addressKey(companyId, address);
      const by = `contact:${contactId}`;
      const command = { type: 'StartVerification', verificationId, customerId, addressKey, by, messageId: null } as const;
      return isLeft(await advance(sessionId, { ...command, now: at() }, context)) ? 'refused' : 'started';
    },
    byPerson: async ({ sessionId, verificationId, customerId, email }, context) => {
      const { companyId } = context;
      const session = await load(companyId, sessionId);
      if (session.phase === 'none' || session.phase === 'removed') return left({ type: 'SessionUnknown' });
      const record = await customerRecord(companyId, customerId);
      if (record === null) return left({ type: 'CustomerUnknown' });
      const address = email === null ? record.emails[0] : record.emails.find((recorded) => recorded === email.toLowerCase());
      if (address === undefined) return left({ type: 'AddressUnknown' });
      const { contactId, channelId, language } = session;
      const allowed = await verifications.allow(companyId, { verificationId, contactId, customerId });
      if (!allowed?.customerId) return left({ type: 'TooManyCodes' });
      const messageId = personMessageId(verificationId);
      const phrases = phrasesIn(language ?? (await deps.companyLanguage(companyId)));
      const content = { text: filled(phrases.verification.sentTo, { address: maskedAddress(address) }), wamid: null };
      // before the event: what is announced can be sent
      await contents.keep([{ id: messageId, companyId, channelId, sessionId, direction: 'out', content }]);
      const addressKey = await verifications.addressKey(companyId, address);
      const command = {
        type: 'StartVerification',
        verificationId,
        customerId,
        addressKey,
        by: context.actor,
        messageId,
      } as const;
      const started = await advance(sessionId, { ...command, now: at() }, context);
      if (!isLeft(started)) return right({ position: started.right.position });
      await contents.rewrite(companyId, messageId, null);
      return left(started.left.type === 'PreconditionFailed' ? { type: 'SessionUnknown' } : started.left);
    },
  };
};
