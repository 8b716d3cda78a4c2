/** How a mailbox is: what was found by the last polls, what is wrong, and when it is polled next. */
import type { BacklogQueries } from '../../../projections/mailbox-health/backlog.queries.ts';
import type { MailboxHealthQueries } from '../../../projections/mailbox-health/mailbox-health.queries.ts';
import type { CurrentMailbox } from '../../../projections/mailboxes/current-mailbox.queries.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { contentTag } from '../../http/etag.ts';
import { notFound } from '../../http/problem.ts';
import { mailboxHealthShape, mailboxHealthView } from './mailbox-health.view.ts';

const path = '/sales/email-configs/{id}/health/';

type Deps = {
  readonly queries: Pick<BacklogQueries, 'backlog'> & { readonly currentMailbox: CurrentMailbox } & Pick<
      MailboxHealthQueries,
      'mailboxHealth'
    >;
  /** when mailboxes are polled at this time or next after it */
  readonly nextPoll: (date: Date) => Date;
};

export const mailboxHealthEndpoints = ({ queries, nextPoll }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'Get the health of a mailbox',
    permission: 'mailboxes:read',
    answers: { 200: json(mailboxHealthShape, 'ETag'), 304: null, 404: null },
    handle: async ({ caller: { companyId }, params }) => {
      const id = params.id;
      const config = await queries.currentMailbox(companyId, id);
      if (!config) return { problem: notFound };
      const [health, company] = await Promise.all([queries.mailboxHealth(companyId, id), queries.backlog(companyId)]);
      const body = mailboxHealthView(config, health, company, nextPoll);
      return { status: 200, body, etag: contentTag(config.revision, body) };
    },
  }),
];
