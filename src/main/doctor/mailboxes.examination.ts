import { isLeft } from 'fp-ts/lib/Either.js';
import { createSilentMailboxes, silentAfterMinutes } from '../../projections/mailbox-health/silent-mailboxes.queries.ts';
import { composeHosts } from '../compose/compose-foundation.ts';
import { type Examination, type Finding, fine, warning } from './examination.ts';

const most = 100;

/** Mail hosts that cannot be found or are not allowed, and mailboxes that nobody could read for long. */
export const mailboxes: Examination = {
  name: 'mailboxes',
  help: 'docs/reference/mailbox-problems.md',
  look: async ({ config, pool }) => {
    const { rows } = await pool.query<{ host: string; port: number }>(
      `select distinct host, port from (
         select imap_server as host, imap_port as port from read.mailboxes where is_active
         union select smtp_server, smtp_port from read.mailboxes where is_active) h order by 1, 2 limit ${most}`,
    );
    const hosts = composeHosts(config);
    const vetted = await Promise.all(
      rows.map(async ({ host, port }): Promise<readonly Finding[]> => {
        const answer = await hosts.vet(host, port);
        return isLeft(answer) ? [warning(`${host}:${port}: ${answer.left.message}`)] : [];
      }),
    );
    const silent = await createSilentMailboxes(pool)();
    const findings = [
      ...vetted.flat(),
      ...silent.map(({ mailboxId, since, cause }) =>
        warning(
          `mailbox ${mailboxId}: no successful poll for ${silentAfterMinutes} minutes or more (last ${since?.toISOString() ?? 'never'}, ${cause ?? 'cause unknown'})`,
        ),
      ),
    ];
    return findings.length > 0 ? findings : [fine(`${rows.length} hosts found, all mailboxes are polled`)];
  },
};
