/** The columns of read.emails and its row. */
import type { FailureCause, NotForUs, SettledHow, SkippedPart } from '../../domain/email/email.events.ts';
import type { DocumentType } from '../../domain/shared/extraction.ts';
import type { Module } from '../../domain/shared/module.ts';
import {
  boolean,
  companyId,
  derived,
  integer,
  jsonb,
  numeric,
  orNull,
  personKeyId,
  primaryKey,
  type RowOf,
  revision,
  text,
  textOf,
  timestamptz,
  uuid,
} from '../../platform/projections/columns.ts';
import type { EmailCopy } from './email-copies.ts';

export const noOrderReasons = [
  'failed',
  'dismissed',
  'not_for_us',
  'nothing_to_read',
  'not_an_order',
  'changes_unknown_order',
  'cancels_unknown_order',
  'drafts_off',
] as const;
/** Stable codes. */
export type NoOrder = (typeof noOrderReasons)[number];

export type EmailSettlement = {
  readonly how: SettledHow;
  readonly reason: string | null;
  readonly by: string;
  readonly at: string;
};

export type OrderOfEmail = { readonly id: string; readonly reference: string; readonly disposition: string };

export const columns = {
  id: primaryKey(uuid),
  company_id: companyId,
  mailbox_id: uuid,
  module: textOf<Module>(),
  email_from: text,
  email_from_name: orNull(text),
  email_subject: text,
  received_at: timestamptz,
  /** when the record was made */
  processed_at: timestamptz,
  /** when its outcome was recorded; null while there is none */
  outcome_at: orNull(timestamptz),
  status: textOf<'PENDING' | 'SUCCESS' | 'FAILED'>(),
  sales_orders: jsonb<readonly OrderOfEmail[]>(),
  error_message: text,
  /** the cause of the attempt that failed last, null when the last one went well */
  error_code: orNull(textOf<FailureCause>()),
  /** everything that was attached, also what was left alone */
  attachment_count: integer,
  ai_confidence: orNull(numeric(5, 2)),
  requires_review: boolean,
  review_reasons: jsonb<readonly string[]>(),
  threshold: integer,
  not_for_us: orNull(textOf<NotForUs>()),
  /** how a person has seen to it */
  settled: orNull(jsonb<EmailSettlement>()),
  assignee: orNull(text),
  /** why it became no order; null where it did, or is still to be read */
  no_order: derived(orNull(textOf<NoOrder>())),
  /** since when it waits for a person, where no order does in its place */
  waiting_since: derived(orNull(timestamptz)),
  /** what a search looks for beside its head: order numbers and customers that were read */
  read_names: jsonb<readonly string[]>(),
  /** sender, subject and what was read, in small letters */
  search: derived(text),
  notification: orNull(textOf<'sent' | 'failed' | 'ambiguous' | 'not_wanted'>()),
  note: orNull(text),
  skipped: jsonb<readonly SkippedPart[]>(),
  document_types: jsonb<readonly DocumentType[]>(),
  copies: jsonb<readonly EmailCopy[]>(),
  /** something is left to do for a copy in its mailbox */
  unsettled: derived(boolean),
  next_attempt_at: orNull(timestamptz),
  lead_id: orNull(uuid),
  person_key_id: personKeyId,
  revision,
};

export type EmailRow = RowOf<typeof columns>;
