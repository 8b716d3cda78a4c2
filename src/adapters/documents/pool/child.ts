/**
 * One reader process: takes a job, reads one file, answers, waits for the next. It runs under the limits its parent set and knows nothing else.
 * Arguments: the URL of the registry of readers, and whether the limits could be set.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { Readers } from '../readers/registry.ts';
import { Refusal } from '../refusal.ts';
import type { ChildMessage, Job, JobResult } from './messages.ts';

const [registryUrl = '', limited = 'limited'] = process.argv.slice(2);
const registry = ((await import(registryUrl)) as { readers: Readers }).readers;

const send = (message: ChildMessage): void => {
  process.send?.(message);
};

async function work(job: Job): Promise<JobResult> {
  const started = performance.now();
  const entry = registry[job.kind as keyof Readers];
  if (!entry) throw new Error(`no reader is registered for ${job.kind}`);
  const bytes = await readFile(job.path);
  const { read } = await entry.load();
  const content = await read(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return {
    outcome: 'read',
    content: { ...content, sha256, size: bytes.length, readMs: Math.round(performance.now() - started) },
  };
}

const outOfMemory = /allocation failed|out of memory|invalid (typed )?array length|ENOMEM|Invalid string length/i;

function refusalOf(error: unknown): JobResult {
  if (error instanceof Refusal) return { outcome: 'refused', unreadable: error.unreadable };
  const message = error instanceof Error ? error.message : String(error);
  return outOfMemory.test(message)
    ? {
        outcome: 'refused',
        unreadable: { code: 'hostile', reason: 'Reading the file needs more memory than a document may use.' },
      }
    : { outcome: 'refused', unreadable: { code: 'corrupt', reason: 'The file is damaged and cannot be read.' } };
}

/** A parser that loops never sees the channel close, so a thread of its own ends the process when the parent is gone. */
function dieWithParent(): void {
  const parent = process.ppid;
  const watch = `setInterval(() => { if (process.ppid !== ${parent}) process.kill(process.pid, 'SIGKILL'); }, 500);`;
  new Worker(watch, { eval: true, execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
  process.on('disconnect', () => process.exit(0));
}

dieWithParent();
process.on('message', (job: Job) => {
  void work(job)
    .catch(refusalOf)
    .then((result) => {
      const { user, system } = process.cpuUsage();
      send({ type: 'answer', id: job.id, result, cpuSeconds: (user + system) / 1e6 });
    });
});
send({ type: 'ready', limited: limited === 'limited' });
