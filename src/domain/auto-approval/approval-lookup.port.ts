/** What earlier orders say for the next one: always inside one company, few rows by index. */
import type { OrderContent } from '../sales-order/sales-order.events.ts';

export type ShipTo = NonNullable<OrderContent['shipTo']>;

export type ApprovalLookup = {
  /** Orders of this customer in this layout that people approved unchanged since the last that they did not. */
  readonly trustedRun: (companyId: string, customerId: string, layoutId: string) => Promise<number>;
  /** Whether people approved an order of this customer that went to the same place. */
  readonly isKnownShipTo: (companyId: string, customerId: string, shipTo: ShipTo) => Promise<boolean>;
  /** Orders of this customer that this version of the policy would have approved wrongly. */
  readonly customerErrors: (companyId: string, customerId: string, version: number) => Promise<number>;
};
