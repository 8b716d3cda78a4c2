import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

export type StoredMail = {
  /** Path of the file. */
  path: string;
  raw: Buffer;
  /** As IMAP names them: \Seen, \Answered, \Flagged, \Deleted, \Draft and keywords. */
  flags: string[];
};

export type Layout = { root: string; separator: string; prefix: string; owner: { uid: number; gid: number } };

const flagOfLetter: Readonly<Record<string, string>> = {
  S: '\\Seen',
  R: '\\Answered',
  F: '\\Flagged',
  T: '\\Deleted',
  D: '\\Draft',
};

/** Directory of a folder in Maildir++: the inbox is the directory itself, every other folder a sibling `.A.B` in it. */
export function folderDir(layout: Layout, user: string, folder: string): string {
  const maildir = join(layout.root, user, 'Maildir');
  const name = layout.prefix && folder.startsWith(layout.prefix) ? folder.slice(layout.prefix.length) : folder;
  return name === 'INBOX' ? maildir : join(maildir, `.${name.split(layout.separator).map(toModifiedUtf7).join('.')}`);
}

/** Folders that exist, as the IMAP client of this server would name them; INBOX first. */
export async function listFolders(layout: Layout, user: string): Promise<string[]> {
  const maildir = folderDir(layout, user, 'INBOX');
  if (!existsSync(maildir)) return ['INBOX'];
  const names = (await readdir(maildir, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && /^\.[^.]/.test(entry.name),
  );
  const folders = names.map(({ name }) => layout.prefix + name.slice(1).split('.').map(fromModifiedUtf7).join(layout.separator));
  return ['INBOX', ...folders.sort()];
}

let delivered = 0;

/** Puts a mail into a folder as a delivery agent does: written under tmp/, then renamed, so that no reader sees half of it. */
export async function deliverMail(
  layout: Layout,
  user: string,
  raw: Buffer | string,
  folder: string,
  flags: readonly string[],
  arrivedAt: Date | undefined,
): Promise<string> {
  const dir = folderDir(layout, user, folder);
  await makeFolder(layout, user, dir);
  const micros = BigInt(Date.now()) * 1000n + BigInt(delivered++); // names sort in the order of delivery, and Dovecot gives UIDs in theirs
  const name = `${micros / 1_000_000n}.M${String(micros % 1_000_000n).padStart(6, '0')}P${process.pid}Q${delivered}.${hostname().replace(/[/:]/g, '_')}`;
  await writeFile(join(dir, 'tmp', name), raw);
  if (arrivedAt) await utimes(join(dir, 'tmp', name), arrivedAt, arrivedAt); // INTERNALDATE is the time of the file
  await own(layout, join(dir, 'tmp', name));
  const letters = Object.keys(flagOfLetter).filter((letter) => flags.includes(flagOfLetter[letter] ?? ''));
  const target = letters.length > 0 ? join(dir, 'cur', `${name}:2,${letters.sort().join('')}`) : join(dir, 'new', name);
  await rename(join(dir, 'tmp', name), target);
  return target;
}

/** Forgets how the mails of a folder were numbered: it has a new UIDVALIDITY and new UIDs when it is opened next. */
export async function renumberMails(layout: Layout, user: string, folder: string): Promise<void> {
  const dir = folderDir(layout, user, folder);
  const numbering = (await readdir(dir)).filter((name) => /^dovecot(-uidlist|\.index)/.test(name));
  // Dovecot may be renaming one of them
  await Promise.all(numbering.map((name) => rm(join(dir, name), { force: true })));
}

/** Mails of a folder in the order of their arrival; none when there is no such folder. */
export async function listMails(layout: Layout, user: string, folder: string, tries = 10): Promise<StoredMail[]> {
  const dir = folderDir(layout, user, folder);
  if (!existsSync(dir)) return [];
  try {
    return await readMails(dir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries === 1) throw error;
    return listMails(layout, user, folder, tries - 1); // renamed by Dovecot between listing and reading
  }
}

async function readMails(dir: string): Promise<StoredMail[]> {
  const keywords = await keywordsOf(dir);
  const inSub = async (sub: string) => (await readdir(join(dir, sub))).map((name) => ({ name, path: join(dir, sub, name) }));
  const mails = [...(await inSub('new')), ...(await inSub('cur'))].sort((a, b) => (a.name < b.name ? -1 : 1));
  return Promise.all(mails.map(async ({ name, path }) => ({ path, raw: await readFile(path), flags: flagsOf(name, keywords) })));
}

function flagsOf(name: string, keywords: ReadonlyMap<string, string>): string[] {
  const letters = [...(/:2,([A-Za-z]*)$/.exec(name)?.[1] ?? '')];
  return letters.map((letter) => flagOfLetter[letter] ?? keywords.get(letter) ?? letter);
}

/** Dovecot keeps the keywords behind the letters a to z in a file of lines `0 $Forwarded`. */
async function keywordsOf(dir: string): Promise<Map<string, string>> {
  const lines = await readFile(join(dir, 'dovecot-keywords'), 'utf8').catch(() => '');
  const pairs = lines.split('\n').flatMap((line) => {
    const found = /^(\d+) (.+)$/.exec(line);
    return found ? [[String.fromCharCode(97 + Number(found[1])), found[2] ?? ''] as const] : [];
  });
  return new Map(pairs);
}

async function makeFolder(layout: Layout, user: string, dir: string): Promise<void> {
  const inbox = folderDir(layout, user, 'INBOX');
  const parents = [join(layout.root, user), inbox, ...(dir === inbox ? [] : [dir])];
  for (const path of [...parents, ...['cur', 'new', 'tmp'].map((sub) => join(dir, sub))]) {
    if (existsSync(path)) continue;
    await mkdir(path, { recursive: true, mode: 0o700 });
    await own(layout, path);
  }
}

async function own(layout: Layout, path: string): Promise<void> {
  if (process.getuid?.() === 0) await chown(path, layout.owner.uid, layout.owner.gid);
}

/** RFC 3501, 5.1.3: letters beyond ASCII as base64 of UTF-16 between & and -, with a comma for the slash. */
function toModifiedUtf7(name: string): string {
  const encoded = (text: string) =>
    Buffer.from(text, 'utf16le').swap16().toString('base64').replace(/=+$/, '').replaceAll('/', ',');
  return name.replaceAll('&', '&-').replace(/[^\x20-\x7e]+/g, (text) => `&${encoded(text)}-`);
}

function fromModifiedUtf7(name: string): string {
  const decoded = (text: string) => Buffer.from(text.replaceAll(',', '/'), 'base64').swap16().toString('utf16le');
  return name.replace(/&([^-]*)-/g, (_, text: string) => (text === '' ? '&' : decoded(text)));
}
