/** Names that stand in the sources alone and in no list that could be imported: read as they are written, and refused where they cannot be told. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { confirmedKinds } from '../../../packages/order-extraction/rules/table/how.ts';
import { strategies } from '../../../packages/order-extraction/rules/table/under-headers.ts';
import { retiredStrategies } from '../../../src/domain/shared/earlier-strategies.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const files = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).toSorted();
const textOf = (file: string): string => readFileSync(root + file, 'utf8');
const all = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** What a layout remembers of how its table was read. Those by a column of a header are as many as it has columns. */
export const layoutStrategies = (): readonly string[] => [
  ...files('packages/order-extraction/rules/**/*.ts').flatMap((file) => all(textOf(file), /(?:\bway: |\bguessed\()'([^']+)'/g)),
  ...strategies.map((_, only) => `under_headers_strategy_${only}`),
  ...confirmedKinds.map((kind) => `under_headers_${kind}_*`),
  ...retiredStrategies,
];

/** An argument as it is called with: a text, or the name of a constant of the same file. */
const told = (file: string, text: string, argument: string): string => {
  const literal = /^'([^']+)'$/.exec(argument)?.[1] ?? new RegExp(`\\bconst ${argument} = '([^']+)'`).exec(text)?.[1];
  if (literal === undefined) throw new Error(`${file}: "${argument}" is no name that can be told: a text, or a constant of one`);
  return literal;
};

/** Under these names a browser keeps something of ours, or tells its other tabs. */
export const browserNames = (): readonly string[] =>
  files('web/src/**/*.{ts,tsx}').flatMap((file) => {
    const text = textOf(file);
    const named = (kind: string, pattern: RegExp) =>
      all(text, pattern).map((argument) => `${kind} ${told(file, text, argument)}`);
    return [
      ...named('localStorage', /\blocalStorage\s*\.\w+Item\(\s*([^,)]+)/g),
      ...named('sessionStorage', /\bsessionStorage\s*\.\w+Item\(\s*([^,)]+)/g),
      ...named('indexedDB', /\bindexedDB\s*\.open\(\s*([^,)]+)/g),
      ...named('BroadcastChannel', /\bnew BroadcastChannel\(\s*([^,)]+)/g),
      ...named('lock', /\bnavigator\.locks\s*\.request\(\s*([^,)]+)/g),
    ];
  });

export const cookieNames = (): readonly string[] =>
  files('src/api/http/*.ts').flatMap((file) => all(textOf(file), /'(__Host-[\w-]+)'/g));

/** As /metrics shows them, each with its labels. */
export const metricNames = (): readonly string[] =>
  files('src/**/*.ts')
    .map(textOf)
    .filter((text) => text.includes('logging/metrics.ts'))
    .flatMap((text) =>
      [...text.matchAll(/\bname: '([a-z0-9_]+)',\s*help:(?:[^}]*?\blabels: \[([^\]]*)\])?/g)].flatMap(([, name, labels = '']) => [
        `order_intake_${name}`,
        ...all(labels, /'(\w+)'/g).map((label) => `order_intake_${name}{${label}}`),
      ]),
    );
