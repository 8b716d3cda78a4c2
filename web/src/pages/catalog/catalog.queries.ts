import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, ask, askPage, ifMatch, type Schemas } from '../../api/client.ts';
import { keys } from '../../api/keys.ts';
import type { Format } from '../../words/format.ts';

export type Customer = Schemas['Customer'];
export type Product = Schemas['Product'];
export type Warehouse = Schemas['Warehouse'];
export type Price = Schemas['Price'];
export type ItemNumber = Schemas['ProductAlias'];

const limit = 100;
export const fetchCustomers = (q: string) => (cursor: string | undefined, signal: AbortSignal) =>
  askPage(api.GET('/sales/customers/', { params: { query: { q: q || undefined, cursor, limit } }, signal }));
export const fetchProducts = (q: string) => (cursor: string | undefined, signal: AbortSignal) =>
  askPage(api.GET('/sales/products/', { params: { query: { q: q || undefined, cursor, limit } }, signal }));
export const fetchWarehouses = (cursor: string | undefined, signal: AbortSignal) =>
  askPage(api.GET('/sales/warehouses/', { params: { query: { cursor, limit } }, signal }));

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: keys.products.one(id),
    queryFn: ({ signal }) => ask(api.GET('/sales/products/{id}/', { params: { path: { id } }, signal })),
  });
const ofList = { limit: 200 };
const aliasPaths = { products: '/sales/products/{id}/aliases/', customers: '/sales/customers/{id}/item-numbers/' } as const;
export const aliasesQuery = (of: 'products' | 'customers', id: string, q = '') =>
  queryOptions({
    queryKey: [...keys[of].of(id, 'aliases'), q],
    queryFn: ({ signal }) =>
      askPage(api.GET(aliasPaths[of], { params: { path: { id }, query: { ...ofList, q: q || undefined } }, signal })),
    placeholderData: keepPreviousData,
  });
export const pricesQuery = (of: 'products' | 'customers', id: string) =>
  queryOptions({
    queryKey: keys[of].of(id, 'prices'),
    queryFn: ({ signal }) => askPage(api.GET(`/sales/${of}/{id}/prices/`, { params: { path: { id }, query: ofList }, signal })),
  });

const lines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export type CustomerForm = Readonly<
  Record<'name' | 'code' | 'tax_number' | 'currency' | 'emails' | 'phones' | 'domains' | 'aliases' | 'blocked_reason', string> & {
    blocked: boolean;
    several_orders_per_number: boolean;
  }
>;
export const customerForm = (customer?: Customer): CustomerForm => ({
  name: customer?.name ?? '',
  code: customer?.code ?? '',
  tax_number: customer?.tax_number ?? '',
  currency: customer?.currency ?? '',
  emails: (customer?.emails ?? []).join('\n'),
  phones: (customer?.phones ?? []).join('\n'),
  domains: (customer?.domains ?? []).join('\n'),
  aliases: (customer?.aliases ?? []).join('\n'),
  blocked: customer?.blocked ?? false,
  blocked_reason: customer?.blocked_reason ?? '',
  several_orders_per_number: customer?.several_orders_per_number ?? false,
});
const customerBody = ({ emails, phones, domains, aliases, ...texts }: CustomerForm) => ({
  ...texts,
  emails: lines(emails),
  phones: lines(phones),
  domains: lines(domains),
  aliases: lines(aliases),
});
export const createCustomer = (form: CustomerForm) => ask(api.POST('/sales/customers/', { body: customerBody(form) }));
export const changeCustomer = (id: string, form: CustomerForm, etag: string | null) =>
  ask(api.PATCH('/sales/customers/{id}/', { params: { path: { id }, header: ifMatch(etag) }, body: customerBody(form) }));
export const saveAddresses = (id: string, addresses: readonly Partial<Customer['addresses'][number]>[], etag: string | null) =>
  ask(
    api.PATCH('/sales/customers/{id}/', { params: { path: { id }, header: ifMatch(etag) }, body: { addresses: [...addresses] } }),
  );
export const removeCustomer = (id: string) => ask(api.DELETE('/sales/customers/{id}/', { params: { path: { id } } }));

export type ProductForm = Readonly<
  Record<
    | 'code'
    | 'ean'
    | 'name'
    | 'unit'
    | 'price'
    | 'currency'
    | 'stock'
    | 'available_from'
    | 'units'
    | 'packaging_multiple'
    | 'minimum_quantity',
    string
  >
>;
/** Numbers as people of the language write them. */
export const productForm = (format: Format, product?: Product): ProductForm => ({
  code: product?.code ?? '',
  ean: product?.ean ?? '',
  name: product?.name ?? '',
  unit: product?.unit ?? '',
  price: product?.price == null ? '' : format.moneyInput(product.price),
  currency: product?.currency ?? '',
  stock: product?.stock == null ? '' : format.input(product.stock),
  available_from: product?.available_from ?? '',
  units: (product?.units ?? []).map(({ unit, factor }) => `${unit} = ${format.input(factor)}`).join('\n'),
  packaging_multiple: product?.packaging_multiple == null ? '' : format.input(product.packaging_multiple),
  minimum_quantity: product?.minimum_quantity == null ? '' : format.input(product.minimum_quantity),
});
/** "box = 100" */
const unitOf = (line: string, format: Format) => {
  const [unit = '', factor = ''] = line.split('=').map((part) => part.trim());
  return { unit, factor: format.parseInput(factor) ?? factor };
};
// what is no number goes as it is: the service says what is wrong with it, at its field
const productBody = ({ price, stock, units, packaging_multiple, minimum_quantity, ...texts }: ProductForm, format: Format) => ({
  ...texts,
  price: format.parseInput(price) ?? price,
  stock: format.parseInput(stock) ?? stock,
  units: lines(units).map((line) => unitOf(line, format)),
  packaging_multiple: format.parseInput(packaging_multiple) ?? packaging_multiple,
  minimum_quantity: format.parseInput(minimum_quantity) ?? minimum_quantity,
});
export const createProduct = (form: ProductForm, format: Format) =>
  ask(api.POST('/sales/products/', { body: productBody(form, format) }));
export const changeProduct = (id: string, form: ProductForm, format: Format, etag: string | null) =>
  ask(api.PATCH('/sales/products/{id}/', { params: { path: { id }, header: ifMatch(etag) }, body: productBody(form, format) }));
export const removeProduct = (id: string) => ask(api.DELETE('/sales/products/{id}/', { params: { path: { id } } }));
export const saveItemNumber = (id: string, customer: string, alias: string) =>
  ask(api.POST('/sales/products/{id}/aliases/', { params: { path: { id } }, body: { customer, alias } }));
export const revokeAlias = (id: string, alias: string) =>
  ask(api.DELETE('/sales/products/{id}/aliases/{alias}/', { params: { path: { id, alias } } }));

export const createWarehouse = (body: { readonly code: string; readonly name: string; readonly is_default: boolean }) =>
  ask(api.POST('/sales/warehouses/', { body }));
export const removeWarehouse = (id: string) => ask(api.DELETE('/sales/warehouses/{id}/', { params: { path: { id } } }));
