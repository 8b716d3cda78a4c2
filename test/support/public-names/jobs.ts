/** Jobs, each the name of its queue, and reactors, under whose names checkpoints are kept. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reactors } from '../../../src/jobs/registry.ts';

const root = fileURLToPath(new URL('../../../src/jobs/', import.meta.url));

const isJob = (value: unknown): value is { readonly name: string } =>
  typeof value === 'object' && value !== null && 'name' in value && 'policy' in value && 'deadlineMs' in value;

export const jobNames = async (): Promise<readonly string[]> => {
  const files = globSync('**/*definitions.ts', { cwd: root });
  const modules = await Promise.all(files.map((file) => import(root + file) as Promise<Readonly<Record<string, unknown>>>));
  return modules.flatMap((module) => Object.values(module).flatMap((value) => (isJob(value) ? [value.name] : [])));
};

export const reactorNames = (): readonly string[] => reactors.map(({ name }) => name);
