/** The job that makes true what was decided about a user. */
import { companyJob } from '../job-kinds.ts';

/** Sessions, keys and passwords of a user are as the stream says. Key: the user and the event that asked. */
export const settleUser = companyJob<{ readonly userId: string }>({ name: 'settle-user', concurrency: 2 });
