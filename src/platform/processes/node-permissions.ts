/** Node's permission model: what JavaScript of a child may ask of Node, whatever the system would give it. */
import { join } from 'node:path';

/** Node 22 and later */
const confines = process.allowedNodeEnvironmentFlags.has('--permission');

const below = (directory: string): string => join(directory, '*');

/**
 * Flags under which a program reads nothing but `files` and what lies below `directories`, writes nothing, and starts no other program.
 * It has threads and native libraries, of which engines are made.
 */
export const nodePermissions = (directories: readonly string[], files: readonly string[]): readonly string[] => {
  if (!confines) return [];
  const readable = [...directories.map(below), ...files];
  return ['--permission', '--allow-addons', '--allow-worker', ...readable.map((path) => `--allow-fs-read=${path}`)];
};

/** Flags beside those: Node itself may write to `directory`. What the system allows decides. */
export const mayWrite = (directory: string): readonly string[] =>
  confines
    ? ['read', 'write'].flatMap((access) => [directory, below(directory)].map((path) => `--allow-fs-${access}=${path}`))
    : [];
