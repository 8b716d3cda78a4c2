/** What follows from what was read in an uploaded document. Each step may be repeated. */
import type { JobContext, Position } from '@order-intake/event-sourcing';
import type { Extraction } from '@order-intake/order-extraction/document';
import type { CompleteReading, ReadingCompleted } from '../../commands/sales-order/read-again.command.ts';
import type { RequestCancellation } from '../../commands/sales-order/request-cancellation.command.ts';
import { cancellationIn } from '../../domain/sales-order/cancellation.ts';

export type FollowReadingDeps = {
  readonly requestCancellation: RequestCancellation;
  readonly completeReading: CompleteReading;
  /** ids of orders that were made of it, or have it beside them */
  readonly ordersOfUpload: (companyId: string, documentId: string) => Promise<readonly string[]>;
  readonly documentsCaughtUp: (position: Position) => Promise<unknown>;
  readonly info: (details: object, message: string) => void;
};

/** What takes an order back waits on that order, as if it had come by mail; of an order nobody knows the document tells itself. */
export const cancelAsRead = async (
  { requestCancellation }: Pick<FollowReadingDeps, 'requestCancellation'>,
  documentId: string,
  results: readonly Extraction[],
  context: JobContext,
): Promise<void> => {
  const cancellationRequest = cancellationIn(null, results);
  const source = { kind: 'upload', id: documentId } as const;
  if (cancellationRequest)
    await requestCancellation({ request: cancellationRequest, source, sender: null, customerId: null }, context);
};

type LateReading = {
  readonly documentId: string;
  readonly results: readonly Extraction[];
  /** where it was recorded, null: long ago */
  readonly position: Position | null;
};

const says: { readonly [done in ReadingCompleted]: string } = {
  updated: 'the order follows it',
  held: 'it waits beside the order, which a person has changed or decided',
  unchanged: 'it changes nothing',
  over: 'it is dropped, because the order is rejected or cancelled',
};

/** A model's reading came after orders could be made: those that nobody has touched follow it, for others it waits. */
export const followLateReading = async (
  deps: FollowReadingDeps,
  { documentId, results, position }: LateReading,
  context: JobContext,
): Promise<void> => {
  await cancelAsRead(deps, documentId, results, context);
  // an order that is made from now on looks for this reading itself (create-order.command.ts)
  if (position) await deps.documentsCaughtUp(position);
  for (const orderId of await deps.ordersOfUpload(context.companyId, documentId)) {
    const outcome = await deps.completeReading(orderId, { documentId, results }, context);
    deps.info({ documentId, orderId, outcome }, `the model's late reading of an order's document: ${says[outcome]}`);
  }
};
