/** Lines of a file, one at a time. node:readline also breaks at U+2028 and U+2029, which JSON text may hold. */
import { createReadStream } from 'node:fs';

export type Line = {
  /** from 1 */
  readonly number: number;
  readonly text: string;
  /** false: the file ends within this line */
  readonly ended: boolean;
};

/** More than any store takes as one event, so that a file that is something else is noticed before it fills the memory. */
const longestBytes = 128 << 20;
const lineFeed = 0x0a;

/** Throws RangeError when a line is too long, and what the file system throws. */
export async function* linesOf(file: string): AsyncGenerator<Line> {
  let number = 1;
  let begun: Buffer[] = [];
  let length = 0;
  const take = (ended: boolean): Line => {
    const line = { number, text: Buffer.concat(begun).toString('utf8'), ended };
    number += 1;
    begun = [];
    length = 0;
    return line;
  };
  for await (const chunk of createReadStream(file, { highWaterMark: 256 << 10 })) {
    let rest = chunk as Buffer;
    for (let at = rest.indexOf(lineFeed); at >= 0; at = rest.indexOf(lineFeed)) {
      begun.push(rest.subarray(0, at));
      yield take(true);
      rest = rest.subarray(at + 1);
    }
    begun.push(rest);
    length += rest.length;
    if (length > longestBytes) throw new RangeError(`line ${number} is longer than any event`);
  }
  if (length > 0) yield take(false);
}
