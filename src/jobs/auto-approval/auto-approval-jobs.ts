/** What runs unasked for automatic approval. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { ApprovePlanned, StopPlanned } from '../../commands/auto-approval/approve-planned.command.ts';
import type { JudgeAndPlan } from '../../commands/auto-approval/judge-order.command.ts';
import type {
  LoadApprovalHistory,
  LoadAutoApproval,
  ManageAutoApproval,
} from '../../commands/auto-approval/manage-auto-approval.command.ts';
import { type AdvanceAlarm, autoApprovalAlarmId } from '../../commands/delivery/advance-alarm.command.ts';
import { orThrow } from '../../commands/shared/or-throw.ts';
import { proofOf } from '../../domain/auto-approval/auto-approval.decider.ts';
import { type BoundJob, bindOfCompany } from '../bind.ts';
import { approveAutomatically, followAutoApproval, judgeOrder, watchAutoApproval } from './auto-approval.definitions.ts';

export type AutoApprovalJobPorts = {
  readonly judgeAndPlan: JudgeAndPlan;
  readonly approvePlanned: ApprovePlanned;
  readonly stopPlanned: StopPlanned;
  readonly loadAutoApproval: LoadAutoApproval;
  readonly loadApprovalHistory: LoadApprovalHistory;
  readonly manageAutoApproval: Pick<ManageAutoApproval, 'suspendIfUnproven'>;
  readonly plannedApprovals: (companyId: string) => Promise<readonly string[]>;
  readonly advanceAlarm: AdvanceAlarm;
  readonly warn: (details: object, message: string) => void;
};

/** A plan that the table does not show yet is stopped when it is due. */
const createFollow =
  ({ loadAutoApproval, loadApprovalHistory, plannedApprovals, stopPlanned, advanceAlarm, warn }: AutoApprovalJobPorts) =>
  async (context: JobContext): Promise<void> => {
    const { companyId } = context;
    const policy = await loadAutoApproval(companyId);
    const alarmId = autoApprovalAlarmId(companyId);
    if (policy.mode !== 'suspended') await advanceAlarm(alarmId, { type: 'ClearAlarm' }, context);
    if (policy.mode === 'on') return;
    for (const orderId of await plannedApprovals(companyId)) await stopPlanned(orderId, 'switched_off', context);
    if (policy.mode !== 'suspended') return;
    const { wrong, bound } = proofOf(await loadApprovalHistory(companyId, policy), policy.safety);
    const facts = {
      kind: 'auto_approval_suspended',
      mailboxId: null,
      cause: null,
      since: null,
      count: wrong,
      about: bound,
    } as const;
    const { appended } = await advanceAlarm(alarmId, { type: 'RaiseAlarm', alarmId, ...facts }, context);
    if (appended.length > 0) warn({ companyId, wrong, bound }, 'automatic approval is suspended: the administrators are told');
  };

export const createAutoApprovalJobs = (ports: AutoApprovalJobPorts): readonly BoundJob[] => {
  const follow = createFollow(ports);
  return [
    bindOfCompany(judgeOrder, ({ orderId }, context) => ports.judgeAndPlan(orderId, context)),
    bindOfCompany(approveAutomatically, ({ orderId }, context) => ports.approvePlanned(orderId, context)),
    bindOfCompany(watchAutoApproval, async (_, context) => {
      orThrow(await ports.manageAutoApproval.suspendIfUnproven(context));
    }),
    bindOfCompany(followAutoApproval, (_, context) => follow(context)),
  ];
};
