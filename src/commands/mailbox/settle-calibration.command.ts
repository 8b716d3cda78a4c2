import type { CommandHandler, JobContext } from '@order-intake/event-sourcing';
import type { KeptStrictness } from '../../domain/mailbox/kept-strictness.ts';
import { type Mailbox, mailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import { mailboxesStream } from '../../domain/mailbox/mailbox.stream.ts';
import { orThrow } from '../shared/or-throw.ts';

/** Resolves with the mailbox as it is then, null when it was removed meanwhile: settled once, unless it has another threshold than it was compared with. */
export type SettleCalibration = (
  input: {
    readonly mailboxId: string;
    readonly calibration: string;
    readonly comparedWith: number;
    readonly strictness: KeptStrictness;
  },
  context: JobContext,
) => Promise<Mailbox | null>;

export const createSettleCalibration =
  (handle: CommandHandler): SettleCalibration =>
  async ({ mailboxId, ...input }, context) => {
    const command = { type: 'SettleCalibration', mailboxId, ...input } as const;
    const { state } = orThrow(await handle({ decider: mailboxes, stream: mailboxesStream(context.companyId), command, context }));
    return state[mailboxId] ?? null;
  };
