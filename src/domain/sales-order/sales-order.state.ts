/** What its events make of an order. */
import { readOfLines } from '../shared/lines-read.ts';
import { type ApprovalRequirements, earlierRequirements } from './approval-requirements.ts';
import { type OrderPhase, type OrderStanding, waitsIn } from './order-actions.ts';
import { missingFields } from './order-review.ts';
import { type ApprovalPlan, approvalStanding, noPlan, planAfter } from './planned-approval.ts';
import { type PrintedNumber, printedNumber } from './printed-number.ts';
import { type AskedRound, askedAfter, questionStanding } from './questions/asking.ts';
import { noRelease, type Release, releaseAfter, releaseStanding } from './release.ts';
import { isLasting } from './review/review-findings.ts';
import type {
  FieldChange,
  OrderContent,
  OrderDoubt,
  OrderLifeEvent,
  OrderLine,
  OrderReference,
  OrderSource,
  SalesOrderEvent,
  TermsChanged,
} from './sales-order.events.ts';
import { withTermsChanged } from './terms-changed.ts';

/**
 * What became of a source: it made the order, changed it, said the same again, or came too late to change it. A held one stays `held` here,
 * whatever a person makes of it.
 */
export type Disposition = 'drafted' | 'revised' | 'duplicate' | 'held';

/** A later document that waits for a person: a revision, or where there are doubts possibly an order of its own. */
export type HeldRevision = {
  /** by which people name it: the id of its source, or of a further one from the same source that and more */
  readonly name: string;
  readonly source: OrderSource;
  readonly content: OrderContent;
  readonly changes: readonly FieldChange[];
  /** the order's own document, read by what is known today: never another order */
  readonly readAgain: boolean;
  readonly doubts: readonly OrderDoubt[];
  /** what a customer answers: only this changes, whatever has become of the rest; null: a document */
  readonly answer: TermsChanged | null;
};

/** What waited beside the order and became an order of its own. */
export type SeparatedOrder = OrderReference & {
  readonly name: string;
  readonly source: OrderSource;
  readonly content: OrderContent;
};

export type KnownOrder = {
  readonly phase: OrderPhase;
  readonly orderId: string;
  readonly reference: string;
  readonly content: OrderContent;
  /** the customer's name that a person wrote last; null: nobody did */
  readonly writtenName: string | null;
  /** where its content came from, first to last: a source is taken once */
  readonly sources: readonly TakenSource[];
  /** of everything that was ever asked for under this order */
  readonly hashes: readonly string[];
  /** approvals so far */
  readonly version: number;
  /** first to last; the newest is what the customer wants now */
  readonly held: readonly HeldRevision[];
  readonly settled: readonly { readonly name: string; readonly as: 'applied' | 'dismissed' | 'superseded' | 'separated' }[];
  readonly separated: readonly SeparatedOrder[];
  /** what a person moved out of it, first to last, as it was then */
  readonly parts: readonly (OrderReference & { readonly content: OrderContent })[];
  /** the order that its lines were moved out of */
  readonly splitFrom: OrderReference | null;
  /** the order that has its lines now */
  readonly mergedInto: (OrderReference & { readonly mergeId: string }) | null;
  /** orders that were to be merged into this one; `isDone` false: this one was decided first */
  readonly merges: readonly { readonly from: OrderReference; readonly mergeId: string; readonly isDone: boolean }[];
  /** the number as its documents printed it, first to last; of files their SHA-256 */
  readonly printed: readonly PrintedNumber[];
  readonly files: readonly string[];
  readonly cancellations: OrderStanding['cancellations'];
  /** what asked to cancel it */
  readonly cancelledBy: readonly OrderSource[];
  /** what another system has taken last, under its number */
  readonly handedOver: { readonly version: number; readonly externalReference: string } | null;
  /** the newest version that another system refused, 0: none */
  readonly refusedVersion: number;
  readonly assignee: string | null;
  /** also where it no longer is */
  readonly wasAssigned: boolean;
  readonly comments: readonly string[];
  /** a person has changed or decided it: what is read later is theirs to take */
  readonly touched: boolean;
  readonly approvalPlan: ApprovalPlan;
  readonly release: Release;
  readonly asked: readonly AskedRound[];
  /** mails with answers to questions */
  readonly answeredBy: readonly OrderSource[];
};
export type SalesOrder = { readonly phase: 'none' } | KnownOrder;
/** A mail may bring several documents: which one, its content tells; undefined where that was known before. */
type TakenSource = { readonly source: OrderSource; readonly as: Disposition; readonly contentHash?: string | undefined };

export const initialState: SalesOrder = { phase: 'none' };

