/** What the company says of itself: every part of the processing reads it. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ChangeCompanySettings } from '../../../commands/company/change-company-settings.command.ts';
import { companyChanges, companyChangesInput, companyFields } from '../../../commands/company/company-request.schema.ts';
import { mailLanguages } from '../../../domain/catalog/customer-language.ts';
import { defaultCompanySettings } from '../../../domain/company/company.decider.ts';
import type { CompanySettings } from '../../../domain/company/company.events.ts';
import { orderConfirmationTimes } from '../../../domain/order-confirmation/order-confirmation-times.ts';
import { approvalRequirements } from '../../../domain/sales-order/approval-requirements.ts';
import type { CurrentCompany } from '../../../projections/companies/companies.queries.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { contentTag, revisionTag } from '../../http/etag.ts';
import { notFound, preconditionFailed } from '../../http/problem.ts';
import { choice, flag, integer, listOf, named, orNull, record, text, uuid } from '../../http/shapes.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';
import { reviewChecksShape, reviewChecksView } from './review-settings.shape.ts';

const path = '/sales/company-settings/';

const assignmentRuleShape = named(
  'AssignmentRule',
  'To whom drafts are assigned that meet all its conditions',
  record({
    id: [uuid, 'ID of the rule'],
    assignee: [text, "Assignee: the subject of the user's token"],
    customer: [orNull(uuid), 'ID of the customer; null: any'],
    mailbox: [orNull(uuid), 'ID of the mailbox whose email became the order; null: any source'],
    language: [orNull(choice(...mailLanguages)), 'Language in which the customer is written to; null: any'],
    min_total: [orNull(integer), "Least total, for orders in the company's currency; null: any"],
  }),
);

const settingsShape = named(
  'CompanySettings',
  'Settings of a company',
  record({
    company: [text, 'Company ID'],
    name: [text, 'Registered name'],
    admin_emails: [listOf(text), 'Email addresses of the alert recipients'],
    currency: [orNull(text), 'ISO 4217 currency code for documents that name none'],
    locale: [orNull(text), 'BCP 47 tag for number and date formats'],
    time_zone: [text, 'IANA time zone of times in emails'],
    own_names: [listOf(text), "The company's own names, never matched as a customer"],
    own_domains: [listOf(text), "The company's own email domains, never matched as a customer"],
    min_confidence_threshold: [integer, 'Confidence from 0 to 100 below which an uploaded document requires review'],
    mail_on_receipt: [flag, 'Whether customers get an email when their order is received'],
    mail_on_approval: [flag, 'Whether customers get an email when their order is approved'],
    ask_customers: [flag, 'Whether customers can be asked about drafts by email'],
    ask_automatically: [flag, 'Whether questions are sent without a click if a draft waits only for answers from the customer'],
    ask_deadline_days: [integer, 'Number of days until an answer is due, from 1 to 60'],
    ask_reminder_days: [integer, 'Number of days until the customer is reminded once, from 0 to 59; 0: no reminder'],
    keep_instructions: [flag, 'Whether instructions quoted from the body of an email are kept while its order is a draft'],
    order_confirmation: [
      choice(...orderConfirmationTimes),
      'When customers get an order confirmation with a PDF and a file for their own system; it replaces the email on approval',
    ],
    letterhead_address: [orNull(text), 'Address on order confirmations, one line each'],
    letterhead_legal_text: [orNull(text), 'Legal text at the foot of each page of an order confirmation'],
    letterhead_closing_text: [orNull(text), 'Closing text below the totals of an order confirmation'],
    key_maker_days: [
      integer,
      '1 to 730: number of days after which a key of a user from an identity provider stops, if that user does not sign in',
    ],
    personal_data_days: [
      orNull(integer),
      '30 to 3650: retention of personal data in days (emails, documents, orders, leads, chats), counted from the last event; null: unlimited',
    ],
    mail_data_days: [orNull(integer), 'Retention of emails, documents and notifications in days; null: see `personal_data_days`'],
    order_data_days: [orNull(integer), 'Retention of orders and leads in days; null: see `personal_data_days`'],
    chat_data_days: [orNull(integer), 'Retention of chats in days; null: see `personal_data_days`'],
    audit_data_days: [
      orNull(integer),
      '30 to 3650: days for which security log entries are shown; null: as long as the installation keeps them',
    ],
    hand_over_delay: [
      integer,
      '0 to 3600: seconds during which an approval can be undone; feed, webhooks and customers are notified after that',
    ],
    language_model: [flag, "Whether a language model reads the company's documents, if the installation has one"],
    language_model_records: [
      flag,
      'Whether the model also receives possible customers and products (names, codes, tax numbers, addresses) and approved orders of the same customer, without contacts, email addresses or prices',
    ],
    language_model_redaction: [
      flag,
      'Whether names, email addresses and phone numbers of contacts are replaced before a document is sent to the model; no images are sent then',
    ],
    language_model_monthly_cost: [
      orNull(integer),
      'Monthly (UTC) limit for model costs, in whole units of the currency of `AI_PRICES`; null: the limit of the installation',
    ],
    approval_requires: [
      listOf(choice(...approvalRequirements)),
      'What approval requires besides customer, lines, products and quantities. Without `price`, missing prices come from the price list; without `delivery_date`, an order without a date is wanted as soon as possible',
    ],
    review_checks: [reviewChecksShape, 'Review checks'],
    assignment_rules: [
      listOf(assignmentRuleShape),
      'Rules that assign new drafts: the first whose conditions all hold. Rules for deactivated users are skipped',
    ],
  }),
);

const view = (company: string, name: string, settings: CompanySettings) => ({
  company,
  name,
  ...companyFields(settings),
  review_checks: reviewChecksView(settings.reviewChecks),
});

type Deps = {
  readonly commands: {
    readonly changeCompanySettings: ChangeCompanySettings;
  };
  readonly queries: { readonly currentCompany: CurrentCompany };
  readonly waitFor: WaitFor;
};

export const companySettingsEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] => {
  /** A company that a token names and nobody registered has the defaults. */
  const current = async (companyId: string) => {
    const row = await queries.currentCompany(companyId);
    return { revision: row?.revision ?? -1, shown: view(companyId, row?.name ?? '', row?.settings ?? defaultCompanySettings) };
  };
  return [
    endpoint({
      method: 'get',
      path,
      summary: 'Get the company settings',
      permission: 'company:read',
      answers: { 200: json(settingsShape, 'ETag'), 304: null },
      handle: async ({ caller }) => {
        const { revision, shown } = await current(caller.companyId);
        return { status: 200, body: shown, etag: contentTag(Math.max(revision, 0), shown) };
      },
    }),
    endpoint({
      method: 'patch',
      path,
      summary: 'Update the company settings',
      permission: 'company:write',
      body: companyChanges,
      current: async ({ caller }) => (await current(caller.companyId)).shown,
      answers: { 200: json(settingsShape, 'ETag'), 404: null, 412: null },
      handle: async ({ body, current: before, ifMatch, context }) => {
        const result = await commands.changeCompanySettings({ changes: companyChangesInput(body), ifMatch }, context);
        if (isLeft(result)) return { problem: result.left.type === 'PreconditionFailed' ? preconditionFailed : notFound };
        const { settings, revision, position } = result.right;
        await shownIn(waitFor, 'companies')(position);
        return {
          status: 200,
          body: view(context.companyId, before.name, settings),
          etag: revisionTag(revision),
        };
      },
    }),
  ];
};
