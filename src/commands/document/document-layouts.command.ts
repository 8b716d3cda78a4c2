/** What confirmed orders teach about the layouts of their documents, and how that is taken back. */
import type { CommandContext, CommandHandler, EventStore, Position, PreconditionFailed } from '@order-intake/event-sourcing';
import { type KnownLayout, knownLayoutOf } from '@order-intake/order-extraction/document';
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { type DocumentLayoutRefusal, documentLayout } from '../../domain/document-layout/document-layout.decider.ts';
import { documentLayoutStream } from '../../domain/document-layout/document-layout.stream.ts';
import { lessonOf } from '../../domain/document-layout/layout-lesson.ts';
import { movedDoubts } from '../../domain/sales-order/moved-lines.ts';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { derivedId } from '../shared/derived-id.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';

/** Layouts of the company that hold, those confirmed last first. */
export type KnownLayouts = (companyId: string) => Promise<readonly KnownLayout[]>;

/** `confirmedBy`: who approved the order ("user:<sub>"). */
export type LearnLayout = (
  input: { readonly orderId: string; readonly confirmedBy: string },
  context: CommandContext,
) => Promise<void>;
export type RevokeLayout = (
  layoutId: string,
  context: CommandContext,
) => Promise<Either<DocumentLayoutRefusal | PreconditionFailed, { readonly position: Position | null }>>;

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly knownLayouts: KnownLayouts;
};

/** The layout that the document was read by, else one that was learned meanwhile, else a new one. */
export const createLearnLayout =
  ({ handle, store, knownLayouts }: Deps): LearnLayout =>
  async ({ orderId, confirmedBy }, context) => {
    const { companyId } = context;
    const order = await foldStream(store, salesOrder, salesOrderStream(companyId, orderId));
    if (order.phase === 'none') throw new Error(`there is no order ${orderId}`);
    const { extraction, customer } = order.content;
    // what a person moved between orders says nothing of where the document's total and lines are
    const lesson = extraction && movedDoubts(order).length === 0 ? lessonOf(extraction, order.content) : null;
    if (!extraction || !lesson) return;
    const layouts = await knownLayouts(companyId);
    const readLayout = layouts.find(({ id }) => id === extraction.layout?.id) ?? knownLayoutOf(lesson.labels, layouts);
    const layoutId = readLayout?.id ?? derivedId('document-layout', companyId, orderId);
    const customerId = customer?.customerId ?? null;
    const command = { type: 'LearnLayout', layoutId, orderId, confirmedBy, customerId, lesson } as const;
    orThrow(await handle({ decider: documentLayout, stream: documentLayoutStream(companyId, layoutId), command, context }));
  };

export const createRevokeLayout =
  (handle: CommandHandler): RevokeLayout =>
  async (layoutId, context) => {
    const command = { type: 'RevokeLayout', layoutId } as const;
    const stream = documentLayoutStream(context.companyId, layoutId);
    const handled = await handle({ decider: documentLayout, stream, command, context });
    return isLeft(handled) ? handled : right({ position: handled.right.position });
  };
