import type { Position } from '../../platform/event-store/event-store.ts';

/** Resolves when these read models have come to `position`, or when the time is over. Never rejects for slowness. */
export type WaitFor = (position: Position, readModels: readonly string[], timeoutMs: number) => Promise<unknown>;
