/** What becomes of the copies of a mail in its mailbox, as far as it follows from its outcome and the settings. */
import type { KnownEmail } from '../../domain/email/email.state.ts';
import type { MarkedAs } from '../../domain/email/mail-access.port.ts';
import { type NonOrderPlan, type NonOrderSettings, nonOrderPlan } from '../../domain/mailbox/non-orders.ts';

type Moved = Extract<NonOrderPlan, { action: 'move' | 'forward' }>;
export type SettlingPlan = Moved | { readonly action: 'leave'; readonly as: MarkedAs };

type Settings = NonOrderSettings & { readonly processedFolder: string };

/**
 * Bounces, automatic replies and our own mails are never sent on: what answers them would answer the answer (RFC 3834). Mail that waits for a person's
 * review is moved like an order.
 */
export const planOf = (email: KnownEmail, settings: Settings): SettlingPlan => {
  if (email.phase === 'failed') return { action: 'leave', as: 'failed' };
  const usual = { action: 'move', folder: settings.processedFolder } as const;
  if (email.phase !== 'processed' || email.outcome.kind === undefined || email.outcome.requiresReview) return usual;
  const plan = nonOrderPlan(settings);
  if (plan.action === 'leave') return { action: 'leave', as: 'processed' };
  if (plan.action === 'forward' && email.notForUs !== null && email.notForUs !== 'encrypted')
    return { action: 'move', folder: plan.folder };
  return plan;
};
