/** A company's mailboxes: one per module. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ChangeMailbox } from '../../../commands/mailbox/change-mailbox.command.ts';
import type { ConfigureMailbox } from '../../../commands/mailbox/configure-mailbox.command.ts';
import {
  mailboxChanges,
  mailboxChangesInput,
  mailboxInput,
  mailboxRequest,
} from '../../../commands/mailbox/mailbox-request.schema.ts';
import type { RemoveMailbox } from '../../../commands/mailbox/remove-mailbox.command.ts';
import type { ServiceTasks } from '../../../commands/shared/task-kinds.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import type { CurrentMailbox } from '../../../projections/mailboxes/current-mailbox.queries.ts';
import type { MailboxQueries } from '../../../projections/mailboxes/mailboxes.queries.ts';
import { json, pageOf, problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { contentTag, revisionTag } from '../../http/etag.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound } from '../../http/problem.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';
import { startedAnswer } from '../operations/task.view.ts';
import { configProblem, configShape, configView, writtenView } from './mailbox.view.ts';
import { type StartSync, syncStarted } from './start-sync.ts';

const path = '/sales/email-configs/';
const mailboxPath = `${path}{id}/` as const;

type Deps = {
  readonly commands: {
    readonly changeMailbox: ChangeMailbox;
    readonly configureMailbox: ConfigureMailbox;
    readonly removeMailbox: RemoveMailbox;
  };
  readonly queries: { readonly currentMailbox: CurrentMailbox } & Pick<MailboxQueries, 'mailbox' | 'mailboxes'>;
  readonly syncNow: StartSync;
  readonly waitFor: WaitFor;
  readonly tasks: Pick<ServiceTasks, 'get'>;
};

/** What the endpoints of mailboxes share. */
const shared = ({ waitFor }: Deps) => ({ shown: shownIn(waitFor, 'mailboxes') });
type Parts = Deps & ReturnType<typeof shared>;

const reading = ({ queries }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'List mailboxes',
    permission: 'mailboxes:read',
    query: requestSchema(pageFields),
    answers: { 200: pageOf(configShape) },
    handle: async ({ caller, query }) => pageAnswer(await queries.mailboxes(caller.companyId, pageRequest(query)), configView),
  }),
  endpoint({
    method: 'get',
    path: mailboxPath,
    summary: 'Get a mailbox',
    permission: 'mailboxes:read',
    answers: { 200: json(configShape, 'ETag'), 304: null, 404: null },
    handle: async ({ caller, params }) => {
      const id = params.id;
      // one that was written a moment ago may not be in the read model yet
      const row = (await queries.mailbox(caller.companyId, id)) ?? (await queries.currentMailbox(caller.companyId, id));
      if (!row) return { problem: notFound };
      const body = configView(row);
      return { status: 200, body, etag: contentTag(row.revision, body) };
    },
  }),
];

const writing = ({ commands, queries, shown }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path,
    summary: 'Create a mailbox for a module that has none',
    permission: 'mailboxes:write',
    body: mailboxRequest,
    answers: { 201: json(configShape, 'ETag', 'Location'), 404: null, 409: problems('module_taken'), 412: null },
    handle: async ({ body, context }) => {
      const result = await commands.configureMailbox(mailboxInput(body), context);
      if (isLeft(result)) return { problem: configProblem(result.left) };
      const { mailboxId, revision, position } = result.right;
      await shown(position);
      return {
        status: 201,
        body: writtenView(result.right, context.companyId),
        headers: { Location: `${path}${mailboxId}/` },
        etag: revisionTag(revision),
      };
    },
  }),
  endpoint({
    method: 'patch',
    path: mailboxPath,
    summary: 'Update a mailbox; changing a server requires the password again',
    permission: 'mailboxes:write',
    body: mailboxChanges,
    current: async ({ caller, params }) => {
      const row = await queries.currentMailbox(caller.companyId, params.id);
      return row && configView(row);
    },
    answers: { 200: json(configShape, 'ETag'), 404: null, 409: problems('module_taken'), 412: null },
    handle: async ({ params, body, current, ifMatch, context }) => {
      const input = { mailboxId: params.id, changes: mailboxChangesInput(body, current), ifMatch };
      const result = await commands.changeMailbox(input, context);
      if (isLeft(result)) return { problem: configProblem(result.left) };
      await shown(result.right.position);
      return {
        status: 200,
        body: writtenView(result.right, context.companyId, current),
        etag: revisionTag(result.right.revision),
      };
    },
  }),
  endpoint({
    method: 'delete',
    path: mailboxPath,
    summary: 'Delete a mailbox and its password',
    permission: 'mailboxes:write',
    answers: { 204: null, 404: null, 409: problems('module_taken'), 412: null },
    handle: async ({ params, ifMatch, context }) => {
      const result = await commands.removeMailbox({ mailboxId: params.id, ifMatch }, context);
      if (isLeft(result)) return { problem: configProblem(result.left) };
      await shown(result.right.position);
      return { status: 204 };
    },
  }),
];

const acting = ({ syncNow, tasks }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: `${mailboxPath}sync_now/`,
    summary: 'Fetch new emails now; joins a sync in progress',
    permission: 'mailboxes:write',
    answers: { 202: startedAnswer, 404: null, 409: problems('mailbox_inactive') },
    handle: ({ params, context }) => syncStarted(syncNow, tasks, params.id, context),
  }),
];

export const mailboxEndpoints = (deps: Deps): readonly Endpoint[] => {
  const parts = { ...deps, ...shared(deps) };
  return [...reading(parts), ...writing(parts), ...acting(parts)];
};
