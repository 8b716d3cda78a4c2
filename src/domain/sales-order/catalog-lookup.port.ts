/** The company's records that an extraction may match, looked up by exact keys; always inside one company. */
import type { ExtractedLine, Extraction } from '../shared/extraction.ts';
import type { KnownCustomer, KnownProduct } from './matching.ts';

export type CatalogLookup = {
  readonly customersLike: (companyId: string, extraction: Extraction, sender: string) => Promise<readonly KnownCustomer[]>;
  readonly productsLike: (companyId: string, lines: readonly ExtractedLine[]) => Promise<readonly KnownProduct[]>;
};
