/** Tables of optional fields (packages/order-extraction/document/order-details.ts) as fields of requests. */
import { type ContentOf, type Part, type Parts, type Snake, snake } from '@order-intake/order-extraction/document';
import { requestSchema } from '../../platform/codec/decode-request.ts';
import { type Field, meaning, optional, orBlank } from '../../platform/codec/field.ts';
import { integer, longText, oneOf, text } from '../../platform/codec/fields.ts';
import { day, listField, partField } from '../../platform/codec/record-fields.ts';
import { countryCode, signedDecimal } from './order-fields.schema.ts';

const fieldOf = (part: Part): Field<unknown> => {
  switch (part.is) {
    case 'group':
      return partField(requestSchema(detailFields(part.parts)));
    case 'list':
      return listField(partField(requestSchema(detailFields(part.parts))), part.most);
    case 'decimal':
      return signedDecimal;
    case 'integer':
      return integer(0, 100_000);
    case 'day':
      return day;
    case 'country':
      return countryCode;
    case 'choice':
      return oneOf(part.among);
    default:
      return part.lines ? longText(part.most) : text(part.most);
  }
};

/** Each may be missing; "" and null say "none". */
export const detailFields = <F extends Parts>(parts: F) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [snake(name), meaning(optional(orBlank(fieldOf(part))), part.says)]),
  ) as { readonly [K in keyof F & string as Snake<K>]: Field<unknown> };

type RequestFields = { readonly [name: string]: unknown };

const contentOf = (part: Part, input: unknown): unknown => {
  if (part.is === 'list' && Array.isArray(input))
    return input.map((element) => givenDetails(part.parts, element as RequestFields));
  return part.is === 'group' && typeof input === 'object' && input !== null
    ? givenDetails(part.parts, input as RequestFields)
    : input;
};

/** What a request says of the table, by its names inside; null for none, and what it does not name is absent. */
export const givenDetails = <F extends Parts>(
  parts: F,
  input: RequestFields,
): { readonly [K in keyof F]?: ContentOf<F>[K] | null } =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) => {
      const value = input[snake(name)];
      return value === undefined ? [] : [[name, contentOf(part, value)]];
    }),
  ) as { readonly [K in keyof F]?: ContentOf<F>[K] | null };
