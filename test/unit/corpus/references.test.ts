import { readFileSync } from 'node:fs';
import { documentTypes } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { references, sourceOf } from '../../../scripts/fetch-corpus.mjs';

type Fields = Record<string, unknown>;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isNumberOrNull = (value: unknown): boolean => value === null || (typeof value === 'number' && Number.isFinite(value));
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isDateOrNull = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && new Date(value).toISOString().startsWith(value));
const isCurrencyOrNull = (value: unknown): boolean => value === null || /^[A-Z]{3}$/.test(String(value));
const isDocumentType = (value: unknown): boolean => documentTypes.some((type) => type === value);
const listOf = (holds: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(holds);

type Shape = Record<string, (value: unknown) => boolean>;
/** An object that has no field but these, each of its kind; which of them it has to have is `required`. */
const shaped =
  (shape: Shape, required: readonly string[] = []) =>
  (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields = value as Fields;
    const isKnown = Object.entries(fields).every(([name, field]) => shape[name]?.(field));
    return isKnown && required.every((name) => name in fields);
  };

const address = {
  name: isTextOrNull,
  street: isTextOrNull,
  postal_code: isTextOrNull,
  city: isTextOrNull,
  country: isTextOrNull,
};
const lineFields = { name: isText, code: isTextOrNull, qty: isNumberOrNull, price: isNumberOrNull, unit: isText };
const lineAccepts = {
  name_accept: isTextList,
  code_accept: listOf(isTextOrNull),
  qty_accept: listOf(isNumberOrNull),
  price_accept: listOf(isNumberOrNull),
  optional: isFlag,
};
const headerFields: Shape = {
  customer_name: isTextOrNull,
  customer_email: isTextOrNull,
  po_number: isTextOrNull,
  order_date: isDateOrNull,
  delivery_date: isDateOrNull,
  currency: isCurrencyOrNull,
  total: isNumberOrNull,
  document_type: isDocumentType,
};
const truth = shaped(
  {
    ...headerFields,
    products: listOf(shaped({ ...lineFields, ...lineAccepts }, ['name', 'qty'])),
    ship_to: shaped(address, Object.keys(address)),
    tax: listOf(shaped({ rate: isNumberOrNull, amount: isNumberOrNull }, ['amount'])),
    notes: isTextList,
  },
  ['document_type'],
);
const accepted = Object.fromEntries(
  Object.entries(headerFields).map(([name, holds]) => [name, listOf((value) => value === null || holds(value))]),
);
const own = { names: isTextList, domains: isTextList, currency: isCurrencyOrNull, locale: isTextOrNull };

const reference: Shape = {
  half: (value) => value === 'work' || value === 'held_out',
  added: isDateOrNull,
  repo: (value) => /^[\w.-]+\/[\w.-]+$/.test(String(value)),
  commit: (value) => /^[0-9a-f]{40}$/.test(String(value)),
  source: isText,
  path: (value) => /^[a-z0-9][\w.-]*\.(pdf|eml|xlsx?|csv|xml|png|jpe?g|docx)$/.test(String(value)),
  kind: isText,
  lang: (value) => /^[a-z]{2}(-[A-Za-z]+)?(\/[a-z]{2})*$/.test(String(value)),
  prog: isText,
  licence: isText,
  truth,
  accept: shaped(accepted),
  must: shaped({ draft: (value) => ['order', 'revision', 'none', 'any'].includes(String(value)) }, ['draft']),
  own: shaped(own, Object.keys(own)),
  notes: isText,
};
const required = Object.keys(reference).filter((name) => !['accept', 'notes', 'half', 'added'].includes(name));

const corpus: readonly Fields[] = references();
const pathsOf = (held: readonly Fields[]): readonly unknown[] => held.map(({ path }) => path);

describe('references to public documents', () => {
  it('have every field, each of its kind', () => {
    const faults = corpus.flatMap((line) => [
      ...required.filter((name) => !(name in line)).map((name) => `${line.path}: lacks ${name}`),
      ...Object.entries(line)
        .filter(([name, value]) => !reference[name]?.(value))
        .map(([name, value]) => `${line.path}: ${name} is ${JSON.stringify(value)}`),
    ]);
    expect(faults).to.deep.equal([]);
  });

  it('name each document and each source once', () => {
    const sources = corpus.map(({ repo, source }) => `${repo} ${source}`);
    expect([...pathsOf(corpus)].toSorted()).to.deep.equal([...new Set(pathsOf(corpus))].toSorted());
    expect(sources.toSorted()).to.deep.equal([...new Set(sources)].toSorted());
  });

  it('take a repository at most five times, apart from the first ones', () => {
    const counts = Map.groupBy(corpus, ({ repo }) => repo);
    const many = [...counts].filter(([, of]) => of.length > 5).map(([repo]) => repo);
    expect(many).to.deep.equal(['DavidGP-ADA/email-to-order-ai-demo']);
  });

  it('give an order that has to be drafted its lines', () => {
    const empty = corpus.filter(({ must, truth }) => {
      const { products } = truth as { products?: readonly unknown[] };
      return (must as Fields).draft === 'order' && (products ?? []).length === 0;
    });
    expect(pathsOf(empty)).to.deep.equal([]);
  });

  it('accept other values only for fields that are judged', () => {
    const unjudged = corpus.filter((line) => {
      const judged = line.truth as Fields;
      return Object.keys((line.accept as Fields | undefined) ?? {}).some((name) => !(name in judged));
    });
    expect(pathsOf(unjudged)).to.deep.equal([]);
  });

  it('write a text that becomes a mail as .eml', () => {
    const wrong = corpus.filter((line) => {
      const { file, item, isMail } = sourceOf({ source: String(line.source) });
      const ending = isMail ? 'eml' : file?.split('.').at(-1)?.toLowerCase();
      return !String(line.path).endsWith(`.${ending}`) || (item !== undefined && !isMail);
    });
    expect(pathsOf(wrong)).to.deep.equal([]);
  });

  it('are one JSON object a line, so that a change reads as one line', () => {
    const file = readFileSync(new URL('../../../corpus/public/references.jsonl', import.meta.url), 'utf8');
    expect(file.endsWith('}\n')).to.equal(true);
    expect(file.split('\n').filter((line) => line !== '' && !line.startsWith('{"repo"'))).to.deep.equal([]);
  });
});