const drafted = ({
  orderId,
  reference,
  content,
  splitFrom,
}: Extract<SalesOrderEvent, { type: 'OrderDrafted' }>['data']): KnownOrder => ({
  phase: 'draft',
  orderId,
  reference,
  content,
  writtenName: null,
  sources: [{ source: content.source, as: 'drafted', contentHash: content.contentHash }],
  hashes: [content.contentHash],
  version: 0,
  held: [],
  settled: [],
  separated: [],
  parts: [],
  splitFrom: splitFrom ?? null,
  mergedInto: null,
  merges: [],
  ...asPrinted([], [], content),
  cancellations: { waiting: false, dismissed: false },
  cancelledBy: [],
  handedOver: null,
  refusedVersion: 0,
  assignee: null,
  wasAssigned: false,
  comments: [],
  touched: splitFrom !== undefined,
  approvalPlan: noPlan,
  release: noRelease,
  asked: [],
  answeredBy: [],
});

/** Reasons that an approval has an answer to: they do not come back with a later look at the order. */
const settledByApproval: ReadonlySet<string> = new Set(['order_revised', 'hand_over_refused']);

const approved = (order: KnownOrder, version: number, total = order.content.total): KnownOrder => {
  const isOpen = (code: string): boolean => !settledByApproval.has(code) && !isLasting(code);
  const reviewReasons = order.content.reviewReasons.filter(isOpen);
  const open = order.content.reviewFindings?.filter(({ reason }) => isOpen(reason));
  const review = { reviewReasons, requiresReview: reviewReasons.length > 0, ...(open ? { reviewFindings: open } : {}) };
  const content = { ...order.content, ...review, total };
  return { ...order, phase: 'approved', version, content, touched: true };
};

const reviewed = (order: KnownOrder, reviewReasons: readonly string[]): KnownOrder => ({
  ...order,
  phase: 'draft',
  content: { ...order.content, reviewReasons, requiresReview: reviewReasons.length > 0 },
});

export const mayBeSeparate = ({ doubts = [] }: { readonly doubts?: readonly OrderDoubt[] }): boolean => doubts.length > 0;

/** A person who ends an order has seen the revisions that waited. What may be an order of its own goes on waiting. */
const over = (order: KnownOrder, phase: 'rejected' | 'cancelled'): KnownOrder => ({
  ...order,
  phase,
  touched: true,
  held: order.held.filter(mayBeSeparate),
  settled: [
    ...order.settled,
    ...order.held.filter((revision) => !mayBeSeparate(revision)).map(({ name }) => ({ name, as: 'superseded' as const })),
  ],
  cancellations: { ...order.cancellations, waiting: false },
});

const linked = (state: KnownOrder, { source, contentHash }: OrderContent, as: Disposition): KnownOrder => ({
  ...state,
  sources: [...state.sources, { source, as, contentHash }],
  hashes: [...state.hashes, contentHash],
});

/** What the order's own documents say, also those that a later one has replaced. */
function asPrinted(printed: KnownOrder['printed'], files: KnownOrder['files'], { extraction }: OrderContent) {
  const number = extraction && printedNumber(extraction);
  return {
    printed: number ? [...printed, number] : printed,
    files: [...new Set([...files, ...(extraction?.files ?? []).map(({ sha256 }) => sha256)])],
  };
}
const withContent = (state: KnownOrder, content: OrderContent): KnownOrder => ({
  ...state,
  ...asPrinted(state.printed, state.files, content),
  content,
});

/** Of several documents from one source the second and later ones have a name of their own. */
export const revisionName = (takenNames: readonly string[], { source, contentHash }: OrderContent): string =>
  takenNames.includes(source.id) ? `${source.id}:${contentHash.slice(0, 12)}` : source.id;

const heldAs = (state: KnownOrder, { content, changes, readAgain, doubts = [], answer }: HeldData): HeldRevision => {
  const name = revisionName(
    [...state.held, ...state.settled].map((revision) => revision.name),
    content,
  );
  return { name, source: content.source, content, changes, readAgain: readAgain === true, doubts, answer: answer?.terms ?? null };
};
type HeldData = Extract<SalesOrderEvent, { type: 'OrderRevisionHeld' }>['data'];

export function evolve(state: SalesOrder, event: SalesOrderEvent): SalesOrder {
  const after = evolved(state, event);
  if (after.phase === 'none') return after;
  const release = state.phase === 'none' ? noRelease : releaseAfter(state, after, event);
  const asked = askedAfter(after.asked, event);
  return { ...after, release, asked, approvalPlan: planAfter(after.approvalPlan, event) };
}

