import type { CommandHandler, EventStore, Handled, JobContext } from '@order-intake/event-sourcing';
import { type EmailCommand, type EmailRefusal, emailDecider } from '../../domain/email/email.decider.ts';
import type { EmailEvent } from '../../domain/email/email.events.ts';
import type { EmailState } from '../../domain/email/email.state.ts';
import { emailStream } from '../../domain/email/email.stream.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';

/** The steps of a mail that is known already; an unknown one is a defect of the caller. */
export type StepCommand = Exclude<
  EmailCommand,
  { type: 'ReceiveEmail' | 'RequestRetry' | 'RequestNotification' | 'SettleEmail' | 'AssignEmail' | 'MarkSeen' }
>;
export type AdvanceEmail = (
  emailId: string,
  command: StepCommand,
  context: JobContext,
) => Promise<Handled<EmailState, EmailEvent>>;

export const createAdvanceEmail =
  (handle: CommandHandler): AdvanceEmail =>
  async (emailId, command, context) =>
    orThrow(
      await despiteRivals(() =>
        handle<EmailState, EmailCommand, EmailEvent, EmailRefusal>({
          decider: emailDecider,
          stream: emailStream(context.companyId, emailId),
          command,
          context,
        }),
      ),
    );

/** A mail as its stream has it, and the key its personal fields are sealed under. */
export type LoadedEmail = {
  readonly state: EmailState;
  readonly personKeyId: string | null;
  /** of its arrival, null where it was not traced */
  readonly traceParent: string | null;
};
export type LoadEmail = (companyId: string, emailId: string) => Promise<LoadedEmail>;

export const createLoadEmail =
  (store: Pick<EventStore, 'readStream'>): LoadEmail =>
  async (companyId, emailId) => {
    let personKeyId: string | null = null;
    let traceParent: string | null = null;
    const readStream: EventStore['readStream'] = async (stream) => {
      const recorded = await store.readStream(stream);
      personKeyId = recorded.find((event) => event.personKeyId !== null)?.personKeyId ?? null;
      traceParent = recorded[0]?.metadata.traceParent ?? null;
      return recorded;
    };
    const state = await foldStream({ readStream }, emailDecider, emailStream(companyId, emailId));
    return { state, personKeyId, traceParent };
  };
