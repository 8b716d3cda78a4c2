/** After an upgrade, past decided drafts say whether the same threshold would let more errors through. If so it is raised. */
import type { EventStore, JobContext } from '@order-intake/event-sourcing';
import type { Extraction } from '@order-intake/order-extraction/document';
import type { SettleCalibration } from '../../commands/mailbox/settle-calibration.command.ts';
import { type DecidedDraft, keptStrictness } from '../../domain/mailbox/kept-strictness.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { DraftOutcomeQueries } from '../../projections/draft-outcomes/draft-outcomes.queries.ts';
import type { LoadMailbox } from './mailbox-access.ts';

export type SettledMailbox = (mailboxId: string, mailbox: Mailbox, context: JobContext) => Promise<Mailbox>;

type Deps = Pick<DraftOutcomeQueries, 'decidedDrafts'> & {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly loadMailbox: LoadMailbox;
  readonly settleCalibration: SettleCalibration;
  readonly warn: (details: object, message: string) => void;
  /** of this release: its version, and what recorded evidence is worth by it (0 to 100) */
  readonly calibration: string;
  readonly confidenceToday: (extraction: Extraction) => number;
};

/** as much as says how a mailbox fares today, and as little as a job may wait for */
const mostDrafts = 500;

/** Before the first draft of a mailbox is compared with its threshold after an upgrade that changed the calibration. */
export const createSettledMailbox = (deps: Deps): SettledMailbox => {
  const { decidedDrafts, store, loadMailbox, settleCalibration, warn, calibration, confidenceToday } = deps;
  const pastDrafts = async (companyId: string, mailboxId: string): Promise<readonly DecidedDraft[]> => {
    const drafts: DecidedDraft[] = [];
    for (const { id, confidence: before, wrong } of await decidedDrafts(companyId, mailboxId, mostDrafts)) {
      const extraction = extractionDecided((await store.readStream(salesOrderStream(companyId, id))) as readonly StoredEvent[]);
      const change = extraction ? confidenceToday(extraction) - extraction.confidence : 0;
      drafts.push({ before, after: Math.max(0, before + change), wasWrong: wrong });
    }
    return drafts;
  };
  return async (mailboxId, mailbox, context) => {
    if (mailbox.calibration === calibration) return mailbox;
    const { companyId } = context;
    // a batch loads its mailbox once: an earlier mail of it, or another worker, may have settled it
    let current = await loadMailbox(companyId, mailboxId);
    while (current !== null && current.calibration !== calibration) {
      const comparedWith = current.minConfidenceThreshold;
      const strictness = keptStrictness(comparedWith, await pastDrafts(companyId, mailboxId));
      current = await settleCalibration({ mailboxId, calibration, comparedWith, strictness }, context);
      if (current?.calibration === calibration && current.minConfidenceThreshold > comparedWith)
        warn(
          { companyId, mailboxId, ...strictness },
          'the calibration of confidences changed: the threshold of a mailbox was raised',
        );
    }
    return current ?? mailbox;
  };
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
