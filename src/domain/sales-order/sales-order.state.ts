/** What its events make of an order. */
import type { OrderPhase, OrderStanding } from './order-actions.ts';
import { missingFields } from './order-review.ts';
import { isLasting } from './review/review-findings.ts';
import type { FieldChange, OrderContent, OrderLifeEvent, OrderSource, SalesOrderEvent } from './sales-order.events.ts';

/**
 * What became of a source: it made the order, changed it, said the same again, or came too late to change it. A held one stays `held` here,
 * whatever a person makes of it.
 */
export type Disposition = 'drafted' | 'revised' | 'duplicate' | 'held';

/** A revision that came after the approval and waits for a person. */
export type HeldRevision = {
  readonly source: OrderSource;
  readonly content: OrderContent;
  readonly changes: readonly FieldChange[];
};

export type KnownOrder = {
  readonly phase: OrderPhase;
  readonly orderId: string;
  readonly reference: string;
  readonly content: OrderContent;
  /** the customer's name that a person wrote last; null: nobody did */
  readonly writtenName: string | null;
  /** where its content came from, first to last: a source is taken once */
  readonly sources: readonly { readonly source: OrderSource; readonly as: Disposition }[];
  /** of everything that was ever asked for under this order */
  readonly hashes: readonly string[];
  /** approvals so far */
  readonly version: number;
  /** first to last; the newest is what the customer wants now */
  readonly held: readonly HeldRevision[];
  readonly settled: readonly { readonly sourceId: string; readonly as: 'applied' | 'dismissed' | 'superseded' }[];
  readonly cancellations: OrderStanding['cancellations'];
  /** what asked to cancel it */
  readonly cancelledBy: readonly OrderSource[];
  /** what another system has taken last, under its number */
  readonly handedOver: { readonly version: number; readonly externalReference: string } | null;
  /** the newest version that another system refused, 0: none */
  readonly refusedVersion: number;
  readonly assignee: string | null;
  readonly comments: readonly string[];
};
export type SalesOrder = { readonly phase: 'none' } | KnownOrder;

export const initialState: SalesOrder = { phase: 'none' };

const drafted = ({ orderId, reference, content }: Extract<SalesOrderEvent, { type: 'OrderDrafted' }>['data']): KnownOrder => ({
  phase: 'draft',
  orderId,
  reference,
  content,
  writtenName: null,
  sources: [{ source: content.source, as: 'drafted' }],
  hashes: [content.contentHash],
  version: 0,
  held: [],
  settled: [],
  cancellations: { waiting: false, dismissed: false },
  cancelledBy: [],
  handedOver: null,
  refusedVersion: 0,
  assignee: null,
  comments: [],
});

/** Reasons that an approval has an answer to: they do not come back with a later look at the order. */
const settledByApproval: ReadonlySet<string> = new Set(['order_revised', 'hand_over_refused']);

const approved = (order: KnownOrder, version: number): KnownOrder => {
  const isOpen = (code: string): boolean => !settledByApproval.has(code) && !isLasting(code);
  const reviewReasons = order.content.reviewReasons.filter(isOpen);
  const open = order.content.reviewFindings?.filter(({ reason }) => isOpen(reason));
  const review = { reviewReasons, requiresReview: reviewReasons.length > 0, ...(open ? { reviewFindings: open } : {}) };
  const content = { ...order.content, ...review };
  return { ...order, phase: 'approved', version, content };
};

const reviewed = (order: KnownOrder, reviewReasons: readonly string[]): KnownOrder => ({
  ...order,
  phase: 'draft',
  content: { ...order.content, reviewReasons, requiresReview: reviewReasons.length > 0 },
});

/** Whoever ends an order has seen what waited. */
const over = (order: KnownOrder, phase: 'rejected' | 'cancelled'): KnownOrder => ({
  ...order,
  phase,
  held: [],
  settled: [...order.settled, ...order.held.map(({ source }) => ({ sourceId: source.id, as: 'superseded' as const }))],
  cancellations: { ...order.cancellations, waiting: false },
});

const linked = (state: KnownOrder, { source, contentHash }: OrderContent, as: Disposition): KnownOrder => ({
  ...state,
  sources: [...state.sources, { source, as }],
  hashes: [...state.hashes, contentHash],
});

