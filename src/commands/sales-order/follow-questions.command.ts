/** What the time demands of questions that are not answered yet: the stream says whether anything is due. */
import type { CommandHandler, JobContext } from '@order-intake/event-sourcing';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { orThrow } from '../shared/or-throw.ts';

export type FollowQuestions = (asked: { readonly orderId: string; readonly round: number }, context: JobContext) => Promise<void>;

type Deps = { readonly handle: CommandHandler; readonly now: () => Date };

export const createFollowQuestions =
  ({ handle, now }: Deps): FollowQuestions =>
  async ({ orderId, round }, context) => {
    const stream = salesOrderStream(context.companyId, orderId);
    const command = { type: 'FollowQuestions', round, now: now().toISOString() } as const;
    orThrow(await despiteRivals(() => handle({ decider: salesOrder, stream, command, context })));
  };
