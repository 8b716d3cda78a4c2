/** How much of a flood has its outcome, and waiting until all of it has. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Size } from './flood.ts';
import type { Site } from './site.ts';

export type Done = { readonly mails: number; readonly open: number; readonly chats: number; readonly busy: number };

/** `mails`: recorded, `open` of them without an outcome; `chats`: in a session; `busy`: jobs that are due or run. */
export const doneBy = async ({ pool, loud }: Site): Promise<Done> => {
  const { rows } = await pool.query<Done>(
    `select (select count(*)::int from read.emails where company_id = $1) as mails,
       (select count(*)::int from read.emails where company_id = $1 and status = 'PENDING') as open,
       (select count(*)::int from app.chat_contents where company_id = $1 and direction = 'in' and session_id is not null) as chats,
       (select count(*)::int from queue.job where group_id = $1 and state <= 'active' and start_after <= now()) as busy`,
    [loud.companyId],
  );
  return rows[0] ?? { mails: 0, open: 0, chats: 0, busy: 0 };
};

/** Until all that was handed in has its outcome and nothing of it is at work, or nothing has moved for five minutes. */
export const workedOff = async (site: Site, given: Size): Promise<Done> => {
  let moved = performance.now();
  for (let before = ''; ; await sleep(1_000)) {
    const done = await doneBy(site);
    const now = JSON.stringify(done);
    if (now !== before) moved = performance.now();
    before = now;
    const all = done.mails >= given.mails && done.open === 0 && done.chats >= given.chats && done.busy === 0;
    if (all || performance.now() - moved > 300_000) return done;
    if (done.mails < given.mails) await site.loud.poll();
  }
};
