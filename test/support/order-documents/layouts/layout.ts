/** What a layout is, and how PDF and spreadsheet layouts are made of their parts. */
import { type ContentOptions, type OrderContent, ofOneCustomer, randomContent } from '../content.ts';
import type { Head } from '../pdf/heads-dev.ts';
import { drawBlocks, drawSentences, drawStacked, type SentenceForm } from '../pdf/no-table.ts';
import { type PageLook, pdfWith } from '../pdf/pen.ts';
import { type Manner, type MoneyLook, type Scene, sceneOf } from '../pdf/scene.ts';
import { drawTable, type TableDesign } from '../pdf/table.ts';
import { drawTotals, type TotalsLook } from '../pdf/totals.ts';
import { type Random, randomFrom } from '../random.ts';
import type { SheetForm } from '../sheets/forms.ts';
import { type Grid, separatedText, type TextManner, workbookOf } from '../sheets/grid.ts';
import { type Shown, type Truth, truthOf } from '../truth.ts';
import { type Language, languages, type SetName } from '../words/index.ts';

export type MadeDocument = {
  readonly bytes: Buffer;
  readonly extension: 'pdf' | 'xlsx' | 'csv' | 'png' | 'jpg';
  readonly truth: Truth;
};

export type Layout = {
  readonly name: string;
  readonly set: SetName;
  readonly format: 'pdf' | 'xlsx' | 'csv';
  /** the languages that it is made in */
  readonly languages: readonly Language[];
  /**
   * The same seed makes the same document; `type` is a document type of packages/order-extraction/document/extraction.ts. `looks`: documents of the same one are of one
   * program, with the same labels and the same manner, whatever they say.
   */
  readonly make: (seed: number, type?: string, language?: Language, looks?: number) => Promise<MadeDocument>;
};

export type PdfLayout = {
  readonly languages?: readonly Language[];
  readonly page: PageLook;
  readonly head: Head;
  readonly rows:
    | TableDesign
    | { readonly form: 'stacked' }
    | { readonly form: 'blocks' }
    | { readonly form: 'sentences'; readonly as: SentenceForm };
  readonly totals?: TotalsLook;
  readonly money?: readonly MoneyLook[];
  readonly content?: ContentOptions;
  /** so many orders, each beginning a page */
  readonly orders?: number;
  readonly shown?: Shown;
};

export type SheetLayout = {
  readonly languages?: readonly Language[];
  readonly form: SheetForm;
  readonly content?: ContentOptions;
  readonly shown?: Shown;
  /** a sheet before the order's */
  readonly cover?: Grid;
  /** shown by the number format of money cells */
  readonly currencyFormat?: boolean;
};

const drawRows = (scene: Scene, from: number, rows: PdfLayout['rows']): number => {
  if (!('form' in rows)) return drawTable(scene, from, rows);
  switch (rows.form) {
    case 'stacked':
      return drawStacked(scene, from);
    case 'blocks':
      return drawBlocks(scene, from);
    case 'sentences':
      return drawSentences(scene, from, rows.as);
  }
};

const codeShown = (rows: PdfLayout['rows']): boolean => 'form' in rows || rows.columns.includes('code');

/** Of a document that is no order only the type is asked. */
const truthFor = (contents: readonly OrderContent[], shown: Shown): Truth => {
  const [first, ...others] = contents;
  if (!first) throw new Error('a document holds at least one order');
  if (first.type !== 'order' && first.type !== 'order_change') return { document_type: first.type };
  const truth = truthOf(first, shown);
  return others.length > 0 ? { ...truth, others: others.map((content) => truthOf(content, shown)) } : truth;
};

function contentsFor(
  random: Random,
  set: SetName,
  language: Language,
  type: string,
  count: number,
  options: ContentOptions,
): OrderContent[] {
  const contents: OrderContent[] = [];
  while (contents.length < count) contents.push(ofOneCustomer(contents[0], randomContent(random, set, language, type, options)));
  return contents;
}

