/** A company's policy of automatic approval: changed, switched on and off by people, suspended by the service. */
import {
  type CommandContext,
  type CommandHandler,
  type EventStore,
  lastRevision,
  type Position,
  type PreconditionFailed,
} from '@order-intake/event-sourcing';
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import {
  type ApprovalHistory,
  type AutoApproval,
  type AutoApprovalCommand,
  type AutoApprovalRefusal,
  autoApproval,
} from '../../domain/auto-approval/auto-approval.decider.ts';
import type { AutoApprovalEvent } from '../../domain/auto-approval/auto-approval.events.ts';
import { autoApprovalStream } from '../../domain/auto-approval/auto-approval.stream.ts';

export type ChangedPolicy = {
  readonly policy: AutoApproval;
  /** of the stream's last event; -1: there is none */
  readonly revision: number;
  /** null: nothing had to be written */
  readonly position: Position | null;
};
type Done = Promise<Either<AutoApprovalRefusal | PreconditionFailed, ChangedPolicy>>;

/** The policy, and the revision of its last event. */
export type CurrentAutoApproval = (companyId: string) => Promise<Pick<ChangedPolicy, 'policy' | 'revision'>>;
export type LoadAutoApproval = (companyId: string) => Promise<AutoApproval>;
/** What people found about the orders that its policies would have approved, as far as they count now. */
export type LoadApprovalHistory = (companyId: string, policy: AutoApproval) => Promise<ApprovalHistory>;
type Change = Extract<AutoApprovalCommand, { type: 'ChangePolicy' | 'ChangeSafety' }>;

export type ManageAutoApproval = {
  /** both of one request; the rules first */
  readonly change: (changes: readonly Change[], ifMatch: number | null, context: CommandContext) => Done;
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
  async (companyId) =>
    (await createCurrentAutoApproval(store)(companyId)).policy;

const everyEvent = () => true;
const unchanged: Change = { type: 'ChangeSafety', changes: {} };

export const createCurrentAutoApproval =
  (store: Pick<EventStore, 'readStream'>): CurrentAutoApproval =>
  async (companyId) => {
    const events = await store.readStream(autoApprovalStream(companyId));
    const policy = events.reduce(
      (state, event) => autoApproval.evolve(state, event as unknown as AutoApprovalEvent),
      autoApproval.initialState,
    );
    return { policy, revision: events.at(-1)?.revision ?? -1 };
  };

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
  const give = async (command: AutoApprovalCommand, context: CommandContext, ifMatch: number | null = null): Done => {
    const stream = autoApprovalStream(context.companyId);
    const pinned = ifMatch === null ? {} : { pinned: { revision: ifMatch, of: everyEvent } };
    const handled = await handle({ decider: autoApproval, stream, command, context, ...pinned });
    if (isLeft(handled)) return handled;
    const { state, log, position } = handled.right;
    return right({ policy: state, revision: lastRevision(log, everyEvent), position });
  };
  const withHistory = async (type: 'SwitchOn' | 'SuspendIfUnproven', context: CommandContext): Done => {
    const { companyId } = context;
    const history = await approvalHistory(companyId, await loadAutoApproval(companyId));
    return give({ type, history }, context);
  };
  return {
    change: async ([first = unchanged, ...more], ifMatch, context) => {
      let result = await give(first, context, ifMatch);
      for (const command of more) {
        if (isLeft(result)) return result;
        const { position, revision } = result.right;
        const next = await give(command, context, revision);
        result = isLeft(next) ? next : right({ ...next.right, position: next.right.position ?? position });
      }
      return result;
    },
    switchOn: (context) => withHistory('SwitchOn', context),
    switchOff: (context) => give({ type: 'SwitchOff' }, context),
    suspendIfUnproven: (context) => withHistory('SuspendIfUnproven', context),
  };
};
