/** Declared names that do not say what they hold. The gate of test/unit/docs/identifiers.test.ts is made of these. */
import { createRequire } from 'node:module';
// the compiler of the web app: version 7 has no interface for programs
import type typescript from '../../web/node_modules/typescript/lib/typescript.js';

const ts: typeof typescript = createRequire(new URL('../../web/package.json', import.meta.url))('typescript');

export type IdentifierTerms = {
  /** never a name of their own */
  readonly identifiers: readonly string[];
  /** names that say too little, which a folder may hold as often as it is allowed */
  readonly vagueIdentifiers: readonly string[];
};
export type IdentifierCounts = { readonly identifiers: number; readonly vague: number };

const namesBoundBy = (name: typescript.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesBoundBy(element.name) : []));

/** The names of all parameters and variables of a source text, in their order. */
export const declaredNames = (path: string, text: string): readonly string[] => {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const names: string[] = [];
  const visit = (node: typescript.Node): void => {
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) names.push(...namesBoundBy(node.name));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind));
  return names;
};

/** How many of these names are terms of one list, and how many of the other. */
export const countsOf = (names: readonly string[], terms: IdentifierTerms): IdentifierCounts => ({
  identifiers: names.filter((name) => terms.identifiers.includes(name)).length,
  vague: names.filter((name) => terms.vagueIdentifiers.includes(name)).length,
});
