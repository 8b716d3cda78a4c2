/**
 * The nightly cleanup. Its start is the first event of the day's stream: the process that appends it runs the
 * cleanup.
 */
export type ChatCleanupEvent =
  | { readonly type: 'ChatCleanupStarted'; readonly data: { readonly day: string; readonly startedAt: string } }
  | {
      readonly type: 'ChatCleanupCompleted';
      readonly data: {
        readonly day: string;
        readonly removed: number;
        readonly deactivated: number;
        readonly contents: number;
        /** sessions that could not be cleaned; they are found again the next night */
        readonly failed: number;
        readonly completedAt: string;
      };
    };
