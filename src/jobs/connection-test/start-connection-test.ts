/** A connection test as a task: of a mailbox as it is saved, or of settings that are not. */
import { type Enqueue, enqueue, type Queryable, withTransaction } from '@order-intake/event-sourcing';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { Pool } from 'pg';
import type { MailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import { testConnection } from '../definitions.ts';
import type { LoadMailbox } from '../email/mailbox-access.ts';
import type { ProbeSettings, ProbeTarget } from './probe-target.ts';

export type StartConnectionTest = {
  readonly ofMailbox: (companyId: string, mailboxId: string) => Promise<Either<{ readonly type: 'MailboxUnknown' }, string>>;
  /** Answers the task's id, as the other one. */
  readonly ofSettings: (companyId: string, settings: UnsavedSettings) => Promise<string>;
};
export type UnsavedSettings = Omit<ProbeSettings, 'passwordRef'> & { readonly password: string };

type Deps = {
  readonly loadMailbox: LoadMailbox;
  readonly passwords: MailboxPasswords;
  readonly pool: Pool;
  readonly tasks: ServiceTasks;
  readonly enqueue: (jobs: readonly Enqueue[], tx: Queryable) => Promise<unknown>;
};

/** the row is removed with the test; this is for a test that never runs */
const passwordLivesMs = 10 * 60_000;
const kind = 'test_connection';

export const createStartConnectionTest = ({ loadMailbox, passwords, pool, tasks, enqueue: put }: Deps): StartConnectionTest => {
  const start = (companyId: string, target: ProbeTarget, subject?: string) =>
    withTransaction(pool, async (tx) => {
      const { id } = await tasks.create({ companyId, kind, ...(subject ? { subject } : {}), tx });
      await put([enqueue(testConnection, { companyId, taskId: id, target }, id)], tx);
      return id;
    });
  return {
    ofMailbox: async (companyId, mailboxId) =>
      (await loadMailbox(companyId, mailboxId))
        ? right(await start(companyId, { mailboxId }, mailboxId))
        : left({ type: 'MailboxUnknown' }),
    ofSettings: async (companyId, { password, ...settings }) => {
      const passwordRef = await passwords.keepFor(companyId, password, passwordLivesMs);
      return start(companyId, { settings: { ...settings, passwordRef } });
    },
  };
};
