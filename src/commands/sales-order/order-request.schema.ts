/** What may be said about an order by those who make or correct one, by the names of the specification. */
import { chargeTypes, lineDetails, orderDetails } from '@order-intake/order-extraction/document';
import type { LineCorrection, LineFields, OrderCorrections } from '../../domain/sales-order/order-corrections.ts';
import { requestSchema } from '../../platform/codec/decode-request.ts';
import { optional, orBlank, withDefault } from '../../platform/codec/field.ts';
import { boolean, emailAddress, integer, oneOf, text, uuidText } from '../../platform/codec/fields.ts';
import { currencyCode, day, listField, partField } from '../../platform/codec/record-fields.ts';
import { detailFields, givenDetails } from './order-details.schema.ts';
import { decimal } from './order-fields.schema.ts';

const mostLines = 2_000;
const orNone = <A>(of: Parameters<typeof orBlank<A>>[0]) => optional(orBlank(of));

const lineFields = {
  product: orNone(uuidText),
  code: orNone(text(100)),
  name: orNone(text(500)),
  qty: orNone(decimal),
  unit: orNone(text(20)),
  price: orNone(decimal),
  discount: orNone(decimal),
  charge: orNone(oneOf(chargeTypes)),
  ...detailFields(lineDetails),
};

const coreFields = {
  customer: orNone(uuidText),
  customer_name: orNone(text(255)),
  customer_email: orNone(emailAddress),
  po_number: orNone(text(100)),
  order_date: orNone(day),
  delivery_date: orNone(day),
  currency: orNone(currencyCode),
  total: orNone(decimal),
  warehouse: orNone(uuidText),
};
// where a ship-to comes from follows from what is entered
const { ship_to_source: _, ...enteredDetails } = detailFields(orderDetails);
const headerFields = { ...coreFields, ...enteredDetails };

/** Every line as it should be. */
const newLine = requestSchema(lineFields);
/** `line` counts from 1; without it the line is added, before the line that `before` counts or at the end. */
const lineChange = requestSchema({
  ...lineFields,
  line: optional(integer(1, mostLines)),
  before: optional(integer(1, mostLines)),
  remove: optional(boolean),
});
/** Faults are of a place in the request: their message also says which line of the order that is. */
const changedLine = partField(lineChange, (message, { line }) =>
  Number.isInteger(line) ? `${message} (line ${line} of the order)` : message,
);

export const orderRequest = requestSchema({
  ...headerFields,
  lines: optional(listField(partField(newLine), mostLines)),
  document_id: optional(uuidText),
  email_log_id: optional(uuidText),
  sales_order: optional(uuidText),
  order: withDefault(integer(0, 999), 0),
  document_type: optional(oneOf(['order'] as const)),
});

export const orderChanges = requestSchema({
  ...headerFields,
  lines: optional(listField(changedLine, mostLines)),
  learn: withDefault(boolean, false),
});

const settingOf = {
  customer: 'customerId',
  customer_name: 'customerName',
  customer_email: 'customerEmail',
  po_number: 'poNumber',
  order_date: 'orderDate',
  delivery_date: 'deliveryDate',
  currency: 'currency',
  total: 'total',
  warehouse: 'warehouseId',
} as const satisfies { readonly [field in keyof typeof coreFields]: keyof OrderCorrections };

type RequestFields = { readonly [field: string]: unknown };

const headerOf = (request: RequestFields): OrderCorrections => ({
  ...Object.fromEntries(Object.entries(settingOf).flatMap(([field, name]) => (field in request ? [[name, request[field]]] : []))),
  ...givenDetails(orderDetails, request),
});

const detailNames: ReadonlySet<string> = new Set(Object.keys(detailFields(lineDetails)));

const lineOf = ({ product, ...request }: RequestFields): LineFields & LineCorrection => {
  const line = Object.fromEntries(Object.entries(request).filter(([name]) => !detailNames.has(name)));
  const details = givenDetails(lineDetails, request);
  return { ...line, ...details, ...(product === undefined ? {} : { productId: product }) } as LineFields & LineCorrection;
};

/** `lines` are all of them. */
export const newOrderFields = ({
  lines,
  ...request
}: RequestFields & { readonly lines?: readonly RequestFields[] }): OrderCorrections => ({
  ...headerOf(request),
  ...(lines ? { replaceLines: lines.map(lineOf) } : {}),
});

/** `lines` are those that change. */
export const orderCorrections = ({
  lines,
  ...request
}: RequestFields & { readonly lines?: readonly RequestFields[] }): OrderCorrections => ({
  ...headerOf(request),
  ...(lines ? { lines: lines.map(lineOf) } : {}),
});
