/** The columns of read.emails and its row. */

import { column } from '@order-intake/event-sourcing';
import type { DocumentType } from '@order-intake/order-extraction/document';
import type { DeliveryEnd } from '../../domain/delivery/delivery.ts';
import type { FailureCause, NotForUs, SettledHow, SkippedPart } from '../../domain/email/email.events.ts';
import type { MailKind } from '../../domain/email/mail-kind.ts';
import type { EmailNote } from '../../domain/email/notes.ts';
import type { Reason } from '../../domain/reasons/reasons.ts';
import type { Module } from '../../domain/shared/module.ts';
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

export type SenderChecks = {
  readonly by: string;
  readonly dmarc: string;
  readonly spf: string | null;
  readonly dkim: string | null;
};
export type SeenBy = { readonly by: string; readonly at: string };

export type OrderOfEmail = { readonly id: string; readonly reference: string; readonly disposition: string };

export const columns = {
  ...column.ofCompany,
  mailbox_id: column.uuid,
  module: column.textOf<Module>(),
  email_from: column.text,
  email_from_name: column.orNull(column.text),
  email_subject: column.text,
  received_at: column.timestamptz,
  /** when the record was made */
  processed_at: column.timestamptz,
  /** when its outcome was recorded; null while there is none */
  outcome_at: column.orNull(column.timestamptz),
  status: column.textOf<'PENDING' | 'SUCCESS' | 'FAILED'>(),
  sales_orders: column.jsonb<readonly OrderOfEmail[]>(),
  /** why the attempt that failed last did, null when the last one went well */
  failure: column.orNull(column.jsonb<Reason>()),
  /** the cause of the attempt that failed last, null when the last one went well */
  error_code: column.orNull(column.textOf<FailureCause>()),
  /** everything that was attached, also what was left alone */
  attachment_count: column.integer,
  ai_confidence: column.orNull(column.numeric(5, 2)),
  requires_review: column.boolean,
  review_reasons: column.jsonb<readonly string[]>(),
  threshold: column.integer,
  not_for_us: column.orNull(column.textOf<NotForUs>()),
  /** how a person has seen to it */
  settled: column.orNull(column.jsonb<EmailSettlement>()),
  assignee: column.orNull(column.text),
  /** what it is instead of an order */
  kind: column.orNull(column.textOf<MailKind>()),
  /** who has seen the question or complaint */
  seen: column.orNull(column.jsonb<SeenBy>()),
  /** since when a question or complaint waits to be seen */
  unseen_since: column.derived(column.orNull(column.timestamptz)),
  /** what the receiving server found out about the sender; null: nothing that is believed */
  sender_checks: column.orNull(column.jsonb<SenderChecks>()),
  signed: column.orNull(column.textOf<'smime' | 'pgp'>()),
  forwarded: column.orNull(column.textOf<DeliveryEnd>()),
  /** why it became no order; null where it did, or is still to be read */
  no_order: column.derived(column.orNull(column.textOf<NoOrder>())),
  /** since when it waits for a person, where no order does in its place */
  waiting_since: column.derived(column.orNull(column.timestamptz)),
  /** what a search looks for beside its head: order numbers and customers that were read */
  read_names: column.jsonb<readonly string[]>(),
  /** sender, subject and what was read, in small letters */
  search: column.derived(column.text),
  notification: column.orNull(column.textOf<'sent' | 'failed' | 'ambiguous' | 'not_wanted'>()),
  /** what was noted of it, until a person has settled it in words of their own (`note`) */
  noted: column.orNull(column.jsonb<EmailNote>()),
  note: column.orNull(column.text),
  skipped: column.jsonb<readonly SkippedPart[]>(),
  document_types: column.jsonb<readonly DocumentType[]>(),
  copies: column.jsonb<readonly EmailCopy[]>(),
  /** something is left to do for a copy in its mailbox */
  unsettled: column.derived(column.boolean),
  /** since when its tries fail, of a mail that is tried again by itself */
  failing_since: column.orNull(column.timestamptz),
  next_attempt_at: column.orNull(column.timestamptz),
  lead_id: column.orNull(column.uuid),
  person_key_id: column.personKeyId,
  revision: column.revision,
};

export type EmailRow = column.RowOf<typeof columns>;
