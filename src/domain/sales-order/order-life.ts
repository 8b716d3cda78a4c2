/** What people and other systems decide about an order that is there. Asked for again, nothing happens again. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type ApprovalRequirements, earlierRequirements } from './approval-requirements.ts';
import { totalOrSum } from './lines-total.ts';
import { mentionsIn } from './mentions.ts';
import { type ActionRefusal, answerTo, isSeparable, type OrderAction, waitingReasons } from './order-actions.ts';
import { changesBetween } from './order-changes.ts';
import { erasureReasons, missingFields } from './order-review.ts';
import { revised } from './order-revision.ts';
import { answered } from './questions/answer-terms.ts';
import type {
  OrderContent,
  OrderReference,
  OrderSource,
  PlannedApproval,
  SalesOrderEvent,
  StopCause,
} from './sales-order.events.ts';
import { type HeldRevision, isOver, type KnownOrder, sameSource, standingOf } from './sales-order.state.ts';

export type LifeCommand =
  /** `unreviewedOnly`: refused where anything about it is to review */
  | ({ readonly type: 'ApproveOrder'; readonly unreviewedOnly?: true } & Approving)
  /** nothing where a person has changed it, or has stopped it before */
  | ({ readonly type: 'PlanApproval'; readonly plan: PlannedApproval } & Approving)
  | { readonly type: 'StopApproval'; readonly cause: StopCause }
  /** `now`: ISO; refused unless just this is planned and due */
  | ({ readonly type: 'ApproveAsPlanned'; readonly plan: PlannedApproval; readonly now: string } & Approving)
  | { readonly type: 'RejectOrder'; readonly reason: string }
  | { readonly type: 'CancelOrder'; readonly reason: string }
  | { readonly type: 'ReopenOrder'; readonly reason: string | null }
  /** `version`: the approval that the other system means, null: the newest */
  | { readonly type: 'AcknowledgeOrder'; readonly externalReference: string; readonly version: number | null }
  | { readonly type: 'RefuseHandOver'; readonly reason: string; readonly version: number | null }
  /** `revision`: the id of its source, null: the newest one that waits */
  | ({ readonly type: 'ApplyRevision'; readonly revision: string | null } & Approving)
  | { readonly type: 'UndoApproval' }
  /** nothing unless just this approval waits; `now`: ISO */
  | { readonly type: 'ReleaseOrder'; readonly version: number; readonly approvedBy: string; readonly now: string }
  /** null: the newest one that waits and can be. The id and the reference are those of the order that it becomes. */
  | { readonly type: 'SeparateRevision'; readonly revision: string | null; readonly separate: OrderReference }
  /** null: all that wait */
  | { readonly type: 'DismissRevision'; readonly revision: string | null; readonly reason: string }
  | { readonly type: 'RequestCancellation'; readonly source: OrderSource; readonly reason: string | null }
  | { readonly type: 'DismissCancellation'; readonly reason: string }
  | { readonly type: 'AssignOrder'; readonly assignee: string | null }
  /** nothing unless it is a draft that was never assigned */
  | { readonly type: 'AssignByRule'; readonly assignee: string; readonly rule: string }
  | { readonly type: 'CommentOrder'; readonly commentId: string; readonly text: string };

/**
 * `releaseAt`: ISO; until then the approval can be undone and is not announced; absent: announced at once. `requires`: what approval requires;
 * absent: the requirements of companies from before this was a setting
 */
type Approving = { readonly releaseAt?: string; readonly requires?: ApprovalRequirements };

export type LifeRefusal =
  | ActionRefusal
  | { readonly type: 'ReviewNeeded'; readonly reasons: readonly string[] }
  | { readonly type: 'RevisionUnknown'; readonly revision: string }
  | { readonly type: 'VersionUnknown'; readonly version: number; readonly newest: number }
  | { readonly type: 'AcknowledgedOtherwise'; readonly externalReference: string };

type Decided = Either<LifeRefusal, readonly SalesOrderEvent[]>;
type Of<T extends LifeCommand['type']> = Extract<LifeCommand, { type: T }>;
const nothing: Decided = right([]);

/** The events where the action is offered; nothing where it was taken already; else why it is refused. */
const where = (action: OrderAction, order: KnownOrder, events: () => Decided, { requires }: Approving = {}): Decided => {
  const answer = answerTo(action, standingOf(order, requires));
  if (answer === 'offered') return events();
  return answer === 'already' ? nothing : left(answer);
};

