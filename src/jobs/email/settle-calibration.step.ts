/** After an upgrade, past decided drafts say whether the same threshold would let more errors through. If so it is raised. */
import type { EventStore, JobContext } from '@order-intake/event-sourcing';
import type { Extraction } from '@order-intake/order-extraction/document';
import type { SettleCalibration } from '../../commands/mailbox/settle-calibration.command.ts';
import { type DecidedDraft, keptStrictness } from '../../domain/mailbox/kept-strictness.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { DraftOutcomeQueries } from '../../projections/draft-outcomes/draft-outcomes.queries.ts';

export type SettledMailbox = (mailboxId: string, mailbox: Mailbox, context: JobContext) => Promise<Mailbox>;

type Deps = Pick<DraftOutcomeQueries, 'decidedDrafts'> & {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly settleCalibration: SettleCalibration;
  readonly warn: (details: object, message: string) => void;
  /** of this release: its version, and what recorded evidence is worth by it (0 to 100) */
  readonly calibration: string;
  readonly confidenceToday: (extraction: Extraction) => number;
};

/** as much as says how a mailbox fares today, and as little as a job may wait for */
const mostDrafts = 500;

/** Before the first draft of a mailbox is compared with its threshold after an upgrade that changed the calibration. */
export const createSettledMailbox =
  ({ decidedDrafts, store, settleCalibration, warn, calibration, confidenceToday }: Deps): SettledMailbox =>
  async (mailboxId, mailbox, context) => {
    if (mailbox.calibration === calibration) return mailbox;
    const { companyId } = context;
    const outcomes = await decidedDrafts(companyId, mailboxId, mostDrafts);
    const drafts: DecidedDraft[] = [];
    for (const { id, confidence: before, wrong } of outcomes) {
      const extraction = extractionDecided((await store.readStream(salesOrderStream(companyId, id))) as readonly StoredEvent[]);
      // what an erasure took away weighs as it did
      const change = extraction ? confidenceToday(extraction) - extraction.confidence : 0;
      drafts.push({ before, after: Math.max(0, before + change), wasWrong: wrong });
    }
    const strictness = keptStrictness(mailbox.minConfidenceThreshold, drafts);
    const settled = await settleCalibration({ mailboxId, calibration, strictness }, context);
    if (settled?.thresholdRaised && strictness.threshold > mailbox.minConfidenceThreshold)
      warn(
        { companyId, mailboxId, ...strictness },
        'the calibration of confidences changed: the threshold of a mailbox was raised',
      );
    return settled ?? mailbox;
  };

type StoredEvent = Pick<SalesOrderEvent, 'type' | 'data'>;

/** The reading that people decided upon: the last one before the first decision. */
const extractionDecided = (events: readonly StoredEvent[]): Extraction | null => {
  const decision = events.findIndex(({ type }) => ['OrderApproved', 'OrderRejected', 'OrderCancelled'].includes(type));
  const before = (decision < 0 ? events : events.slice(0, decision)) as readonly SalesOrderEvent[];
  return (
    before
      .flatMap((event) => (event.type === 'OrderDrafted' || event.type === 'OrderRevised' ? [event.data.content.extraction] : []))
      .at(-1) ?? null
  );
};
