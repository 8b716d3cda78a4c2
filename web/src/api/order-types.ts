/** Orders as the API describes them: types alone, for what is pure. */
import type { components, paths } from './schema.d.ts';

type Schemas = components['schemas'];
export type Order = Schemas['SalesOrder'];
export type OrderEntry = Schemas['SalesOrderEntry'];
export type OrderLine = Schemas['SalesOrderLine'];
/** what a document's reader warns of */
export type Warning = Schemas['Warning'];
/** what was noted of a mail */
export type EmailNote = Schemas['EmailNote'];
export type Noted = Pick<Schemas['EmailLog'], 'note' | 'noted'>;
/** why something did not happen */
export type Reason = Schemas['Reason'];
export type OrderAction = Schemas['OrderAction'];
export type OrderChanges = NonNullable<paths['/sales/sales-orders/{id}/']['patch']['requestBody']>['content']['application/json'];
