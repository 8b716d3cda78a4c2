/**
 * What can be done with an order now, and why not the rest: the decider uses it, and every view of the order shows
 * it.
 */
import { type QuestionStanding, questionLimits } from './questions/question-round.ts';
import type { ReviewReason } from './review-reasons.ts';

export const orderPhases = ['draft', 'approved', 'handed_over', 'rejected', 'cancelled', 'merged'] as const;
export type OrderPhase = (typeof orderPhases)[number];

/** As much of an order as its actions depend on. */
export type OrderStanding = {
  readonly phase: OrderPhase;
  /** approvals so far; 0: no other system has heard of it */
  readonly version: number;
  /** lines that are no charges */
  readonly articles: number;
  /** what approval demands and the order lacks */
  readonly missing: readonly string[];
  /** what stands with the revisions that came too late: whether any waits, and whether any was ever applied, dismissed or separated */
  readonly revisions: WaitingRevisions & { readonly applied: boolean; readonly dismissed: boolean; readonly separated: boolean };
  /** likewise with the customer's wishes to cancel */
  readonly cancellations: { readonly waiting: boolean; readonly dismissed: boolean };
  /** whether its approval without a person is planned, and whether a person has ever stopped that */
  readonly approval: { readonly planned: boolean; readonly stopped: boolean };
  /** whether others have not heard of its approval yet, and whether the last approval was undone */
  readonly release: { readonly waits: boolean; readonly undone: boolean };
  /** `off`: the company asks no customers; nothing of the order says so */
  readonly questions: QuestionStanding & { readonly off?: boolean };
};

/**
 * `certain`: a document of which nothing says that it is another order; `doubtful`: one that may be; `answered`: a customer's answer; `separable`: what
 * can become an order of its own: not the order's own document, and no answer that only completes it.
 */
export type WaitingRevisions = {
  readonly held: boolean;
  readonly certain: boolean;
  readonly doubtful: boolean;
  readonly answered: boolean;
  readonly separable: boolean;
};
type Waiting = { readonly doubts: readonly unknown[]; readonly readAgain: boolean; readonly answer: unknown };
/** An answer that only completes the order is not a separate order. */
export const isSeparable = ({ readAgain, answer, doubts }: Waiting): boolean =>
  !readAgain && (answer === null || doubts.length > 0);
export const waitsIn = (revisions: readonly Waiting[]): WaitingRevisions => ({
  held: revisions.length > 0,
  certain: revisions.some(({ doubts, answer }) => doubts.length === 0 && answer === null),
  doubtful: revisions.some(({ doubts }) => doubts.length > 0),
  answered: revisions.some(({ answer }) => answer !== null),
  separable: revisions.some(isSeparable),
});

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
  'separate_revision',
  'split',
  'merge',
  'dismiss_cancellation',
  'stop_approval',
  'undo_approval',
  'ask_customer',
] as const;
export type OrderAction = (typeof orderActionNames)[number];

export type ActionRefusal =
  | { readonly type: 'OrderDecided'; readonly phase: Exclude<OrderPhase, 'draft'> }
  | { readonly type: 'FieldsMissing'; readonly fields: readonly string[] }
  | {
      readonly type:
        | 'CancellationWaits'
        | 'NotRejected'
        | 'NeverApproved'
        | 'NoRevisionHeld'
        | 'NoCancellationWaits'
        | 'NoApprovalPlanned'
        | 'ApprovalReleased'
        | 'AskingIsOff'
        | 'AskedTooOften'
        | 'LinesNeeded';
    };

/** Offered; `already`: asking for it changes nothing and is no fault; or refused with the reason. */
export type ActionAnswer = 'offered' | 'already' | ActionRefusal;

const overIn = (phase: OrderPhase): ActionAnswer => (phase === 'draft' ? 'offered' : { type: 'OrderDecided', phase });

const movingIn = ({ phase, cancellations }: OrderStanding): ActionAnswer =>
  phase === 'draft' && cancellations.waiting ? { type: 'CancellationWaits' } : overIn(phase);

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
    return phase === 'rejected' || phase === 'merged' ? { type: 'OrderDecided', phase } : 'offered';
  },
  reopen: ({ phase }) => {
    if (phase === 'rejected') return 'offered';
    return phase === 'draft' ? 'already' : { type: 'NotRejected' };
  },
  // a client that took a version reports so even if the order has changed since
  acknowledge: ({ version }) => (version > 0 ? 'offered' : { type: 'NeverApproved' }),
  apply_revision: (order) => revisionAction(order, 'applied'),
  dismiss_revision: (order) => revisionAction(order, 'dismissed'),
  // whatever became of the order: it is about the other one
  separate_revision: ({ revisions }) => {
    if (revisions.separable) return 'offered';
    return revisions.separated ? 'already' : { type: 'NoRevisionHeld' };
  },
  // a part would escape the cancellation that waits for a decision
  split: (order) => (order.articles < 2 && order.phase === 'draft' ? { type: 'LinesNeeded' } : movingIn(order)),
  merge: (order) => movingIn(order),
  dismiss_cancellation: ({ cancellations }) => {
    if (cancellations.waiting) return 'offered';
    return cancellations.dismissed ? 'already' : { type: 'NoCancellationWaits' };
  },
  stop_approval: ({ approval, phase }) => {
    if (approval.planned) return 'offered';
    return approval.stopped && phase === 'draft' ? 'already' : { type: 'NoApprovalPlanned' };
  },
  undo_approval: ({ phase, version, release }) => {
    if (phase === 'approved' && release.waits) return 'offered';
    if (phase === 'draft' && release.undone) return 'already';
    return { type: version > 0 ? 'ApprovalReleased' : 'NeverApproved' };
  },
  ask_customer: ({ phase, questions: { off, rounds } }) => {
    if (phase !== 'draft') return overIn(phase);
    if (off) return { type: 'AskingIsOff' };
    return rounds >= questionLimits.rounds ? { type: 'AskedTooOften' } : 'offered';
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
  questions,
}: Pick<OrderStanding, 'phase' | 'cancellations'> & {
  readonly revisions: WaitingRevisions;
  readonly questions?: QuestionStanding;
}): readonly WaitingReason[] => {
  // a draft, or an order that was rejected, is not what makes a person look at what is another order
  const isLate = revisions.certain || (revisions.held && phase !== 'draft' && phase !== 'rejected');
  return [
    ...(revisions.doubtful ? ['may_be_separate_order' as const] : []),
    ...(isLate ? [lateIn[phase] ?? 'revision_of_approved_order'] : []),
    ...(revisions.answered || questions?.unread ? ['customer_answered' as const] : []),
    ...(phase === 'draft' && questions?.undelivered ? ['questions_undelivered' as const] : []),
    ...(phase === 'draft' && questions?.overdue ? ['customer_did_not_answer' as const] : []),
    ...(cancellations.waiting ? ['cancellation_requested' as const] : []),
  ];
};
type WaitingReason = Extract<
  ReviewReason,
  | 'may_be_separate_order'
  | 'revision_of_approved_order'
  | 'revision_of_draft'
  | 'revision_of_cancelled_order'
  | 'cancellation_requested'
  | 'customer_answered'
  | 'customer_did_not_answer'
  | 'questions_undelivered'
>;
