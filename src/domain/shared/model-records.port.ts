/** What of a company's records helps a language model to read a document: names, codes and numbers, without contact persons, e-mail addresses or prices. */
import type { Extraction } from '@order-intake/order-extraction/document';

export type CustomerForModel = {
  readonly name: string;
  readonly code: string | null;
  readonly taxNumber: string | null;
  readonly addresses: readonly {
    readonly street: string | null;
    readonly postalCode: string | null;
    readonly city: string | null;
    readonly country: string | null;
  }[];
};
export type ProductForModel = {
  readonly code: string;
  readonly ean: string | null;
  readonly name: string;
  readonly unit: string | null;
};
/** An approved order of the customer that the document seems to come from. */
export type OrderForModel = {
  readonly poNumber: string | null;
  readonly orderDate: string | null;
  readonly deliveryDate: string | null;
  readonly currency: string | null;
  readonly lines: readonly {
    readonly name: string | null;
    readonly code: string | null;
    readonly qty: string | null;
    readonly unit: string | null;
  }[];
};
export type RecordsForModel = {
  readonly customers: readonly CustomerForModel[];
  readonly products: readonly ProductForModel[];
  readonly orders: readonly OrderForModel[];
};
export const noRecords: RecordsForModel = { customers: [], products: [], orders: [] };

/** What is known of a document before the model is asked: what the built-in readers made of it, its words, and who sent it. */
export type DocumentClues = {
  readonly extractions: readonly Pick<Extraction, 'fields' | 'lines'>[];
  readonly texts: readonly string[];
  readonly sender: string | null;
};
export type FindRecordsForModel = (companyId: string, clues: DocumentClues) => Promise<RecordsForModel>;
