/** A copy of the sources that a recipe is carried out on: lines are put in, it is compiled, and its modules are run. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));

export type CopiedSources = {
  /** absolute */
  readonly path: string;
  /** Puts `text` behind the one place in a file (its path from the project's root) where `anchor` stands. */
  readonly insert: (file: string, anchor: string, text: string) => Promise<void>;
  readonly replace: (file: string, from: string, to: string) => Promise<void>;
  /** What the type checker says about the sources as they are now, a line for each error. */
  readonly errors: () => Promise<readonly string[]>;
  /** A module of the copy as it stands now, by its path from the project's root; what it imports may be as it was. */
  readonly module: (path: string) => Promise<never>;
  readonly remove: () => Promise<void>;
};

export const copySources = async (name: string): Promise<CopiedSources> => {
  const path = await mkdtemp(join(tmpdir(), `${name}-`));
  for (const folder of ['src', 'packages']) await cp(join(project, folder), join(path, folder), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) await cp(join(project, file), join(path, file));
  await symlink(join(project, 'node_modules'), join(path, 'node_modules'), 'dir');
  let loaded = 0;
  const replace = async (file: string, from: string, to: string): Promise<void> => {
    const before = await readFile(join(path, file), 'utf8');
    if (before.split(from).length !== 2) throw new Error(`${file}: "${from}" has to stand there once`);
    await writeFile(
      join(path, file),
      before.replace(from, () => to),
    );
  };
  return {
    path,
    replace,
    insert: (file, anchor, text) => replace(file, anchor, `${anchor}${text}`),
    errors: () =>
      new Promise((resolve, reject) => {
        const compiler = join(project, 'node_modules/.bin/tsc');
        // what is compiled again is what was written since, and what that reaches
        execFile(
          compiler,
          // one checker: several look at the same types, each for itself, and need twice the processor time
          ['--noEmit', '--checkers', '1', '--pretty', 'false', '--incremental', '--tsBuildInfoFile', '.compiled'],
          { cwd: path },
          (error, said) => {
            if (error && said === '') reject(error);
            else resolve(said.split('\n').filter((line) => line.includes(': error ')));
          },
        );
      }),
    module: (file) => {
      loaded += 1;
      return import(`${pathToFileURL(join(path, file)).href}?${loaded}`) as Promise<never>;
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
};
