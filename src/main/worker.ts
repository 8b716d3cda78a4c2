/** The worker as a process of its own: jobs, reactors, scheduler. */
import { runService } from './run-service.ts';
import { startQueueAndWorker } from './start-worker.ts';

await runService('worker', [startQueueAndWorker]);
