/** A value that a JSON Schema of the API accepts: its required properties, with the first choice of each. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly readOnly?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};
export type Schemas = Readonly<Record<string, Schema>>;

const byFormat: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'anna@example.com',
  date: '2026-11-20',
  'date-time': '2026-11-20T08:00:00Z',
  uri: 'https://example.com/',
  'uri-reference': '/sales/',
};

const exampleText = ({ format = '', pattern }: Schema): string => {
  if (pattern === '^[A-Z]{3}$') return 'EUR';
  if (pattern !== undefined && new RegExp(pattern).test('1')) return '1';
  return byFormat[format] ?? 'text';
};

export const exampleOf = (schema: Schema, schemas: Schemas): unknown => {
  if (schema.$ref !== undefined) return exampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (choice && schema.type === undefined) return exampleOf(choice, schemas);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object') {
    const names = (schema.required ?? []).filter((name) => schema.properties?.[name]?.readOnly !== true);
    return Object.fromEntries(names.map((name) => [name, exampleOf(schema.properties?.[name] ?? {}, schemas)]));
  }
  if (type === 'array') return (schema.minItems ?? 0) > 0 ? [exampleOf(schema.items ?? {}, schemas)] : [];
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'null' ? null : exampleText(schema);
};
