import { customerFields, customerInput, customerRequest } from '../../../commands/catalog/catalog-request.schema.ts';
import type { CustomerDetails } from '../../../domain/catalog/catalog.events.ts';
import type { CustomerRow } from '../../../projections/customers/customers.read-model.ts';
import type { ApiDeps } from '../../api-deps.ts';
import { viewed } from '../../http/answers.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { listOf, orNull, record, text, uuid } from '../../http/shapes.ts';
import { recordEndpoints, type Stored } from './record.endpoints.ts';

const address = {
  label: orNull(text),
  street: orNull(text),
  postal_code: orNull(text),
  city: orNull(text),
  country: orNull(text),
};

const customerShape = record({
  id: uuid,
  company: text,
  name: text,
  code: orNull(text),
  tax_number: orNull(text),
  emails: listOf(text),
  phones: listOf(text),
  domains: listOf(text),
  currency: orNull(text),
  addresses: listOf(record(address)),
  aliases: listOf(text),
});

type Deps = Pick<ApiDeps, 'waitFor'> & {
  readonly commands: Pick<ApiDeps['commands'], 'registerCustomer' | 'changeCustomer' | 'removeCustomer'>;
  readonly queries: Pick<ApiDeps['queries'], 'customers'>;
};

export const customerEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] =>
  recordEndpoints(
    {
      noun: 'customer',
      path: '/sales/customers/',
      readModel: 'customers',
      shown: viewed(customerShape, ({ id, company, details }: Stored<CustomerDetails>) => ({
        id,
        company,
        ...customerFields(details),
      })),
      schema: customerRequest,
      input: (request) => customerInput(request),
      changes: (request) => customerInput(request),
      detailsOf: (row: CustomerRow) => ({ ...row, taxNumber: row.tax_number }),
      queries: queries.customers,
      register: commands.registerCustomer,
      change: commands.changeCustomer,
      remove: commands.removeCustomer,
    },
    { waitFor },
  );
