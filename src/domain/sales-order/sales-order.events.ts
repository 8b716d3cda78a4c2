import type { ChargeType, Extraction, LineDetails, OrderDetails } from '@order-intake/order-extraction/document';
import type { QuestionRound } from './questions/question-round.ts';

export const orderSourceKinds = ['email', 'upload', 'api', 'chat'] as const;
/** Where an order came from: a log entry, a document, a request, a chat message. */
export type OrderSource = { readonly kind: (typeof orderSourceKinds)[number]; readonly id: string };

export const customerSteps = ['code', 'tax_number', 'email', 'phone', 'name', 'domain', 'similar_name', 'person'] as const;
/**
 * The step that identified the customer (docs/explanation/orders.md, "Matching the customer"); `person`: a person
 * chose it.
 */
export type CustomerMatch = { readonly customerId: string; readonly by: (typeof customerSteps)[number] };

export const productSteps = ['code', 'ean', 'alias', 'name', 'similar_name', 'person'] as const;
export type ProductStep = (typeof productSteps)[number];

/** A record that is nearly it: offered to a person, never chosen. `similarity` from 0 to 1. */
export type Candidate = { readonly id: string; readonly similarity: number };

export const priceSources = ['price_list'] as const;

/** Decimal strings for numbers; null where not stated, details absent. */
export type OrderLine = LineDetails & {
  readonly name: string | null;
  readonly code: string | null;
  readonly qty: string | null;
  readonly unit: string | null;
  /** of one unit */
  readonly price: string | null;
  readonly discount: string | null;
  readonly amount: string | null;
  readonly productId: string | null;
  readonly matchedBy: ProductStep | null;
  readonly candidates: readonly Candidate[];
  /** no article: it adds to the order or takes something off, and needs no product; absent: an article */
  readonly charge?: ChargeType;
  /** nobody wrote the price: it is the listed one; absent: the document or a person says it */
  readonly priceSource?: (typeof priceSources)[number];
  /** one `unit` of the line is `factor` base units of its product; absent: it is the base unit, or none of the product's */
  readonly conversion?: { readonly unit: string | null; readonly factor: string };
};

/** What a reason to review is about, one place of it: its facts by the names of review/review-checks.ts. */
export type RecordedFinding = {
  readonly reason: string;
  readonly facts: { readonly [fact: string]: string | number | boolean | null };
};

/** What is wanted, as it stands: read and matched, or corrected by a person. Dates ISO, currency ISO 4217. */
export type OrderTerms = OrderDetails & {
  readonly customer: CustomerMatch | null;
  readonly customerCandidates: readonly Candidate[];
  readonly leadId: string | null;
  /** who ordered, as far as the document or the sender tells */
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly poNumber: string | null;
  readonly orderDate: string | null;
  readonly deliveryDate: string | null;
  readonly currency: string | null;
  readonly total: string | null;
  readonly warehouseId: string | null;
  readonly lines: readonly OrderLine[];
  readonly requiresReview: boolean;
  /** stable codes, see order-review.ts */
  readonly reviewReasons: readonly string[];
  /** the facts of those that have some; absent of orders from before they were recorded */
  readonly reviewFindings?: readonly RecordedFinding[];
};

/** Null takes away what need not be there. */
type Changed<T, Removable extends keyof T> = Partial<Omit<T, Removable>> & {
  readonly [K in Removable]?: Exclude<T[K], undefined> | null;
};

/** A line that stays and says something else: what it does not name stays. `line` counts from 1 among those before; `charge` null: an article now. */
export type LineChange = Changed<OrderLine, keyof LineDetails | 'charge' | 'priceSource' | 'conversion'> & {
  readonly line: number;
};
/** Of the lines that were there; `removed` counts them from 1. */
export type LinesChanged = {
  readonly changed?: readonly LineChange[];
  readonly removed?: readonly number[];
  readonly added?: readonly OrderLine[];
};
/** What a correction changes (terms-changed.ts); absent: as it was. `lines`: these and no others. */
export type TermsChanged = Changed<OrderTerms, keyof OrderDetails> & { readonly lineChanges?: LinesChanged };

