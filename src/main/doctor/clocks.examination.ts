import { type Examination, fault, fine, warning } from './examination.ts';

const noticeableMs = 2_000;
/** tokens and signatures are refused from about here on */
const harmfulMs = 60_000;

/** Due times are compared by the database, tokens and webhooks by this machine. */
export const clocks: Examination = {
  name: 'clocks',
  help: 'docs/how-to/run-in-production.md#what-happens-during-outages',
  look: async ({ pool }) => {
    const before = Date.now();
    const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
    const half = (Date.now() - before) / 2;
    const apart = Math.abs((rows[0]?.now.getTime() ?? 0) - before - half);
    const says = `this machine and the database are ${(apart / 1000).toFixed(1)} s apart`;
    if (apart > harmfulMs) return [fault(`${says}, so tokens and signatures are rejected. Synchronize both with a time server`)];
    return [apart > noticeableMs + half ? warning(`${says}. Synchronize both with a time server`) : fine(says)];
  },
};
