import type { CommandContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { WarehouseDetails } from '../../domain/catalog/catalog.events.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import { derivedId } from '../shared/derived-id.ts';
import type { CatalogCommands, RecordResult } from './catalog-commands.ts';

/** The ids of the warehouses that say they are the default, as far as they are known by now. */
export type DefaultWarehouses = (companyId: string) => Promise<readonly string[]>;

export type KeepWarehouses = Omit<CatalogCommands<WarehouseDetails>, 'register' | 'changeBy'> & {
  readonly register: (
    input: WarehouseDetails,
    context: CommandContext,
  ) => Promise<RecordResult<WarehouseDetails> & { readonly warehouseId: string; readonly created: boolean }>;
  /** Of a company that was registered just now: no read model is asked for others, for there may be none yet. */
  readonly registerFirst: (input: WarehouseDetails, context: CommandContext) => Promise<RecordResult<WarehouseDetails>>;
};

export const warehouseIdOf = (companyId: string, { code }: Pick<WarehouseDetails, 'code'>): string =>
  derivedId('warehouse', companyId, comparable(code));

/** A warehouse that becomes the default ends that of the others: the position answered is that of the last change. */
export const createKeepWarehouses = (
  warehouses: CatalogCommands<WarehouseDetails>,
  defaultWarehouses: DefaultWarehouses,
): KeepWarehouses => {
  const asOnlyDefault = async (result: RecordResult<WarehouseDetails>, context: CommandContext) => {
    if (!result.details.isDefault || result.position === null) return result.position;
    let last = result.position;
    for (const id of await defaultWarehouses(context.companyId)) {
      if (id === result.id) continue;
      const ended = await warehouses.change({ id, changes: { isDefault: false }, ifMatch: null }, context);
      if (!isLeft(ended)) last = ended.right.position ?? last;
    }
    return last;
  };
  return {
    register: async (input, context) => {
      const warehouseId = warehouseIdOf(context.companyId, input);
      const result = await warehouses.register(warehouseId, input, context);
      return { ...result, warehouseId, position: await asOnlyDefault(result, context) };
    },
    registerFirst: (input, context) => warehouses.register(warehouseIdOf(context.companyId, input), input, context),
    change: async (input, context) => {
      const result = await warehouses.change(input, context);
      if (isLeft(result)) return result;
      return { ...result, right: { ...result.right, position: await asOnlyDefault(result.right, context) } };
    },
    remove: warehouses.remove,
  };
};
