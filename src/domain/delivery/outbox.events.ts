import type { PolicyName } from './policy.ts';
import type { AttemptedData, EndedData } from './two-events.ts';

type Of<T extends string, D> = {
  readonly type: T;
  readonly data: { readonly outboxId: string; readonly round: number } & Readonly<D>;
};

/** References only: what a message says is composed when it leaves, from what it is about as it is then. */
export type OutboxEvent =
  | Of<
      'MessageRequested',
      {
        /** who composes it */
        kind: string;
        policy: PolicyName;
        /** whom it is for, as the kind names them: an endpoint, a customer; null where there is only one */
        target: string | null;
        /** the record that it tells of */
        aboutId: string;
        /** the event that caused it */
        causeId: string;
      }
    >
  | Of<'MessageAttempted', AttemptedData>
  | Of<'MessageEnded', EndedData>
  /** a person lets go on what was held, or has sent again what nobody saw the end of */
  | Of<'OutboxReleased', object>;
