/** The file of an export: one event a line in log order, then one line with their number and the digest of all lines before it. */
import { createHash } from 'node:crypto';
import { access, open, rename } from 'node:fs/promises';
import { linesOf } from './lines.ts';
import { lineOf, parseLine, type TransferEvent } from './transfer-event.ts';

/** How many, and SHA-256 in hex over their lines, line feeds included. */
export type Sum = { readonly events: number; readonly sha256: string };

/** The file cannot be used, or not be written: the message names it and the line. */
class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

const format = 1;
const lastLineOf = ({ events, sha256 }: Sum): string => JSON.stringify({ end: { format, events, sha256 } });

export const createDigest = () => {
  const hash = createHash('sha256');
  let events = 0;
  return {
    add: (line: string): void => {
      hash.update(`${line}\n`);
      events += 1;
    },
    events: (): number => events,
    sum: (): Sum => ({ events, sha256: hash.copy().digest('hex') }),
  };
};

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
const bufferedChars = 256 << 10;

/** Writes FILE.part and gives it its name when all of it is on the disk. Throws FileRefused when there is such a file already. */
export const writeEventFile = async (
  file: string,
  events: AsyncIterable<TransferEvent>,
  onEvent: (events: number) => void,
): Promise<Sum> => {
  const refuseToReplace = async () => {
    if (await exists(file)) throw new FileRefused(`${file} exists already: choose another name, or remove it first`);
  };
  await refuseToReplace();
  const part = `${file}.part`;
  const handle = await open(part, 'w', 0o600);
  const digest = createDigest();
  try {
    let waiting = '';
    for await (const event of events) {
      const line = lineOf(event);
      digest.add(line);
      waiting += `${line}\n`;
      onEvent(digest.events());
      if (waiting.length < bufferedChars) continue;
      await handle.writeFile(waiting);
      waiting = '';
    }
    await handle.writeFile(`${waiting}${lastLineOf(digest.sum())}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await refuseToReplace();
  await rename(part, file);
  return digest.sum();
};

type End = { readonly end: { readonly format: number; readonly events: number; readonly sha256: string } };
const endOf = (text: string): End['end'] | null => {
  if (!text.startsWith('{"end":')) return null;
  try {
    return (JSON.parse(text) as End).end;
  } catch {
    return null;
  }
};

/** Reads all of it once. Throws FileRefused with the number of the line that is wrong. */
export const checkEventFile = async (file: string): Promise<Sum> => {
  const digest = createDigest();
  let end: End['end'] | null = null;
  let last = 0;
  const refuse = (line: number, why: string): never => {
    throw new FileRefused(`${file}, line ${line}: ${why}`);
  };
  for await (const { number, text, ended } of linesOf(file)) {
    last = number;
    if (end) refuse(number, 'the file goes on behind its last line: export again, or take another copy');
    if (!ended) refuse(number, 'the file was cut off within this line: export again, or take another copy');
    end = endOf(text);
    if (end) continue;
    const event = parseLine(text);
    if (typeof event === 'string') refuse(number, `not usable, ${event}: export again, or take another copy`);
    digest.add(text);
  }
  const sum = digest.sum();
  if (!end) {
    const why = 'the file was cut off: the last line, which says how many events there are, is missing. Take another copy';
    return refuse(last + 1, why);
  }
  if (end.format !== format) refuse(last, `the file has format ${end.format}, this version reads ${format}`);
  if (end.events !== sum.events) refuse(last, `it says ${end.events} events, but there are ${sum.events}: take another copy`);
  if (end.sha256 !== sum.sha256)
    refuse(last, `its digest is not that of the lines 1 to ${sum.events}: one of them was changed, take another copy`);
  return sum;
};

export type FiledEvent = { readonly line: number; readonly event: TransferEvent };

/** The events of a file that was checked. */
export async function* eventsIn(file: string): AsyncGenerator<FiledEvent> {
  for await (const { number, text } of linesOf(file)) {
    if (endOf(text)) return;
    const event = parseLine(text);
    if (typeof event === 'string') throw new FileRefused(`${file}, line ${number}: it was changed meanwhile, ${event}`);
    yield { line: number, event };
  }
}
