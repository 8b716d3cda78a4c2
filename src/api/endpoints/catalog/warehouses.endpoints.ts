import { warehouseFields, warehouseInput, warehouseRequest } from '../../../commands/catalog/catalog-request.schema.ts';
import type { WarehouseRow } from '../../../projections/warehouses/warehouses.read-model.ts';
import type { ApiDeps } from '../../api-deps.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { flag, record, text, uuid } from '../../http/shapes.ts';
import { recordEndpoints } from './record.endpoints.ts';

type Deps = Pick<ApiDeps, 'waitFor'> & {
  readonly commands: Pick<ApiDeps['commands'], 'registerWarehouse' | 'changeWarehouse' | 'removeWarehouse'>;
  readonly queries: Pick<ApiDeps['queries'], 'warehouses'>;
};

export const warehouseEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] =>
  recordEndpoints(
    {
      noun: 'warehouse',
      path: '/sales/warehouses/',
      readModel: 'warehouses',
      shape: record({ id: uuid, company: text, code: text, name: text, is_default: flag }),
      schema: warehouseRequest,
      input: (request) => warehouseInput(request),
      changes: (request) => warehouseInput(request),
      fields: warehouseFields,
      detailsOf: (row: WarehouseRow) => ({ code: row.code, name: row.name, isDefault: row.is_default }),
      queries: queries.warehouses,
      register: commands.registerWarehouse,
      change: commands.changeWarehouse,
      remove: commands.removeWarehouse,
    },
    { waitFor },
  );
