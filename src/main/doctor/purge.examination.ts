import { lastPurge, pendingErasures } from '../../platform/postgres/purge/erasures.ts';
import { purgeRights } from '../../platform/postgres/purge/write-ahead-log.ts';
import { type Examination, type Finding, fault, fine, warning } from './examination.ts';

const hourMs = 3_600_000;
/** a night that was too busy is no fault, two of them are */
const longestHours = 48;

const ofReasons = (reasons: readonly string[]): string =>
  reasons.length === 0 ? '' : `, the last attempt ended with ${reasons.join(', ')}`;

/** Whether what was erased leaves the files of the database, and what the role of the service may do towards that. */
export const purge: Examination = {
  name: 'purge',
  help: 'docs/how-to/erase-personal-data.md#remove-erased-data-from-database-files',
  look: async ({ pool }) => {
    const [pending, last, rights] = await Promise.all([pendingErasures(pool), lastPurge(pool), purgeRights(pool)]);
    const findings: Finding[] = [];
    const grants = rights.grants.join(' ');
    if (!rights.log || !rights.statistics)
      findings.push(
        warning(
          `this role cannot remove erased data from ${[...(rights.log ? [] : ['the write-ahead log']), ...(rights.statistics ? [] : ["the planner's statistics"])].join(' and ')}. As a superuser in this database: ${grants}`,
        ),
      );
    if (last?.reasons.includes('wal_kept') && last.completed)
      findings.push(
        warning(
          'after the last purge, a replication slot, the archive or wal_keep_size still kept the old write-ahead log: see pg_replication_slots and pg_stat_archiver',
        ),
      );
    if (pending === null) return findings.length > 0 ? findings : [fine('no erased data is left in the database files')];
    const hours = Math.floor((pending.now.getTime() - pending.oldestAt.getTime()) / hourMs);
    const says = `${pending.count} erasures wait for removal from the database files, the oldest for ${hours} hours`;
    const reasons = last && !last.completed ? ofReasons(last.reasons) : '';
    return [
      ...findings,
      hours > longestHours
        ? fault(`${says}${reasons}. Fix the cause and run npm run purge`)
        : fine(`${says}: they are removed next night`),
    ];
  },
};
