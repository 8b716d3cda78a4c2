import { type Either, map } from 'fp-ts/lib/Either.js';
import type { CommandContext } from '../../../../src/platform/command-handling/command-context.ts';
import type { CommandHandler, PreconditionFailed } from '../../../../src/platform/command-handling/command-handler.ts';
import type { Position } from '../../../../src/platform/event-store/event-store.ts';
import { type DeliveryStopCommand, type DeliveryStopRefusal, deliveryStop } from './delivery-stop.decider.ts';

const deliveryStopStream = (companyId: string, customerId: string): string => `deliveryStop-${companyId}_${customerId}`;

/** Answers the position of what was written, null when it was so already. */
export type ChangeDeliveryStop = (
  command: DeliveryStopCommand,
  context: CommandContext,
) => Promise<Either<DeliveryStopRefusal | PreconditionFailed, Position | null>>;

export const createChangeDeliveryStop =
  (handle: CommandHandler): ChangeDeliveryStop =>
  async (command, context) => {
    const stream = deliveryStopStream(context.companyId, command.customerId);
    const handled = await handle({ decider: deliveryStop, stream, command, context });
    return map(({ position }: { readonly position: Position | null }) => position)(handled);
  };
