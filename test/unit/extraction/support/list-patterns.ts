/**
 * Prints every regular expression of the extraction rules as a line of JSON, [source, flags]: those written in the files, and those that are put
 * together when their modules are loaded. A program of its own, because nothing may have loaded them before.
 */
import { globSync, readFileSync } from 'node:fs';

const folder = new URL('../../../../', import.meta.url);
const files = globSync('{packages/order-extraction,src/adapters/extraction}/**/*.ts', { cwd: folder.pathname });
const found = new Set<string>();

/** after an operator or a bracket a slash begins a pattern; what is no pattern does not compile */
const literal = /(?<=(?:^|[=(,:[!&|?;{}>]|\breturn)\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/gm;
for (const file of files) {
  for (const [, source = '', flags = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(literal)) {
    try {
      found.add(JSON.stringify([new RegExp(source, flags).source, flags]));
    } catch {
      // a comment or a division
    }
  }
}

const made = (pattern: RegExp): RegExp => {
  found.add(JSON.stringify([pattern.source, pattern.flags]));
  return pattern;
};
globalThis.RegExp = new Proxy(RegExp, {
  construct: (Target, args: ConstructorParameters<typeof RegExp>) => made(new Target(...args)),
  apply: (Target, _, args: ConstructorParameters<typeof RegExp>) => made(new Target(...args)),
});
for (const file of files) await import(new URL(file, folder).href);
for (const line of found) console.log(line);
