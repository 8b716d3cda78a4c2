/** Whether a store holds what a file holds. */
import { compare, type Shifts } from './compare.ts';
import { checkEventFile, createDigest, eventsIn, type Sum } from './event-file.ts';
import type { Log } from './log.ts';
import { lineOf, placeOf } from './transfer-event.ts';

/** The store and the file do not fit together: the message names the first thing in which they differ. */
export class TransferRefused extends Error {
  override readonly name = 'TransferRefused';
}

/** Number and digest of what the store holds: what an export's last line would say. */
export const sumOf = async (log: Log, onEvent: (events: number) => void): Promise<Sum> => {
  const digest = createDigest();
  for await (const event of log.events()) {
    digest.add(lineOf(event));
    onEvent(digest.events());
  }
  return digest.sum();
};

/** Throws TransferRefused with the first difference. Resolves to the streams whose revisions are lower here, because of gaps. */
export const verifyAgainst = async (
  log: Log,
  file: string,
  whole: Sum,
  onEvent: (events: number) => void,
): Promise<{ readonly closedGaps: number }> => {
  const shifts: Shifts = new Map();
  const filed = eventsIn(file);
  try {
    const { agreed, sum, difference, onlyInFile, onlyInLog } = await compare(filed, log.events(), shifts, onEvent);
    const differs = (why: string): never => {
      throw new TransferRefused(`the store is not equal to ${file}: ${why}`);
    };
    if (difference) differs(difference);
    if (onlyInFile) differs(`it ends after ${agreed} events, line ${onlyInFile.line} is ${placeOf(onlyInFile.event)}`);
    if (onlyInLog) differs(`all ${agreed} events of the file are there, but it goes on with ${placeOf(onlyInLog)}`);
    if (sum.sha256 !== whole.sha256) differs(`its digest is ${sum.sha256}, that of the file ${whole.sha256}`);
    return { closedGaps: shifts.size };
  } finally {
    await filed.return(undefined);
  }
};

/** Throws FileRefused, TransferRefused. */
export const verifyEvents = async (
  log: Log,
  file: string,
  onEvent: (events: number) => void,
): Promise<Sum & { readonly closedGaps: number }> => {
  const whole = await checkEventFile(file);
  return { ...whole, ...(await verifyAgainst(log, file, whole, onEvent)) };
};
