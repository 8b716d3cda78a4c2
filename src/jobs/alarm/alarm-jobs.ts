/** The jobs that watch what nothing else would notice. */
import type { Needs } from '@order-intake/kernel';
import { type BoundJob, bind } from '../bind.ts';
import { watchDeliveries, watchMailboxes } from '../definitions.ts';
import type { EmailSteps } from '../email/email-steps.ts';
import { createWatchHeldUp } from './watch-held-up.step.ts';
import { createWatchMailboxes } from './watch-mailboxes.handler.ts';
import { createWatchSecrets } from './watch-secrets.step.ts';
import { createWatchUnsure } from './watch-unsure.step.ts';

export type AlarmJobPorts = Omit<
  Needs<typeof createWatchMailboxes>,
  keyof EmailSteps | 'watchUnsure' | 'watchHeldUp' | 'watchSecrets'
> &
  Needs<typeof createWatchHeldUp> &
  Needs<typeof createWatchSecrets> &
  Needs<typeof createWatchUnsure>;

export const createAlarmJobs = (ports: AlarmJobPorts & Pick<EmailSteps, 'alarms' | 'watchBacklog'>): readonly BoundJob[] => {
  const watchUnsure = createWatchUnsure(ports);
  const watchAll = createWatchMailboxes({
    ...ports,
    watchUnsure,
    watchHeldUp: createWatchHeldUp(ports),
    watchSecrets: createWatchSecrets(ports),
  });
  return [
    bind(watchMailboxes, (_, context) => watchAll(context)),
    bind(watchDeliveries, ({ companyId }, context) => watchUnsure(context(companyId))),
  ];
};
