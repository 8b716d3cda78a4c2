/** What the model is asked to answer: the JSON Schema that it is held to, and the codec that its answer has to pass all the same. */
import { isRight } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { documentTypes, headerFieldNames, lineFieldNames } from '../../../domain/shared/extraction.ts';

/** A value and the text of the document that says it. */
const quoted = t.readonly(t.type({ value: t.string, printed: t.string }));
const orNull = t.union([quoted, t.null]);

const fieldsOf = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, orNull])) as Record<N, typeof orNull>;

const line = t.readonly(t.type(fieldsOf(lineFieldNames)));
const document = t.readonly(
  t.type({
    ...fieldsOf(headerFieldNames),
    document_type: t.keyof(
      Object.fromEntries(documentTypes.map((type) => [type, null])) as Record<(typeof documentTypes)[number], null>,
    ),
    lines: t.readonlyArray(line),
  }),
);
const answer = t.readonly(t.type({ documents: t.readonlyArray(document) }));

export type Quoted = t.TypeOf<typeof quoted>;
export type ModelDocument = t.TypeOf<typeof document>;
export type ModelLine = t.TypeOf<typeof line>;
export type ModelAnswer = t.TypeOf<typeof answer>;

/** Undefined for a text that is no JSON, or JSON of another shape. */
export const readAnswer = (text: string): ModelAnswer | undefined => {
  try {
    const decoded = answer.decode(JSON.parse(text));
    return isRight(decoded) ? decoded.right : undefined;
  } catch {
    return undefined;
  }
};

const strict = (properties: Record<string, unknown>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const quotedSchema = {
  anyOf: [strict({ value: { type: 'string' }, printed: { type: 'string' } }), { type: 'null' }],
};
const schemasOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, quotedSchema]));

/** Structured output, strict: every property required, nothing beside them. */
export const answerSchema = strict({
  documents: {
    type: 'array',
    items: strict({
      document_type: { type: 'string', enum: [...documentTypes] },
      ...schemasOf(headerFieldNames),
      lines: { type: 'array', items: strict(schemasOf(lineFieldNames)) },
    }),
  },
});
