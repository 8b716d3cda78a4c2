/** The same for many at once. */
import { failureCauses } from '../../domain/email/email.events.ts';
import { requestSchema } from '../../platform/codec/decode-request.ts';
import { optional, orBlank } from '../../platform/codec/field.ts';
import { boolean, oneOf, text, uuidText } from '../../platform/codec/fields.ts';
import { listField } from '../../platform/codec/record-fields.ts';

export const bulkActions = ['approve', 'undo_approval', 'reject', 'retry', 'assign'] as const;
export const mostAtOnce = 200;

/** `ids`, or `all: true` where the action itself says which: drafts without a reason to review, failed mails of a cause. */
export const bulkRequest = requestSchema({
  action: oneOf(bulkActions),
  ids: optional(listField(uuidText, mostAtOnce)),
  all: optional(boolean),
  cause: optional(oneOf(failureCauses)),
  reason: optional(text(500)),
  assignee: optional(orBlank(text(200))),
});
