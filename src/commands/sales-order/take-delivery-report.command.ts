/** A delivery report about questions to a customer: the order shows that they may not have arrived, and waits for no answer. */
import type { CommandHandler, JobContext } from '@order-intake/event-sourcing';
import { tagsOf } from '../../domain/sales-order/questions/question-tag.ts';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { OrderSource } from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { orThrow } from '../shared/or-throw.ts';
import type { FindAsked } from './find-asked.ts';
import { markOf } from './question-tokens.ts';

/** Repeatable. A report has to name a Message-ID of ours: the token in a subject may be known to anybody who saw a quoted one. */
export type TakeDeliveryReport = (
  email: Parameters<FindAsked>[0] & { readonly emailId: string },
  context: JobContext,
) => Promise<void>;

/** Questions of this round may not have arrived, as `source` says. Repeatable. */
export type MarkUndelivered = (
  report: { readonly orderId: string; readonly round: number; readonly source: OrderSource },
  context: JobContext,
) => Promise<void>;

export const createMarkUndelivered =
  ({ handle }: { readonly handle: CommandHandler }): MarkUndelivered =>
  async ({ orderId, ...report }, context) => {
    const stream = salesOrderStream(context.companyId, orderId);
    const command = { type: 'TakeDeliveryReport', ...report } as const;
    orThrow(await despiteRivals(() => handle({ decider: salesOrder, stream, command, context })));
  };

type Deps = { readonly markUndelivered: MarkUndelivered; readonly findAsked: FindAsked };

export const createTakeDeliveryReport =
  ({ markUndelivered, findAsked }: Deps): TakeDeliveryReport =>
  async (email, context) => {
    const mail = { ...email.mail, subject: '' };
    const questions = await findAsked({ ...email, mail }, context.companyId);
    if (!questions) return;
    const { order, round } = questions;
    const mark = markOf(context.companyId, order.orderId, round.round);
    if (!tagsOf(mail).some((tag) => tag.mark === mark)) return;
    const source = { kind: 'email', id: email.emailId } as const;
    await markUndelivered({ orderId: order.orderId, round: round.round, source }, context);
  };
