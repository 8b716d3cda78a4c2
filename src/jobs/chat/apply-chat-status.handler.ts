/** A delivery status finds its message: by what we sent along, else by the provider's id. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { deliveryStatusOf } from '../../domain/chat/channel/delivery.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import type { ChatDeps } from './chat-deps.ts';

export type ToldStatus = {
  readonly sessionId: string;
  readonly messageId: string;
  readonly status: string;
  readonly occurredAt: string;
  readonly errorCode: number | null;
};

export const createApplyChatStatus =
  ({ advance }: Pick<ChatDeps, 'advance'>) =>
  async ({ sessionId, messageId, status, occurredAt, errorCode }: ToldStatus, context: JobContext): Promise<void> => {
    const known = deliveryStatusOf(status);
    if (known === null) return;
    const applied = await advance(
      sessionId,
      { type: 'ApplyStatus', messageId, status: known, errorCode, now: occurredAt },
      context,
    );
    // another company's id in the tracker finds no stream of this one
    if (isLeft(applied) && applied.left.type !== 'SessionUnknown')
      throw new Error(`a status was refused with ${applied.left.type}`);
  };
