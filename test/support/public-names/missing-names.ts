/** Which listed names today's code has no more, and which entries of carried-over.ts do not say the truth. */
import type { CarriedOver, Carrier } from './carried-over.ts';
import { kinds, type PublicNames } from './kinds.ts';

/** What carriers are held against. */
export type Facts = {
  /** event types with the version that is written now */
  readonly versions: ReadonlyMap<string, number>;
  /** golden files of events, "OrderDrafted.v1" */
  readonly goldens: ReadonlySet<string>;
  /** by name, with their text */
  readonly migrations: ReadonlyMap<string, string>;
};

/** `OrderDrafted.lines` covers `OrderDrafted.lines[].qty`, and not `OrderDrafted.linesRead`. */
const covers = (entry: string, name: string): boolean =>
  name === entry || (name.startsWith(entry) && /^[^\w-]/.test(name.slice(entry.length)));

/** "mailbox_polls.last_error" is looked for by "last_error". */
const lastWord = (name: string): string => name.split(/[^\w-]+/).findLast((word) => word !== '') ?? name;

const carrierFault = ({ kind, name, by }: CarriedOver, today: PublicNames, facts: Facts): string | null => {
  const said: Carrier = by;
  if ('alias' in said) return today[kind].includes(said.alias) ? null : `the alias ${said.alias} is no name of today`;
  if ('migration' in said) {
    const text = facts.migrations.get(said.migration);
    if (text === undefined) return `there is no migration ${said.migration}`;
    return text.includes(lastWord(name)) ? null : `the migration ${said.migration} does not speak of ${lastWord(name)}`;
  }
  const { type, from } = said.upcaster;
  if (kind !== 'events') return 'only events have upcasters';
  if ((facts.versions.get(type) ?? 0) <= from) return `${type} has no upcaster from version ${from}`;
  return facts.goldens.has(`${type}.v${from}`) ? null : `no golden file ${type}.v${from}.json shows that it is read`;
};

export const nameFaults = (
  listed: PublicNames,
  today: PublicNames,
  carried: readonly CarriedOver[],
  facts: Facts,
): readonly string[] => [
  ...kinds.flatMap((kind) => {
    const there = new Set(today[kind]);
    const gone = listed[kind].filter((name) => !there.has(name));
    const uncovered = gone.filter((name) => !carried.some((entry) => entry.kind === kind && covers(entry.name, name)));
    return uncovered.map((name) => `${kind}: "${name}" was released and is gone`);
  }),
  ...carried.flatMap((entry) => {
    const fault = carrierFault(entry, today, facts);
    const wrong = [
      ...(listed[entry.kind].includes(entry.name) ? [] : ['no release had it']),
      ...(today[entry.kind].includes(entry.name) ? ['it is still there'] : []),
      ...(fault ? [fault] : []),
    ];
    return wrong.map((why) => `${entry.kind}: "${entry.name}" in carried-over.ts: ${why}`);
  }),
];