/** The file an order was made from, where it was kept. */
export type SourceDocument = {
  readonly fileId: string;
  readonly name: string;
  /** what its magic bytes say: pdf, xlsx, ... */
  readonly type: string;
  /** bytes */
  readonly size: number;
  readonly sha256: string;
};

/** One version of what the customer wants, from one source. */
export type OrderContent = OrderTerms & {
  readonly source: OrderSource;
  /** null when a person entered it */
  readonly extraction: Extraction | null;
  readonly document: SourceDocument | null;
  /** 0 to 100 */
  readonly threshold: number;
  /** equal for equal orders (content-hash.ts) */
  readonly contentHash: string;
  /** the same by version 1, for orders that were hashed by it; never recorded */
  readonly formerHash?: string;
  /** of the address that sent it; absent: nobody sent it, or it is from before this was recorded */
  readonly senderDomain?: string;
};

export const orderDoubtCodes = [
  'lines_differ',
  'order_date_differs',
  'sender_domain_differs',
  'number_read_differently',
  'number_shared',
  'lines_moved',
] as const;
/**
 * Why a later document of an order may be an order of its own (order-doubts.ts): what the order has, and what the document has instead. Lines as
 * texts, dates ISO, domains, purchase order numbers; of `number_shared` the references of the orders that share the number, of `lines_moved` those
 * between which a person moved lines.
 */
