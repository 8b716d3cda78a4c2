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
    id: [text, 'Address ID, unique among the addresses of the customer'],
    label: [orNull(text), 'Purpose of the address'],
    street: [orNull(text), 'Street and house number'],
    postal_code: [orNull(text), 'Postal code, if any'],
    city: [orNull(text), 'City or town'],
    country: [orNull(text), 'Country as entered'],
    gln: [orNull(text), 'Global Location Number'],
    is_default_ship_to: [flag, 'Whether orders without a ship-to go to this address; one address per customer'],
    is_default_bill_to: [flag, 'Whether invoices go to this address; one address per customer'],
  }),
);

const customerShape = named(
  'Customer',
  'A customer',
  record({
    id: [uuid, 'Customer ID'],
    company: [text, 'Company ID'],
    name: [text, "Name as written on the customer's orders"],
    code: [orNull(text), 'Customer number'],
    tax_number: [orNull(text), 'Tax number, with or without the country prefix'],
    emails: [listOf(text), "Email addresses of the customer's staff"],
    phones: [listOf(text), 'Phone numbers'],
    domains: [listOf(text), 'Email domains of the customer'],
    currency: [orNull(text), 'ISO 4217 currency code in which the customer orders'],
    addresses: [listOf(address), 'Postal addresses'],
    aliases: [listOf(text), 'Alternative names'],
    blocked: [flag, 'Whether every order of the customer requires review'],
    blocked_reason: [orNull(text), 'Reason for blocking'],
    several_orders_per_number: [
      flag,
      'Whether the customer uses one purchase order number for several orders; documents with the same number then become separate orders',
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
