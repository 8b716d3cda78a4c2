/** Orders as the API describes them: types alone, for what is pure. */
import type { components, paths } from './schema.d.ts';

type Schemas = components['schemas'];
export type Order = Schemas['SalesOrder'];
export type OrderEntry = Schemas['SalesOrderEntry'];
export type OrderLine = Schemas['SalesOrderLine'];
/** what a document's reader warns of */
export type Warning = Schemas['Warning'];
export type OrderAction = Schemas['OrderAction'];
export type OrderChanges = NonNullable<paths['/sales/sales-orders/{id}/']['patch']['requestBody']>['content']['application/json'];
