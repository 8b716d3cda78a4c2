import type { DocumentContent, Unreadable } from '../../../domain/shared/documents.port.ts';

/** Everything a child is told: which reader, and where the file is. */
export type Job = { readonly id: number; readonly kind: string; readonly path: string };

export type JobResult =
  | { readonly outcome: 'read'; readonly content: Omit<DocumentContent, 'type'> }
  | { readonly outcome: 'refused'; readonly unreadable: Unreadable };

export type ChildMessage =
  | { readonly type: 'ready'; readonly limited: boolean }
  /** `cpuSeconds` is what the child has used since it started */
  | { readonly type: 'answer'; readonly id: number; readonly result: JobResult; readonly cpuSeconds: number };
