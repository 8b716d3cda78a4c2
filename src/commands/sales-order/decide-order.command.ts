import { type CommandContext, type CommandHandler, lastRevision, type PreconditionFailed } from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { requirementsOf } from '../../domain/sales-order/approval-requirements.ts';
import type { LifeCommand } from '../../domain/sales-order/order-life.ts';
import { type SalesOrderRefusal, salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { LoadCompanySettings } from '../company/change-company-settings.command.ts';
import { type ChangedOrder, everyEvent } from './correct-order.command.ts';
import type { PurchaseOrderClaims } from './purchase-order-claim.ts';

/** One step of an order's life (order-life.ts). One that was taken before changes nothing. */
export type DecideOrder = (
  input: {
    readonly orderId: string;
    readonly decision: LifeCommand;
    readonly ifMatch: number | null;
  },
  context: CommandContext,
) => Promise<Either<SalesOrderRefusal | PreconditionFailed, ChangedOrder>>;

type Deps = {
  readonly handle: CommandHandler;
  readonly claims: Pick<PurchaseOrderClaims, 'claim'>;
  readonly companySettings: LoadCompanySettings;
  readonly now: () => Date;
};

/** Adds to an approval what the company's settings say: what it requires and, if a person approves, until when it can be undone. */
const createWithSettings =
  ({ companySettings, now }: Deps) =>
  async (decision: LifeCommand, companyId: string): Promise<LifeCommand> => {
    const isByPerson = decision.type === 'ApproveOrder' || decision.type === 'ApplyRevision';
    if (!isByPerson && decision.type !== 'ApproveAsPlanned') return decision;
    const settings = await companySettings(companyId);
    const { handOverDelaySeconds: seconds = 0 } = settings;
    const approving = { ...decision, requires: requirementsOf(settings) };
    if (!isByPerson || seconds === 0) return approving;
    return { ...approving, releaseAt: new Date(now().getTime() + seconds * 1000).toISOString() };
  };

/** An applied revision may bring another number, or another customer: later documents look for the order there. */
export const createDecideOrder =
  (deps: Deps): DecideOrder =>
  async ({ orderId, decision: requestedDecision, ifMatch }, context) => {
    const { handle, claims } = deps;
    const decision = await createWithSettings(deps)(requestedDecision, context.companyId);
    const handled = await handle({
      decider: salesOrder,
      stream: salesOrderStream(context.companyId, orderId),
      command: decision,
      context,
      ...(ifMatch === null ? {} : { pinned: { revision: ifMatch, of: everyEvent } }),
    });
    if (isLeft(handled)) return handled;
    const { state, log, position } = handled.right;
    if (state.phase === 'none') return left({ type: 'OrderUnknown' });
    if (decision.type === 'ApplyRevision') {
      const { reference, content } = state;
      const { contentHash, orderDate } = content;
      // where another order has it there, people see both
      await claims.claim(content, { orderId, reference, contentHash, orderDate }, context);
    }
    return right({ order: state, revision: lastRevision(log, everyEvent), position });
  };
