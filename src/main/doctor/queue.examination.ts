import { type Examination, type Finding, fault, fine, warning } from './examination.ts';

type Waiting = { readonly name: string; readonly seconds: number; readonly jobs: number };

const longSeconds = 10 * 60;
const tooLongSeconds = 60 * 60;

const overdue = `select name, extract(epoch from now() - min(start_after))::int as seconds, count(*)::int as jobs
  from queue.job where state in ('created', 'retry') and start_after < now() - $1 * interval '1 second' group by name order by 2 desc`;

/** Work that is due and that nobody takes. */
export const queue: Examination = {
  name: 'job queue',
  help: 'docs/how-to/run-in-production.md#check-health',
  look: async ({ pool }) => {
    const { rows } = await pool.query<Waiting>(overdue, [longSeconds]);
    const findings = rows.map(({ name, seconds, jobs }): Finding => {
      const says = `${jobs} × ${name} wait, the oldest for ${Math.round(seconds / 60)} minutes. Start a worker, or more workers`;
      return seconds > tooLongSeconds ? fault(says) : warning(says);
    });
    return findings.length > 0 ? findings : [fine(`no job has been due for more than ${longSeconds / 60} minutes`)];
  },
};
