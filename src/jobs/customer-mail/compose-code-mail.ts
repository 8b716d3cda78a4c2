/** The mail with the code that shows who a chat contact is. The code is made as the mail leaves: no event and no job holds one. */
import type { LoadChatSession } from '../../commands/chat/advance-chat-session.command.ts';
import type { ContactVerifications } from '../../commands/chat/contact-verifications.ts';
import { customerLanguage } from '../../domain/catalog/customer-language.ts';
import { isOpen } from '../../domain/chat/session/chat-session.verification.ts';
import { ownMessageId } from '../../domain/email/own-mail.ts';
import { because } from '../../domain/reasons/reasons.ts';
import { mailOfFacts } from '../delivery/mail-of-facts.ts';
import { mailboxWay } from '../delivery/mailbox-way.ts';
import type { Composer } from '../delivery/outbox.box.ts';
import { codeMailWords } from './code-mail-words.ts';
import type { OrderMailDeps } from './compose-order-mail.ts';

export const codeMailKind = 'contact_verification';

type Deps = Omit<OrderMailDeps, 'loadOrder' | 'loadEmail'> & {
  readonly loadSession: LoadChatSession;
  readonly verifications: Pick<ContactVerifications, 'codeOf' | 'addressWith'>;
  readonly now: () => Date;
};

export const composeCodeMail =
  (deps: Deps): Composer =>
  async ({ companyId, id, aboutId: sessionId, causeId: verificationId }) => {
    const session = await deps.loadSession(companyId, sessionId);
    const verification = session.phase === 'open' ? session.verification : null;
    if (verification?.verificationId !== verificationId || !isOpen(verification, deps.now().toISOString()))
      return { notWanted: because.code_over() };
    const { customerId, addressKey } = verification;
    const record = customerId === null ? null : await deps.customerRecord(companyId, customerId);
    const address =
      record && addressKey !== null ? await deps.verifications.addressWith(companyId, record.emails, addressKey) : null;
    if (!record || address === null) return { notWanted: because.address_not_covered() };
    const mailboxes = Object.values(await deps.loadMailboxes(companyId));
    if (mailboxes.some(({ emailAddress }) => emailAddress.toLowerCase() === address)) return { notWanted: because.own_address() };
    const sender = mailboxes.find(({ isActive }) => isActive);
    if (!sender) return { notWanted: because.no_sender() };
    const messageId = ownMessageId(id, sender.emailAddress);
    const { locale } = await deps.companySettings(companyId);
    const countries = record.addresses.map(({ country }) => country);
    const words = codeMailWords[customerLanguage({ countries, address, locale })];
    const companyName = await deps.companyName(companyId);
    const code = await deps.verifications.codeOf(companyId, verificationId);
    const facts = [
      [words.code, code],
      [words.good, words.until],
      [words.not, words.ignore],
    ] as const;
    const { title, automatic } = words;
    const signature = [companyName, automatic];
    const mail = (from: string) =>
      mailOfFacts({ title, subject: `${title} – ${companyName}`, facts, companyName, signature, from, to: [address], messageId });
    return { recipients: [address], messageId, ways: [mailboxWay(deps, companyId, sender, mail)] };
  };
