import { readFile } from 'node:fs/promises';

/** As package.json has it. */
export const releaseVersion = async (): Promise<string> => {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
};
