/**
 * What a document is once it is read (pages of words, sheets of cells, data), and what an order found in it is: types, codes and small helpers. Light to
 * load: none of the rules come with it.
 */
export * from './document/charges.ts';
export * from './document/comparable.ts';
export * from './document/confidence-reasons.ts';
export * from './document/detail-parts.ts';
export * from './document/documents.port.ts';
export * from './document/extraction.ts';
export * from './document/known-layout.ts';
export * from './document/known-records.ts';
export * from './document/layout-print.ts';
export * from './document/mail-text.ts';
export * from './document/model-faults.ts';
export * from './document/order-details.ts';
export * from './document/recognise.ts';
export { codeKey, keysOfCustomer, keysOfProduct, nameWithoutForm, recordKeysIn } from './document/record-keys.ts';
export * from './document/table-cells.ts';
export * from './document/warnings.ts';
