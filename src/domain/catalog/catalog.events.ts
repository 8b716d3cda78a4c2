/** The company's reference data: who buys, what is sold. */
export type CatalogEvent =
  | {
      readonly type: 'CustomerRegistered';
      readonly data: {
        readonly customerId: string;
        readonly name: string;
        readonly code: string | null;
        readonly emails: readonly string[];
      };
    }
  | {
      readonly type: 'ProductRegistered';
      /** price: decimal string, null when there is no list price */
      readonly data: { readonly productId: string; readonly code: string; readonly name: string; readonly price: string | null };
    };
