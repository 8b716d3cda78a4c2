import { cutText } from './text.ts';

const longest = 200;

/** Text on one line: control characters, line separators and marks that turn the direction around ("fdp.exe" shown as "exe.pdf") are one blank. */
export const oneLine = (text: string, limit: number): string =>
  cutText(text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ').trim(), limit);

/** What a file calls itself, for people to read: without folders (names like ../../x.pdf arrive) and control characters, 200 characters; '' when nothing is left. */
export function fileName(statedName: string): string {
  const last = statedName.split(/[/\\]/).at(-1) ?? '';
  const name = last === '.' || last === '..' ? '' : oneLine(last, last.length);
  if (name.length <= longest) return name;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''; // the end of a long name tells the kind
  return oneLine(name.slice(0, longest - ending.length - 1), longest).concat('…', ending);
}
