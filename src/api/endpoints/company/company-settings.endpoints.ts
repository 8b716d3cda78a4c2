/** What the company says of itself: every part of the processing reads it. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ChangeCompanySettings } from '../../../commands/company/change-company-settings.command.ts';
import { companyChanges, companyChangesInput, companyFields } from '../../../commands/company/company-request.schema.ts';
import { defaultCompanySettings } from '../../../domain/company/company.decider.ts';
import type { CompanySettings } from '../../../domain/company/company.events.ts';
import type { CurrentCompany } from '../../../projections/companies/companies.queries.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { contentTag, revisionTag } from '../../http/etag.ts';
import { notFound, preconditionFailed } from '../../http/problem.ts';
import { flag, integer, listOf, named, orNull, record, text } from '../../http/shapes.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';
import { reviewChecksShape, reviewChecksView } from './review-settings.shape.ts';

const path = '/sales/company-settings/';

const settingsShape = named(
  'CompanySettings',
  'What the company says of itself',
  record({
    company: [text, 'Its id'],
    name: [text, 'As it was registered'],
    admin_emails: [listOf(text), 'Who is told when something is wrong'],
    currency: [orNull(text), 'ISO 4217: where a document names none'],
    locale: [orNull(text), 'BCP 47: how its numbers and dates are written'],
    time_zone: [text, 'IANA: of the times in its mails'],
    own_names: [listOf(text), 'Its own names, never taken for a customer'],
    own_domains: [listOf(text), 'Its own domains, never taken for a customer'],
    min_confidence_threshold: [integer, '0 to 100: of uploads, below it a person has to look'],
    mail_on_receipt: [flag, 'Customers are told by mail that their order came in'],
    mail_on_approval: [flag, 'Customers are told by mail that their order was approved'],
    ask_customers: [flag, 'Customers can be asked by mail about drafts that lack something'],
    ask_deadline_days: [integer, '1 to 60: days until an answer is due'],
    ask_reminder_days: [integer, '0 to 59: days after which the customer is reminded once; 0: no reminder'],
    key_maker_days: [
      integer,
      '1 to 730: a machine’s key that somebody from an identity provider made stops after so many days without them, until they are seen again',
    ],
    personal_data_days: [
      orNull(integer),
      '30 to 3650: days after which what came in tells of nobody any more (mails, documents, orders, leads, chats), counted from the last event about them; null: for good',
    ],
    mail_data_days: [
      orNull(integer),
      'The same for mails, documents and notifications alone; null: as `personal_data_days` says',
    ],
    order_data_days: [orNull(integer), 'The same for orders and leads alone; null: as `personal_data_days` says'],
    chat_data_days: [orNull(integer), 'The same for chats alone; null: as `personal_data_days` says'],
    audit_data_days: [
      orNull(integer),
      '30 to 3650: days after which entries of the security log are shown to nobody; null: as long as the installation keeps them',
    ],
    hand_over_delay: [
      integer,
      '0 to 3600: seconds for which an approval can be undone; until then feed, webhooks and customers are told nothing of it',
    ],
    language_model: [flag, 'A language model reads the documents of the company, where the installation has one configured'],
    language_model_records: [
      flag,
      'With a document, the model is sent customers and products that it may mean (names, codes, tax numbers, addresses) and approved orders of the same customer: no contact persons, e-mail addresses or prices',
    ],
    language_model_redaction: [
      flag,
      'Names, e-mail addresses and phone numbers of contact persons are replaced before a document is sent to the model, and no pictures are sent',
    ],
    language_model_monthly_cost: [
      orNull(integer),
      'What the model may cost in a month (UTC), in whole units of the currency of `AI_PRICES`; null: as much as the installation allows',
    ],
    review_checks: [reviewChecksShape, 'What of an order a person has to look at'],
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
      summary: 'The settings of the company',
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
      summary: 'Change some settings of the company',
      permission: 'company:write',
      body: companyChanges,
      current: async ({ caller }) => (await current(caller.companyId)).shown,
      answers: { 200: json(settingsShape, 'ETag'), 404: null, 412: null },
      handle: async ({ body, current: before, ifMatch, context }) => {
        const done = await commands.changeCompanySettings({ changes: companyChangesInput(body), ifMatch }, context);
        if (isLeft(done)) return { problem: done.left.type === 'PreconditionFailed' ? preconditionFailed : notFound };
        const { settings, revision, position } = done.right;
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
