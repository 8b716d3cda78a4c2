/** How each field of a draft stands: whether a person should look at it, whether one did, and why its correction was refused. Pure. */
import { parseField } from './fields.ts';
import type { Unsure } from './unsure.ts';

export type Standing = { readonly unsure?: Unsure; readonly seen?: boolean; readonly fault?: unknown };
/** by field; nothing is to be said of one that is not in it */
export type Standings = Readonly<Record<string, Standing>>;

export const fine: Standing = {};
export const isWanted = ({ unsure, seen }: Standing): boolean => unsure !== undefined && !seen;

type StandingParts = {
  readonly unsure: readonly Unsure[];
  readonly seen: ReadonlySet<string>;
  readonly faults: Readonly<Record<string, unknown>>;
};

/** Of the head, and of each line by its number. */
export type StandingOfParts = { readonly head: Standings; readonly lines: Readonly<Record<number, Standings>> };

export const standingOf = ({ unsure, seen, faults }: StandingParts): StandingOfParts => {
  const head: Record<string, Standing> = {};
  const lines: Record<number, Record<string, Standing>> = {};
  const say = (field: string, standing: Standing) => {
    const line = parseField(field)?.line ?? null;
    if (line !== null) lines[line] ??= {};
    const part = line === null ? head : (lines[line] ?? {});
    part[field] = { ...part[field], ...standing };
  };
  for (const unsureField of unsure) say(unsureField.field, { unsure: unsureField, seen: seen.has(unsureField.field) });
  for (const [field, fault] of Object.entries(faults)) say(field, { fault });
  return { head, lines };
};
