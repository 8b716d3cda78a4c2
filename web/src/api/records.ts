/** Customers and products that are made, or taught a name, while an order is reviewed. */
import type { QueryClient } from '@tanstack/react-query';
import { api, ask, ifMatch, type paths } from './client.ts';
import { keys } from './keys.ts';
import { customerQuery, keepOrder, type Order, versioned } from './orders.ts';

type NewCustomer = NonNullable<paths['/sales/customers/']['post']['requestBody']>['content']['application/json'];
type NewProduct = NonNullable<paths['/sales/products/']['post']['requestBody']>['content']['application/json'];

export const makeCustomer = (body: NewCustomer) => ask(api.POST('/sales/customers/', { body }));
export const makeProduct = (body: NewProduct) => ask(api.POST('/sales/products/', { body }));

/** Adds names and addresses that a customer is known by; what is known already stays. */
export const teachCustomer = async (
  client: QueryClient,
  id: string,
  { aliases = [], emails = [] }: { readonly aliases?: readonly string[]; readonly emails?: readonly string[] },
): Promise<void> => {
  const { data, etag } = await client.fetchQuery({ ...customerQuery(id), staleTime: 0 });
  const body = {
    aliases: [...new Set([...data.aliases, ...aliases])],
    emails: [...new Set([...data.emails, ...emails])],
  };
  const taught = await ask(api.PATCH('/sales/customers/{id}/', { params: { path: { id }, header: ifMatch(etag) }, body }));
  client.setQueryData(keys.customers.one(id), taught);
};

/** Adds the ship-to of an order to the addresses of its customer, by which the order is then matched. */
export const addShipTo = async (client: QueryClient, { id, customer, ship_to: shipTo }: Order): Promise<void> => {
  if (customer === null || shipTo === null) return;
  const { data, etag } = await client.fetchQuery({ ...customerQuery(customer), staleTime: 0 });
  const { name: label, street, postal_code, city, country, gln } = shipTo;
  const body = { addresses: [...data.addresses, { label, street, postal_code, city, country, gln }] };
  const path = { id: customer };
  const changed = await ask(api.PATCH('/sales/customers/{id}/', { params: { path, header: ifMatch(etag) }, body }));
  client.setQueryData(keys.customers.one(customer), changed);
  keepOrder(client, versioned(await ask(api.POST('/sales/sales-orders/{id}/match_again/', { params: { path: { id } } }))));
};

/** The lead whose order it was is this customer: its other drafts are matched again. */
export const convertLead = async (client: QueryClient, id: string, customer: string): Promise<void> => {
  const { etag } = await ask(api.GET('/sales/leads/{id}/', { params: { path: { id } } }));
  const body = { status: 'CONVERTED', customer } as const;
  const lead = await ask(api.PATCH('/sales/leads/{id}/', { params: { path: { id }, header: ifMatch(etag) }, body }));
  client.setQueryData(keys.leads.one(id), lead);
};
