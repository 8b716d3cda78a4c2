/** Whether a customer is told: the company says so, and each order is told of once. */
import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { Outboxes } from '../../commands/delivery/outbox.command.ts';
import { derivedId } from '../../commands/shared/derived-id.ts';
import { orderConfirmationKind } from '../../domain/order-confirmation/order-confirmation.ts';
import { type BoundJob, bind } from '../bind.ts';
import { confirmOrder, tellCustomer } from './customer-mail.definitions.ts';

export type CustomerMailPorts = {
  readonly companySettings: LoadCompanySettings;
  readonly outboxes: Pick<Outboxes, 'request'>;
};

/** Each version of an order is confirmed once, whichever event asks for it. */
export const confirmationCause = (orderId: string, version: number): string =>
  derivedId('order-confirmation', orderId, String(version));

export const createCustomerMailJobs = ({ companySettings, outboxes }: CustomerMailPorts): readonly BoundJob[] => [
  bind(tellCustomer, async ({ companyId, orderId, kind }, context) => {
    const { mailOnReceipt = false, mailOnApproval = false, orderConfirmation = 'off' } = await companySettings(companyId);
    // the confirmation is the mail of the approval
    const isWanted = kind === 'customer_order_received' ? mailOnReceipt : mailOnApproval && orderConfirmation === 'off';
    if (!isWanted) return;
    // caused by the order itself, not by this event of it: a second approval is no second mail
    const message = { kind, policy: 'mail', target: null, aboutId: orderId, causeId: orderId } as const;
    await outboxes.request(message, context(companyId));
  }),
  bind(confirmOrder, async ({ companyId, orderId, version, at }, context) => {
    const { orderConfirmation = 'off' } = await companySettings(companyId);
    if (orderConfirmation !== at) return;
    const causeId = confirmationCause(orderId, version);
    const message = { kind: orderConfirmationKind, policy: 'mail', target: null, aboutId: orderId, causeId } as const;
    await outboxes.request(message, context(companyId));
  }),
];
