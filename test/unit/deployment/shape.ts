/** A strict shape for parsed YAML: what it does not name is a fault. */

/** The faults of a value that stands at `at`, such as `services.api.ports[0]: expected a text`. */
export type Shape = (value: unknown, at: string) => readonly string[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const expected =
  (what: string, holds: (value: unknown) => boolean): Shape =>
  (value, at) =>
    holds(value) ? [] : [`${at}: expected ${what}, found ${JSON.stringify(value)}`];

export const text = expected('a text', (value) => typeof value === 'string');
export const flag = expected('true or false', (value) => typeof value === 'boolean');
export const nothing = expected('nothing', (value) => value === null);
export const wholeNumber = expected('a whole number', (value) => Number.isInteger(value));
export const matching = (what: string, pattern: RegExp): Shape =>
  expected(what, (value) => typeof value === 'string' && pattern.test(value));
export const oneOf = (...values: readonly string[]): Shape =>
  expected(values.join(' or '), (value) => typeof value === 'string' && values.includes(value));

export const list =
  (item: Shape): Shape =>
  (value, at) =>
    Array.isArray(value) ? value.flatMap((each, index) => item(each, `${at}[${index}]`)) : [`${at}: expected a list`];

/** Any names, each value of one shape. */
export const dictionary =
  (name: RegExp, item: Shape): Shape =>
  (value, at) => {
    if (!isRecord(value)) return [`${at}: expected names and values`];
    return Object.entries(value).flatMap(([key, each]) =>
      name.test(key) ? item(each, `${at}.${key}`) : [`${at}: ${key} is no name`],
    );
  };

/** These names and no others, `required` of them always. */
export const record =
  (fields: Readonly<Record<string, Shape>>, required: readonly string[] = [], ignored: RegExp = /^x-/): Shape =>
  (value, at) => {
    if (!isRecord(value)) return [`${at}: expected names and values`];
    const missing = required.filter((name) => !(name in value)).map((name) => `${at}: ${name} is missing`);
    const faults = Object.entries(value).flatMap(([name, each]) => {
      if (ignored.test(name)) return [];
      const field = fields[name];
      return field ? field(each, at === '' ? name : `${at}.${name}`) : [`${at}: ${name} is not known`];
    });
    return [...missing, ...faults];
  };

export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value, at) => {
    const faults = shapes.map((shape) => shape(value, at));
    return faults.some((found) => found.length === 0) ? [] : faults.flat();
  };