export function livesOn(command: LifeCommand, order: KnownOrder): Decided {
  const { orderId } = order;
  switch (command.type) {
    case 'ApproveOrder': {
      const events = (): Decided => {
        const { reviewReasons } = order.content;
        const open = [...waitingReasons(standingOf(order)), ...reviewReasons, ...erasureReasons(order.content)];
        return command.unreviewedOnly && open.length > 0
          ? left({ type: 'ReviewNeeded', reasons: open })
          : right([approval(order, order.content, delayedBy(command))]);
      };
      return where('approve', order, events, command);
    }
    case 'UndoApproval':
      return where('undo_approval', order, () => undone(order));
    case 'ReleaseOrder':
      return released(command, order);
    case 'PlanApproval':
    case 'StopApproval':
    case 'ApproveAsPlanned':
      return plannedApproval(command, order);
    case 'RejectOrder':
      return where('reject', order, () =>
        right([{ type: 'OrderRejected', data: { orderId, reason: command.reason, ...knownToOthers(order) } }]),
      );
    case 'CancelOrder':
      return where('cancel', order, () =>
        right([{ type: 'OrderCancelled', data: { orderId, reason: command.reason, ...knownToOthers(order) } }]),
      );
    case 'ReopenOrder': {
      const { reviewReasons } = order.content;
      return where('reopen', order, () =>
        right([{ type: 'OrderReopened', data: { orderId, reason: command.reason, reviewReasons } }]),
      );
    }
    case 'AcknowledgeOrder':
      return where('acknowledge', order, () => acknowledged(command, order));
    case 'RefuseHandOver':
      return where('acknowledge', order, () => refusedHandOver(command, order));
    case 'ApplyRevision':
      return applied(command, order);
    case 'DismissRevision':
      return dismissed(command, order);
    case 'SeparateRevision':
      return separated(command, order);
    case 'RequestCancellation': {
      const { source, reason } = command;
      if (order.cancelledBy.some((before) => sameSource(before, source))) return nothing;
      return right([{ type: 'OrderCancellationRequested', data: { orderId, source, reason } }]);
    }
    case 'DismissCancellation':
      return where('dismiss_cancellation', order, () =>
        right([{ type: 'OrderCancellationDismissed', data: { orderId, reason: command.reason } }]),
      );
    case 'AssignOrder':
    case 'AssignByRule':
      return assigned(command, order);
    case 'CommentOrder':
      return commented(command, order);
  }
}

const assigned = (
  command: Of<'AssignOrder' | 'AssignByRule'>,
  { orderId, assignee, phase, wasAssigned }: KnownOrder,
): Decided => {
  const data = { orderId, assignee: command.assignee };
  if (command.type === 'AssignOrder') return command.assignee === assignee ? nothing : right([{ type: 'OrderAssigned', data }]);
  const isFree = phase === 'draft' && !wasAssigned;
  return isFree ? right([{ type: 'OrderAssigned', data: { ...data, rule: command.rule } }]) : nothing;
};

const commented = ({ commentId, text }: Of<'CommentOrder'>, { orderId, comments, assignee }: KnownOrder): Decided => {
  if (comments.includes(commentId)) return nothing;
  const mentions = mentionsIn(text);
  const people = { ...(mentions.length > 0 ? { mentions } : {}), ...(assignee === null ? {} : { assignee }) };
  return right([{ type: 'OrderCommented', data: { orderId, commentId, text, ...people } }]);
};

/** Of what was approved once other systems have heard, and hear of its end too. */
const knownToOthers = ({ version }: KnownOrder): { readonly version?: number } => (version > 0 ? { version } : {});

type ApprovedData = Extract<SalesOrderEvent, { type: 'OrderApproved' }>['data'];
const approval = (
  { orderId, version }: KnownOrder,
  content: OrderContent,
  how: Pick<ApprovedData, 'automatic' | 'releaseAt'> = {},
): SalesOrderEvent => {
  const sum = content.total === null ? totalOrSum(content) : null;
  const data = { orderId, version: version + 1, ...(sum === null ? {} : { total: sum }), ...how };
  return { type: 'OrderApproved', data };
};

const delayedBy = ({ releaseAt }: Approving): Pick<ApprovedData, 'releaseAt'> => (releaseAt === undefined ? {} : { releaseAt });

const undone = ({ orderId, release: { waiting } }: KnownOrder): Decided => {
  if (!waiting) return nothing;
  const { total, reviewReasons } = waiting.before;
  return right([{ type: 'OrderApprovalUndone', data: { orderId, version: waiting.version, total, reviewReasons } }]);
};

const released = ({ version, approvedBy, now }: Of<'ReleaseOrder'>, { orderId, release: { waiting } }: KnownOrder): Decided =>
  right(
    waiting?.version === version && now >= waiting.releaseAt
      ? [{ type: 'OrderReleased', data: { orderId, version, approvedBy } }]
      : [],
  );

const plannedApproval = (command: Of<'PlanApproval' | 'StopApproval' | 'ApproveAsPlanned'>, order: KnownOrder): Decided => {
  const { orderId, touched } = order;
  const { planned, stopped } = order.approvalPlan;
  switch (command.type) {
    case 'PlanApproval':
      if (planned !== null || stopped || touched) return nothing;
      return where(
        'approve',
        order,
        () => right([{ type: 'OrderApprovalPlanned', data: { orderId, ...command.plan } }]),
        command,
      );
    case 'StopApproval': {
      const { cause } = command;
      const events = (): Decided => right([{ type: 'OrderApprovalStopped', data: { orderId, cause } }]);
      return cause === 'person' || planned !== null ? where('stop_approval', order, events) : nothing;
    }
    case 'ApproveAsPlanned': {
      const { policyVersion, round, dueAt } = command.plan;
      const isMeant = planned?.policyVersion === policyVersion && planned.round === round && planned.dueAt === dueAt;
      if (!isMeant) return left({ type: 'NoApprovalPlanned' });
      if (command.now < dueAt) return left({ type: 'NoApprovalPlanned' });
      const events = (): Decided => right([approval(order, order.content, { automatic: { policyVersion } })]);
      return where('approve', order, events, command);
    }
  }
};

