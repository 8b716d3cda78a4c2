/**
 * One child process: takes a job, does it, answers, waits for the next. It runs under the limits its parent set and knows nothing else.
 * Arguments: its configuration as JSON, and whether the limits could be set.
 */
import { Worker } from 'node:worker_threads';
import type { Unreadable } from '../../../domain/shared/documents.port.ts';
import { Refusal } from '../refusal.ts';
import type { ChildConfig, ChildMessage, ChildModule, ParentMessage } from './messages.ts';
import { assembly, piecesOf } from './pieces.ts';

const [config = '{}', limited = 'limited'] = process.argv.slice(2);
const { kinds, settings } = JSON.parse(config) as ChildConfig;
const moduleOf = async (kind: string): Promise<ChildModule> => {
  const url = kinds[kind];
  if (!url) throw new Error(`nothing is registered for ${kind}`);
  return (await import(url)) as ChildModule;
};

/** Waits until the message is on its way, so that a large answer never piles up. */
const send = (message: ChildMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });

const outOfMemory =
  /allocation failed|failed to allocate|out of memory|invalid (typed )?array length|ENOMEM|Invalid string length/i;

type Refused = { readonly refused: Unreadable; readonly sound: boolean };

/** Refusals that are an answer about a sound file; after any other, the parser may be left in a state of the file's making. */
const answers: ReadonlySet<string> = new Set(['password_protected', 'too_many_pages', 'empty']);

function refusalOf(error: unknown): Refused {
  if (error instanceof Refusal) {
    const { unreadable, harmless } = error;
    return { refused: unreadable, sound: harmless || answers.has(unreadable.code) };
  }
  const message = error instanceof Error ? error.message : String(error);
  const refused: Unreadable = outOfMemory.test(message)
    ? { code: 'hostile', reason: 'Reading the file needs more memory than a document may use.' }
    : { code: 'corrupt', reason: 'The file is damaged and cannot be read.' };
  return { refused, sound: false };
}

async function answer(id: number, kind: string, input: unknown): Promise<void> {
  const ended: Refused | { readonly refused: null; readonly sound: true } = await moduleOf(kind)
    .then(async ({ work }) => {
      for (const piece of piecesOf(await work(input, settings))) await send({ type: 'piece', id, piece });
      return { refused: null, sound: true } as const;
    })
    .catch(refusalOf);
  const { user, system } = process.cpuUsage();
  const megabytes = process.memoryUsage.rss() / 1024 / 1024;
  await send({ type: 'answer', id, ...ended, cpuSeconds: (user + system) / 1e6, megabytes });
}

/** A parser that loops never sees the channel close, so a thread of its own ends the process when the parent is gone. */
function dieWithParent(): void {
  const parent = process.ppid;
  const watch = `setInterval(() => { if (process.ppid !== ${parent}) process.kill(process.pid, 'SIGKILL'); }, 500);`;
  // without a bound of its own a thread sets aside as much for machine code as the process does, all of which counts as data
  const resourceLimits = { maxOldGenerationSizeMb: 8, codeRangeSizeMb: 4 };
  new Worker(watch, { eval: true, execArgv: [], env: {}, resourceLimits }).unref();
  process.on('disconnect', () => process.exit(0));
}

dieWithParent();
let input = assembly();
process.on('message', (message: ParentMessage) => {
  if (message.type === 'piece') {
    input.add(message.piece);
    return;
  }
  const whole = input.value();
  input = assembly();
  void answer(message.id, message.kind, whole);
});
for (const kind of Object.keys(kinds)) await (await moduleOf(kind)).warm?.(settings);
void send({ type: 'ready', limited: limited === 'limited' });
