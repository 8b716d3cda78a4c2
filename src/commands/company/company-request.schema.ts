/** A company's settings as requests bring them, and how they become the domain's and back. */
import { keyMakerDays } from '../../domain/company/api-key.decider.ts';
import { askingDays } from '../../domain/company/asking.ts';
import { handOverDelay } from '../../domain/company/company.decider.ts';
import type { CompanySettings } from '../../domain/company/company.events.ts';
import { orderConfirmationTimes } from '../../domain/order-confirmation/order-confirmation-times.ts';
import { personalDataDays } from '../../domain/privacy/kept-for-a-term.ts';
import { approvalRequirements, requirementsOf } from '../../domain/sales-order/approval-requirements.ts';
import { partialOf, requestSchema } from '../../platform/codec/decode-request.ts';
import { orBlank } from '../../platform/codec/field.ts';
import { boolean, emailAddress, hostName, integer, longText, oneOf, text } from '../../platform/codec/fields.ts';
import { currencyCode, listField, localeTag, timeZone } from '../../platform/codec/record-fields.ts';
import {
  assignmentRuleFields,
  assignmentRulesField,
  assignmentRulesOf,
  type RuleRequest,
} from './assignment-rules-request.schema.ts';
import { reviewChecksField } from './review-settings-request.schema.ts';

const daysOrBlank = orBlank(integer(personalDataDays.least, personalDataDays.most));

const settings = requestSchema(
  {
    admin_emails: listField(emailAddress, 50),
    currency: orBlank(currencyCode),
    locale: orBlank(localeTag),
    time_zone: timeZone,
    own_names: listField(text(300), 100),
    own_domains: listField(hostName(253), 100),
    min_confidence_threshold: integer(0, 100),
    mail_on_receipt: boolean,
    mail_on_approval: boolean,
    order_confirmation: oneOf(orderConfirmationTimes),
    letterhead_address: orBlank(longText(500)),
    letterhead_legal_text: orBlank(longText(1000)),
    letterhead_closing_text: orBlank(longText(1000)),
    ask_customers: boolean,
    ask_automatically: boolean,
    ask_deadline_days: integer(askingDays.deadline.least, askingDays.deadline.most),
    ask_reminder_days: integer(askingDays.reminder.least, askingDays.reminder.most),
    keep_instructions: boolean,
    key_maker_days: integer(keyMakerDays.least, keyMakerDays.most),
    personal_data_days: daysOrBlank,
    mail_data_days: daysOrBlank,
    order_data_days: daysOrBlank,
    chat_data_days: daysOrBlank,
    audit_data_days: daysOrBlank,
    hand_over_delay: integer(0, handOverDelay.most),
    language_model: boolean,
    language_model_records: boolean,
    language_model_redaction: boolean,
    language_model_monthly_cost: orBlank(integer(0, 1_000_000)),
    approval_requires: listField(oneOf(approvalRequirements), approvalRequirements.length),
    review_checks: reviewChecksField,
    assignment_rules: assignmentRulesField,
  },
  ['company', 'name'],
);
export const companyChanges = partialOf(settings);

type RequestOf<S> = S extends { readonly decodesTo?: infer T } ? Exclude<T, undefined> : never;
type Request = RequestOf<typeof settings>;

const settingOf = {
  admin_emails: 'adminEmails',
  currency: 'currency',
  locale: 'locale',
  time_zone: 'timeZone',
  own_names: 'ownNames',
  own_domains: 'ownDomains',
  min_confidence_threshold: 'minConfidenceThreshold',
  mail_on_receipt: 'mailOnReceipt',
  mail_on_approval: 'mailOnApproval',
  order_confirmation: 'orderConfirmation',
  letterhead_address: 'letterheadAddress',
  letterhead_legal_text: 'letterheadLegalText',
  letterhead_closing_text: 'letterheadClosingText',
  ask_customers: 'askCustomers',
  ask_automatically: 'askAutomatically',
  ask_deadline_days: 'askDeadlineDays',
  ask_reminder_days: 'askReminderDays',
  keep_instructions: 'keepInstructions',
  key_maker_days: 'keyMakerDays',
  personal_data_days: 'personalDataDays',
  mail_data_days: 'mailDataDays',
  order_data_days: 'orderDataDays',
  chat_data_days: 'chatDataDays',
  audit_data_days: 'auditDataDays',
  hand_over_delay: 'handOverDelaySeconds',
  language_model: 'languageModel',
  language_model_records: 'languageModelRecords',
  language_model_redaction: 'languageModelRedaction',
  language_model_monthly_cost: 'languageModelMonthlyCost',
  approval_requires: 'approvalRequires',
  review_checks: 'reviewChecks',
  assignment_rules: 'assignmentRules',
} as const satisfies { readonly [field in keyof Request]: keyof CompanySettings };

/** Of those that are not recorded as requests have them. */
const recorded: { readonly [field: string]: ((value: unknown) => unknown) | undefined } = {
  own_domains: (domains) => (domains as readonly string[]).map((domain) => domain.toLowerCase()),
  assignment_rules: (rules) => assignmentRulesOf(rules as readonly RuleRequest[]),
};

export const companyChangesInput = (request: Partial<Request>): Partial<CompanySettings> =>
  Object.fromEntries(
    Object.entries(request).map(([field, value]) => [
      settingOf[field as keyof typeof settingOf],
      recorded[field]?.(value) ?? value,
    ]),
  );

export const companyFields = (of: CompanySettings) => ({
  admin_emails: of.adminEmails,
  currency: of.currency,
  locale: of.locale,
  time_zone: of.timeZone,
  own_names: of.ownNames,
  own_domains: of.ownDomains,
  min_confidence_threshold: of.minConfidenceThreshold,
  mail_on_receipt: of.mailOnReceipt ?? false,
  mail_on_approval: of.mailOnApproval ?? false,
  order_confirmation: of.orderConfirmation ?? 'off',
  letterhead_address: of.letterheadAddress ?? null,
  letterhead_legal_text: of.letterheadLegalText ?? null,
  letterhead_closing_text: of.letterheadClosingText ?? null,
  ask_customers: of.askCustomers ?? false,
  ask_automatically: of.askAutomatically ?? false,
  ask_deadline_days: of.askDeadlineDays ?? askingDays.deadline.standard,
  ask_reminder_days: of.askReminderDays ?? askingDays.reminder.standard,
  keep_instructions: of.keepInstructions ?? false,
  key_maker_days: of.keyMakerDays ?? keyMakerDays.standard,
  personal_data_days: of.personalDataDays ?? null,
  mail_data_days: of.mailDataDays ?? null,
  order_data_days: of.orderDataDays ?? null,
  chat_data_days: of.chatDataDays ?? null,
  audit_data_days: of.auditDataDays ?? null,
  hand_over_delay: of.handOverDelaySeconds ?? 0,
  language_model: of.languageModel ?? true,
  language_model_records: of.languageModelRecords ?? false,
  language_model_redaction: of.languageModelRedaction ?? false,
  language_model_monthly_cost: of.languageModelMonthlyCost ?? null,
  approval_requires: requirementsOf(of),
  assignment_rules: (of.assignmentRules ?? []).map(assignmentRuleFields),
});
