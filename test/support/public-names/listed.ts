/** The names that a release has shown to others, in test/fixtures/public-names.json. A name is added to them and never taken away. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { kinds, type PublicNames, sorted } from './kinds.ts';

const file = new URL('../../fixtures/public-names.json', import.meta.url);
const none = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as PublicNames;

export const listedNames = (): PublicNames =>
  existsSync(file) ? { ...none, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<PublicNames>) } : none;

/** Answers how many were new. */
export const addNames = (today: PublicNames): number => {
  const listed = listedNames();
  const all = Object.fromEntries(kinds.map((kind) => [kind, sorted([...listed[kind], ...today[kind]])])) as PublicNames;
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`);
  return kinds.reduce((sum, kind) => sum + all[kind].length - listed[kind].length, 0);
};
