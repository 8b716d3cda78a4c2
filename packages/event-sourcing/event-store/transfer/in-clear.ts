/** Which personal fields stand in the log as anybody can read them: those of events from before their codec named the field. */
import { erased } from '@order-intake/kernel';
import type { PersonalFields } from '../event-codec.ts';
import { leavesAtPath } from '../json-paths.ts';
import type { TransferEvent } from './transfer-event.ts';

type Named = { readonly type: string; readonly personal: PersonalFields };
export type InClear = {
  readonly events: number;
  /** events that hold something in clear */
  readonly inClear: number;
  /** how many of them by type and path: `CustomerRegistered name` */
  readonly fields: { readonly [field: string]: number };
};

/** In the first form of sealing an object stands in the place of the text. */
const isSealed = (path: string): boolean => path.endsWith('$sealed');

/** Names types and paths, never a value. */
export const findInClear = async (events: AsyncIterable<TransferEvent>, codecs: readonly Named[]): Promise<InClear> => {
  const personal = new Map(codecs.map((codec) => [codec.type, Object.keys(codec.personal)]));
  const fields: Record<string, number> = {};
  let [read, inClear] = [0, 0];
  for await (const { type, data } of events) {
    read += 1;
    const open = (personal.get(type) ?? []).filter((path) =>
      leavesAtPath(data, path).some(({ text, place }) => text !== '' && text !== erased && !isSealed(place)),
    );
    for (const path of open) fields[`${type} ${path}`] = (fields[`${type} ${path}`] ?? 0) + 1;
    if (open.length > 0) inClear += 1;
  }
  return { events: read, inClear, fields };
};
