/** Orders in a reading, as the service would draft them for the company that received it. */
import type { Extraction, Extractor, WordsReader } from '@order-intake/order-extraction/document';
import { languageOf, normalise } from '@order-intake/order-extraction/learning';
import { withKnownRecords } from '../../src/adapters/extraction/with-known-records.ts';
import { createOrdersIn } from '../../src/jobs/shared/read-orders.ts';
import type { DocumentReading } from '../support/packed-readings.ts';
import type { lookupIn } from './catalog.ts';
import type { CorpusDocument } from './corpus.ts';

/** What a document comes as. `mail`: an order in words, without an attachment. */
export type Kind = 'mail' | 'scan' | 'sheet' | 'data' | 'text';

export type Extracted = {
  readonly extractions: readonly Extraction[];
  /** why nothing could be read */
  readonly error: string | null;
  readonly kind: Kind;
  readonly language: string;
};

export type Deployment = {
  readonly documents: WordsReader;
  readonly extractor: Extractor;
  /** null: nothing is known of the company */
  readonly lookup: ReturnType<typeof lookupIn> | null;
};

const kindOf = ({ read, words }: DocumentReading): Kind => {
  const [first] = read;
  if (!first) return words.length > 0 ? 'mail' : 'text';
  const { pages, sheets, embedded } = first.content;
  if (sheets.length > 0) return 'sheet';
  if (pages.length === 0 && embedded) return 'data';
  return pages.length > 0 && pages.every(({ reader }) => reader === 'ocr') ? 'scan' : 'text';
};

const textOf = ({ read, words }: DocumentReading): string =>
  [
    ...read.flatMap(({ content: { pages, sheets } }) => [
      ...pages.flatMap((page) => page.words),
      ...sheets.flatMap((sheet) => sheet.cells),
    ]),
    ...words.map(({ plain, html }) => ({ text: plain ?? html?.replace(/<[^>]*>/g, ' ') ?? '' })),
  ]
    .map(({ text }) => text)
    .join(' ');

const nobody = { ownNames: [], ownDomains: [], currency: null, locale: null };
/** whose catalog it is; any name */
const companyId = 'ratchet';

/** With `lookup` as deployed: own names, domains, currency and locale, and the company's catalog. */
export const createExtract = ({ documents, extractor, lookup }: Deployment) => {
  return async ({ own, language }: CorpusDocument, reading: DocumentReading): Promise<Extracted> => {
    const known = lookup && {
      companyId,
      ...(own ? { ownNames: own.names, ownDomains: own.domains, currency: own.currency, locale: own.locale } : nobody),
    };
    const context = { ...(known ?? nobody), ...(reading.mail ? { mail: reading.mail } : {}) };
    const deployed = lookup ? withKnownRecords(extractor, lookup(own?.names ?? [])) : extractor;
    const { results, left } = await createOrdersIn({ documents, extractor: deployed })(reading, context);
    const isUnread = reading.read.length === 0 && reading.words.length === 0;
    return {
      extractions: results,
      error: isUnread || results.length === 0 ? (left[0]?.code ?? null) : null,
      kind: kindOf(reading),
      language: language ?? languageOf(normalise(textOf(reading))).code,
    };
  };
};
