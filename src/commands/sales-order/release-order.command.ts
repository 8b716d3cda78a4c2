/** Once the time to undo an approval is over, others are told of it: the order's own stream says whether it was undone. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { DecideOrder } from './decide-order.command.ts';

/** `approvedBy`: the approval's actor; `releaseAt`: ISO */
type Approval = {
  readonly orderId: string;
  readonly version: number;
  readonly approvedBy: string;
  readonly releaseAt: string;
};

/** Nothing happens where this approval does not wait any more. Throws while it is not due yet. */
export type ReleaseOrder = (approval: Approval, context: JobContext) => Promise<void>;

type Deps = { readonly decideOrder: DecideOrder; readonly now: () => Date };

export const createReleaseOrder =
  ({ decideOrder, now: clock }: Deps): ReleaseOrder =>
  async ({ orderId, version, approvedBy, releaseAt }, context) => {
    const now = clock().toISOString();
    if (now < releaseAt) throw new Error(`version ${version} of order ${orderId} is released at ${releaseAt}`);
    await decideOrder({ orderId, decision: { type: 'ReleaseOrder', version, approvedBy, now }, ifMatch: null }, context);
  };
