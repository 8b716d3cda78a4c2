import { type EmailIntakeCommand, emailIntake } from '../../domain/email-intake/email-intake.decider.ts';
import type {
  MailAttachment,
  MailCopy,
  MailHeader,
  NotForUs,
  SkippedPart,
} from '../../domain/email-intake/email-intake.events.ts';
import type { EmailIntake } from '../../domain/email-intake/email-intake.state.ts';
import { emailStream } from '../../domain/email-intake/email-intake.stream.ts';
import type { Module } from '../../domain/shared/module.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import type { CommandHandler } from '../../platform/command-handling/command-handler.ts';
import { orThrow } from '../shared/or-throw.ts';
import { emailIdOf } from './email-id.ts';

export type ReceiveEmail = (
  input: {
    readonly module: Module;
    readonly copy: MailCopy;
    readonly mail: MailHeader;
    readonly attachments: readonly MailAttachment[];
    readonly skipped: readonly SkippedPart[];
    readonly notForUs: NotForUs | null;
  },
  context: CommandContext,
) => Promise<{ emailId: string; state: EmailIntake; isNew: boolean }>;

/** A mail seen again, here or in another mailbox of the company, is a copy on the one stream. Its data is sealed under its sender's key. */
export const createReceiveEmail =
  (handle: CommandHandler): ReceiveEmail =>
  async (input, context) => {
    const emailId = emailIdOf(context.companyId, input.mail);
    const command: EmailIntakeCommand = { type: 'ReceiveEmail', emailId, ...input };
    const person = { person: input.mail.from === '' ? `email:${emailId}` : input.mail.from };
    const { state, appended } = orThrow(
      await handle({ decider: emailIntake, stream: emailStream(context.companyId, emailId), command, context, person }),
    );
    return { emailId, state, isNew: appended.some(({ type }) => type === 'EmailReceived') };
  };
