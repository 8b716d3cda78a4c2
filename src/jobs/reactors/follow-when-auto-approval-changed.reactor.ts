import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { AutoApprovalEvent } from '../../domain/auto-approval/auto-approval.events.ts';
import { followAutoApproval } from '../auto-approval/auto-approval.definitions.ts';

const follow = ({ id, metadata: { companyId } }: Recorded<AutoApprovalEvent>) =>
  enqueue(followAutoApproval, { companyId }, `${companyId}/${id}`);

export const followWhenAutoApprovalChanged = reactor<AutoApprovalEvent>()({
  name: 'follow-when-auto-approval-changed',
  on: {
    AutoApprovalPolicyChanged: follow,
    AutoApprovalSwitchedOn: follow,
    AutoApprovalSwitchedOff: follow,
    AutoApprovalSuspended: follow,
  },
});
