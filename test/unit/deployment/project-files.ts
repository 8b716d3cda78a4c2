import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

export const projectFile = (name: string): string => readFileSync(pathOf(name), 'utf8');
export const projectHas = (name: string): boolean => existsSync(pathOf(name));

/** The instructions of a Dockerfile, each on one line: `[['FROM', 'node:20'], ['RUN', 'npm ci && …']]`. */
export const instructionsOf = (dockerfile: string): readonly (readonly [string, string])[] =>
  dockerfile
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => {
      const [instruction = '', ...rest] = line.split(' ');
      return [instruction, rest.join(' ')] as const;
    });

/** NAME=value lines; a comment is none. */
export const settingsOf = (envFile: string): ReadonlyMap<string, string> =>
  new Map(
    envFile
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
