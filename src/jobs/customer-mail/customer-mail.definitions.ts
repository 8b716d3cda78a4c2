/** The job that tells a customer of their order. */
import { companyJob } from '../job-kinds.ts';
import type { OrderMailKind } from './order-mail-words.ts';

/** A mail to the customer is put into its outbox, where the company wants one. Key: the order and the kind. */
export const tellCustomer = companyJob<{ readonly orderId: string; readonly kind: OrderMailKind }>({
  name: 'tell-customer',
  concurrency: 2,
});
