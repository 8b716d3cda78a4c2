/** A file beside a log, event by event: how far they agree, and where they do not. */
import { createDigest, type FiledEvent, type Sum } from './event-file.ts';
import { differenceOf, lineOf, placeOf, type TransferEvent } from './transfer-event.ts';

/**
 * By how much the revisions of a stream are lower here than in the file. Only streams that had lost events (scavenged after $maxCount, $maxAge,
 * truncation or deletion) have an entry: no store can be told to leave a gap.
 */
export type Shifts = Map<string, number>;

export type Comparison = {
  /** how many agree, from the first one on */
  readonly agreed: number;
  /** of what agrees, with the revisions of the file: the file's own digest when all of it does */
  readonly sum: Sum;
  /** a sentence on the first thing that differs; null: as far as the shorter one goes, nothing does */
  readonly difference: string | null;
  /** the first event that only one of them holds */
  readonly onlyInFile: FiledEvent | null;
  readonly onlyInLog: TransferEvent | null;
};

const differing = ({ line, event }: FiledEvent, inStore: TransferEvent, shifts: Shifts): string | null => {
  const field = differenceOf(event, inStore);
  if (field === 'id') return `line ${line} is ${placeOf(event)}, but the store has ${placeOf(inStore)} there`;
  if (field) return `line ${line}, ${placeOf(event)}: its ${field} is another one in the store`;
  const shift = event.revision - inStore.revision;
  if (shift < (shifts.get(event.stream) ?? 0))
    return `line ${line}, ${placeOf(event)}: it has revision ${inStore.revision} in the store`;
  if (shift > 0) shifts.set(event.stream, shift);
  return null;
};

export const compare = async (
  filed: AsyncIterator<FiledEvent, unknown>,
  log: AsyncIterator<TransferEvent, unknown>,
  shifts: Shifts,
  onEvent: (events: number) => void,
): Promise<Comparison> => {
  const digest = createDigest();
  for (;;) {
    const inLog = await log.next();
    const inFile = await filed.next();
    const onlyInFile = inFile.done ? null : inFile.value;
    const onlyInLog = inLog.done ? null : inLog.value;
    const ended = (difference: string | null): Comparison => {
      const sum = digest.sum();
      return { agreed: sum.events, sum, difference, onlyInFile, onlyInLog };
    };
    if (!onlyInFile || !onlyInLog) return ended(null);
    const difference = differing(onlyInFile, onlyInLog, shifts);
    if (difference) return ended(difference);
    digest.add(lineOf({ ...onlyInLog, recordedAt: onlyInFile.event.recordedAt, revision: onlyInFile.event.revision }));
    onEvent(digest.events());
  }
};
