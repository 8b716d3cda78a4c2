/** An order as it is confirmed to its customer: what the PDF and the files for other programs are made of. */

import { changesBetween } from '../sales-order/order-changes.ts';
import type { OrderForFile } from '../sales-order/order-files.port.ts';
import { salesOrder } from '../sales-order/sales-order.decider.ts';
import type { OrderContent, SalesOrderEvent } from '../sales-order/sales-order.events.ts';
import type { SalesOrder } from '../sales-order/sales-order.state.ts';
import type { ConfirmationDifferences } from './confirmation-differences.ts';

/** The kind of its messages. */
export const orderConfirmationKind = 'customer_order_confirmed';

/** How the company signs what it sends. */
export type Letterhead = {
  readonly name: string;
  /** lines */
  readonly address: string | null;
  /** below every page: register, tax number, bank account */
  readonly legalText: string | null;
  /** below the totals: terms of sale, thanks */
  readonly closingText: string | null;
};

export type OrderConfirmation = {
  readonly order: OrderForFile;
  readonly customerId: string | null;
  /** of the approval; of a draft the one that the next approval gets */
  readonly version: number;
  /** false: nobody has approved it, so that it is a preview */
  readonly isApproved: boolean;
  /** ISO */
  readonly issuedOn: string;
  /** the number of the other system that has taken this version; null: none has */
  readonly externalReference: string | null;
  readonly letterhead: Letterhead;
  readonly differences: ConfirmationDifferences;
};

/** The order as it was at each of its approvals, by version; undone ones are not among them. */
export const approvedContents = (events: readonly SalesOrderEvent[]): ReadonlyMap<number, OrderContent> => {
  const contents = new Map<number, OrderContent>();
  let state: SalesOrder = salesOrder.initialState;
  for (const event of events) {
    state = salesOrder.evolve(state, event);
    if (event.type === 'OrderApproved' && state.phase !== 'none') contents.set(state.version, state.content);
    if (event.type === 'OrderApprovalUndone') contents.delete(event.data.version);
  }
  return contents;
};

/** Whether a customer who got the one knows all that the other says. */
export const confirmsTheSame = (before: OrderContent, after: OrderContent): boolean => changesBetween(before, after).length === 0;
