/** The kinds of reference data, as far as their commands differ. */
import type { Decider, DomainEvent } from '@order-intake/event-sourcing';
import type { CustomerDetails, PriceDetails, ProductDetails, WarehouseDetails } from '../../domain/catalog/catalog.events.ts';
import { customerStream, priceStream, productStream, warehouseStream } from '../../domain/catalog/catalog.stream.ts';
import type { CatalogRecord, RecordCommand, RecordRefusal } from '../../domain/catalog/catalog-record.ts';
import { customer } from '../../domain/catalog/customer.decider.ts';
import { price } from '../../domain/catalog/price.decider.ts';
import { product } from '../../domain/catalog/product.decider.ts';
import { warehouse } from '../../domain/catalog/warehouse.decider.ts';

export type CatalogKind<Details, State, Event extends DomainEvent> = {
  readonly decider: Decider<State, RecordCommand<Details>, Event, RecordRefusal>;
  readonly stream: (companyId: string, id: string) => string;
  readonly recordOf: (state: State) => CatalogRecord<Details>;
  /** its version moves with these */
  readonly isOwn: (event: Event) => boolean;
  /** whose personal data its events hold; null: they hold none */
  readonly personOf: (id: string, details: Details) => string | null;
};

const kind = <Details, State, Event extends DomainEvent>(of: CatalogKind<Details, State, Event>) => of;

export const customers = kind({
  decider: customer,
  stream: customerStream,
  recordOf: (state) => state,
  isOwn: () => true,
  personOf: (id, { emails }: CustomerDetails) => emails.find((email) => email.includes('@')) ?? `customer:${id}`,
});

export const products = kind({
  decider: product as unknown as Decider<
    ReturnType<typeof product.evolve>,
    RecordCommand<ProductDetails>,
    Parameters<typeof product.evolve>[1],
    RecordRefusal
  >,
  stream: productStream,
  recordOf: ({ record }) => record,
  isOwn: ({ type }) => type !== 'ProductAliasLearned' && type !== 'ProductAliasRevoked',
  personOf: (_id: string, _details: ProductDetails) => null,
});

export const warehouses = kind({
  decider: warehouse,
  stream: warehouseStream,
  recordOf: (state) => state,
  isOwn: () => true,
  personOf: (_id: string, _details: WarehouseDetails) => null,
});

export const prices = kind({
  decider: price,
  stream: priceStream,
  recordOf: (state) => state,
  isOwn: () => true,
  personOf: (_id: string, _details: PriceDetails) => null,
});
