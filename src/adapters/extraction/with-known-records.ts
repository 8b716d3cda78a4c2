import { type Extractor, type RecordLookup, recognised, recordKeysIn } from '@order-intake/order-extraction/document';

/** keys in one question to the store */
const mostKeysAtOnce = 4_000;

const inSlices = (keys: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(keys.length / mostKeysAtOnce) }, (_, at) =>
    keys.slice(at * mostKeysAtOnce, (at + 1) * mostKeysAtOnce),
  );

/**
 * An extractor that knows the company's customers and products, as far as the documents or the sender point to them. They are looked up before, in this
 * process: who extracts has no database. Tools that know no company read without.
 */
export const withKnownRecords = (extractor: Extractor, lookup: RecordLookup): Extractor => ({
  name: extractor.name,
  extract: async (documents, context, onFirst) => {
    const { companyId } = context;
    if (companyId === undefined) return extractor.extract(documents, context, onFirst);
    const keys = recordKeysIn(documents, context);
    const results = await Promise.all(inSlices([...keys]).map((slice) => lookup(companyId, slice)));
    const records = recognised(
      {
        customers: unique(results.flatMap(({ customers }) => customers)),
        products: unique(results.flatMap(({ products }) => products)),
      },
      keys,
    );
    return extractor.extract(documents, { ...context, records }, onFirst);
  },
});

/** Different keys may lead to one record. */
const unique = <T extends { readonly id: string }>(records: readonly T[]): readonly T[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
];
