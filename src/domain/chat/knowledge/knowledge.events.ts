import type { Reason } from '../../reasons/reasons.ts';
/** Texts that an administrator enters for the assistant, and the runs that bring records into the vector store. */
export type KnowledgeTextEvent =
  | {
      readonly type: 'KnowledgeTextSaved';
      readonly data: { readonly textId: string; readonly title: string; readonly text: string };
    }
  | { readonly type: 'KnowledgeTextRemoved'; readonly data: { readonly textId: string } };

export type KnowledgeCounts = {
  readonly added: number;
  readonly updated: number;
  readonly skipped: number;
  readonly deleted: number;
  readonly failed: number;
  readonly tokens: number;
};

export type KnowledgeSyncEvent =
  | {
      readonly type: 'KnowledgeSyncStarted';
      readonly data: { readonly runId: string; readonly model: string; readonly entities: readonly string[] };
    }
  | {
      readonly type: 'KnowledgeSyncCompleted';
      readonly data: {
        readonly runId: string;
        readonly outcome: 'succeeded' | 'failed' | 'refused';
        readonly counts: KnowledgeCounts;
        /** null when it succeeded */
        readonly error: Reason | null;
      };
    };
