/** What people and other systems say when they decide about an order. */
import { mailLanguages } from '../../domain/catalog/customer-language.ts';
import { requestSchema } from '../../platform/codec/decode-request.ts';
import { optional, orBlank } from '../../platform/codec/field.ts';
import { boolean, emailAddress, integer, longText, oneOf, text, uuidText } from '../../platform/codec/fields.ts';
import { listField } from '../../platform/codec/record-fields.ts';

const reason = text(500);
const version = optional(integer(1, 1_000_000));
/** its name, as the order's `revisions` have it */
const revision = optional(text(200));

export const reasonRequest = requestSchema({ reason });
export const reopenRequest = requestSchema({ reason: optional(reason) });
/** `external_reference`, or `refused: true` with a reason. */
export const acknowledgeRequest = requestSchema({
  external_reference: optional(text(100)),
  refused: optional(boolean),
  reason: optional(reason),
  version,
});
export const applyRevisionRequest = requestSchema({ revision });
export const dismissRevisionRequest = requestSchema({ revision, reason });
/** Absent: all questions, the usual recipient, the customer's language. `contact`: a chat contact, in place of `recipient`. */
export const questionsRequest = requestSchema({
  questions: optional(listField(text(60), 20)),
  recipient: optional(emailAddress),
  contact: optional(uuidText),
  language: optional(oneOf(mailLanguages)),
});
/** `lines` count from 1 */
export const splitRequest = requestSchema({ lines: listField(integer(1, 100_000), 10_000) });
export const mergeRequest = requestSchema({ order: uuidText });
export const commentRequest = requestSchema({ text: longText(4_000) });
/** null or "": nobody in particular */
export const assignRequest = requestSchema({ assignee: orBlank(text(200)) });
