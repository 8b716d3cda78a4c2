import type { CommandHandler, JobContext } from '@order-intake/event-sourcing';
import type { KeptStrictness } from '../../domain/mailbox/kept-strictness.ts';
import { type Mailbox, mailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import { mailboxesStream } from '../../domain/mailbox/mailbox.stream.ts';
import { orThrow } from '../shared/or-throw.ts';

/** Resolves with the mailbox as it is from then on, null when it was removed meanwhile. A calibration is settled once. */
export type SettleCalibration = (
  input: { readonly mailboxId: string; readonly calibration: string; readonly strictness: KeptStrictness },
  context: JobContext,
) => Promise<Mailbox | null>;

export const createSettleCalibration =
  (handle: CommandHandler): SettleCalibration =>
  async ({ mailboxId, ...input }, context) => {
    const command = { type: 'SettleCalibration', mailboxId, ...input } as const;
    const { state } = orThrow(await handle({ decider: mailboxes, stream: mailboxesStream(context.companyId), command, context }));
    return state[mailboxId] ?? null;
  };