const mannerOf = (random: Random, content: OrderContent, money: readonly MoneyLook[]): Manner => ({
  number: random.pick(content.words.number),
  date: random.pick(content.words.dates),
  money: random.pick(money),
});

export const pdfLayout = (set: SetName, name: string, layout: PdfLayout): Layout => ({
  name,
  set,
  format: 'pdf',
  languages: layout.languages ?? languages,
  make: async (seed, type = 'order', chosen, looks) => {
    const said = randomFrom(seed);
    const language = chosen ?? said.pick(layout.languages ?? languages);
    const orders = type === 'order' ? (layout.orders ?? 1) : 1;
    const random = looks === undefined ? said : randomFrom(looks);
    const options = layout.content ?? {};
    const of = looks === undefined ? undefined : randomContent(random, set, language, type, options);
    const contents = contentsFor(said, set, language, type, orders, options).map((content) => ofOneCustomer(of, content));
    const [first] = contents;
    if (!first) throw new Error('no order');
    const manner = mannerOf(random, first, layout.money ?? ['bare', 'symbol before', 'symbol after', 'code after']);
    const bytes = await pdfWith(layout.page, (pen) => {
      for (const [index, content] of contents.entries()) {
        if (index > 0) pen.newPage();
        const scene = sceneOf(pen, content, random, manner);
        drawTotals(scene, drawRows(scene, layout.head(scene), layout.rows), layout.totals ?? 'right');
      }
    });
    const shown: Shown = {
      code: codeShown(layout.rows),
      total: layout.totals !== 'none',
      deliveryAsWeek: manner.date === 'week',
      ...layout.shown,
    };
    return { bytes, extension: 'pdf', truth: truthFor(contents, shown) };
  },
});

type Sheets = { readonly random: Random; readonly content: OrderContent; readonly grid: Grid };
type Asked = {
  readonly seed: number;
  readonly type: string;
  readonly chosen: Language | undefined;
  readonly looks: number | undefined;
};
const sheetFor = (set: SetName, layout: SheetLayout, { seed, type, chosen, looks }: Asked): Sheets => {
  const said = randomFrom(seed);
  const language = chosen ?? said.pick(layout.languages ?? languages);
  const random = looks === undefined ? said : randomFrom(looks);
  const options = layout.content ?? {};
  const of = looks === undefined ? undefined : randomContent(random, set, language, type, options);
  const content = ofOneCustomer(of, randomContent(said, set, language, type, options));
  return { random, content, grid: layout.form(content, random) };
};

export const xlsxLayout = (set: SetName, name: string, layout: SheetLayout): Layout => ({
  name,
  set,
  format: 'xlsx',
  languages: layout.languages ?? languages,
  make: async (seed, type = 'order', chosen, looks) => {
    const { content, grid } = sheetFor(set, layout, { seed, type, chosen, looks });
    const cover = layout.cover ? [{ name: 'Info', grid: layout.cover }] : [];
    const bytes = workbookOf([...cover, { name: 'Order', grid }], layout.currencyFormat ? content.currency : null);
    return { bytes, extension: 'xlsx', truth: truthFor([content], layout.shown ?? {}) };
  },
});

export type CsvLayout = SheetLayout & Pick<TextManner, 'separator' | 'encoding'>;

export const csvLayout = (set: SetName, name: string, layout: CsvLayout): Layout => ({
  name,
  set,
  format: 'csv',
  languages: layout.languages ?? languages,
  make: async (seed, type = 'order', chosen, looks) => {
    const { random, content, grid } = sheetFor(set, layout, { seed, type, chosen, looks });
    const date = random.pick(content.words.dates);
    const manner: TextManner = { ...layout, number: random.pick(content.words.number), date: date === 'week' ? 'iso' : date };
    return { bytes: separatedText(grid, content, manner), extension: 'csv', truth: truthFor([content], layout.shown ?? {}) };
  },
});
