/** The tables of order-details.ts as optional properties of events. */
import type { ContentOf, Part, Parts } from '@order-intake/order-extraction/document';
import * as t from 'io-ts';
import { integer, list, nullable, oneOf, shape } from './event-codec.codec.ts';

const codecOf = (part: Part): t.Mixed => {
  switch (part.is) {
    case 'group':
      return shape({}, detailCodecs(part.parts));
    case 'list':
      return list(shape({}, detailCodecs(part.parts)));
    case 'choice':
      return oneOf(part.among);
    case 'integer':
      return integer;
    default:
      return t.string;
  }
};

export const detailCodecs = <F extends Parts>(parts: F) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, codecOf(part)])) as {
    [K in keyof F]: t.Type<NonNullable<ContentOf<F>[K]>, unknown>;
  };

/** The same in a correction: null takes a value away. */
export const removable = <F extends Parts>(parts: F) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, nullable(codecOf(part))])) as unknown as {
    [K in keyof F]: t.Type<NonNullable<ContentOf<F>[K]> | null, unknown>;
  };
