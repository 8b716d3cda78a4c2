/**
 * A family is a structure of order documents that no other family has: one file with a function that lays an order
 * out, and one line in the registry (index.ts). It is rendered in seventeen languages and as every kind of hard
 * negative without further code.
 */
import { type ContentOptions, type OrderContent, ofOneCustomer, randomContent } from '../content.ts';
import type { Layout, MadeDocument } from '../layouts/layout.ts';
import { type PageLook, pdfWith } from '../pdf/pen.ts';
import { type MoneyLook, sceneOf } from '../pdf/scene.ts';
import { type Random, randomFrom } from '../random.ts';
import { type Grid, separatedText, type TextManner, workbookOf } from '../sheets/grid.ts';
import { type Shown, type Truth, type TruthLine, truthOf } from '../truth.ts';
import { allLanguages, type Language } from '../words/index.ts';
import { type Desk, deskOn } from './desk.ts';

type Common = {
  readonly name: string;
  readonly languages?: readonly Language[];
  readonly content?: ContentOptions;
  /** changes the content before it is drawn: quantities that a structure needs, notes that it has */
  readonly prepare?: (content: OrderContent, random: Random) => OrderContent;
  readonly shown?: Shown;
  /** what is right where the structure makes it another: the variants of an article are lines of their own */
  readonly truth?: (truth: Truth, content: OrderContent) => Truth;
};

export type PdfFamily = Common & {
  readonly page?: PageLook;
  readonly money?: readonly MoneyLook[];
  readonly draw: (desk: Desk) => void;
};

export type Sheet = { readonly name: string; readonly grid: Grid };
export type SheetFamily = Common & {
  /** every sheet of the workbook; of separated text only the first is written */
  readonly sheets: (content: OrderContent, random: Random) => readonly Sheet[];
  readonly currencyFormat?: boolean;
  readonly text?: Pick<TextManner, 'separator' | 'encoding'>;
};

/** The truth with each of its lines changed. */
export const withProducts = (truth: Truth, change: (line: TruthLine, index: number) => TruthLine): Truth => ({
  ...truth,
  products: (truth.products ?? []).map(change),
});

/** What looks like an order and is none; `blank` is a form that nobody has filled in. */
export const lookAlikeKinds = [
  'invoice',
  'order_response',
  'quotation',
  'delivery_note',
  'receipt',
  'order_cancellation',
  'other',
  'blank',
] as const;

const blankOf = (content: OrderContent): OrderContent => ({
  ...content,
  type: 'other',
  po: '',
  date: '',
  delivery: null,
  email: null,
  buyer: { name: '', street: '', town: '', domain: content.seller.domain },
  lines: [],
  charges: [],
  rowsCents: 0,
  netCents: 0,
  taxCents: 0,
  totalCents: 0,
});

const standard: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'fi', 'en-IN']);
const pageLooks: readonly PageLook[] = [
  { font: 'helvetica', size: 9 },
  { font: 'liberation', size: 9 },
  { font: 'times', size: 10 },
];

function contentFor(random: Random, language: Language, type: string, family: Common): OrderContent {
  const plain = randomContent(random, 'families', language, type === 'blank' ? 'order' : type, family.content ?? {});
  const content = family.prepare ? family.prepare(plain, random) : plain;
  return type === 'blank' ? blankOf(content) : content;
}

const isOrder = (type: string): boolean => type === 'order' || type === 'order_change';

function truthFor(content: OrderContent, family: Common, shown: Shown): Truth {
  if (!isOrder(content.type)) return { document_type: content.type };
  const truth = truthOf(content, { ...shown, ...family.shown });
  return family.truth ? family.truth(truth, content) : truth;
}

export const pdfFamily = (family: PdfFamily): Layout => ({
  name: family.name,
  set: 'families',
  format: 'pdf',
  languages: family.languages ?? allLanguages,
  make: async (seed, type = 'order', chosen, looks): Promise<MadeDocument> => {
    const said = randomFrom(seed);
    const language = chosen ?? said.pick(family.languages ?? allLanguages);
    const random = looks === undefined ? said : randomFrom(looks);
    const of = looks === undefined ? undefined : contentFor(random, language, type, family);
    const content = ofOneCustomer(of, contentFor(said, language, type, family));
    const look = family.page ?? random.pick(pageLooks);
    const page: PageLook = standard.has(language) ? look : { ...look, font: 'liberation' };
    const { words } = content;
    const manner = {
      number: random.pick(words.number),
      date: random.pick(words.dates),
      money: random.pick<MoneyLook>(family.money ?? ['bare', 'symbol after', 'code after']),
    };
    const bytes = await pdfWith(page, (pen) => family.draw(deskOn(sceneOf(pen, content, random, manner))));
    return { bytes, extension: 'pdf', truth: truthFor(content, family, { deliveryAsWeek: manner.date === 'week' }) };
  },
});

export const sheetFamily = (family: SheetFamily): Layout => ({
  name: family.name,
  set: 'families',
  format: family.text ? 'csv' : 'xlsx',
  languages: family.languages ?? allLanguages,
  make: async (seed, type = 'order', chosen, looks): Promise<MadeDocument> => {
    const said = randomFrom(seed);
    const language = chosen ?? said.pick(family.languages ?? allLanguages);
    const random = looks === undefined ? said : randomFrom(looks);
    const of = looks === undefined ? undefined : contentFor(random, language, type, family);
    const content = ofOneCustomer(of, contentFor(said, language, type, family));
    const sheets = family.sheets(content, random);
    const truth = truthFor(content, family, {});
    if (!family.text)
      return { bytes: workbookOf(sheets, family.currencyFormat ? content.currency : null), extension: 'xlsx', truth };
    const date = random.pick(content.words.dates);
    const manner: TextManner = {
      ...family.text,
      // the older encodings lack the letters of most languages
      encoding: standard.has(language) ? family.text.encoding : 'utf8',
      number: random.pick(content.words.number),
      date: date === 'week' ? 'iso' : date,
    };
    return { bytes: separatedText(sheets[0]?.grid ?? [], content, manner), extension: 'csv', truth };
  },
});
