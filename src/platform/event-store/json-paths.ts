/** Values inside JSON by path: "mail.from", "attachments.*.name". `*` stands for every element of a list. */
import type { Json } from './event-codec.ts';

type JsonObject = { readonly [key: string]: Json };
const isObject = (json: Json): json is JsonObject => typeof json === 'object' && json !== null && !Array.isArray(json);
const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

const mapSteps = (json: Json, steps: readonly string[], change: (value: Json) => Json): Json => {
  const [step, ...rest] = steps;
  if (step === undefined) return change(json);
  if (step === '*') return isList(json) ? json.map((value) => mapSteps(value, rest, change)) : json;
  if (!isObject(json) || !(step in json)) return json;
  return { ...json, [step]: mapSteps(json[step] ?? null, rest, change) };
};

/** A copy of `json` with every value at `path` replaced; paths that lead nowhere change nothing. */
export const mapAtPath = (json: Json, path: string, change: (value: Json) => Json): Json =>
  mapSteps(json, path.split('.'), change);

/** The values at `path`. */
export const valuesAtPath = (json: Json, path: string): readonly Json[] => {
  const found: Json[] = [];
  mapAtPath(json, path, (value) => {
    found.push(value);
    return value;
  });
  return found;
};
