import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { LifeCommand } from '../../domain/sales-order/order-life.ts';
import { type SalesOrderRefusal, salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { CommandContext } from '../../platform/command-handling/command-context.ts';
import { type CommandHandler, lastRevision, type PreconditionFailed } from '../../platform/command-handling/command-handler.ts';
import { type ChangedOrder, everyEvent } from './correct-order.command.ts';

/** One step of an order's life (order-life.ts). One that was taken before changes nothing. */
export type DecideOrder = (
  input: {
    readonly orderId: string;
    readonly decision: LifeCommand;
    readonly ifMatch: number | null;
  },
  context: CommandContext,
) => Promise<Either<SalesOrderRefusal | PreconditionFailed, ChangedOrder>>;

export const createDecideOrder =
  (handle: CommandHandler): DecideOrder =>
  async ({ orderId, decision, ifMatch }, context) => {
    const handled = await handle({
      decider: salesOrder,
      stream: salesOrderStream(context.companyId, orderId),
      command: decision,
      context,
      ...(ifMatch === null ? {} : { pinned: { revision: ifMatch, of: everyEvent } }),
    });
    if (isLeft(handled)) return handled;
    const { state, log, position } = handled.right;
    return state.phase === 'none'
      ? left({ type: 'OrderUnknown' })
      : right({ order: state, revision: lastRevision(log, everyEvent), position });
  };
