import type { DocumentType } from '@order-intake/order-extraction/document';
import { labelNameOf } from '../../../packages/order-extraction/rules/header/labels.ts';
import { zonePhrase } from '../../../packages/order-extraction/rules/header/zones.ts';
import type { ColumnKind, LabelName, ZoneName } from '../../../packages/order-extraction/rules/languages/index.ts';
import { namesCharge, type TotalKind, totalKindOf } from '../../../packages/order-extraction/rules/table/totals.ts';
import { columnKindOf, looseColumnKind } from '../../../packages/order-extraction/rules/table/vocabulary.ts';
import { normalise } from '../../../packages/order-extraction/rules/text.ts';
import { typeOf } from '../../../packages/order-extraction/rules/type/title-words.ts';

/** What one language calls things in order documents, as people print it; the terms of a kind are separated by commas. */
export type UsualWords = {
  readonly titles: { readonly [type in DocumentType]?: string };
  readonly labels: { readonly [name in LabelName]?: string };
  readonly columns: { readonly [kind in ColumnKind]?: string };
  readonly totals: { readonly [kind in TotalKind | 'charge']?: string };
  readonly zones: { readonly [zone in ZoneName]?: string };
};

const totalOrCharge = (term: string): string | null => totalKindOf(term) ?? (namesCharge(term) ? 'charge' : null);

/** how a part of the words is asked for today */
const asked: { readonly [part in keyof UsualWords]: (term: string) => string | null } = {
  titles: (term) => typeOf(normalise(term).split(' '))?.type ?? null,
  labels: labelNameOf,
  columns: (term) => columnKindOf(term) ?? looseColumnKind(term),
  totals: totalOrCharge,
  zones: zonePhrase,
};

const termsOf = (terms: string): readonly string[] => terms.split(',').map((term) => term.trim().replace(/\s+/g, ' '));

/** Each term that is not known as what it is: "titles: Aankooporder is no order but unknown". */
export const misread = (words: UsualWords): readonly string[] =>
  (Object.keys(asked) as readonly (keyof UsualWords)[]).flatMap((part) =>
    (Object.entries(words[part]) as readonly [string, string][]).flatMap(([kind, terms]) =>
      termsOf(terms)
        .map((term) => [term, asked[part](term)] as const)
        .filter(([, found]) => found !== kind)
        .map(([term, found]) => `${part}: ${term} is no ${kind} but ${found ?? 'unknown'}`),
    ),
  );
