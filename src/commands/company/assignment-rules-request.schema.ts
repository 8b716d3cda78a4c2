/** A company's assignment rules as requests bring them, and back. */
import { mailLanguages } from '../../domain/catalog/customer-language.ts';
import type { AssignmentRule } from '../../domain/sales-order/assignment-rules.ts';
import { requestSchema } from '../../platform/codec/decode-request.ts';
import { type Field, meaning, optional, orBlank } from '../../platform/codec/field.ts';
import { integer, oneOf, text, uuidText } from '../../platform/codec/fields.ts';
import { listField, partField } from '../../platform/codec/record-fields.ts';
import { derivedId } from '../shared/derived-id.ts';

const rule = requestSchema({
  id: optional(meaning(uuidText, 'ID of the rule; absent: a new one')),
  assignee: meaning(text(200), "Assignee: the subject of the user's token"),
  customer: optional(meaning(orBlank(uuidText), 'Only orders of this customer')),
  mailbox: optional(meaning(orBlank(uuidText), 'Only orders from emails to this mailbox')),
  language: optional(meaning(orBlank(oneOf(mailLanguages)), 'Only orders of customers who are written to in this language')),
  min_total: optional(meaning(orBlank(integer(0, 1_000_000_000)), 'Only orders with at least this total')),
});
type RequestOf<S> = S extends { readonly decodesTo?: infer T } ? Exclude<T, undefined> : never;
export type RuleRequest = RequestOf<typeof rule>;

export const assignmentRulesField: Field<readonly RuleRequest[]> = listField(partField(rule), 50);

/** Without an id it gets one of its content and place: a request that is repeated makes the same. */
const ruleOf = ({ id, ...request }: RuleRequest, index: number): AssignmentRule => ({
  id: id ?? derivedId('assignment-rule', JSON.stringify([index, request])),
  assignee: request.assignee,
  ...(request.customer == null ? {} : { customerId: request.customer }),
  ...(request.mailbox == null ? {} : { mailboxId: request.mailbox }),
  ...(request.language == null ? {} : { language: request.language }),
  ...(request.min_total == null ? {} : { minTotal: request.min_total }),
});
export const assignmentRulesOf = (requests: readonly RuleRequest[]): readonly AssignmentRule[] => requests.map(ruleOf);

export const assignmentRuleFields = ({ id, assignee, customerId, mailboxId, language, minTotal }: AssignmentRule) => ({
  id,
  assignee,
  customer: customerId ?? null,
  mailbox: mailboxId ?? null,
  language: mailLanguages.find((candidate) => candidate === language) ?? null,
  min_total: minTotal ?? null,
});
