/**
 * Secrets as files: NAME_FILE names a file that holds the value of NAME. A file has an owner; an environment is
 * visible to everyone who may inspect the process.
 */
import { readFileSync } from 'node:fs';
import { secretSettings } from './settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type SettingFault = { readonly variable: string; readonly given: string; readonly expected: string };

const readable = 'a file that this account may read, with one value in it';

/** The environment with what the files hold, and what is wrong with them. A value and a file for one setting is a fault: nobody could say which holds. */
export const withSecretFiles = (env: Environment): { readonly env: Environment; readonly faults: readonly SettingFault[] } => {
  const resolved: Record<string, string | undefined> = { ...env };
  const faults: SettingFault[] = [];
  for (const name of secretSettings) {
    const variable = `${name}_FILE`;
    const path = env[variable];
    if (!path) continue;
    if (env[name]) faults.push({ variable, given: JSON.stringify(path), expected: `nothing, or no ${name} beside it` });
    try {
      resolved[name] = readFileSync(path, 'utf8').trim();
    } catch {
      faults.push({ variable, given: JSON.stringify(path), expected: readable });
    }
    if (resolved[name] === '') faults.push({ variable, given: 'an empty file', expected: readable });
  }
  return { env: resolved, faults };
};