export function evolve(state: SalesOrder, event: SalesOrderEvent): SalesOrder {
  if (event.type === 'OrderDrafted') return drafted(event.data);
  if (state.phase === 'none') return state;
  switch (event.type) {
    case 'OrderRevised':
      return { ...linked(state, event.data.content, 'revised'), phase: 'draft', content: event.data.content };
    case 'OrderRevisionHeld': {
      const { content, changes } = event.data;
      return { ...linked(state, content, 'held'), held: [...state.held, { source: content.source, content, changes }] };
    }
    case 'OrderRepeated':
      return { ...state, sources: [...state.sources, { source: event.data.source, as: 'duplicate' }] };
    case 'OrderCorrected': {
      const { terms, changes } = event.data;
      const writtenName = changes.some(({ field }) => field === 'customer_name') ? terms.customerName : state.writtenName;
      return { ...state, content: { ...state.content, ...terms }, writtenName };
    }
    case 'OrderMatched':
      return { ...state, content: { ...state.content, ...event.data.terms } };
    case 'OrderApproved':
      return approved(state, event.data.version ?? state.version + 1);
    case 'OrderRejected':
      return over(state, 'rejected');
    default:
      return livedOn(state, event);
  }
}

function livedOn(state: KnownOrder, event: OrderLifeEvent): KnownOrder {
  switch (event.type) {
    case 'OrderCancelled':
      return over(state, 'cancelled');
    case 'OrderReopened':
      return reviewed(state, event.data.reviewReasons);
    case 'OrderHandedOver': {
      const { version, externalReference } = event.data;
      const isCurrent = state.phase === 'approved' && version === state.version;
      return { ...state, phase: isCurrent ? 'handed_over' : state.phase, handedOver: { version, externalReference } };
    }
    case 'OrderHandOverRefused':
      return { ...reviewed(state, event.data.reviewReasons), refusedVersion: event.data.version };
    case 'OrderRevisionApplied':
      return settledAs('applied', { ...state, phase: 'draft', content: event.data.content }, event.data.source);
    case 'OrderRevisionDismissed':
      return settledAs('dismissed', state, event.data.source);
    case 'OrderCancellationRequested': {
      const cancelledBy = [...state.cancelledBy, event.data.source];
      const waiting = !isOver(state.phase);
      return { ...state, cancelledBy, cancellations: { ...state.cancellations, waiting } };
    }
    case 'OrderCancellationDismissed':
      return { ...state, cancellations: { waiting: false, dismissed: true } };
    case 'OrderAssigned':
      return { ...state, assignee: event.data.assignee };
    case 'OrderCommented':
      return { ...state, comments: [...state.comments, event.data.commentId] };
    default:
      return state;
  }
}

export const isOver = (phase: OrderPhase): boolean => phase === 'rejected' || phase === 'cancelled';

/** A revision that is applied settles those that came before it: they were what the customer wanted earlier. */
const settledAs = (as: 'applied' | 'dismissed', state: KnownOrder, given: OrderSource): KnownOrder => {
  const place = state.held.findIndex(({ source }) => sameSource(source, given));
  const held = state.held.filter((_, index) => (as === 'applied' ? index > place : index !== place));
  const gone = state.held.filter((revision) => !held.includes(revision));
  const settled = gone.map(({ source }, index) => ({
    sourceId: source.id,
    as: index < gone.length - 1 ? ('superseded' as const) : as,
  }));
  return { ...state, held, settled: [...state.settled, ...settled] };
};

/** What its actions depend on. */
export const standingOf = ({ phase, version, content, held, settled, cancellations }: KnownOrder): OrderStanding => ({
  phase,
  version,
  missing: missingFields(content),
  revisions: {
    held: held.length > 0,
    applied: settled.some(({ as }) => as === 'applied'),
    dismissed: settled.some(({ as }) => as === 'dismissed'),
  },
  cancellations,
});

export const sameSource = (a: OrderSource, b: OrderSource): boolean => a.kind === b.kind && a.id === b.id;

/** What became of this source; null: it never came to this order. */
export const dispositionOf = (state: KnownOrder, given: OrderSource): Disposition | null =>
  state.sources.find(({ source }) => sameSource(source, given))?.as ?? null;
