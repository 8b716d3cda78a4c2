import { randomUUID } from 'node:crypto';
import type { CommandHandler, Queryable } from '@order-intake/event-sourcing';
import { privacy } from '../../domain/privacy/privacy.decider.ts';
import { privacyStream } from '../../domain/privacy/privacy.stream.ts';
import { orThrow } from '../shared/or-throw.ts';
import { systemContext } from '../shared/system-context.ts';

/** Records erasures that broke off after the keys were destroyed; answers how many keys it recorded. */
export type CompleteErasures = () => Promise<number>;

/** Nobody asks again for an erasure that looked done: this is asked by the worker's housekeeping, which runs every hour. */
export const createCompleteErasures =
  (handle: CommandHandler, pool: Queryable): CompleteErasures =>
  async () => {
    const { rows } = await pool.query<{ company_id: string; ids: string[] }>(
      `select company_id, array_agg(id::text) as ids from app.personal_keys where erased_at > now() - interval '2 days' group by 1`,
    );
    let recorded = 0;
    for (const { company_id: companyId, ids } of rows) {
      const cause = randomUUID();
      const context = systemContext(companyId, 'complete-erasures', { correlationId: cause, causationId: cause });
      const command = { type: 'RecordErasure', keyIds: ids } as const;
      const { appended } = orThrow(await handle({ decider: privacy, stream: privacyStream(companyId), command, context }));
      recorded += appended.flatMap(({ data }) => data.keyIds).length;
    }
    return recorded;
  };