export type OrderDoubt = {
  readonly code: (typeof orderDoubtCodes)[number];
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** Another order, by its id and its number in this service. */
export type OrderReference = { readonly orderId: string; readonly reference: string };

/** `field`: "po_number", "lines.2.qty", or "lines.3" for a line that came or went as a whole. */
export type FieldChange = { readonly field: string; readonly before: string | null; readonly after: string | null };

export const stopCauses = ['person', 'switched_off', 'facts_changed'] as const;
/** `switched_off`: automatic approval is off, suspended or has another policy; `facts_changed`: by what is known when it is due the policy refuses it. */
export type StopCause = (typeof stopCauses)[number];

/** `round` of the company's switch, so that nothing that was planned outlives its being switched off. */
export type PlannedApproval = {
  readonly policyVersion: number;
  readonly round: number;
  /** ISO */
  readonly dueAt: string;
};

export type SalesOrderEvent =
  | {
      readonly type: 'OrderDrafted';
      readonly data: {
        readonly orderId: string;
        readonly reference: string;
        readonly content: OrderContent;
        /** a person decided that it is no revision of that order; absent: no decision was needed */
        readonly separatedFrom?: OrderReference;
        /** a person moved these lines here from that order; absent: a document or a person ordered them */
        readonly splitFrom?: OrderReference;
      };
    }
  /**
   * other content under the same purchase order number: the draft follows it. `readAgain`: of its own document, as a language model read it after the
   * draft was made, and before anybody had changed it
   */
  | {
      readonly type: 'OrderRevised';
      readonly data: {
        readonly orderId: string;
        readonly content: OrderContent;
        readonly changes: readonly FieldChange[];
        readonly readAgain?: true;
      };
    }
  /**
   * Other content for an order that was approved, or content that may be an order of its own: kept for a person, the order stays as it is.
   * `readAgain`: of its own document, by what is known today. `doubts`: why it may be no revision; absent: nothing speaks against it.
   */
  | {
      readonly type: 'OrderRevisionHeld';
      readonly data: {
        readonly orderId: string;
        readonly content: OrderContent;
        readonly changes: readonly FieldChange[];
        readonly readAgain?: true;
        readonly doubts?: readonly OrderDoubt[];
        /** what a customer answers to the questions of a round: `terms` is all that it changes */
        readonly answer?: { readonly round: number; readonly terms: TermsChanged };
      };
    }
  /** the same content from another source; `contentHash` where it is written under another number than before */
  | {
      readonly type: 'OrderRepeated';
      readonly data: { readonly orderId: string; readonly source: OrderSource; readonly contentHash?: string };
    }
  /** by a person */
  | {
      readonly type: 'OrderCorrected';
      readonly data: { readonly orderId: string; readonly changes: readonly FieldChange[]; readonly terms: TermsChanged };
    }
  /** matched again, after the company's records changed */
  | {
      readonly type: 'OrderMatched';
      readonly data: { readonly orderId: string; readonly changes: readonly FieldChange[]; readonly terms: TermsChanged };
    }
  /**
   * `version` counts the approvals of this order from 1 (events of before it was counted have none). `total`: the sum of its lines, of
   * an order that had no total. `automatic`: by this version of the company's policy; absent: by a person. `releaseAt`: ISO, until then it can be
   * undone and other systems are told nothing of it; absent: they are told at once
   */
  | {
      readonly type: 'OrderApproved';
      readonly data: {
        readonly orderId: string;
        readonly version?: number;
        readonly total?: string;
        readonly automatic?: { readonly policyVersion: number };
        readonly releaseAt?: string;
      };
    }
  /** `version`: the approval that other systems may know; without it the order was never published */
  | {
      readonly type: 'OrderRejected';
      readonly data: { readonly orderId: string; readonly reason: string; readonly version?: number };
    }
  | OrderLifeEvent;

/** What happens to an order after it was drafted and beside its content. */
export type OrderLifeEvent =
  | {
      readonly type: 'OrderCancelled';
      readonly data: { readonly orderId: string; readonly reason: string; readonly version?: number };
    }
  /** the time to undo this approval is over: other systems are told of it now. `approvedBy`: the actor of the approval */
  | {
      readonly type: 'OrderReleased';
      readonly data: { readonly orderId: string; readonly version: number; readonly approvedBy: string };
    }
  /** a draft again, as before this approval, which was not published */
  | {
      readonly type: 'OrderApprovalUndone';
      readonly data: {
        readonly orderId: string;
        readonly version: number;
        readonly total: string | null;
        readonly reviewReasons: readonly string[];
      };
    }
  /** a rejected order is a draft again, with what was to review about it */
  | {
      readonly type: 'OrderReopened';
      readonly data: { readonly orderId: string; readonly reason: string | null; readonly reviewReasons: readonly string[] };
    }
  /** another system has taken this version of the order, under its own number */
  | {
      readonly type: 'OrderHandedOver';
      readonly data: { readonly orderId: string; readonly version: number; readonly externalReference: string };
    }
  /** another system refuses this version: a draft again, to be reviewed */
  | {
      readonly type: 'OrderHandOverRefused';
      readonly data: {
        readonly orderId: string;
        readonly version: number;
        readonly reason: string;
        readonly reviewReasons: readonly string[];
      };
    }
  /** the revision of `source` is what is wanted; a draft until it is approved, which mostly is the next event */
  | {
      readonly type: 'OrderRevisionApplied';
      readonly data: {
        readonly orderId: string;
        readonly source: OrderSource;
        readonly content: OrderContent;
        readonly changes: readonly FieldChange[];
        /** an answer to questions; absent: a document, which says all that is ordered */
        readonly isAnswer?: true;
      };
    }
  /** `contentHash`: which of several from one source; absent: the first */
  | {
      readonly type: 'OrderRevisionDismissed';
      readonly data: {
        readonly orderId: string;
        readonly source: OrderSource;
        readonly reason: string;
        readonly contentHash?: string;
      };
    }
  /** what waited beside the order is an order of its own, which is drafted under this id and reference */
  | {
      readonly type: 'OrderRevisionSeparated';
      readonly data: {
        readonly orderId: string;
        readonly source: OrderSource;
        readonly contentHash: string;
        readonly separate: OrderReference;
      };
    }
  /**
   * a person moved `lines` (counted from 1) into an order of their own, which is drafted under this id and reference. `terms`: what that changes here,
   * `partTerms`: what the other order has otherwise than this one had
   */
  | {
      readonly type: 'OrderSplit';
      readonly data: {
        readonly orderId: string;
        readonly part: OrderReference;
        readonly lines: readonly number[];
        readonly changes: readonly FieldChange[];
        readonly terms: TermsChanged;
        readonly partTerms: TermsChanged;
      };
    }
  /** a person merges this draft into another: it ends, and the other one gets its lines, which mostly is the next event there */
  | {
      readonly type: 'OrderMergedInto';
      readonly data: { readonly orderId: string; readonly into: OrderReference; readonly mergeId: string };
    }
  /** a draft again: the order that it was to be merged into was decided first */
  | { readonly type: 'OrderMergeUndone'; readonly data: { readonly orderId: string; readonly into: OrderReference } }
  /** the lines of `from` are at the end of this order's; `hashes` and `sources`: by which its documents are known again */
  | {
      readonly type: 'OrderMerged';
      readonly data: {
        readonly orderId: string;
        readonly from: OrderReference;
        readonly mergeId: string;
        readonly changes: readonly FieldChange[];
        readonly terms: TermsChanged;
        readonly hashes: readonly string[];
        readonly sources: readonly OrderSource[];
      };
    }
  /** the order was decided before it got the lines of `from`, which is a draft again */
  | {
      readonly type: 'OrderMergeRefused';
      readonly data: { readonly orderId: string; readonly from: OrderReference; readonly mergeId: string };
    }
  /** a person or the company's policy sends these questions to the customer; the mail is made of them when it leaves. `recipient`: an address */
  | { readonly type: 'OrderQuestionsAsked'; readonly data: { readonly orderId: string } & QuestionRound }
  /** the customer is sent the questions of this round once more */
  | {
      readonly type: 'OrderQuestionsReminded';
      readonly data: { readonly orderId: string; readonly round: number; readonly medium?: 'chat' };
    }
  /** the deadline of this round has passed without an answer */
  | { readonly type: 'OrderQuestionsOverdue'; readonly data: { readonly orderId: string; readonly round: number } }
  /** the mail with the questions came back: `source` is the delivery report; of a chat message: the message itself */
  | {
      readonly type: 'OrderQuestionsUndelivered';
      readonly data: { readonly orderId: string; readonly round: number; readonly source: OrderSource };
    }
  /** `read` false: nothing could be read in the answer */
  | {
      readonly type: 'OrderQuestionsAnswered';
      readonly data: { readonly orderId: string; readonly round: number; readonly source: OrderSource; readonly read: boolean };
    }
  /** the customer asks to cancel: waits for a person, unless the order is over; `reason` as far as the customer gives one */
  | {
      readonly type: 'OrderCancellationRequested';
      readonly data: { readonly orderId: string; readonly source: OrderSource; readonly reason: string | null };
    }
  /** by the company's policy, unless somebody stops it before it is due */
  | { readonly type: 'OrderApprovalPlanned'; readonly data: { readonly orderId: string } & PlannedApproval }
  | { readonly type: 'OrderApprovalStopped'; readonly data: { readonly orderId: string; readonly cause: StopCause } }
  | { readonly type: 'OrderCancellationDismissed'; readonly data: { readonly orderId: string; readonly reason: string } }
  /** assignee (the subject of their token); null: unassigned. `rule`: id of the company's rule that assigned it; absent: a person did */
  | {
      readonly type: 'OrderAssigned';
      readonly data: { readonly orderId: string; readonly assignee: string | null; readonly rule?: string };
    }
  | {
      readonly type: 'OrderCommented';
      readonly data: {
        readonly orderId: string;
        readonly commentId: string;
        readonly text: string;
        /** subjects of the people mentioned in the text; absent: none */
        readonly mentions?: readonly string[];
        /** who the order is assigned to when it is written; absent: unassigned, or from before this was recorded */
        readonly assignee?: string;
      };
    };

type Claim = {
  readonly orderId: string;
  readonly reference: string;
  readonly poNumber: string;
  readonly contentHash: string;
  /** ISO; absent: the document names none, or it is from before this was recorded */
  readonly orderDate?: string;
};

/**
 * Which orders have a customer's purchase order number: the first one claims it, and a later document is the same order. Others share it where a
 * person said so, or where the customer gives one number to several orders.
 */
export type PurchaseOrderEvent =
  | { readonly type: 'PurchaseOrderClaimed'; readonly data: Claim }
  | { readonly type: 'PurchaseOrderShared'; readonly data: Claim };
