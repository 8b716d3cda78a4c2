import { type EmailIntakeCommand, type EmailIntakeRefusal, emailIntake } from '../../domain/email-intake/email-intake.decider.ts';
import type { EmailIntakeEvent } from '../../domain/email-intake/email-intake.events.ts';
import type { EmailIntake } from '../../domain/email-intake/email-intake.state.ts';
import { emailStream } from '../../domain/email-intake/email-intake.stream.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import type { CommandHandler, Handled } from '../../platform/command-handling/command-handler.ts';
import type { EventStore } from '../../platform/event-store/event-store.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';

/** The steps of a mail that is known already; an unknown one is a defect of the caller. */
export type StepCommand = Exclude<EmailIntakeCommand, { type: 'ReceiveEmail' | 'RequestRetry' | 'RequestNotification' }>;
export type AdvanceEmail = (
  emailId: string,
  command: StepCommand,
  context: CommandContext,
) => Promise<Handled<EmailIntake, EmailIntakeEvent>>;

export const createAdvanceEmail =
  (handle: CommandHandler): AdvanceEmail =>
  async (emailId, command, context) =>
    orThrow(
      await handle<EmailIntake, EmailIntakeCommand, EmailIntakeEvent, EmailIntakeRefusal>({
        decider: emailIntake,
        stream: emailStream(context.companyId, emailId),
        command,
        context,
      }),
    );

/** A mail as its stream has it, and the key its personal fields are sealed under. */
export type LoadedEmail = { readonly state: EmailIntake; readonly personKeyId: string | null };
export type LoadEmail = (companyId: string, emailId: string) => Promise<LoadedEmail>;

export const createLoadEmail =
  (store: Pick<EventStore, 'readStream'>): LoadEmail =>
  async (companyId, emailId) => {
    let personKeyId: string | null = null;
    const readStream: EventStore['readStream'] = async (stream) => {
      const recorded = await store.readStream(stream);
      personKeyId = recorded.find((event) => event.personKeyId !== null)?.personKeyId ?? null;
      return recorded;
    };
    const state = await foldStream({ readStream }, emailIntake, emailStream(companyId, emailId));
    return { state, personKeyId };
  };
