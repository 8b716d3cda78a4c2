/** Read-your-writes: waiting until consumers of any process have come as far as a write. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from '../event-store/event-store.ts';
import type { Queryable } from '../postgres/pool.ts';
import type { ConsumerKind } from './consumer.ts';

const pollMs = 15;

const reached = {
  name: 'checkpoints-reached',
  text: `select count(*) filter (where (commit_position, prepare_position) >= ($3::numeric, $4::numeric))::int as reached,
      count(*) filter (where paused is not null)::int as paused
    from app.checkpoints where kind = $1 and name = any($2)`,
};

/** True as soon as all of them have reached `position`; false after `ms` milliseconds, or as soon as one that has not is paused. */
export const waitForCheckpoints = async (
  db: Queryable,
  kind: ConsumerKind,
  names: readonly string[],
  position: Position,
  ms: number,
): Promise<boolean> => {
  const deadline = performance.now() + ms;
  for (;;) {
    const { rows } = await db.query<{ reached: number; paused: number }>(reached.text, [
      kind,
      names,
      position.commit,
      position.prepare,
    ]);
    const [row = { reached: 0, paused: 0 }] = rows;
    if (row.reached === new Set(names).size) return true;
    if (row.paused > 0 || performance.now() >= deadline) return false;
    await sleep(pollMs);
  }
};
