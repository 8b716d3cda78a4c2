/** Who orders and is no customer yet. */
import type { CommandContext, PersonReference } from '@order-intake/event-sourcing';
import type { OrderContent } from '../../domain/sales-order/sales-order.events.ts';
import type { CaptureLead } from '../lead/capture-lead.command.ts';

/** null: the order names nobody. */
export type LeadOf = (order: OrderContent, person: PersonReference, context: CommandContext) => Promise<string | null>;

export const createLeadOf =
  (captureLead: CaptureLead): LeadOf =>
  async ({ customerName: name, customerEmail: email, extraction, source }, person, context) => {
    if (name === null && email === null) return null;
    const phone = extraction?.fields.customer_phone?.value ?? null;
    return captureLead({ name, email, phone, source }, person, context);
  };
