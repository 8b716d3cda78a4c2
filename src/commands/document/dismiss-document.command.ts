/**
 * A person decides that an uploaded document is no order, or assigns it. The file of a dismissed document is deleted
 * a day later; until then the decision can be changed.
 */
import type { CommandHandler, Position, PreconditionFailed, RequestContext } from '@order-intake/event-sourcing';
import { type Either, map } from 'fp-ts/lib/Either.js';
import { type DocumentRefusal, uploadedDocument } from '../../domain/document/document.decider.ts';
import { documentStream } from '../../domain/document/document.stream.ts';

export type DismissDocument = (
  input: { readonly documentId: string; readonly reason: string | null },
  context: RequestContext,
) => Promise<Either<DocumentRefusal | PreconditionFailed, { readonly position: Position | null }>>;

export const createDismissDocument =
  (handle: CommandHandler): DismissDocument =>
  ({ documentId, reason }, context) =>
    handle({
      decider: uploadedDocument,
      stream: documentStream(context.companyId, documentId),
      command: { type: 'DismissDocument', documentId, reason },
      context,
    });

export type AssignDocument = (
  input: { readonly documentId: string; readonly assignee: string | null },
  context: RequestContext,
) => Promise<Either<DocumentRefusal | PreconditionFailed, { readonly position: Position | null; readonly revision: number }>>;

export const createAssignDocument =
  (handle: CommandHandler): AssignDocument =>
  async ({ documentId, assignee }, context) =>
    map(({ position, log }: { readonly position: Position | null; readonly log: readonly unknown[] }) => ({
      position,
      revision: log.length - 1,
    }))(
      await handle({
        decider: uploadedDocument,
        stream: documentStream(context.companyId, documentId),
        command: { type: 'AssignDocument', documentId, assignee },
        context,
      }),
    );
