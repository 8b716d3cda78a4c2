/**
 * The engine makes threads of its own and says nothing of their size; each would set aside as much address space for machine code as a whole
 * process does (pool/code-range.ts). To be imported before the engine: it takes `Worker` from its module when it is loaded.
 */
import { createRequire } from 'node:module';
import type * as Threads from 'node:worker_threads';

/** its code is WebAssembly, which is kept elsewhere */
const codeRangeSizeMb = 16;

const threads = createRequire(import.meta.url)('node:worker_threads') as { Worker: typeof Threads.Worker };

threads.Worker = class extends threads.Worker {
  constructor(file: string | URL, options: Threads.WorkerOptions = {}) {
    super(file, { ...options, resourceLimits: { codeRangeSizeMb, ...options.resourceLimits } });
  }
};
