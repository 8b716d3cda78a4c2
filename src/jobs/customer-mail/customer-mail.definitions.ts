/** The jobs that tell a customer of their order. */

import type { OrderConfirmationTime } from '../../domain/order-confirmation/order-confirmation-times.ts';
import { companyJob } from '../job-kinds.ts';
import type { OrderMailKind } from './order-mail-words.ts';

/** A mail to the customer is put into its outbox, where the company wants one. Key: the order and the kind. */
export const tellCustomer = companyJob<{ readonly orderId: string; readonly kind: OrderMailKind }>({
  name: 'tell-customer',
  concurrency: 2,
});

/** A confirmation is put into the outbox of the order, where the company sends them at this time. Key: the order, the version and the time. */
export const confirmOrder = companyJob<{
  readonly orderId: string;
  readonly version: number;
  readonly at: Exclude<OrderConfirmationTime, 'off'>;
}>({ name: 'confirm-order', concurrency: 2 });
