/** Which files were meant: those named, and those of the directories that were named, in this order. */
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export type InputFault = { readonly code: 'not_found' | 'not_permitted' | 'not_a_file' | 'no_files'; readonly message: string };
/** `file` is the path as it is shown. */
export type Input =
  | { readonly file: string; readonly path: string }
  | { readonly file: string; readonly path: null; readonly error: InputFault };

const fault = (file: string, code: InputFault['code'], message: string): Input => ({
  file,
  path: null,
  error: { code, message },
});

const unreadablePath = (file: string, error: unknown): Input => {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EACCES' || code === 'EPERM') return fault(file, 'not_permitted', `${file}: permission denied.`);
  if (code === 'ENOENT' || code === 'ENOTDIR') return fault(file, 'not_found', `${file}: no such file or directory.`);
  return fault(file, 'not_a_file', `${file}: cannot be read (${code ?? 'unknown error'}).`);
};

/** What lies beside documents and speaks of them: in a directory it is passed over, named by itself it is tried. */
const companion = (name: string): boolean => name.startsWith('.') || name.endsWith('.truth.json') || name.endsWith('.md');

/**
 * A directory gives its files by name, without those of its subdirectories. Whatever cannot be read is an input with its fault, in its
 * place. `base` is what relative paths start from.
 */
export async function* inputsOf(paths: readonly string[], base: string): AsyncIterable<Input> {
  for (const shownPath of paths) {
    const path = resolve(base, shownPath);
    try {
      const kind = await stat(path);
      if (kind.isDirectory()) yield* filesIn(shownPath, path);
      else if (kind.isFile()) yield { file: shownPath, path };
      else yield fault(shownPath, 'not_a_file', `${shownPath}: not a file or directory.`);
    } catch (error) {
      yield unreadablePath(shownPath, error);
    }
  }
}

async function* filesIn(directory: string, path: string): AsyncIterable<Input> {
  const names = (await readdir(path)).filter((name) => !companion(name)).sort();
  let files = 0;
  for (const name of names) {
    const input = await inputIn(join(directory, name), join(path, name));
    if (!input) continue;
    files += 1;
    yield input;
  }
  if (files === 0)
    yield fault(directory, 'no_files', `${directory}: contains no files; name its subdirectories to read their files.`);
}

const inputIn = async (file: string, path: string): Promise<Input | null> => {
  try {
    return (await stat(path)).isFile() ? { file, path } : null;
  } catch (error) {
    return unreadablePath(file, error);
  }
};
