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
  'Whoever is asking',
  record({
    user: [
      record({
        id: [text, 'Who, as histories name them'],
        name: [orNull(text), 'As they are called, where the sign-in says so'],
        email: [orNull(text), 'Where the sign-in says so'],
      }),
      'Who is asking',
    ],
    company: [record({ id: [text, 'Which'], name: [text, 'As it was registered'] }), 'In whose name'],
    roles: [listOf(text), 'Their roles'],
    permissions: [
      listOf(text),
      'What they may do: names of permissions (docs/reference/permissions.md), such as mailboxes:read. After them the ids of the operations that these permissions allow, such as get_sales_email_configs: earlier names, which stay as aliases and are not for new programs',
    ],
    language: [text, 'ISO 639: of the company'],
    locale: [orNull(text), 'BCP 47: how the company writes numbers and dates'],
    time_zone: [text, 'IANA: of the company'],
    currency: [orNull(text), 'ISO 4217: where a document names none'],
    hand_over_delay: [integer, 'Seconds for which an approval can be undone'],
    ask_customers: [flag, 'Whether customers can be asked about drafts by mail'],
    min_confidence_threshold: [integer, '0 to 100: of uploads, below it a person has to look'],
    changes_seq: [
      integer,
      'Where the changes stand: given as since to /sales/events/, it tells of all that is newer than this answer',
    ],
    session: [
      orNull(
        record({
          way: [choice(...signInWays), 'How they signed in'],
          began_at: [time, 'When'],
          ends_at: [time, 'When it ends, whatever they do'],
          idle_minutes: [integer, 'After so long without a request it ends earlier'],
        }),
      ),
      "Of a browser's cookie; null for a token",
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
    summary: 'Who is asking, what they may do, and the manners of their company',
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
