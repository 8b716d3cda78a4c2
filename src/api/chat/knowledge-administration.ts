import type { CommandContext, Position, RequestContext } from '@order-intake/event-sourcing';
import type { Either } from 'fp-ts/lib/Either.js';
import type { KnowledgeRun } from '../../commands/chat/knowledge-runs.ts';
import type { KnowledgeEntity } from '../../domain/chat/knowledge/knowledge-records.ts';
import type { KnowledgeTextRefusal } from '../../domain/chat/knowledge/knowledge-text.decider.ts';

type Placed = { readonly position: Position | null };

/** What the assistant knows, as an administrator sees and changes it. */
export type KnowledgeAdministration = {
  readonly overview: (companyId: string) => Promise<{
    readonly vectors: number;
    readonly records: number;
    readonly entities: { readonly [entity in KnowledgeEntity]?: number };
    readonly embedding: { readonly provider: string; readonly model: string; readonly dims: number; readonly semantic: boolean };
    readonly searchedBy: 'process' | 'pgvector';
    readonly runs: readonly KnowledgeRun[];
  }>;
  readonly sync: (
    scope: { readonly entities: readonly KnowledgeEntity[]; readonly force: boolean },
    context: CommandContext,
  ) => Promise<{ readonly runId: string }>;
  /** without an id: a new one */
  readonly saveText: (
    input: { readonly textId: string | null; readonly title: string; readonly text: string },
    context: RequestContext,
  ) => Promise<Either<KnowledgeTextRefusal, { readonly textId: string } & Placed>>;
  readonly removeText: (textId: string, context: CommandContext) => Promise<Either<KnowledgeTextRefusal, Placed>>;
};
