/**
 * The state of all parts when work is stuck, for debugging: read from the stores, so it is empty while one is
 * unavailable.
 */
import { emailStream } from '../../../src/domain/email/email.stream.ts';
import { emailId, type Letter } from '../order-mails.ts';
import type { Stack } from '../stack.ts';

/** One line for each of the jobs that have not ended well, each lock that somebody holds, and the events of each of these mails. */
export const standing = async (stack: Stack, companyId: string, letters: readonly Letter[]): Promise<readonly string[]> => {
  const { pool } = stack.foundation;
  const { rows: jobs } = await pool.query<{ line: string }>(
    `select concat_ws(' ', name, state, 'key', singleton_key, 'due', start_after, 'begun', started_on, 'tries', retry_count,
      'end', completed_on, left(output::text, 200)) as line
     from queue.job where state not in ('completed', 'cancelled') order by created_on limit 60`,
  );
  const { rows: locks } = await pool.query<{ line: string }>(
    `select concat_ws(' ', 'lock of', application_name, state, count(*)) as line
     from pg_locks join pg_stat_activity using (pid) where locktype = 'advisory' group by pid, application_name, state`,
  );
  const mails = await Promise.all(
    letters.map(async (letter) => {
      const events = await stack.events(emailStream(companyId, emailId(companyId, letter)));
      return `mail ${emailId(companyId, letter)}: ${events.map(({ type }) => type).join(' ') || 'no event'}`;
    }),
  );
  return [new Date().toISOString(), ...jobs.map(({ line }) => line), ...locks.map(({ line }) => line), ...mails];
};
