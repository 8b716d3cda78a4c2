import { checkedReasons } from './review/review-checks.ts';

/**
 * What an order's way and the matching give reason to look at: nothing that a company could switch off. What a careful clerk would stop for beside
 * that is in review/review-checks.ts. Stable: events keep them, so a code that was ever written stays in either list.
 */
const standingReasons = [
  'confidence_below_threshold',
  'customer_unknown',
  'customer_by_domain',
  'customer_by_similar_name',
  'customer_evidence_differs',
  'no_lines',
  'product_not_found',
  'product_by_similar_name',
  'unit_differs',
  'order_revised',
  'received_by_chat',
  'revision_of_approved_order',
  'changes_unknown_order',
  'revision_of_cancelled_order',
  'cancellation_requested',
  'hand_over_refused',
  'mail_failed',
  'cancels_unknown_order',
  'order_in_mail_text',
  'revision_of_draft',
  'may_be_separate_order',
  'chat_handed_over',
  'chat_window_closed',
  'chat_order_unclear',
  'chat_order_unconfirmed',
  'chat_order_change',
  'chat_cancellation_unclear',
  'chat_complaint',
  'chat_injury',
  'chat_discount',
  'chat_document_copy',
  'chat_erasure',
  'chat_frustration',
  'chat_not_understood',
  'upload_without_order',
  'person_erased',
  'embedded_data_differs',
  'delivery_before_order',
  'attachment_unread',
  'customer_answered',
  'customer_did_not_answer',
  'answer_of_other_address',
  'questions_undelivered',
] as const;

/** Why a person should look at a draft. */
export const reviewReasonCodes = [...standingReasons, ...checkedReasons] as const;
export type ReviewReason = (typeof reviewReasonCodes)[number];

/** Columns and events hold them as texts. */
export const knownReasons = (codes: readonly string[]): readonly ReviewReason[] =>
  reviewReasonCodes.filter((code) => codes.includes(code)).sort((a, b) => codes.indexOf(a) - codes.indexOf(b));
