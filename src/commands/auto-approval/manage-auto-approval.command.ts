/** A company's policy of automatic approval: changed, switched on and off by people, suspended by the service. */
import type { CommandContext, CommandHandler, EventStore, Position, PreconditionFailed } from '@order-intake/event-sourcing';
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import {
  type ApprovalHistory,
  type AutoApproval,
  type AutoApprovalCommand,
  type AutoApprovalRefusal,
  autoApproval,
} from '../../domain/auto-approval/auto-approval.decider.ts';
import { autoApprovalStream } from '../../domain/auto-approval/auto-approval.stream.ts';
import { foldStream } from '../shared/fold-stream.ts';

export type ChangedPolicy = {
  readonly policy: AutoApproval;
  /** null: nothing had to be written */
  readonly position: Position | null;
};
type Done = Promise<Either<AutoApprovalRefusal | PreconditionFailed, ChangedPolicy>>;

export type LoadAutoApproval = (companyId: string) => Promise<AutoApproval>;
/** What people found about the orders that its policies would have approved, as far as they count now. */
export type LoadApprovalHistory = (companyId: string, policy: AutoApproval) => Promise<ApprovalHistory>;
type Change = Extract<AutoApprovalCommand, { type: 'ChangePolicy' | 'ChangeSafety' }>;

export type ManageAutoApproval = {
  /** both of one request; the rules first */
  readonly change: (changes: readonly Change[], context: CommandContext) => Done;
  readonly switchOn: (context: CommandContext) => Done;
  readonly switchOff: (context: CommandContext) => Done;
  /** where the error bound has risen above what is accepted; nothing else happens otherwise */
  readonly suspendIfUnproven: (context: CommandContext) => Done;
};

type Deps = {
  readonly handle: CommandHandler;
  readonly loadAutoApproval: LoadAutoApproval;
  readonly approvalHistory: LoadApprovalHistory;
};

const dayMs = 24 * 60 * 60 * 1_000;

export const createLoadAutoApproval =
  (store: Pick<EventStore, 'readStream'>): LoadAutoApproval =>
  (companyId) =>
    foldStream(store, autoApproval, autoApprovalStream(companyId));

export const createLoadApprovalHistory =
  ({
    approvalHistory,
    now,
  }: {
    readonly approvalHistory: (companyId: string, version: number, settledBefore: Date) => Promise<ApprovalHistory>;
    readonly now: () => Date;
  }): LoadApprovalHistory =>
  (companyId, { version, safety }) =>
    approvalHistory(companyId, version, new Date(now().getTime() - safety.settlingDays * dayMs));

export const createManageAutoApproval = ({ handle, loadAutoApproval, approvalHistory }: Deps): ManageAutoApproval => {
  const give = async (command: AutoApprovalCommand, context: CommandContext): Done => {
    const stream = autoApprovalStream(context.companyId);
    const handled = await handle({ decider: autoApproval, stream, command, context });
    return isLeft(handled) ? handled : right({ policy: handled.right.state, position: handled.right.position });
  };
  const withHistory = async (type: 'SwitchOn' | 'SuspendIfUnproven', context: CommandContext): Done => {
    const { companyId } = context;
    const history = await approvalHistory(companyId, await loadAutoApproval(companyId));
    return give({ type, history }, context);
  };
  return {
    change: async (changes, context) => {
      let last: ChangedPolicy = { policy: await loadAutoApproval(context.companyId), position: null };
      for (const command of changes) {
        const done = await give(command, context);
        if (isLeft(done)) return done;
        last = { policy: done.right.policy, position: done.right.position ?? last.position };
      }
      return right(last);
    },
    switchOn: (context) => withHistory('SwitchOn', context),
    switchOff: (context) => give({ type: 'SwitchOff' }, context),
    suspendIfUnproven: (context) => withHistory('SuspendIfUnproven', context),
  };
};
