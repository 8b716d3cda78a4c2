import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The directory, made when there is none, and what lies in it: for its owner alone, also where an earlier version let others read. */
export function closeToOthers(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  for (const entry of readdirSync(directory, { withFileTypes: true })) if (entry.isFile()) closeFile(join(directory, entry.name));
}

function closeFile(path: string): void {
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    // another process that starts here removes the draft of its lock
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
