/** What today's reading of an order's own document would change: found out, and kept beside the order for a person to take. */
import type { CommandContext, CommandHandler, EventStore, PreconditionFailed } from '@order-intake/event-sourcing';
import type { Extraction } from '@order-intake/order-extraction/document';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { CompanyMailboxes } from '../../domain/mailbox/mailbox.decider.ts';
import { type ReadAgain, readAgain, readingOf } from '../../domain/sales-order/reading-again.ts';
import { type KnownOrder, type SalesOrderRefusal, salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { LoadEmail } from '../email/advance-email.command.ts';
import { despiteRivals } from '../shared/despite-rivals.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { type DescribeOrder, mailSender } from './describe-order.ts';

export type ReadingTaken = Pick<ReadAgain, 'changes'> & {
  /** it waits beside the order now; false where nothing differs, where people have seen it before, or where nothing was to be kept */
  readonly held: boolean;
};

/** `order` as it stands; `dry`: nothing is kept. */
export type TakeReading = (
  input: { readonly order: KnownOrder; readonly extraction: Extraction; readonly dry: boolean },
  context: CommandContext,
) => Promise<Either<SalesOrderRefusal | PreconditionFailed, ReadingTaken>>;

/** What a model's late reading of an uploaded document did to an order that was made of it. */
export type ReadingCompleted = 'updated' | 'held' | 'unchanged' | 'over';

/** `read`: an uploaded document, and everything that it says by now. */
export type CompleteReading = (
  orderId: string,
  reading: { readonly documentId: string; readonly results: readonly Extraction[] },
  context: CommandContext,
) => Promise<ReadingCompleted>;

type Deps = {
  readonly handle: CommandHandler;
  readonly describeOrder: DescribeOrder;
  readonly loadEmail: LoadEmail;
  readonly loadMailboxes: (companyId: string) => Promise<CompanyMailboxes>;
};

export const createTakeReading =
  ({ handle, describeOrder, loadEmail, loadMailboxes }: Deps): TakeReading =>
  async ({ order, extraction, dry }, context) => {
    const { companyId } = context;
    const { source, threshold, document } = order.content;
    const email = source.kind === 'email' ? (await loadEmail(companyId, source.id)).state : null;
    const sender = email === null || email.phase === 'none' ? null : mailSender(email, await loadMailboxes(companyId));
    const content = await describeOrder({ source, extraction, sender, threshold, document }, companyId);
    const { changes } = readAgain(order, content);
    if (dry) return right({ changes, held: false });
    const stream = salesOrderStream(companyId, order.orderId);
    const command = { type: 'ReadOrderAgain', content } as const;
    const handled = await despiteRivals(() => handle({ decider: salesOrder, stream, command, context }));
    return isLeft(handled) ? left(handled.left) : right({ changes, held: handled.right.appended.length > 0 });
  };

/** An order of the document that the reading does not find again stays as it is. */
export const createCompleteReading =
  ({
    handle,
    store,
    describeOrder,
  }: Pick<Deps, 'handle' | 'describeOrder'> & { readonly store: Pick<EventStore, 'readStream'> }): CompleteReading =>
  async (orderId, { documentId, results }, context) => {
    const { companyId } = context;
    const stream = salesOrderStream(companyId, orderId);
    const order = await foldStream(store, salesOrder, stream);
    if (order.phase === 'none' || order.content.source.id !== documentId) return 'unchanged'; // another document has changed it since
    const extraction = readingOf(results, order.content);
    if (!extraction) return 'unchanged';
    const { source, threshold, document } = order.content;
    const content = await describeOrder({ source, extraction, sender: null, threshold, document }, companyId);
    const command = { type: 'CompleteReading', content } as const;
    const handled = await despiteRivals(() => handle({ decider: salesOrder, stream, command, context }));
    if (isLeft(handled)) return 'over';
    const [event] = handled.right.appended;
    return event === undefined ? 'unchanged' : event.type === 'OrderRevised' ? 'updated' : 'held';
  };
