/** A delivery report about questions to a customer: the order shows that they may not have arrived, and waits for no answer. */
import type { CommandHandler, JobContext } from '@order-intake/event-sourcing';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { orThrow } from '../shared/or-throw.ts';
import type { FindAsked } from './find-asked.ts';

/** Repeatable. Nothing happens where the mail names no questions of ours: by a Message-ID or in its subject. */
export type TakeDeliveryReport = (
  email: Parameters<FindAsked>[0] & { readonly emailId: string },
  context: JobContext,
) => Promise<void>;

type Deps = { readonly handle: CommandHandler; readonly findAsked: FindAsked };

export const createTakeDeliveryReport =
  ({ handle, findAsked }: Deps): TakeDeliveryReport =>
  async (email, context) => {
    const questions = await findAsked(email, context.companyId);
    if (!questions) return;
    const { order, round } = questions;
    const stream = salesOrderStream(context.companyId, order.orderId);
    const source = { kind: 'email', id: email.emailId } as const;
    const command = { type: 'TakeDeliveryReport', round: round.round, source } as const;
    orThrow(await despiteRivals(() => handle({ decider: salesOrder, stream, command, context })));
  };
