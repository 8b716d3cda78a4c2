/** What the API says of itself: its operations, their parameters, the fields of every request and answer, and the codes that they may hold. */
import { allEndpoints } from '../../../src/api/all-endpoints.ts';
import type { ApiDeps } from '../../../src/api/api-deps.ts';
import { webhookDescription } from '../../../src/api/chat/webhook.description.ts';
import { openApiOf } from '../../../src/api/http/openapi.ts';

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content; readonly headers?: object }>>;
};

/** Endpoints look into what they are given only when they are called. */
const anything: unknown = new Proxy(() => undefined, { get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything) });

type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const describe = (): Description => openApiOf(allEndpoints(anything as ApiDeps), webhookDescription) as unknown as Description;

/** What stands behind the name of a schema, seen from where it is used; `within`: the names that led there. */
type Follow = (name: string, path: string, within: readonly string[]) => readonly string[];

const namesIn = (schema: Schema, path: string, follow: Follow, within: readonly string[] = []): readonly string[] => {
  const at = (inner: Schema, place: string) => namesIn(inner, place, follow, within);
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return [`${path}: ${name}`, ...follow(name, path, within)];
  }
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const more = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null;
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => [`${path}.${key}`, ...at(field, `${path}.${key}`)]),
    ...(schema.enum ?? []).flatMap((word) => (word === null ? [] : [`${path}=${String(word)}`])),
    ...(schema.items ? at(schema.items, `${path}[]`) : []),
    ...(more ? at(more, `${path}.*`) : []),
    ...inner.flatMap((one) => at(one, path)),
  ];
};

const contentNames = (content: Content | undefined, path: string, follow: Follow): readonly string[] =>
  Object.entries(content ?? {}).flatMap(([media, { schema }]) => [
    `${path} ${media}`,
    ...(schema ? namesIn(schema, path, follow) : []),
  ]);

/** Which refusals an operation may answer is no name: their codes are, once for all (ProblemCode). */
const operationNames = (name: string, operation: Operation, follow: Follow): readonly string[] => {
  const { parameters = [], requestBody, responses } = operation;
  return [
    name,
    ...parameters.flatMap((one) => [
      `${name} ${one.in} ${one.name}`,
      ...(one.schema ? namesIn(one.schema, `${name} ${one.in} ${one.name}`, follow) : []),
    ]),
    ...contentNames(requestBody?.content, `${name} request`, follow),
    ...Object.entries(responses)
      .filter(([status]) => Number(status) < 400)
      .flatMap(([status, { content, headers = {} }]) => [
        `${name} ${status}`,
        ...Object.keys(headers).map((header) => `${name} ${status} header ${header}`),
        ...contentNames(content, `${name} ${status}`, follow),
      ]),
  ];
};

const allNames = ({ paths, components }: Description, follow: Follow): readonly string[] => [
  ...Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operationNames(`${method.toUpperCase()} ${path}`, operation, follow),
    ),
  ),
  ...Object.entries(components.schemas).flatMap(([name, schema]) => [name, ...namesIn(schema, name, follow)]),
];

/** What has a name of its own is listed once, under that name. */
export const apiNames = (): readonly string[] => allNames(describe(), () => []);

/** The same, and each field also by where it is sent: a field stays where it was when its schema gets a name. */
export const apiNamesByPlace = (): readonly string[] => {
  const description = describe();
  const follow: Follow = (name, path, within) => {
    const schema = description.components.schemas[name];
    return schema && !within.includes(name) ? namesIn(schema, path, follow, [...within, name]) : [];
  };
  return allNames(description, follow);
};
