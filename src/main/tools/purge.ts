/** npm run purge: what was erased leaves the files of the database now, not in the next night. */
import { createLocks } from '@order-intake/event-sourcing';
import { composePurge } from '../compose/compose-purge.ts';
import { runTool } from './run-tool.ts';

await runTool(async (foundation) => {
  const locks = createLocks(foundation.pool);
  try {
    const purged = await composePurge(foundation, locks)();
    if (purged.outcome === 'put_off') process.exitCode = 1;
    return purged;
  } finally {
    await locks.close();
  }
});
