/** What may be done with an order as it stands, and why not the rest: asked by the decider and shown to whoever looks at the order. */
import type { ReviewReason } from './review-reasons.ts';

export const orderPhases = ['draft', 'approved', 'handed_over', 'rejected', 'cancelled'] as const;
export type OrderPhase = (typeof orderPhases)[number];

/** As much of an order as its actions depend on. */
export type OrderStanding = {
  readonly phase: OrderPhase;
  /** approvals so far; 0: no other system has heard of it */
  readonly version: number;
  /** what approval demands and the order lacks */
  readonly missing: readonly string[];
  /** what stands with the revisions that came too late: whether any waits, and whether any was ever applied or dismissed */
  readonly revisions: { readonly held: boolean; readonly applied: boolean; readonly dismissed: boolean };
  /** likewise with the customer's wishes to cancel */
  readonly cancellations: { readonly waiting: boolean; readonly dismissed: boolean };
};

export const orderActionNames = [
  'correct',
  'match_again',
  'approve',
  'reject',
  'cancel',
  'reopen',
  'acknowledge',
  'apply_revision',
  'dismiss_revision',
  'dismiss_cancellation',
] as const;
export type OrderAction = (typeof orderActionNames)[number];

export type ActionRefusal =
  | { readonly type: 'OrderDecided'; readonly phase: Exclude<OrderPhase, 'draft'> }
  | { readonly type: 'FieldsMissing'; readonly fields: readonly string[] }
  | { readonly type: 'CancellationWaits' | 'NotRejected' | 'NeverApproved' | 'NoRevisionHeld' | 'NoCancellationWaits' };

/** Offered; `already`: asking for it changes nothing and is no fault; or refused with the reason. */
export type ActionAnswer = 'offered' | 'already' | ActionRefusal;

const overIn = (phase: OrderPhase): ActionAnswer => (phase === 'draft' ? 'offered' : { type: 'OrderDecided', phase });

const revisionAction = ({ revisions }: OrderStanding, end: 'applied' | 'dismissed'): ActionAnswer => {
  if (revisions.held) return 'offered';
  return revisions[end] ? 'already' : { type: 'NoRevisionHeld' };
};

const rules: { readonly [action in OrderAction]: (order: OrderStanding) => ActionAnswer } = {
  correct: ({ phase }) => overIn(phase),
  match_again: ({ phase }) => overIn(phase),
  approve: ({ phase, missing, cancellations }) => {
    if (phase === 'approved' || phase === 'handed_over') return 'already';
    if (phase !== 'draft') return { type: 'OrderDecided', phase };
    if (cancellations.waiting) return { type: 'CancellationWaits' };
    return missing.length > 0 ? { type: 'FieldsMissing', fields: missing } : 'offered';
  },
  reject: ({ phase }) => {
    if (phase === 'rejected') return 'already';
    return phase === 'draft' || phase === 'approved' ? 'offered' : { type: 'OrderDecided', phase };
  },
  // also after the hand-over: the other system hears of it like of any change
  cancel: ({ phase }) => {
    if (phase === 'cancelled') return 'already';
    return phase === 'rejected' ? { type: 'OrderDecided', phase } : 'offered';
  },
  reopen: ({ phase }) => {
    if (phase === 'rejected') return 'offered';
    return phase === 'draft' ? 'already' : { type: 'NotRejected' };
  },
  // whoever took a version says so also when the order has moved on meanwhile
  acknowledge: ({ version }) => (version > 0 ? 'offered' : { type: 'NeverApproved' }),
  apply_revision: (order) => revisionAction(order, 'applied'),
  dismiss_revision: (order) => revisionAction(order, 'dismissed'),
  dismiss_cancellation: ({ cancellations }) => {
    if (cancellations.waiting) return 'offered';
    return cancellations.dismissed ? 'already' : { type: 'NoCancellationWaits' };
  },
};

export const answerTo = (action: OrderAction, order: OrderStanding): ActionAnswer => rules[action](order);

const lateIn: { readonly [phase in OrderPhase]?: WaitingReason } = {
  draft: 'revision_of_draft',
  cancelled: 'revision_of_cancelled_order',
};

/** Why an order waits for a person beside what its content gives reason for. Stable codes. */
export const waitingReasons = ({
  phase,
  revisions,
  cancellations,
}: Pick<OrderStanding, 'phase' | 'revisions' | 'cancellations'>): readonly WaitingReason[] => {
  return [
    ...(revisions.held ? [lateIn[phase] ?? 'revision_of_approved_order'] : []),
    ...(cancellations.waiting ? ['cancellation_requested' as const] : []),
  ];
};
type WaitingReason = Extract<
  ReviewReason,
  'revision_of_approved_order' | 'revision_of_draft' | 'revision_of_cancelled_order' | 'cancellation_requested'
>;
