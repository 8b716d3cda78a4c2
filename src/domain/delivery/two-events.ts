/** For streams that tell a delivery in two events: an attempt, and its end. Who was addressed is not in them. */
import type { Reason } from '../reasons/reasons.ts';
import type { DeliveryEnd, DeliveryResponse, DeliveryStep } from './delivery.ts';

export type AttemptedData = { readonly attempt: number; readonly messageId: string };
export type EndedData = {
  readonly end: DeliveryEnd;
  readonly reason: Reason | null;
  readonly nextAttemptAt: string | null;
  /** of what another system answers */
  readonly response?: DeliveryResponse;
};

/** @param of what places the event: its stream's id and the round */
export const deliveryEvent = <Of, Attempted extends string, Ended extends string>(
  happened: DeliveryStep,
  of: Of,
  names: { readonly attempted: Attempted; readonly ended: Ended },
): { readonly type: Attempted; readonly data: Of & AttemptedData } | { readonly type: Ended; readonly data: Of & EndedData } => {
  if (happened.step === 'attempted') {
    const { attempt, messageId } = happened;
    return { type: names.attempted, data: { ...of, attempt, messageId } };
  }
  const { step: end, reason, nextAttemptAt, response } = happened;
  return { type: names.ended, data: { ...of, end, reason, nextAttemptAt, ...(response ? { response } : {}) } };
};

export const deliveryStep = (data: AttemptedData | EndedData): DeliveryStep =>
  'end' in data
    ? { step: data.end, reason: data.reason, nextAttemptAt: data.nextAttemptAt }
    : { step: 'attempted', attempt: data.attempt, messageId: data.messageId, recipients: [] };
