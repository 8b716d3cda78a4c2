/** Trying out a mailbox's servers: as a mailbox is saved, or as a form would save it. Nothing is sent, marked or moved. */
import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import type { ConnectionInput } from '../../../commands/mailbox/mailbox-request.schema.ts';
import { connectionInput, connectionRequest } from '../../../commands/mailbox/mailbox-request.schema.ts';
import type { ServiceTasks } from '../../../commands/shared/task-kinds.ts';
import { taskFailures } from '../../../commands/shared/task-kinds.ts';
import { problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/problem.ts';
import { startedAnswer } from '../operations/task.view.ts';
import { answerOfTask } from '../operations/task-answer.ts';
import { connectionReportShape } from './connection-report.shape.ts';

const path = '/sales/email-configs/';
const waitMs = 20_000;
const kind = 'test_connection';
const answers = { 200: connectionReportShape, 202: startedAnswer, 404: null, 409: problems(...taskFailures.test_connection) };

/** Connection tests as tasks; each answers its task's id. */
type TestConnection = {
  readonly ofMailbox: (companyId: string, mailboxId: string) => Promise<Either<{ readonly type: 'MailboxUnknown' }, string>>;
  readonly ofSettings: (companyId: string, settings: ConnectionInput) => Promise<string>;
};

type Deps = {
  readonly testConnection: TestConnection;
  readonly tasks: Pick<ServiceTasks, 'get'>;
};

export const connectionTestEndpoints = ({ testConnection, tasks }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: `${path}{id}/test_connection/`,
    summary: 'Test the connection of a mailbox',
    permission: 'mailboxes:write',
    answers,
    handle: async ({ params, context: { companyId }, respondAsync }) => {
      const started = await testConnection.ofMailbox(companyId, params.id);
      if (isLeft(started)) return { problem: notFound };
      return answerOfTask({ tasks, companyId, taskId: started.right, kind, respondAsync, waitMs });
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}test_connection/`,
    summary: 'Test connection settings that are not saved',
    permission: 'mailboxes:write',
    body: connectionRequest,
    answers,
    handle: async ({ body, context: { companyId }, respondAsync }) => {
      const taskId = await testConnection.ofSettings(companyId, connectionInput(body));
      return answerOfTask({ tasks, companyId, taskId, kind, respondAsync, waitMs });
    },
  }),
];
