import type { CatalogCommands } from '../../../commands/catalog/catalog-commands.ts';
import { customerFields, customerInput, customerRequest } from '../../../commands/catalog/catalog-request.schema.ts';
import type { RegisterCustomer } from '../../../commands/catalog/register-customer.command.ts';
import type { CustomerDetails } from '../../../domain/catalog/catalog.events.ts';
import type { CustomerQueries } from '../../../projections/customers/customers.queries.ts';
import type { CustomerRow } from '../../../projections/customers/customers.read-model.ts';
import { viewed } from '../../http/answers.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { flag, listOf, named, orNull, record, text, uuid } from '../../http/shapes.ts';
import type { WaitFor } from '../../http/wait-for.ts';
import { recordEndpoints, type Stored } from './record.endpoints.ts';

const address = named(
  'Address',
  'A postal address',
  record({
    label: [orNull(text), 'What it is for'],
    street: [orNull(text), 'With its number'],
    postal_code: [orNull(text), 'Where there is one'],
    city: [orNull(text), 'Or village'],
    country: [orNull(text), 'As it was entered'],
  }),
);

const customerShape = named(
  'Customer',
  'Who orders',
  record({
    id: [uuid, 'The customer'],
    company: [text, 'Whose customer it is'],
    name: [text, 'As it is written on its orders'],
    code: [orNull(text), 'Its number with the company'],
    tax_number: [orNull(text), 'With or without its country'],
    emails: [listOf(text), 'Addresses that its people write from'],
    phones: [listOf(text), 'Its telephones'],
    domains: [listOf(text), 'Domains of its addresses'],
    currency: [orNull(text), 'ISO 4217: what it orders in'],
    addresses: [listOf(address), 'Its postal addresses'],
    aliases: [listOf(text), 'Other names that it orders under'],
    blocked: [flag, 'A person has to look at whatever it orders'],
    blocked_reason: [orNull(text), 'Why'],
    several_orders_per_number: [
      flag,
      'It gives one purchase order number to several orders: another document under a number is an order of its own',
    ],
  }),
);

type Deps = {
  readonly commands: {
    readonly changeCustomer: CatalogCommands<CustomerDetails>['change'];
    readonly registerCustomer: RegisterCustomer;
    readonly removeCustomer: CatalogCommands<CustomerDetails>['remove'];
  };
  readonly queries: Pick<CustomerQueries, 'customers'>;
  readonly waitFor: WaitFor;
};

export const customerEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] =>
  recordEndpoints(
    {
      noun: 'customer',
      path: '/sales/customers/',
      madeBy: 'new_customers:write',
      readModel: 'customers',
      ofPersons: true,
      shown: viewed(customerShape, ({ id, company, details }: Stored<CustomerDetails>) => ({
        id,
        company,
        ...customerFields(details),
      })),
      schema: customerRequest,
      input: (request) => customerInput(request),
      changes: (request) => customerInput(request),
      detailsOf: (row: CustomerRow) => ({
        ...row,
        taxNumber: row.tax_number,
        blockedReason: row.blocked_reason,
        severalOrdersPerNumber: row.several_orders_per_number,
      }),
      queries: queries.customers,
      register: commands.registerCustomer,
      change: commands.changeCustomer,
      remove: commands.removeCustomer,
    },
    { waitFor },
  );
