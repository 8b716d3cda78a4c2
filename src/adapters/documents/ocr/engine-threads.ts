/**
 * The threads that the engine makes of its own. To be imported before the engine: it takes `Worker` from its module when it is loaded.
 * It says nothing of their size; each would set aside as much address space for machine code as a whole process does (pool/code-range.ts).
 * And it takes the bytes of languages for their names when it is to start with those that it was handed (tesseract.js 7.0.0, `initialize`).
 */
import { createRequire } from 'node:module';
import type * as Threads from 'node:worker_threads';
import type { Tessdata } from './tessdata.ts';

type Message = { readonly action?: string; readonly payload?: { readonly langs?: string | readonly Tessdata[] } };

/** its code is WebAssembly, which is kept elsewhere */
const codeRangeSizeMb = 16;

const threads = createRequire(import.meta.url)('node:worker_threads') as { Worker: typeof Threads.Worker };

const byNames = (message: Message): Message => {
  const langs = message.payload?.langs;
  if (message.action !== 'initialize' || typeof langs !== 'object') return message;
  return { ...message, payload: { ...message.payload, langs: langs.map(({ code }) => code).join('+') } };
};

threads.Worker = class extends threads.Worker {
  constructor(file: string | URL, options: Threads.WorkerOptions = {}) {
    super(file, { ...options, resourceLimits: { codeRangeSizeMb, ...options.resourceLimits } });
  }

  override postMessage(message: unknown, transferList?: readonly Threads.Transferable[]): void {
    super.postMessage(byNames(message as Message), transferList);
  }
};