function evolved(state: SalesOrder, event: SalesOrderEvent): SalesOrder {
  if (event.type === 'OrderDrafted') return drafted(event.data);
  if (state.phase === 'none') return state;
  switch (event.type) {
    case 'OrderRevised': {
      const { content, readAgain } = event.data;
      const as = (readAgain && dispositionOf(state, content.source)) || 'revised';
      return { ...withContent(linked(state, content, as), content), phase: 'draft' };
    }
    case 'OrderRevisionHeld':
      return { ...linked(state, event.data.content, 'held'), held: [...state.held, heldAs(state, event.data)] };
    case 'OrderRepeated': {
      const { source, contentHash } = event.data;
      return { ...state, sources: [...state.sources, { source, as: 'duplicate', contentHash }] };
    }
    case 'OrderCorrected': {
      const { terms, changes } = event.data;
      const content = withTermsChanged(state.content, terms);
      const writtenName = changes.some(({ field }) => field === 'customer_name') ? content.customerName : state.writtenName;
      return { ...state, content, writtenName, touched: true };
    }
    case 'OrderMatched':
      return { ...state, content: withTermsChanged(state.content, event.data.terms) };
    case 'OrderApproved':
      return approved(state, event.data.version ?? state.version + 1, event.data.total);
    case 'OrderRejected':
      return over(state, 'rejected');
    case 'OrderSplit':
    case 'OrderMergedInto':
    case 'OrderMergeUndone':
    case 'OrderMerged':
    case 'OrderMergeRefused':
      return moved(state, event);
    default:
      return livedOn(state, event);
  }
}

type MoveEvent = Extract<
  SalesOrderEvent,
  { type: 'OrderSplit' | 'OrderMergedInto' | 'OrderMergeUndone' | 'OrderMerged' | 'OrderMergeRefused' }
>;

function moved(state: KnownOrder, event: MoveEvent): KnownOrder {
  switch (event.type) {
    case 'OrderSplit': {
      const { part, lines, terms, partTerms } = event.data;
      const { content } = state;
      const remaining = readOfLines(content.extraction, content.lines, (index) => !lines.includes(index + 1));
      const moving = readOfLines(content.extraction, content.lines, (index) => lines.includes(index + 1));
      const partContent = { ...withTermsChanged(content, partTerms), extraction: moving };
      return {
        ...state,
        content: { ...withTermsChanged(content, terms), extraction: remaining },
        parts: [...state.parts, { ...part, content: partContent }],
        touched: true,
      };
    }
    case 'OrderMergedInto': {
      const { into, mergeId } = event.data;
      return { ...state, phase: 'merged', mergedInto: { ...into, mergeId }, touched: true };
    }
    case 'OrderMergeUndone':
      return { ...state, phase: 'draft', mergedInto: null };
    case 'OrderMerged': {
      const { from, mergeId, terms, hashes, sources } = event.data;
      return {
        ...state,
        content: withTermsChanged(state.content, terms),
        merges: [...state.merges, { from, mergeId, isDone: true }],
        hashes: [...new Set([...state.hashes, ...hashes])],
        sources: [...state.sources, ...sources.map((source) => ({ source, as: 'revised' as const }))],
        touched: true,
      };
    }
    case 'OrderMergeRefused': {
      const { from, mergeId } = event.data;
      return { ...state, merges: [...state.merges, { from, mergeId, isDone: false }] };
    }
  }
}

function livedOn(state: KnownOrder, event: Exclude<OrderLifeEvent, MoveEvent>): KnownOrder {
  switch (event.type) {
    case 'OrderCancelled':
      return over(state, 'cancelled');
    case 'OrderApprovalUndone':
      return {
        ...state,
        phase: 'draft',
        version: event.data.version - 1,
        content: state.release.waiting?.before ?? state.content,
      };
    case 'OrderReopened':
      return reviewed(state, event.data.reviewReasons);
    case 'OrderHandedOver': {
      const { version, externalReference } = event.data;
      const isCurrent = state.phase === 'approved' && version === state.version;
      return { ...state, phase: isCurrent ? 'handed_over' : state.phase, handedOver: { version, externalReference } };
    }
    case 'OrderHandOverRefused':
      return { ...reviewed(state, event.data.reviewReasons), refusedVersion: event.data.version };
    case 'OrderRevisionApplied': {
      const { source, content } = event.data;
      return settledAs('applied', { ...withContent(state, content), phase: 'draft' }, source, content.contentHash);
    }
    case 'OrderRevisionDismissed':
      return settledAs('dismissed', state, event.data.source, event.data.contentHash);
    case 'OrderRevisionSeparated': {
      const { source, contentHash } = event.data;
      return separatedInto(event.data.separate, settledAs('separated', state, source, contentHash), state.held);
    }
    case 'OrderQuestionsAsked':
      return { ...state, touched: true };
    case 'OrderQuestionsAnswered':
      return { ...state, answeredBy: [...state.answeredBy, event.data.source] };
    case 'OrderCancellationRequested': {
      const cancelledBy = [...state.cancelledBy, event.data.source];
      const waiting = !isOver(state.phase);
      return { ...state, cancelledBy, cancellations: { ...state.cancellations, waiting } };
    }
    case 'OrderCancellationDismissed':
      return { ...state, cancellations: { waiting: false, dismissed: true } };
    case 'OrderAssigned':
      return { ...state, assignee: event.data.assignee, wasAssigned: true };
    case 'OrderCommented':
      return { ...state, comments: [...state.comments, event.data.commentId] };
    default:
      return state;
  }
}

