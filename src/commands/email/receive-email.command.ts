import type { CommandHandler, JobContext, Position } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type EmailCommand, emailDecider } from '../../domain/email/email.decider.ts';
import type { EmailEvent } from '../../domain/email/email.events.ts';
import type { EmailState } from '../../domain/email/email.state.ts';
import { emailStream } from '../../domain/email/email.stream.ts';
import { contentKey } from '../../domain/email/same-content.ts';
import { derivedId } from '../shared/derived-id.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { orThrow } from '../shared/or-throw.ts';
import { emailIdOf } from './email-id.ts';

export type ReceiveEmail = (
  input: Omit<Extract<EmailEvent, { type: 'EmailReceived' }>['data'], 'emailId'>,
  context: JobContext,
) => Promise<{
  readonly emailId: string;
  readonly state: EmailState;
  readonly isNew: boolean;
  /** of what was recorded, null when nothing was */
  readonly position: Position | null;
}>;

const subjectLength = 500;
const nameLength = 255;
const partsKept = 200;
const cut = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

/** Headers may be as long as a sender likes, an event may not: cut, never refused. */
const bounded = <T extends Pick<Parameters<ReceiveEmail>[0], 'mail' | 'attachments' | 'skipped'>>(input: T): T => ({
  ...input,
  mail: {
    ...input.mail,
    from: cut(input.mail.from, nameLength),
    fromName: input.mail.fromName === null ? null : cut(input.mail.fromName, nameLength),
    subject: cut(input.mail.subject, subjectLength),
  },
  attachments: input.attachments.map((attachment) => ({ ...attachment, name: cut(attachment.name, nameLength) })),
  skipped: input.skipped.slice(0, partsKept).map((part) => ({ ...part, name: cut(part.name, nameLength) })),
});

/** A mail seen again, here or in another mailbox of the company, is a copy on the one stream. Its data is sealed under its sender's key. */
export const createReceiveEmail =
  (handle: CommandHandler): ReceiveEmail =>
  async (input, context) => {
    const boundedInput = bounded(input);
    const receive = (emailId: string) =>
      // copies that several mailboxes list at once meet at one stream
      despiteRivals(() => {
        const command: EmailCommand = { type: 'ReceiveEmail', emailId, ...boundedInput };
        const person = { person: input.mail.from === '' ? `email:${emailId}` : input.mail.from };
        return handle({ decider: emailDecider, stream: emailStream(context.companyId, emailId), command, context, person });
      });
    const usualId = emailIdOf(context.companyId, input.mail);
    const asUsual = await receive(usualId);
    const isAnother = isLeft(asUsual) && asUsual.left.type === 'OtherContent';
    const emailId = isAnother
      ? derivedId('email', context.companyId, 'content', usualId, contentKey(boundedInput.attachments))
      : usualId;
    const { state, appended, position } = orThrow(isAnother ? await receive(emailId) : asUsual);
    return { emailId, state, isNew: appended.some(({ type }) => type === 'EmailReceived'), position };
  };
