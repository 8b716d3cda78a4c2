/** A mail that became no order while something in it was not read may hold the order there: it fails instead of being filed as processed. */

import type { WarningCode } from '@order-intake/order-extraction/document';
import { unreadDocuments } from '../../domain/email/email.events.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import { because } from '../../domain/reasons/reasons.ts';
import { settles } from '../shared/read-orders.ts';
import type { AttemptFailure } from './attempts.ts';
import type { Conclusion } from './conclude-email.step.ts';

/** A file in a PDF that was not read: the order may be there and not on the pages. */
const insideOfPdf: ReadonlySet<WarningCode> = new Set(['attachment_not_read']);

/** Bounces, automatic replies and our own notifications are no mail of a customer; an encrypted mail may be. */
const mayBeCustomers = ({ notForUs }: KnownEmail): boolean => notForUs === null || notForUs === 'encrypted';

/** Null: the mail is concluded as it is. An order that another attachment gave bears the unread file as a review reason. */
export const unreadFailure = (
  email: KnownEmail,
  { orders, requiresReview }: Pick<Conclusion, 'orders' | 'requiresReview'>,
): AttemptFailure | null => {
  const inside = email.results.flatMap(({ warnings }) =>
    warnings.flatMap((warning) => (insideOfPdf.has(warning.code) ? [warning] : [])),
  );
  const unread = [...unreadDocuments(email.skipped), ...inside];
  const isSettled = orders.length > 0 || requiresReview || email.results.some(settles);
  if (unread.length === 0 || isSettled || !mayBeCustomers(email)) return null;
  return {
    cause: 'unreadable',
    reason: because.parts_unread(unread),
  };
};
