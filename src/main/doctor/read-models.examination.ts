import { readModelStatus } from '@order-intake/event-sourcing';
import { readModels } from '../../projections/read-models.ts';
import { type Examination, fault, fine, warning } from './examination.ts';

const tolerableLagMs = 60_000;

export const readModelLag: Examination = {
  name: 'read models',
  help: 'docs/how-to/run-in-production.md#check-health',
  look: async ({ pool, store }) => {
    const all = await readModelStatus({ pool, store, readModels });
    const missing = readModels.length - all.length;
    const findings = all.flatMap(({ name, state, lagMs, deadLetters, reason, shownVersion }) => [
      ...(state === 'paused' ? [fault(`${name} is paused (${reason}): run npm run projections`)] : []),
      ...(state === 'building' && shownVersion === null ? [warning(`${name} is being built for the first time`)] : []),
      ...(state === 'live' && (lagMs ?? 0) > tolerableLagMs
        ? [fault(`${name} is ${Math.round((lagMs ?? 0) / 1000)} s behind: check that a projector is running`)]
        : []),
      ...(deadLetters > 0 ? [warning(`${name} skipped ${deadLetters} events: run npm run projections -- letters ${name}`)] : []),
    ]);
    if (missing > 0) findings.push(warning(`${missing} were never built: start a projector`));
    return findings.length > 0 ? findings : [fine(`${all.length} live`)];
  },
};
