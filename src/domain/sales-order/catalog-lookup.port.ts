/** The company's records that an order may match: few rows by index, the domain chooses. Always inside one company, never what was deleted. */
import type { CustomerClues, KnownCustomer } from './customer-clues.ts';
import type { DescribedProduct, KnownProduct, ProductFacts } from './match-line.ts';

export type KnownWarehouse = { readonly warehouseId: string; readonly isDefault: boolean };

export type CatalogLookup = {
  readonly customersLike: (companyId: string, clues: CustomerClues) => Promise<readonly KnownCustomer[]>;
  readonly customer: (companyId: string, customerId: string) => Promise<KnownCustomer | null>;
  /** Aliases are those of this customer. */
  readonly productsLike: (
    companyId: string,
    customerId: string | null,
    lines: readonly DescribedProduct[],
  ) => Promise<ProductFacts>;
  readonly products: (companyId: string, productIds: readonly string[]) => Promise<readonly KnownProduct[]>;
  readonly warehouses: (companyId: string) => Promise<readonly KnownWarehouse[]>;
};
