/** What the model is asked to answer: the JSON Schema that it is held to, and the codec that its answer has to pass all the same. */
import { documentTypes, headerFieldNames, lineFieldNames, namesAskedOfModel } from '@order-intake/order-extraction/document';
import { type Either, isRight, left } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

/** A value, the text of the document that says it ("" for one that was computed), and the number of its line. */
const quoted = t.readonly(
  t.intersection([t.type({ value: t.string, printed: t.string }), t.partial({ line: t.union([t.number, t.null]) })]),
);
const orNull = t.union([quoted, t.null]);

const fieldsOf = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, orNull])) as Record<N, typeof orNull>;

const { header: headerNames, line: lineNames } = namesAskedOfModel;
/** Details may be missing: only some orders say them. */
const line = t.readonly(t.intersection([t.type(fieldsOf(lineFieldNames)), t.partial(fieldsOf(lineNames))]));
const document = t.readonly(
  t.intersection([
    t.partial(fieldsOf(headerNames)),
    t.type({
      ...fieldsOf(headerFieldNames),
      document_type: t.keyof(
        Object.fromEntries(documentTypes.map((type) => [type, null])) as Record<(typeof documentTypes)[number], null>,
      ),
      lines: t.readonlyArray(line),
    }),
  ]),
);
const answer = t.readonly(t.type({ documents: t.readonlyArray(document) }));

export type Quoted = t.TypeOf<typeof quoted>;
export type ModelDocument = t.TypeOf<typeof document>;
export type ModelLine = t.TypeOf<typeof line>;
export type ModelAnswer = t.TypeOf<typeof answer>;

type Given = { readonly [key: string]: unknown };
const isObject = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Models that no schema holds leave empty fields out, or give the value alone. */
const quotedIn = (value: unknown): unknown => {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'string' || typeof value === 'number' ? { value: String(value), printed: String(value) } : value;
};
const completed = (answered: Given, names: readonly string[]): Given => ({
  ...answered,
  ...Object.fromEntries(names.map((name) => [name, quotedIn(answered[name])])),
});
const documentIn = (json: unknown): unknown => {
  if (!isObject(json)) return json;
  const lines = Array.isArray(json.lines) ? json.lines : [];
  return {
    ...completed(json, headerNames),
    lines: lines.map((row) => (isObject(row) ? completed(row, lineNames) : row)),
  };
};
const documentsIn = (json: unknown): unknown => {
  if (Array.isArray(json)) return json;
  if (!isObject(json)) return undefined;
  return json.documents ?? ('document_type' in json ? [json] : undefined);
};

/** Also takes a document without the list around it. Left: what is wrong, with the place. */
export const decodeAnswer = (json: unknown): Either<string, ModelAnswer> => {
  const documents = documentsIn(json);
  if (!Array.isArray(documents)) return left('"documents" is not a list');
  const decoded = answer.decode({ documents: documents.map(documentIn) });
  if (isRight(decoded)) return decoded;
  const [fault] = decoded.left;
  const context = fault?.context ?? [];
  // io-ts counts the parts of an intersection as if they were places of the answer
  const path = context.flatMap(({ key }, at) => (key === '' || isIntersection(context[at - 1]?.type) ? [] : [key]));
  return left(`${path.join('.')} is not what the schema says`);
};

const isIntersection = (type: t.Decoder<never, unknown> | undefined): boolean =>
  type instanceof t.IntersectionType || (type instanceof t.ReadonlyType && type.type instanceof t.IntersectionType);

const strict = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const quotedSchema = {
  anyOf: [
    strict({ value: { type: 'string' }, printed: { type: 'string' }, line: { anyOf: [{ type: 'integer' }, { type: 'null' }] } }),
    { type: 'null' },
  ],
};
const schemasOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, quotedSchema]));

/** Structured output, strict: every property required, nothing beside them. */
export const answerSchema = strict({
  documents: {
    type: 'array',
    items: strict({
      document_type: { type: 'string', enum: [...documentTypes] },
      ...schemasOf(headerNames),
      lines: { type: 'array', items: strict(schemasOf(lineNames)) },
    }),
  },
});
