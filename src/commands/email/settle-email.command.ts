/** A person sees to a mail that failed or became no order: it is dismissed, belongs to an order, or is replaced by a file that can be read. */
import type { CommandHandler, EventStore, Position, PreconditionFailed, RequestContext } from '@order-intake/event-sourcing';
import { type Either, isLeft, left } from 'fp-ts/lib/Either.js';
import type { EmailRefusal } from '../../domain/email/email.decider.ts';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { CreateOrder, CreateOrderRefusal } from '../sales-order/create-order.command.ts';
import { foldStream } from '../shared/fold-stream.ts';
import type { LoadEmail } from './advance-email.command.ts';
import { type AskOfEmail, askOfEmail } from './ask-of-email.ts';

export type Settlement =
  | { readonly how: 'dismissed'; readonly reason: string }
  | { readonly how: 'linked'; readonly orderId: string }
  | { readonly how: 'replaced'; readonly documentId: string };
type NothingToSettle = Extract<EmailRefusal, { type: 'NothingToSettle' }>;
export type SettleRefusal =
  | { readonly type: 'EmailUnknown' }
  | NothingToSettle
  | PreconditionFailed
  /** no such order in the company */
  | { readonly type: 'LinkUnknown' }
  | { readonly type: 'NotReplaced'; readonly refusal: CreateOrderRefusal };

export type SettleEmail = (
  input: { readonly emailId: string; readonly settlement: Settlement; readonly ifMatch: number | null },
  context: RequestContext,
) => Promise<Either<SettleRefusal, { readonly position: Position | null; readonly revision: number }>>;

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly loadEmail: LoadEmail;
  readonly createOrder: CreateOrder;
};
type Order = { readonly orderId: string; readonly reference: string };

export const createSettleEmail = ({ handle, store, loadEmail, createOrder }: Deps): SettleEmail => {
  const orderOf = async (
    emailId: string,
    settlement: Settlement,
    context: RequestContext,
  ): Promise<Order | null | SettleRefusal> => {
    if (settlement.how === 'dismissed') return null;
    if (settlement.how === 'linked') {
      const order = await foldStream(store, salesOrder, salesOrderStream(context.companyId, settlement.orderId));
      return order.phase === 'none' ? { type: 'LinkUnknown' } : { orderId: order.orderId, reference: order.reference };
    }
    const origin = { kind: 'document', documentId: settlement.documentId, ordinal: 0, insteadOfMail: emailId } as const;
    // a person says that this file is the order
    const created = await createOrder({ origin, corrections: {}, isOrder: true }, context);
    return isLeft(created) ? { type: 'NotReplaced', refusal: created.left } : created.right.outcome;
  };
  return async ({ emailId, settlement, ifMatch }, context) => {
    const { state } = await loadEmail(context.companyId, emailId);
    if (state.phase === 'none') return left({ type: 'EmailUnknown' });
    // before an order is made of the replacement
    if (state.phase === 'received' || state.phase === 'extracted') return left({ type: 'NothingToSettle', phase: state.phase });
    const order = await orderOf(emailId, settlement, context);
    if (order && 'type' in order) return left(order);
    const command = {
      type: 'SettleEmail',
      how: settlement.how,
      reason: settlement.how === 'dismissed' ? settlement.reason : null,
      order: order && { orderId: order.orderId, reference: order.reference },
      documentId: settlement.how === 'replaced' ? settlement.documentId : null,
    } as const;
    const ask = askOfEmail<NothingToSettle>(handle, command, (refusal) => (refusal.type === 'NothingToSettle' ? refusal : null));
    return ask({ emailId, ifMatch }, context);
  };
};

/** `assignee` null: nobody in particular. */
export type AssignEmail = (
  input: { readonly emailId: string; readonly assignee: string | null; readonly ifMatch: number | null },
  context: RequestContext,
) => ReturnType<AskOfEmail<never>>;
export const createAssignEmail =
  (handle: CommandHandler): AssignEmail =>
  ({ assignee, ...input }, context) =>
    askOfEmail<never>(handle, { type: 'AssignEmail', assignee }, () => null)(input, context);

type WantsNoAnswer = Extract<EmailRefusal, { type: 'WantsNoAnswer' }>;
export type SeenRefusal = { readonly type: 'EmailUnknown' } | WantsNoAnswer | PreconditionFailed;
export type MarkEmailSeen = AskOfEmail<WantsNoAnswer>;
export const createMarkEmailSeen = (handle: CommandHandler): MarkEmailSeen =>
  askOfEmail<WantsNoAnswer>(handle, { type: 'MarkSeen' }, (refusal) => (refusal.type === 'WantsNoAnswer' ? refusal : null));
