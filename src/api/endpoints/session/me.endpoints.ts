/** Who is asking, what they may do, and how their company writes its numbers and dates. */
import { defaultCompanySettings } from '../../../domain/company/company.decider.ts';
import type { LiveFeed } from '../../../platform/live/live-feed.ts';
import { idleMinutes, signInWays } from '../../../platform/sessions/sessions.ts';
import type { CurrentCompany } from '../../../projections/companies/companies.queries.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { operationIdOf } from '../../http/openapi.ts';
import { choice, flag, integer, listOf, named, orNull, record, text, time } from '../../http/shapes.ts';

const meShape = named(
  'Me',
  'The caller',
  record({
    user: [
      record({
        id: [text, 'User ID as used in histories'],
        name: [orNull(text), 'Display name, if the sign-in provides one'],
        email: [orNull(text), 'Email address, if the sign-in provides one'],
      }),
      'The user',
    ],
    company: [record({ id: [text, 'Company ID'], name: [text, 'Registered name'] }), 'Company of the caller'],
    roles: [listOf(text), 'Roles of the caller'],
    permissions: [
      listOf(text),
      'Permissions of the caller (docs/reference/permissions.md), such as mailboxes:read, followed by the IDs of allowed operations, such as get_sales_email_configs. The operation IDs are aliases from earlier releases; do not use them in new programs',
    ],
    language: [text, 'Language of the company (ISO 639)'],
    locale: [orNull(text), "BCP 47 tag for the company's number and date formats"],
    time_zone: [text, 'IANA time zone of the company'],
    currency: [orNull(text), 'ISO 4217 currency code for documents that name none'],
    hand_over_delay: [integer, 'Seconds during which an approval can be undone'],
    ask_customers: [flag, 'Whether customers can be asked about drafts by email'],
    min_confidence_threshold: [integer, 'Confidence from 0 to 100 below which an uploaded document requires review'],
    changes_seq: [
      integer,
      'Current position of the change feed; send it as `since` to /sales/events/ to get everything newer than this response',
    ],
    session: [
      orNull(
        record({
          way: [choice(...signInWays), 'Sign-in method'],
          began_at: [time, 'Start of the session'],
          ends_at: [time, 'Latest end of the session'],
          idle_minutes: [integer, 'Minutes without a request after which the session ends'],
        }),
      ),
      'Browser session; null for a token',
    ],
  }),
);

type Deps = {
  readonly queries: { readonly currentCompany: CurrentCompany };
  readonly feed: Pick<LiveFeed, 'position'>;
};

/** @param endpoints all there are, once they are */
export const meEndpoints = ({ queries, feed }: Deps, endpoints: () => readonly Endpoint[]): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/sales/me/',
    summary: 'Get the caller with their permissions and company settings',
    permission: 'me:read',
    answers: { 200: meShape },
    handle: async ({ caller, permissions }) => {
      const { companyId, subject, roles, session } = caller;
      // before anything else is looked at
      const changesSeq = feed.position();
      const company = await queries.currentCompany(companyId);
      const settings = company?.settings ?? defaultCompanySettings;
      const mayCall = ({ permission }: Endpoint) => permission === 'anyone' || permissions.has(permission);
      return {
        status: 200,
        body: {
          user: { id: subject, name: session?.name ?? null, email: session?.email ?? null },
          company: { id: companyId, name: company?.name ?? '' },
          roles,
          permissions: [...permissions, ...endpoints().filter(mayCall).map(operationIdOf)],
          language: settings.locale?.slice(0, 2).toLowerCase() ?? 'en',
          locale: settings.locale,
          time_zone: settings.timeZone,
          currency: settings.currency,
          hand_over_delay: settings.handOverDelaySeconds ?? 0,
          ask_customers: settings.askCustomers ?? false,
          min_confidence_threshold: settings.minConfidenceThreshold,
          changes_seq: changesSeq,
          session: session
            ? { way: session.way, began_at: session.createdAt, ends_at: session.expiresAt, idle_minutes: idleMinutes }
            : null,
        },
      };
    },
  }),
];
