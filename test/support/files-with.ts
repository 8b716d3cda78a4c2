/** Looks for bytes in files, as somebody would who has the disk. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** For each of the wanted bytes the files below the directory that hold them, by their path in it. What goes away meanwhile holds nothing. */
export const filesWith = async (directory: string, wanted: readonly Buffer[]): Promise<readonly (readonly string[])[]> => {
  const found: string[][] = wanted.map(() => []);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path).catch(() => Buffer.alloc(0));
    wanted.forEach((bytes, n) => {
      if (content.includes(bytes)) found[n]?.push(relative(directory, path));
    });
  }
  return found;
};
