import { chargeTypes, lineDetails, orderDetails, personalPaths } from '@order-intake/order-extraction/document';
import * as t from 'io-ts';
import { integer, type Json, list, nullable, oneOf, shape, type Upcast } from '../shared/event-codec.codec.ts';
import { extraction, personalInExtraction } from '../shared/extraction.codec.ts';
import { detailCodecs, removable } from '../shared/order-details.codec.ts';
import { customerSteps, orderSourceKinds, priceSources, productSteps } from './sales-order.events.ts';

export const source = shape({ kind: oneOf(orderSourceKinds), id: t.string });
const candidates = list(shape({ id: t.string, similarity: t.number }));
const text = nullable(t.string);

const lineFields = {
  name: text,
  code: text,
  qty: text,
  unit: text,
  price: text,
  discount: text,
  amount: text,
  productId: text,
  matchedBy: nullable(oneOf(productSteps)),
  candidates,
};
const conversion = shape({ unit: text, factor: t.string });
const line = shape(lineFields, {
  charge: oneOf(chargeTypes),
  priceSource: oneOf(priceSources),
  conversion,
  ...detailCodecs(lineDetails),
});
// null: a detail that the order has no longer
const lineChange = shape(
  { line: integer },
  {
    ...lineFields,
    charge: nullable(oneOf(chargeTypes)),
    priceSource: nullable(oneOf(priceSources)),
    conversion: nullable(conversion),
    ...removable(lineDetails),
  },
);
const lineChanges = shape({}, { changed: list(lineChange), removed: list(integer), added: list(line) });

const termsFields = {
  customer: nullable(shape({ customerId: t.string, by: oneOf(customerSteps) })),
  customerCandidates: candidates,
  leadId: text,
  customerName: text,
  customerEmail: text,
  poNumber: text,
  orderDate: text,
  deliveryDate: text,
  currency: text,
  total: text,
  warehouseId: text,
  lines: list(line),
  requiresReview: t.boolean,
  reviewReasons: list(t.string),
};

const facts = t.readonly(t.record(t.string, t.union([t.string, t.number, t.boolean, t.null])));
const reviewFindings = list(shape({ reason: t.string, facts }));
const laterFields = { reviewFindings, ...detailCodecs(orderDetails) };

export const termsChanged = shape({}, { ...termsFields, reviewFindings, ...removable(orderDetails), lineChanges });

/** Version 1 said all terms, whether they changed or not: nothing that was to review is what it leaves out. */
export const correctedFromV1: Upcast = (json) => {
  const event = json as unknown as { readonly terms: object };
  return { ...event, terms: { reviewFindings: [], ...event.terms } } as unknown as Json;
};

export const content = shape(
  {
    ...termsFields,
    source,
    extraction: nullable(extraction),
    document: nullable(shape({ fileId: t.string, name: t.string, type: t.string, size: t.number, sha256: t.string })),
    threshold: integer,
    contentHash: t.string,
  },
  { ...laterFields, senderDomain: t.string },
);

export const changes = list(shape({ field: t.string, before: text, after: text }));
export const personalInChanges = { 'changes.*.before': 'subject', 'changes.*.after': 'subject' } as const;
const personalDetails = (prefix: string) => ({
  ...personalPaths(orderDetails, prefix),
  ...personalPaths(lineDetails, `${prefix}.lines.*`),
});
export const personalInTermsOf = (name: string) =>
  ({
    ...personalDetails(name),
    ...personalPaths(lineDetails, `${name}.lineChanges.changed.*`),
    ...personalPaths(lineDetails, `${name}.lineChanges.added.*`),
    [`${name}.customerName`]: 'subject',
    [`${name}.customerEmail`]: 'self',
    [`${name}.reviewFindings.*.facts.reason`]: 'subject',
    [`${name}.reviewFindings.*.facts.sender_domain`]: 'subject',
  }) as const;
export const personalInTerms = personalInTermsOf('terms');
export const personalInContent = {
  ...personalInExtraction('content.extraction'),
  ...personalDetails('content'),
  'content.customerName': 'subject',
  'content.customerEmail': 'self',
  'content.reviewFindings.*.facts.reason': 'subject',
  'content.reviewFindings.*.facts.sender_domain': 'subject',
  'content.document.name': 'subject',
  'content.senderDomain': 'subject',
} as const;

type V1 = {
  readonly content: {
    readonly extraction: {
      readonly fields: { readonly [name: string]: { readonly value: string } | undefined };
      readonly lines: readonly { readonly [name: string]: { readonly value: string } | undefined }[];
    };
    readonly lines: readonly object[];
  };
};

/** Version 1 knew what was read and nothing else: what stands in the order now is that. */
export const contentFromV1 = (json: unknown) => {
  const event = json as V1;
  const { fields, lines: readLines } = event.content.extraction;
  const readValue = (name: string): string | null => fields[name]?.value ?? null;
  return {
    ...event,
    content: {
      ...event.content,
      customerCandidates: [],
      poNumber: readValue('po_number'),
      orderDate: readValue('order_date'),
      deliveryDate: readValue('delivery_date'),
      currency: readValue('currency'),
      total: readValue('total'),
      warehouseId: null,
      document: null,
      lines: event.content.lines.map((entry, index) => ({
        ...entry,
        discount: readLines[index]?.discount?.value ?? null,
        amount: readLines[index]?.amount?.value ?? null,
        candidates: [],
      })),
    },
  } as never;
};
