/** Where the goods of a draft go, how they are delivered and paid, and what the customer remarks. Collapsed while the order says nothing of it. */
import { useId } from 'react';
import type { Order } from '../../api/orders.ts';
import { BillTo, hasDetails } from '../../shell/order-details.tsx';
import { useDetailNames } from '../../shell/use-field-name.ts';
import { CustomerAddress } from './customer-address.tsx';
import { DraftField } from './draft-field.tsx';
import { billingFields, type HeadField, shipToFields } from './fields.ts';

type Props = {
  readonly order: Order;
  readonly readOnly: boolean;
  readonly fieldOf: (field: HeadField) => Parameters<typeof DraftField>[0];
};

export const DeliveryFields = ({ order, readOnly, fieldOf }: Props) => {
  const names = useDetailNames();
  const id = useId();
  return (
    <details className="draft-details" open={hasDetails(order) || order.missing_fields.includes('ship_to')}>
      <summary id={id}>{names.title}</summary>
      <div className="form" role="group" aria-labelledby={id}>
        <CustomerAddress order={order} readOnly={readOnly} />
        {shipToFields.map((field) => (
          <DraftField key={field} {...fieldOf(field)} />
        ))}
        {billingFields.map((field) => (
          <DraftField key={field} {...fieldOf(field)} />
        ))}
        <BillTo order={order} />
        <DraftField {...fieldOf('notes')} />
      </div>
    </details>
  );
};
