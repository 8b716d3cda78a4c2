import pg from 'pg';
import { createLocks } from '../../../../src/platform/postgres/locks.ts';

const [url = '', key = ''] = process.argv.slice(2);
await createLocks(new pg.Pool({ connectionString: url })).withTryLocks([key], async (held) => {
  console.log(`held ${held.join()}`);
  await new Promise((resolve) => setTimeout(resolve, 600_000));
});
