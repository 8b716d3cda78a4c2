/** What tells of a person beside events and read models: answers kept for a repetition, and results of background tasks, and saved searches. */
import type { Queryable } from '@order-intake/event-sourcing';
import { erased } from '@order-intake/kernel';

export type ScrubRemains = (companyId: string, address: string) => Promise<void>;

/** for a pattern of Postgres (ARE): every character stands for itself */
const literally = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '\\$&');

/**
 * For this company only. All stored answers lose their bodies, no matter who they concern, because ciphertext cannot
 * be searched. A request repeated after that gets its status and no body.
 */
export const createScrubRemains =
  (pool: Queryable): ScrubRemains =>
  async (companyId, address) => {
    await pool.query('update app.idempotency_keys set body = null where company_id = $1 and body is not null', [companyId]);
    const pattern = literally(JSON.stringify(address.normalize('NFC').trim()).slice(1, -1));
    await pool.query(
      `update app.tasks set progress = regexp_replace(progress::text, $2, $3, 'gi')::jsonb,
         result = regexp_replace(result::text, $2, $3, 'gi')::jsonb,
         error_message = regexp_replace(error_message, $2, $3, 'gi')
       where company_id = $1 and (progress::text ~* $2 or result::text ~* $2 or error_message ~* $2)`,
      [companyId, pattern, erased],
    );
    await pool.query(
      `update app.queue_views set name = regexp_replace(name, $2, $3, 'gi'), search = regexp_replace(search::text, $2, $3, 'gi')::jsonb
       where company_id = $1 and (name ~* $2 or search::text ~* $2)`,
      [companyId, pattern, erased],
    );
  };
