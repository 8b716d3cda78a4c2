/** The results, as the API and the sandbox show them. */
import type { SandboxFolder } from '@order-intake/mail-sandbox';

/** Of GET /sales/email-logs/, what the demo reads. */
export type LogEntry = {
  readonly id: string;
  readonly email_from: string;
  readonly email_subject: string;
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILED';
  /** ids: drafted from this mail, or there before and found again */
  readonly sales_orders: readonly string[];
  readonly error_message: string;
  readonly note: string | null;
  readonly ai_confidence: number | null;
  readonly requires_review: boolean;
  readonly notification: 'sent' | 'failed' | 'ambiguous' | 'not_wanted' | null;
};

/** Of GET /sales/sales-orders/{id}/, what the demo reads. */
export type Order = {
  readonly id: string;
  readonly reference: string;
  readonly po_number: string | null;
  readonly currency: string | null;
  readonly total: string | null;
  readonly lead: string | null;
  readonly requires_review: boolean;
  readonly review_reasons: readonly string[];
  readonly review_findings: readonly { readonly reason: string; readonly text: string }[];
  readonly lines: readonly { readonly code: string | null; readonly name: string | null; readonly product: string | null }[];
  /** the log entry that it was drafted from */
  readonly source: { readonly id: string };
};

/** Of GET /sales/sales-orders/email_queue/, what the demo reads. */
export type ReviewQueue = {
  readonly pending_review: readonly {
    readonly id: string;
    readonly reference: string;
    readonly confidence: number;
    readonly requires_review: boolean;
  }[];
};

/** A notification mail that the sandbox accepted. */
export type Notice = {
  readonly to: readonly string[];
  readonly subject: string;
  /** of the mail it tells about */
  readonly about: { readonly from: string; readonly subject: string };
  /** the lead it names */
  readonly lead: string | null;
};

export type Observed = {
  readonly entries: readonly LogEntry[];
  /** by id */
  readonly orders: ReadonlyMap<string, Order>;
  readonly queue: ReviewQueue['pending_review'];
  readonly notices: readonly Notice[];
  /** of the mailbox that the service reads */
  readonly folders: readonly SandboxFolder[];
  /** who sends may have been killed meanwhile, or the event store under it */
  readonly mayBeKilled: boolean;
};
