/** Whether an answer is one that the service's own description promises: its status, its headers, its media type, the shape of its body. */
type Schema = { readonly [keyword: string]: unknown };
type Media = { readonly schema?: Schema };
type Answer = {
  readonly content?: { readonly [type: string]: Media };
  readonly headers?: { readonly [name: string]: { readonly required: boolean } };
};
type Operation = { readonly responses: { readonly [status: string]: Answer } };
export type Description = {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const resolved = (schema: Schema, { components }: Description): Schema =>
  typeof schema.$ref === 'string' ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
/** Properties of an object that is described in parts. */
const namesIn = (schema: Schema, description: Description): readonly string[] => {
  const { properties = {}, allOf = [] } = resolved(schema, description);
  return [...Object.keys(properties as object), ...(allOf as readonly Schema[]).flatMap((part) => namesIn(part, description))];
};

/** What is wrong with `value`, each with its place. The keywords that the description uses, no others. */
const faultsAgainst = (
  schema: Schema,
  value: unknown,
  description: Description,
  place = '',
  /** others describe the rest of it */
  isPart = false,
): readonly string[] => {
  const { $ref, type, anyOf, allOf, enum: values, required, properties, items, additionalProperties } = schema;
  const inside = (of: unknown, inner: unknown, at: string) => faultsAgainst(of as Schema, inner, description, `${place}/${at}`);
  if (typeof $ref === 'string') {
    const named = description.components.schemas[$ref.split('/').at(-1) ?? ''];
    return named ? faultsAgainst(named, value, description, place, isPart) : [`${place}: ${$ref} leads nowhere`];
  }
  if (Array.isArray(allOf)) {
    const known = namesIn(schema, description);
    const strange = Object.keys((value ?? {}) as object).filter((name) => !known.includes(name));
    return [
      ...allOf.flatMap((of) => faultsAgainst(of as Schema, value, description, place, true)),
      ...strange.map((name) => `${place}: ${name} is not described`),
    ];
  }
  if (Array.isArray(anyOf) && !anyOf.some((of) => faultsAgainst(of as Schema, value, description, place).length === 0))
    return [`${place}: fits none of its schemas`];
  if (Array.isArray(values) && !values.includes(value))
    return [`${place}: ${JSON.stringify(value)} is none of ${values.join(', ')}`];
  const kind = kindOf(value);
  const kinds = type === undefined ? [] : [type].flat();
  if (kinds.length > 0 && !kinds.includes(kind) && !(kind === 'integer' && kinds.includes('number')))
    return [`${place}: ${kind} instead of ${kinds.join(' or ')}`];
  if (kind === 'array' && items)
    return (value as readonly unknown[]).flatMap((item, index) => inside(items, item, String(index)));
  if (kind !== 'object') return [];
  const object = value as { readonly [name: string]: unknown };
  const known = (properties ?? {}) as { readonly [name: string]: unknown };
  return [
    ...((required ?? []) as readonly string[]).filter((name) => !(name in object)).map((name) => `${place}: ${name} is missing`),
    ...Object.entries(object).flatMap(([name, inner]) => {
      if (name in known) return inside(known[name], inner, name);
      // a record of ours lists all that it has
      return properties !== undefined && additionalProperties === undefined && !isPart
        ? [`${place}: ${name} is not described`]
        : [];
    }),
  ];
};

type Route = { readonly pattern: RegExp; readonly methods: Description['paths'][string] };

/** Fixed segments before parameters, as the router has them. */
const routesOf = ({ paths }: Description): readonly Route[] =>
  Object.entries(paths)
    .toSorted(([a], [b]) => (a.match(/\{/g) ?? []).length - (b.match(/\{/g) ?? []).length)
    .map(([template, methods]) => ({
      pattern: new RegExp(`^${template.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
      methods,
    }));

/** Made once for a description: every answer of thousands is looked up in it. */
const routes = new WeakMap<Description, readonly Route[]>();

const operationOf = (description: Description, method: string, path: string): Operation | null => {
  const known = routes.get(description) ?? routesOf(description);
  routes.set(description, known);
  return known.find(({ pattern }) => pattern.test(path))?.methods[method.toLowerCase()] ?? null;
};

type Answered = { readonly status: number; readonly headers: Headers; readonly body: unknown };

/** Those that callers rely on; others are HTTP's own. */
const told = ['ETag', 'Link', 'Location', 'X-Total-Count', 'Retry-After'];
const headerFaults = ({ headers: described = {} }: Answer, given: Headers): readonly string[] => [
  ...Object.entries(described).flatMap(([name, { required }]) =>
    required && !given.has(name) ? [`header ${name} is missing`] : [],
  ),
  ...told.flatMap((name) => (given.has(name) && !(name in described) ? [`header ${name} is not described`] : [])),
];

/** Throws with everything that the description does not say. What no route knows is 404 or 405 and needs no description. */
export const expectDescribed = (description: Description, method: string, url: string, answer: Answered): void => {
  const path = url.split('?')[0] ?? url;
  const operation = operationOf(description, method === 'HEAD' ? 'GET' : method, path);
  const where = `${method} ${path} answered ${answer.status}`;
  if (!operation) return;
  const response = operation.responses[String(answer.status)];
  if (!response) throw new Error(`${where}, which /openapi.json does not describe`);
  const wrong = headerFaults(response, answer.headers);
  if (wrong.length > 0) throw new Error(`${where}, not as described: ${wrong.join(', ')}`);
  if (answer.body === undefined || method === 'HEAD') return;
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const media = response.content?.[type] ?? response.content?.['*/*'];
  if (!media)
    throw new Error(
      `${where} as ${type}; /openapi.json describes ${Object.keys(response.content ?? {}).join(', ') || 'no body'}`,
    );
  const faults = media.schema ? faultsAgainst(media.schema, answer.body, description) : [];
  if (faults.length > 0) throw new Error(`${where}, not as described:\n${faults.slice(0, 10).join('\n')}`);
};
