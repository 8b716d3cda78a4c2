/** A log entry as it is answered: what became of one mail. */
import { failureCauses } from '../../../domain/email/email.events.ts';
import { modules } from '../../../domain/shared/module.ts';
import type { EmailRow } from '../../../projections/emails/emails.read-model.ts';
import { choice, flag, integer, listOf, number, orNull, record, type ShapeOf, text, time, uuid } from '../../http/shapes.ts';

export const logStatuses = ['PENDING', 'SUCCESS', 'FAILED'] as const;

export const logShape = record({
  id: uuid,
  company: text,
  module: choice(...modules),
  email_config: uuid,
  email_from: text,
  email_subject: text,
  received_at: time,
  processed_at: time,
  status: choice(...logStatuses),
  sales_order: orNull(uuid),
  sales_orders: listOf(uuid),
  error_message: text,
  error_code: orNull(choice(...failureCauses)),
  attachment_count: integer,
  ai_confidence: orNull(number),
  requires_review: flag,
  confidence_level: orNull(choice('high', 'low')),
  notification: orNull(choice('sent', 'failed', 'ambiguous', 'not_wanted')),
  note: orNull(text),
  skipped: listOf(record({ name: text, reason: text })),
  copies: listOf(record({ mailbox_id: uuid, folder: text, uid: integer })),
  next_attempt_at: orNull(time),
  document_types: listOf(text),
});

/** High at or above the threshold of the mailbox, null while nothing was extracted. */
const confidenceLevel = (confidence: string | null, threshold: number): 'high' | 'low' | null => {
  if (confidence === null) return null;
  return Number(confidence) >= threshold ? 'high' : 'low';
};

export const logView = (row: EmailRow): ShapeOf<typeof logShape> => ({
  id: row.id,
  company: row.company_id,
  module: row.module,
  email_config: row.mailbox_id,
  email_from: row.email_from,
  email_subject: row.email_subject,
  received_at: row.received_at,
  processed_at: row.processed_at,
  status: row.status,
  sales_order: row.sales_orders[0]?.id ?? null,
  sales_orders: row.sales_orders.map(({ id }) => id),
  error_message: row.error_message,
  error_code: row.error_code,
  attachment_count: row.attachment_count,
  ai_confidence: row.ai_confidence === null ? null : Number(row.ai_confidence),
  requires_review: row.requires_review,
  confidence_level: confidenceLevel(row.ai_confidence, row.threshold),
  notification: row.notification,
  note: row.note,
  skipped: row.skipped,
  copies: row.copies.map(({ mailbox_id, folder, uid }) => ({ mailbox_id, folder, uid })),
  next_attempt_at: row.next_attempt_at,
  document_types: row.document_types,
});