const meantVersion = (version: number | null, order: KnownOrder): Either<LifeRefusal, number> => {
  const target = version ?? order.version;
  return target >= 1 && target <= order.version
    ? right(target)
    : left({ type: 'VersionUnknown', version: target, newest: order.version });
};

const acknowledged = ({ externalReference, version: requested }: Of<'AcknowledgeOrder'>, order: KnownOrder): Decided => {
  const version = meantVersion(requested, order);
  if (version._tag === 'Left') return version;
  const { orderId, handedOver } = order;
  // an answer that comes late says nothing about the newer version that was taken
  if (handedOver && handedOver.version > version.right) return nothing;
  if (handedOver?.version === version.right && handedOver.externalReference !== externalReference)
    return left({ type: 'AcknowledgedOtherwise', externalReference: handedOver.externalReference });
  if (handedOver?.version === version.right) return nothing;
  return right([{ type: 'OrderHandedOver', data: { orderId, version: version.right, externalReference } }]);
};

/** Of a version that is not the newest, or of an order that is over, there is nothing left to review. */
const refusedHandOver = ({ reason, version: requested }: Of<'RefuseHandOver'>, order: KnownOrder): Decided => {
  const version = meantVersion(requested, order);
  if (version._tag === 'Left') return version;
  const { orderId, phase, content } = order;
  if (version.right < order.version || phase === 'draft' || isOver(phase)) return nothing;
  const reviewReasons = [...content.reviewReasons, 'hand_over_refused'];
  return right([{ type: 'OrderHandOverRefused', data: { orderId, version: version.right, reason, reviewReasons } }]);
};

/** The revision that is meant; null when it was settled in this way before. */
const heldRevision = (
  { held, settled }: KnownOrder,
  revision: string | null,
  as: 'applied' | 'dismissed' | 'separated',
): Either<LifeRefusal, HeldRevision | null> => {
  const target = revision === null ? held.at(-1) : held.find(({ name }) => name === revision);
  if (target) return right(target);
  const isSettled = settled.some(({ name, as: end }) => name === revision && end === as);
  return isSettled ? right(null) : left({ type: 'RevisionUnknown', revision: revision ?? '' });
};

/**
 * A new approval of what the customer wants now, where the order stood approved and nothing is missing; else a draft to be completed and
 * approved.
 */
const applied = (command: Of<'ApplyRevision'>, order: KnownOrder): Decided => {
  const { revision, requires = earlierRequirements } = command;
  if (revision === null && order.held.length === 0) return where('apply_revision', order, () => nothing);
  const target = heldRevision(order, revision, 'applied');
  if (target._tag === 'Left') return target;
  if (target.right === null) return nothing;
  const { answer } = target.right;
  const content = answer ? answered(order.content, target.right.content, answer) : revised(order.content, target.right.content);
  const event: SalesOrderEvent = {
    type: 'OrderRevisionApplied',
    data: {
      orderId: order.orderId,
      source: target.right.source,
      content,
      changes: changesBetween(order.content, content),
      ...(answer ? { isAnswer: true as const } : {}),
    },
  };
  const stoodApproved = order.phase === 'approved' || order.phase === 'handed_over';
  const isWhole = missingFields(content, requires).length === 0 && !order.cancellations.waiting;
  return right(stoodApproved && isWhole ? [event, approval(order, content, delayedBy(command))] : [event]);
};

const dismissed = ({ revision, reason }: Of<'DismissRevision'>, order: KnownOrder): Decided => {
  const { orderId, held } = order;
  if (revision === null)
    return where('dismiss_revision', order, () => right(held.map((pending) => dismissal(orderId, pending, reason))));
  const target = heldRevision(order, revision, 'dismissed');
  if (target._tag === 'Left') return target;
  return target.right === null ? nothing : right([dismissal(orderId, target.right, reason)]);
};

const dismissal = (orderId: string, { source, content }: HeldRevision, reason: string): SalesOrderEvent => ({
  type: 'OrderRevisionDismissed',
  data: { orderId, source, reason, contentHash: content.contentHash },
});

/** Of two people one is first: what was separated is not applied as well, and what was applied is no order of its own any more. */
const separated = ({ revision, separate }: Of<'SeparateRevision'>, order: KnownOrder): Decided => {
  const separable = { ...order, held: order.held.filter(isSeparable) };
  if (revision === null && separable.held.length === 0) return where('separate_revision', order, () => nothing);
  const target = heldRevision(separable, revision, 'separated');
  if (target._tag === 'Left') return target;
  if (target.right === null) return nothing;
  const { source, content } = target.right;
  const { contentHash } = content;
  return right([{ type: 'OrderRevisionSeparated', data: { orderId: order.orderId, source, contentHash, separate } }]);
};
