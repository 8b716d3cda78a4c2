/** Whether a customer is told: the company says so, and each order is told of once. */
import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { Outboxes } from '../../commands/delivery/outbox.command.ts';
import { type BoundJob, bind } from '../bind.ts';
import { tellCustomer } from './customer-mail.definitions.ts';

export type CustomerMailPorts = {
  readonly companySettings: LoadCompanySettings;
  readonly outboxes: Pick<Outboxes, 'request'>;
};

export const createCustomerMailJobs = ({ companySettings, outboxes }: CustomerMailPorts): readonly BoundJob[] => [
  bind(tellCustomer, async ({ companyId, orderId, kind }, context) => {
    const { mailOnReceipt = false, mailOnApproval = false } = await companySettings(companyId);
    if (!(kind === 'customer_order_received' ? mailOnReceipt : mailOnApproval)) return;
    // caused by the order itself, not by this event of it: a second approval is no second mail
    const message = { kind, policy: 'mail', target: null, aboutId: orderId, causeId: orderId } as const;
    await outboxes.request(message, context(companyId));
  }),
];
