/** npm run migrate, as the job of deploy/kubernetes starts it. */
import { createPool } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { migrationsOfRelease, migrationsPending } from '../../../src/platform/postgres/migrations.ts';
import { testDatabase } from '../../support/postgres.ts';
import { runTool } from '../../support/run-tool.ts';

describe('npm run migrate', () => {
  it('brings an empty database to this release, says what it ran, and has nothing to do the second time', async () => {
    const database = await testDatabase();
    const pool = createPool(database.url, { log: silentLogger });
    try {
      const env = { DATABASE_URL: database.url, EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false', LOG_LEVEL: 'silent' };
      const first = await runTool('migrate', [], env);
      expect(first.code, first.err).to.equal(0);
      expect(JSON.parse(first.out)).to.deep.equal({ migrated: await migrationsOfRelease() });
      expect(await migrationsPending(pool)).to.deep.equal([]);
      const second = await runTool('migrate', [], env);
      expect([second.code, JSON.parse(second.out)]).to.deep.equal([0, { migrated: [] }]);
    } finally {
      await pool.end();
      await database.drop();
    }
  });

  it('ends with a clear sentence where the database refuses the password', async () => {
    const database = await testDatabase();
    try {
      const url = new URL(database.url);
      url.username = 'nobody_known';
      const refused = await runTool('migrate', [], {
        DATABASE_URL: url.href,
        EVENTSTORE_URL: 'esdb://127.0.0.1:1?tls=false',
        LOG_LEVEL: 'silent',
      });
      expect(refused.code).to.equal(1);
      expect(refused.err).to.include('nobody_known');
    } finally {
      await database.drop();
    }
  });
});