export const isOver = (phase: OrderPhase): boolean => phase === 'rejected' || phase === 'cancelled' || phase === 'merged';

/** The one of a source that is meant, by its content where there are several. */
export const indexOfHeld = (
  revisions: readonly { readonly source: OrderSource; readonly contentHash: string | undefined }[],
  target: OrderSource,
  contentHash: string | undefined,
): number => {
  const exact = revisions.findIndex((revision) => sameSource(revision.source, target) && revision.contentHash === contentHash);
  return exact < 0 ? revisions.findIndex(({ source }) => sameSource(source, target)) : exact;
};

/**
 * An applied revision settles the earlier ones: they were what the customer wanted before. A possible separate order
 * is settled only by a decision about itself, and so is an answer, which may hold alongside others.
 */
const settledAs = (
  as: 'applied' | 'dismissed' | 'separated',
  state: KnownOrder,
  target: OrderSource,
  contentHash: string | undefined,
): KnownOrder => {
  const heldSources = state.held.map(({ source, content }) => ({ source, contentHash: content.contentHash }));
  const position = indexOfHeld(heldSources, target, contentHash);
  const isAnswered = state.held[position]?.answer != null;
  const stays = (revision: HeldRevision, index: number): boolean =>
    index !== position &&
    (as !== 'applied' || index > position || mayBeSeparate(revision) || isAnswered || revision.answer !== null);
  const remaining = state.held.filter(stays);
  const removed = state.held.filter((revision, index) => !stays(revision, index));
  const settled = removed.map(({ name }, index) => ({ name, as: index < removed.length - 1 ? ('superseded' as const) : as }));
  return { ...state, held: remaining, settled: [...state.settled, ...settled] };
};

/** From now on its content is that of the other order: who sends it again means that one. */
const separatedInto = (separate: OrderReference, state: KnownOrder, before: readonly HeldRevision[]): KnownOrder => {
  const removed = before.find((revision) => !state.held.includes(revision));
  if (!removed) return state;
  const { name, source, content } = removed;
  return {
    ...state,
    hashes: state.hashes.filter((hash) => hash !== content.contentHash),
    separated: [...state.separated, { ...separate, name, source, content }],
  };
};

export const articlesIn = (lines: readonly OrderLine[]): number => lines.filter(({ charge }) => !charge).length;

/** What its actions depend on; `requires`: what approval demands. */
export const standingOf = (
  { phase, version, content, held, settled, cancellations, approvalPlan, release, asked }: KnownOrder,
  requires: ApprovalRequirements = earlierRequirements,
): OrderStanding => ({
  phase,
  version,
  articles: articlesIn(content.lines),
  missing: missingFields(content, requires),
  revisions: {
    ...waitsIn(held),
    applied: settled.some(({ as }) => as === 'applied'),
    dismissed: settled.some(({ as }) => as === 'dismissed'),
    separated: settled.some(({ as }) => as === 'separated'),
  },
  cancellations,
  approval: approvalStanding(approvalPlan),
  release: releaseStanding(release),
  questions: questionStanding(asked),
});

export const sameSource = (a: OrderSource, b: OrderSource): boolean => a.kind === b.kind && a.id === b.id;

/** What became of this source, and of which of its documents; null: it never came to this order. */
export const dispositionOf = (state: KnownOrder, target: OrderSource, contentHash?: string): Disposition | null => {
  const ofSource = state.sources.filter(({ source }) => sameSource(source, target));
  return (ofSource.find((entry) => entry.contentHash === contentHash) ?? ofSource[0])?.as ?? null;
};

type Hashed = Pick<OrderContent, 'contentHash' | 'formerHash'>;
/** Whether a recorded hash is of this content: by its own version, for orders that were hashed by version 1 by that. */
export const isHashOf = (hash: string | undefined, { contentHash, formerHash }: Hashed): boolean =>
  hash !== undefined && (hash === contentHash || hash === formerHash);
export const isAmong = (hashes: readonly string[], content: Hashed): boolean => hashes.some((hash) => isHashOf(hash, content));

/** Whether just this document of the source was taken; of one that said what was known the content is known. */
export const wasTaken = ({ sources, hashes }: KnownOrder, content: OrderContent): boolean =>
  sources.some(
    (entry) =>
      sameSource(entry.source, content.source) &&
      (entry.contentHash === undefined ? isAmong(hashes, content) : isHashOf(entry.contentHash, content)),
  );
