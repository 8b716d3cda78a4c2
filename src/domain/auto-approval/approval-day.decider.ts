/** How many orders, and of what value, were approved automatically on one day: each is reserved once, before its approval is planned. */
import { add, compare, type Decimal, formatDecimal, parseDecimal, zero } from '@order-intake/kernel';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { ApprovalDayEvent, ApprovalSafety } from './auto-approval.events.ts';

export type ApprovalDay = {
  readonly orders: ReadonlySet<string>;
  /** by currency, as decimal text */
  readonly values: { readonly [currency: string]: string };
};
export type ReserveApproval = {
  readonly type: 'ReserveApproval';
  readonly safety: Pick<ApprovalSafety, 'dailyCount' | 'dailyValue'>;
} & ApprovalDayEvent['data'];
export type ApprovalDayRefusal = { readonly type: 'DailyCountReached' | 'DailyValueReached' };

const initialState: ApprovalDay = { orders: new Set(), values: {} };

const amountOf = (text: string | undefined): Decimal => parseDecimal(text ?? '') ?? zero;
const valueWith = ({ values }: ApprovalDay, { currency, total }: ApprovalDayEvent['data']): Decimal =>
  add(amountOf(values[currency]), amountOf(total));

function evolve(state: ApprovalDay, event: ApprovalDayEvent): ApprovalDay {
  if (event.type !== 'AutoApprovalReserved') return state;
  const { orderId, currency } = event.data;
  return {
    orders: new Set([...state.orders, orderId]),
    values: { ...state.values, [currency]: formatDecimal(valueWith(state, event.data)) },
  };
}

function decide(command: ReserveApproval, state: ApprovalDay): Either<ApprovalDayRefusal, readonly ApprovalDayEvent[]> {
  const { day, orderId, total, currency, safety } = command;
  if (state.orders.has(orderId)) return right([]);
  if (state.orders.size >= safety.dailyCount) return left({ type: 'DailyCountReached' });
  const most = safety.dailyValue[currency];
  const data = { day, orderId, total, currency };
  if (most !== undefined && compare(valueWith(state, data), amountOf(most)) > 0) return left({ type: 'DailyValueReached' });
  return right([{ type: 'AutoApprovalReserved', data }]);
}

export const approvalDay = { initialState, evolve, decide };
