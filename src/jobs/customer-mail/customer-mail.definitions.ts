/** The job that tells a customer of their order. */
import { job } from '../../platform/queue/job.ts';
import type { OrderMailKind } from './order-mail-words.ts';

const minute = 60_000;

/** A mail to the customer is put into its outbox, where the company wants one. Key: the order and the kind. */
export const tellCustomer = job<{ readonly companyId: string; readonly orderId: string; readonly kind: OrderMailKind }>({
  name: 'tell-customer',
  policy: 'stately',
  deadlineMs: minute,
  concurrency: 2,
  retries: { limit: 20, delayMs: 15_000 },
});
