import type { ServiceTasks } from '../../../commands/shared/task-kinds.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/problem.ts';
import { taskShape, tasksPath, taskView } from './task.view.ts';

type Deps = {
  readonly tasks: Pick<ServiceTasks, 'get'>;
};

export const taskEndpoints = ({ tasks }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: `${tasksPath}{id}/`,
    summary: 'Get a background task; tasks are kept for 7 days',
    permission: 'tasks:read',
    answers: { 200: taskShape, 404: null },
    handle: async ({ caller, params }) => {
      const task = await tasks.get(caller.companyId, params.id);
      return task ? { status: 200, body: taskView(task) } : { problem: notFound };
    },
  }),
];
