/** A consumer reads the log in order and writes what it makes of it together with its checkpoint. */
import type pg from 'pg';
import type { Position, Recorded } from '../event-store/event-store.ts';
import { isPassing, safeReason } from './failure-reason.ts';

/** `building`: a read model that nobody sees yet. */
export type ConsumerKind = 'read_model' | 'building' | 'reactor';

/** What is told of any consumer, by whom it may run or not. */
export type ConsumerStatus = {
  readonly name: string;
  /** null: nothing handled yet */
  readonly position: Position | null;
  /** for how long the oldest event has waited that it did not handle yet; 0: none; null: not known here */
  readonly lagMs: number | null;
  readonly deadLetters: number;
  /** why it is paused, null when it is not */
  readonly reason: string | null;
  /** whether this process runs it */
  readonly here: boolean;
};

export type Consumer = {
  readonly kind: ConsumerKind;
  readonly name: string;
  readonly version: number;
  readonly types: ReadonlySet<string>;
  /** Inside the checkpoint's transaction; all events are of its types, in log order. */
  readonly apply: (tx: pg.PoolClient, events: readonly Recorded[]) => Promise<void>;
};

/** A consumer and how far it has come. The position moves with every committed batch; null: nothing handled yet. */
export type Member = { readonly consumer: Consumer; position: Position | null };

/** One consumer could not handle what the others of its group could: `event` is known when it was alone in its batch. */
export class ConsumerFailed extends Error {
  override readonly name = 'ConsumerFailed';
  readonly member: Member;
  readonly event: Recorded | null;
  /** fit for logs and tables: names and places, never data */
  readonly reason: string;
  constructor(member: Member, event: Recorded | null, cause: unknown) {
    super(`${member.consumer.name}: ${safeReason(cause)}`);
    this.member = member;
    this.event = event;
    this.reason = safeReason(cause);
  }
}

/** Lets a consumer work; trouble of its own making becomes ConsumerFailed, trouble with Postgres stays what it is. */
export const applyTo = async (member: Member, tx: pg.PoolClient, events: readonly Recorded[]): Promise<void> => {
  if (events.length === 0) return;
  try {
    await member.consumer.apply(tx, events);
  } catch (error) {
    if (isPassing(error)) throw error;
    throw new ConsumerFailed(member, events.length === 1 ? (events[0] ?? null) : null, error);
  }
};
