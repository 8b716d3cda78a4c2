/** What everything did while something was measured: processor time of each program, answers of the parts, stages of the work. */
import { cpus } from 'node:os';
import { until } from '../../test/support/until.ts';
import { median } from '../support/measure.ts';
import { tableOf } from '../support/table.ts';
import type { followPrograms } from './programs.ts';
import { feelPulse, type Pulse } from './pulse.ts';
import type { Site } from './site.ts';
import { type Stages, stagesSince } from './stages.ts';

/** `cores`: seconds of processor time in a second, by program. */
export type Profile = { readonly cores: ReadonlyMap<string, number>; readonly pulse: Pulse; readonly stages: Stages };

/** Does the work, and says what happened meanwhile; `stages` are those of the company that is not flooding. */
export const profiled = async <T>(
  { installation, quiet }: Site,
  programs: ReturnType<typeof followPrograms>,
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly profile: Profile }> => {
  const since = new Date();
  const began = performance.now();
  const before = programs.seconds();
  const pulse = await feelPulse(installation);
  const value = await work();
  const seconds = (performance.now() - began) / 1_000;
  const cores = new Map([...programs.seconds()].map(([name, used]) => [name, (used - (before.get(name) ?? 0)) / seconds]));
  const felt = await pulse.stop();
  const stages = await until('a look at the log', () => stagesSince(installation.stack, quiet.companyId, since));
  return { value, profile: { cores, pulse: felt, stages } };
};

const namesOf = (maps: readonly ReadonlyMap<string, unknown>[]): readonly string[] => [
  ...new Set(maps.flatMap((map) => [...map.keys()])),
];
const worst = (values: readonly number[]): number => (values.length > 0 ? Math.max(...values) : Number.NaN);
const shown = (value: number, digits = 0): string => (Number.isNaN(value) ? '' : value.toFixed(digits));

/** Rows of milliseconds: median and worst of both. */
const rows = (
  calm: readonly ReadonlyMap<string, readonly number[]>[],
  loud: readonly ReadonlyMap<string, readonly number[]>[],
): readonly (readonly string[])[] =>
  namesOf([...calm, ...loud])
    .toSorted()
    .map((name) => {
      const of = (maps: typeof calm) => maps.flatMap((map) => map.get(name) ?? []);
      return [name, ...[of(calm), of(loud)].flatMap((values) => [shown(median(values)), shown(worst(values))])];
    });

/** Tables of both: all that was quiet, and all of the flood. */
export const profileTable = (calm: readonly Profile[], loud: readonly Profile[]): string => {
  const mean = (profiles: readonly Profile[], name: string) =>
    profiles.reduce((sum, { cores }) => sum + (cores.get(name) ?? 0), 0) / profiles.length;
  const programs = namesOf([...calm, ...loud].map(({ cores }) => cores)).map((name) => [
    name,
    shown(mean(calm, name), 2),
    shown(mean(loud, name), 2),
  ]);
  const heads = ['quiet p50', 'quiet worst', 'flood p50', 'flood worst'];
  const loops = ({ pulse }: Profile) => new Map([...pulse.loops].map(([name, ms]) => [name, [ms]]));
  return [
    tableOf([[`cores in use, of ${cpus().length}`, 'quiet', 'flood'], ...programs]),
    tableOf([
      ['ms', ...heads],
      ...rows(
        calm.map(({ pulse }) => pulse.answers),
        loud.map(({ pulse }) => pulse.answers),
      ),
      ...rows(calm.map(loops), loud.map(loops)),
    ]),
    tableOf([
      ['ms of the other company’s work', ...heads],
      ...rows(
        calm.map(({ stages }) => stages),
        loud.map(({ stages }) => stages),
      ),
    ]),
  ].join('\n\n');
};
