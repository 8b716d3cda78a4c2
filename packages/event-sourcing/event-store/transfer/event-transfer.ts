/** The log of one store to a file and back: backup, restore, and the way from the embedded store to a real one. */
import { checkEventFile, type Sum, writeEventFile } from './event-file.ts';
import { type Imported, importEvents } from './import-events.ts';
import { findInClear, type InClear } from './in-clear.ts';
import { connectLog, type LogOptions } from './log.ts';
import { sumOf, verifyEvents } from './verify-events.ts';

export type EventTransfer = {
  /** Every event that is not the store's own, as it stands. Throws FileRefused, Unavailable. */
  readonly exportTo: (file: string) => Promise<Sum>;
  /** Into an empty store, or on from where it was interrupted. Throws FileRefused, TransferRefused, Unavailable. */
  readonly importFrom: (file: string) => Promise<Imported>;
  /** Reads all of a file, no store. Throws FileRefused. */
  readonly check: (file: string) => Promise<Sum>;
  /** Throws FileRefused, TransferRefused (with the first difference), Unavailable. */
  readonly verify: (file: string) => Promise<Sum & { readonly closedGaps: number }>;
  /** What the last line of an export would say. */
  readonly sum: () => Promise<Sum>;
  /** Personal fields of these types that stand in clear. Throws Unavailable. */
  readonly inClear: (codecs: Parameters<typeof findInClear>[1]) => Promise<InClear>;
  readonly close: () => Promise<void>;
};

export type EventTransferOptions = LogOptions & { readonly onEvent?: (events: number) => void };

export const createEventTransfer = ({ onEvent = () => undefined, ...options }: EventTransferOptions): EventTransfer => {
  const log = connectLog(options);
  return {
    exportTo: (file) => writeEventFile(file, log.events(), onEvent),
    importFrom: (file) => importEvents(log, file, onEvent),
    check: checkEventFile,
    verify: (file) => verifyEvents(log, file, onEvent),
    sum: () => sumOf(log, onEvent),
    inClear: (codecs) => findInClear(log.events(), codecs),
    close: log.close,
  };
};
