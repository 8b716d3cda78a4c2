import { randomUUID } from 'node:crypto';
import type { CommandContext, Enqueue } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import type { ServiceTasks } from '../../../src/commands/shared/task-kinds.ts';
import { createStartReading } from '../../../src/jobs/documents/start-reading.ts';
import { createTasks } from '../../../src/platform/tasks/tasks.ts';
import { type PlatformDatabase, platformDatabase } from '../platform/harness.ts';

describe('an uploaded document that is to be read', () => {
  let database: PlatformDatabase;
  before(async () => {
    database = await platformDatabase();
  });
  after(() => database.drop());

  it('has one task with one job, however many ask for it at once', async () => {
    const { pool } = database;
    const jobs: Enqueue[] = [];
    const tasks: ServiceTasks = createTasks({ pool });
    const start = createStartReading({ pool, tasks, enqueue: async (put) => void jobs.push(...put) });
    const context = { companyId: randomUUID() } as CommandContext;
    const documentId = randomUUID();
    const ids = await Promise.all(Array.from({ length: 8 }, () => start(documentId, context)));
    expect(new Set(ids).size).to.equal(1);
    expect(jobs).to.have.length(1);
  });
});
