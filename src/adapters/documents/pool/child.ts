/**
 * One child process: takes a job, does it, answers, waits for the next. It runs under the limits its parent set and knows nothing else.
 * Arguments: its configuration as JSON, `watch` where it has to notice itself that its parent is gone, and whether the limits could be set.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { background } from '@order-intake/kernel';
import { type Unreadable, unread } from '@order-intake/order-extraction/document';
import { Refusal } from '../refusal.ts';
import type { ChildConfig, ChildMessage, ChildModule, ParentMessage } from './messages.ts';
import { assembly, piecesOf } from './pieces.ts';

const [config = '{}', parent = 'watch', limited = 'limited'] = process.argv.slice(2);
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
    ? { code: 'hostile', reason: unread.memory_short() }
    : { code: 'corrupt', reason: unread.file_damaged() };
  return { refused, sound: false };
}

/** The pipe holds the file of one job only: the next one is sent after its answer. */
async function received(size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size);
  for (let filled = 0; filled < size; ) {
    const chunk = process.stdin.read() as Buffer | null;
    if (chunk === null) await once(process.stdin, 'readable');
    else filled += chunk.copy(bytes, filled);
  }
  return bytes;
}

/** The job in whose doing something was begun, also when that ends long after the job. */
const jobOf = new AsyncLocalStorage<number>();
/** `stray`: rejects with what its doing threw where nobody waited for it. */
let current: { readonly id: number; readonly stray: PromiseWithResolvers<never> } | null = null;
/** What an earlier job left behind broke: the job of now is answered, and no other comes here. */
let spoiled = false;

async function answer(id: number, kind: string, input: unknown, size: number): Promise<void> {
  const bytes = await received(size);
  const stray = Promise.withResolvers<never>();
  current = { id, stray };
  const finished = background(async () => {
    const { work } = await moduleOf(kind);
    for (const piece of piecesOf(await work(input, settings, bytes))) await send({ type: 'piece', id, piece });
    return { refused: null, sound: true } as const;
  });
  const ended: Refused | { readonly refused: null; readonly sound: true } = await Promise.race([finished, stray.promise]).catch(
    refusalOf,
  );
  current = null;
  const { user, system } = process.cpuUsage();
  const megabytes = process.memoryUsage.rss() / 1024 / 1024;
  await send({ type: 'answer', id, ...ended, sound: ended.sound && !spoiled, cpuSeconds: (user + system) / 1e6, megabytes });
}

/**
 * What is thrown where nobody waits is the failure of the job that began it. After the end of that job it says nothing of the job of now, which goes on.
 * Where nobody can tell whose it is the process ends, and the parent gives the job of now to another one. 1, Node's own code, stands for a signal
 * (spawn-child.ts).
 */
function onStray(error: unknown): void {
  const id = jobOf.getStore();
  if (id !== undefined && id === current?.id) current.stray.reject(error);
  else if (id !== undefined && current !== null) spoiled = true;
  else process.exit(70);
}

/** A parser that loops never sees the channel close, so a thread of its own ends the process when the parent is gone. */
function dieWithParent(): void {
  const watch = `setInterval(() => { if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL'); }, 500);`;
  // without a bound of its own a thread sets aside as much for machine code as the process does, all of which counts as data
  const resourceLimits = { maxOldGenerationSizeMb: 8, codeRangeSizeMb: 4 };
  new Worker(watch, { eval: true, execArgv: [], env: {}, resourceLimits }).unref();
}

if (parent === 'watch') dieWithParent();
process.on('disconnect', () => process.exit(0));
process.on('uncaughtException', onStray);
process.on('unhandledRejection', onStray);
let input = assembly();
process.on('message', (message: ParentMessage) => {
  if (message.type === 'piece') {
    input.add(message.piece);
    return;
  }
  const whole = input.value();
  input = assembly();
  jobOf.run(message.id, () => void answer(message.id, message.kind, whole, message.bytes));
});
for (const kind of Object.keys(kinds)) await (await moduleOf(kind)).warm?.(settings);
void send({ type: 'ready', limited: limited === 'limited' });
