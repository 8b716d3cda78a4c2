/** Where the goods of an order go, how they are delivered and paid, and what the customer remarks. */
import type { ReactNode } from 'react';
import type { Order } from '../api/orders.ts';
import { Foreign } from '../ui/text.tsx';
import { useFormat } from '../words/use-words.tsx';
import { useDetailNames } from './use-field-name.ts';

type Party = NonNullable<Order['bill_to']>;

/** As it stands on a letter. */
const addressLines = ({ name, attention, street, postal_code, city, region, country, contact }: Party): readonly string[] =>
  [
    name,
    attention,
    ...(street?.split('\n') ?? []),
    [postal_code, city].filter(Boolean).join(' '),
    [region, country].filter(Boolean).join(', '),
    [contact?.name, contact?.phone, contact?.email].filter(Boolean).join(' · '),
  ].flatMap((line) => line || []);

const joined = (...parts: readonly (string | number | null | undefined)[]): string | null =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ') || null;

/** Whether it says anything of delivery and billing. */
export const hasDetails = (order: Order): boolean =>
  [order.ship_to, order.bill_to, order.references, order.delivery_terms, order.payment_terms].some((detail) => detail !== null) ||
  [order.shipping_method, order.partial_delivery, order.notes].some((detail) => detail !== null) ||
  (order.requested_delivery !== null && order.requested_delivery.kind !== 'day');

const Address = ({ party }: { readonly party: Party }) => (
  <address>
    {addressLines(party).map((line) => (
      <div key={line}>
        <Foreign>{line}</Foreign>
      </div>
    ))}
  </address>
);

/** The party that is invoiced, where it is not the buyer. */
export const BillTo = ({ order }: { readonly order: Order }) => {
  const names = useDetailNames();
  return order.bill_to === null ? null : (
    <div className="field">
      <span className="soft small">{names.bill_to}</span>
      <Address party={order.bill_to} />
    </div>
  );
};

const useRequested = (): ((order: Order) => string | null) => {
  const names = useDetailNames();
  const format = useFormat();
  return ({ requested_delivery: requested }) => {
    if (requested === null || requested.kind === 'day') return null;
    if (requested.kind === 'asap') return names.asap;
    const days = [requested.from, requested.until].flatMap((day) => (day ? [format.date(day)] : [])).join(' – ');
    return joined(requested.week, days);
  };
};

/** Rows for a list of facts; none for what the order does not say. */
export const OrderDetailFacts = ({ order }: { readonly order: Order }) => {
  const names = useDetailNames();
  const requested = useRequested()(order);
  const { references, delivery_terms: terms, payment_terms: payment, partial_delivery: partial } = order;
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [
      names.ship_to,
      order.ship_to && (
        <>
          <Address party={order.ship_to} />
          {order.ship_to_source && <span className="soft small">{names[order.ship_to_source]}</span>}
        </>
      ),
    ],
    [names.requested_delivery, requested],
    [names.bill_to, order.bill_to && <Address party={order.bill_to} />],
    [names.contact, joined(order.buyer?.contact?.name, order.buyer?.contact?.phone, order.buyer?.contact?.email)],
    [names.buyer_reference, references?.buyer_reference],
    [names.quotation_number, references?.quotation_number],
    [names.contract_number, references?.contract_number],
    [names.project, references?.project],
    [names.our_order_number, references?.our_order_number],
    [names.delivery_terms, joined(terms?.code, terms?.place)],
    [names.shipping_method, order.shipping_method],
    [names.partial_delivery, partial && names[partial]],
    [names.payment_terms, payment?.text],
    [names.notes, order.notes],
  ];
  return rows.map(([label, value]) =>
    value ? (
      <div key={label} className="fact-row">
        <dt>{label}</dt>
        <dd className="said-lines">{typeof value === 'string' ? <Foreign>{value}</Foreign> : value}</dd>
      </div>
    ) : null,
  );
};
