/** npm run collection -- FILE: writes a Postman 2.1 collection of the API, which Postman, Bruno and Insomnia import. */
import { writeFileSync } from 'node:fs';
import { describedApi } from './described-api.ts';
import { exampleOf, type Schema, type Schemas } from './schema-example.ts';

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
};
type Operation = {
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly operationId?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Optional parameters are switched off. */
const parameterOf = ({ name, description, required = false, schema = {} }: Parameter, schemas: Schemas) => ({
  key: name,
  value: required ? String(exampleOf(schema, schemas)) : '',
  ...(description ? { description } : {}),
  ...(required ? {} : { disabled: true }),
});

const urlOf = (path: string, parameters: readonly Parameter[], schemas: Schemas) => {
  const segments = path
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/^\{(.+)\}$/, ':$1'));
  const query = parameters.filter((parameter) => parameter.in === 'query').map((parameter) => parameterOf(parameter, schemas));
  const variable = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => ({ key, value: '' }));
  return {
    raw: `{{baseUrl}}/${segments.join('/')}`,
    host: ['{{baseUrl}}'],
    path: segments,
    ...(query.length > 0 ? { query } : {}),
    ...(variable.length > 0 ? { variable } : {}),
  };
};

const bodyOf = ({ requestBody }: Operation, schemas: Schemas) => {
  if (!requestBody) return {};
  const json = requestBody.content['application/json'];
  if (json) {
    const raw = JSON.stringify(exampleOf(json.schema, schemas), null, 2);
    return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
  }
  const [form] = Object.values(requestBody.content);
  const formdata = Object.keys(form?.schema.properties ?? {}).map((key) => ({ key, type: 'file', src: [] }));
  return { body: { mode: 'formdata', formdata } };
};

const itemOf = (path: string, method: string, operation: Operation, schemas: Schemas) => {
  const parameters = operation.parameters ?? [];
  return {
    name: operation.summary ?? path,
    request: {
      method: method.toUpperCase(),
      // an operation without security is open to everyone
      ...(operation.security?.length === 0 ? { auth: { type: 'noauth' } } : {}),
      header: parameters.filter((parameter) => parameter.in === 'header').map((parameter) => parameterOf(parameter, schemas)),
      url: urlOf(path, parameters, schemas),
      ...bodyOf(operation, schemas),
    },
  };
};

/** A folder for each tag, with a request for each operation. */
export const collection = () => {
  const { info, paths, components } = describedApi();
  const schemas = components.schemas as Schemas;
  const folders = new Map<string, object[]>();
  for (const [path, methods] of Object.entries(paths as Paths))
    for (const [method, operation] of Object.entries(methods)) {
      const folder = operation.tags?.[0] ?? 'operations';
      folders.set(folder, [...(folders.get(folder) ?? []), itemOf(path, method, operation, schemas)]);
    }
  return {
    info: {
      name: info.title,
      description: 'Set the variables baseUrl and apiKey.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-Api-Key', type: 'string' },
        { key: 'value', value: '{{apiKey}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: [
      { key: 'baseUrl', value: 'http://127.0.0.1:3000' },
      { key: 'apiKey', value: '' },
    ],
    item: [...folders].sort(([a], [b]) => a.localeCompare(b)).map(([name, item]) => ({ name, item })),
  };
};

if (process.argv[1]?.endsWith('write-collection.ts')) {
  const file = process.argv[2];
  if (file === undefined) {
    process.stderr.write('Usage: npm run --silent collection -- FILE\n');
    process.exitCode = 2;
  } else writeFileSync(file, `${JSON.stringify(collection(), null, 2)}\n`);
}
