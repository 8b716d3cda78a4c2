import type { Extractor, KnownLayout } from '@order-intake/order-extraction/document';

/** An extractor that is told what the company's people confirmed of documents of before. Tools that know no company read without. */
export const withKnownLayouts = (
  extractor: Extractor,
  knownLayouts: (companyId: string) => Promise<readonly KnownLayout[]>,
): Extractor => ({
  name: extractor.name,
  extract: async (documents, context, onFirst) =>
    context.companyId === undefined
      ? extractor.extract(documents, context, onFirst)
      : extractor.extract(documents, { ...context, layouts: await knownLayouts(context.companyId) }, onFirst),
});
