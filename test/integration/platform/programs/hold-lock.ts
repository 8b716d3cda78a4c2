import { createLocks } from '@order-intake/event-sourcing';
import pg from 'pg';

const [url = '', key = ''] = process.argv.slice(2);
await createLocks(new pg.Pool({ connectionString: url })).withTryLocks([key], async (held) => {
  console.log(`held ${held.join()}`);
  await new Promise((resolve) => setTimeout(resolve, 600_000));
});
