import { warehouseFields, warehouseInput, warehouseRequest } from '../../../commands/catalog/catalog-request.schema.ts';
import type { KeepWarehouses } from '../../../commands/catalog/keep-warehouses.command.ts';
import type { WarehouseDetails } from '../../../domain/catalog/catalog.events.ts';
import type { WarehouseQueries } from '../../../projections/warehouses/warehouses.queries.ts';
import type { WarehouseRow } from '../../../projections/warehouses/warehouses.read-model.ts';
import { viewed } from '../../http/answers.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { flag, named, record, text, uuid } from '../../http/shapes.ts';
import type { WaitFor } from '../../http/wait-for.ts';
import { recordEndpoints, type Stored } from './record.endpoints.ts';

const warehouseShape = named(
  'Warehouse',
  'A warehouse that delivers orders',
  record({
    id: [uuid, 'Warehouse ID'],
    company: [text, 'Company ID'],
    code: [text, 'Short name; cannot be changed'],
    name: [text, 'Display name'],
    is_default: [flag, 'Whether new drafts get this warehouse'],
  }),
);

type Deps = {
  readonly commands: {
    readonly changeWarehouse: KeepWarehouses['change'];
    readonly registerWarehouse: KeepWarehouses['register'];
    readonly removeWarehouse: KeepWarehouses['remove'];
  };
  readonly queries: Pick<WarehouseQueries, 'warehouses'>;
  readonly waitFor: WaitFor;
};

export const warehouseEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] =>
  recordEndpoints(
    {
      noun: 'warehouse',
      path: '/sales/warehouses/',
      readModel: 'warehouses',
      shown: viewed(warehouseShape, ({ id, company, details }: Stored<WarehouseDetails>) => ({
        id,
        company,
        ...warehouseFields(details),
      })),
      schema: warehouseRequest,
      input: (request) => warehouseInput(request),
      changes: (request) => warehouseInput(request),
      detailsOf: (row: WarehouseRow) => ({ code: row.code, name: row.name, isDefault: row.is_default }),
      queries: queries.warehouses,
      register: commands.registerWarehouse,
      change: commands.changeWarehouse,
      remove: commands.removeWarehouse,
    },
    { waitFor },
  );
