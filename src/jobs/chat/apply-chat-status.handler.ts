/** A delivery status finds its message: by what we sent along, else by the provider's id, which we may be told later than the status. */
import type { JobContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import { deliveryStatusOf } from '../../domain/chat/channel/delivery.ts';
import type { ChatDeps } from './chat-deps.ts';

export type ToldStatus = {
  /** null: identified only by the provider's id */
  readonly sessionId: string | null;
  readonly messageId: string | null;
  /** absent in jobs of older versions, which had the two above */
  readonly wamidHash?: string;
  readonly status: string;
  readonly occurredAt: string;
  readonly errorCode: number | null;
};
type Ours = { readonly sessionId: string; readonly messageId: string };
type Deps = Pick<ChatDeps, 'advance' | 'contents' | 'earlyStatuses'>;

export const createApplyChatStatus = ({ advance, contents, earlyStatuses }: Deps) => {
  const apply = async (
    { sessionId, messageId }: Ours,
    { status, occurredAt, errorCode }: Pick<ToldStatus, 'status' | 'occurredAt' | 'errorCode'>,
    context: JobContext,
  ): Promise<void> => {
    const deliveryStatus = deliveryStatusOf(status);
    if (deliveryStatus === null) return;
    const applied = await advance(
      sessionId,
      { type: 'ApplyStatus', messageId, status: deliveryStatus, errorCode, now: occurredAt },
      context,
    );
    // another company's id in the tracker finds no stream of this one
    if (isLeft(applied) && applied.left.type !== 'SessionUnknown')
      throw new Error(`a status was refused with ${applied.left.type}`);
  };
  const early = async (ours: Ours & { readonly wamidHash: string }, context: JobContext): Promise<void> => {
    for (const report of await earlyStatuses.of(context.companyId, ours.wamidHash)) await apply(ours, report, context);
    await earlyStatuses.applied(context.companyId, ours.wamidHash);
  };

  return {
    early,
    reported: async ({ sessionId, messageId, wamidHash, ...report }: ToldStatus, context: JobContext): Promise<void> => {
      if (sessionId !== null && messageId !== null) return apply({ sessionId, messageId }, report, context);
      if (wamidHash === undefined || deliveryStatusOf(report.status) === null) return;
      // stored first: the code that records a sent message checks for it afterwards, so one of the two finds it
      await earlyStatuses.keep(context.companyId, wamidHash, report);
      const ours = await contents.sentAs(context.companyId, wamidHash);
      if (ours) await early({ ...ours, wamidHash }, context);
    },
  };
};
