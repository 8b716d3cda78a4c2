/** Mails of a folder: one file each, or several in a mailbox file (mbox). */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

export type FoundMail = { readonly name: string; readonly raw: Buffer };

const separator = /^From .*\r?\n(?=[!-9;-~]+:)/gm;

function mailsIn(name: string, bytes: Buffer): readonly FoundMail[] {
  const text = bytes.toString('latin1');
  const starts = [...text.matchAll(separator)].map(({ index, 0: line }) => ({ at: index, from: index + line.length }));
  if (starts[0]?.at !== 0) return [{ name, raw: bytes }];
  return starts.map(({ from }, number) => ({
    name: starts.length === 1 ? name : `${name}#${number + 1}`,
    raw: Buffer.from(text.slice(from, starts[number + 1]?.at), 'latin1'),
  }));
}

/** A mail has a header; Dovecot takes lines that end as they do on the network. */
const isMail = ({ raw }: FoundMail): boolean => /^(from|subject|date|mime-version):/im.test(raw.toString('latin1', 0, 20_000));
const withLineEnds = ({ name, raw }: FoundMail): FoundMail => ({
  name,
  raw: Buffer.from(raw.toString('latin1').replace(/\r?\n/g, '\r\n'), 'latin1'),
});

/** `paths`: files and folders below `root`, in their order; of a folder all that lies in it, by name. */
export async function mailsOf(root: string, paths: readonly string[]): Promise<readonly FoundMail[]> {
  const mails: FoundMail[] = [];
  for (const path of paths.map((one) => join(root, one))) {
    const isFolder = (await stat(path)).isDirectory();
    const files = isFolder ? (await readdir(path, { recursive: true })).toSorted().map((one) => join(path, one)) : [path];
    for (const file of files)
      if ((await stat(file)).isFile())
        mails.push(
          ...mailsIn(relative(root, file), await readFile(file))
            .filter(isMail)
            .map(withLineEnds),
        );
  }
  return mails;
}
